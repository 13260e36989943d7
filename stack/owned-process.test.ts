import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endOrphans, identityOf, isAlive, readRecords, startedAt, writeRecord } from './owned-process.ts';

let folder: string;
let child: ChildProcess;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'owned-process-'));
  child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)'], {
    detached: true,
    stdio: 'ignore',
  });
});

afterEach(() => {
  child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const pid = () => child.pid ?? 0;

describe('telling whether a recorded process is still ours', () => {
  test('the living process is', () => {
    expect(isAlive({ name: 'one', pid: pid(), identity: identityOf(pid()) ?? '' })).toBe(true);
  });

  test('another process that has got its number is not', () => {
    expect(isAlive({ name: 'one', pid: process.pid, identity: identityOf(pid()) ?? '' })).toBe(false);
  });

  test('a record without an identity is nobody', () => {
    expect(isAlive({ name: 'one', pid: pid(), identity: '' })).toBe(false);
  });

  test('a process that has ended is gone', async () => {
    const identity = identityOf(pid()) ?? '';
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(isAlive({ name: 'one', pid: pid(), identity })).toBe(false);
  });

  test('a command name with spaces and brackets does not shift the start time', () => {
    const after = ['S', ...Array.from({ length: 18 }, (_, index) => String(index)), '4711', '0'].join(' ');
    expect(startedAt(`12 (a) (b c) ${after}`)).toBe('4711');
    expect(startedAt(`12 (dead) ${after.replace('S', 'Z')}`)).toBeUndefined();
  });
});

describe('ending what a killed run left behind', () => {
  test('ends the recorded process and forgets the record', async () => {
    writeRecord(folder, { name: 'worker', pid: pid(), identity: identityOf(pid()) ?? '' });
    const gone = once(child, 'exit');
    expect(await endOrphans(folder, 'supervisor')).toEqual(['worker']);
    await gone;
    expect(readdirSync(folder)).toEqual([]);
  });

  test('leaves a stranger with the recorded number alone', async () => {
    writeRecord(folder, { name: 'worker', pid: pid(), identity: 'another boot:1' });
    expect(await endOrphans(folder, 'supervisor')).toEqual([]);
    expect(identityOf(pid())).toBeDefined();
  });

  test('passes over a damaged record', () => {
    writeFileSync(join(folder, 'api.json'), '{"na');
    expect(readRecords(folder)).toEqual([]);
  });
});

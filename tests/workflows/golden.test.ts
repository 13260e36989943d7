import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addGolden, comingRelease, faultsOf, FOLDER, goldenFiles, lostLines, releases } from './golden.ts';
import { testFolder } from '../harness/test-folder.ts';

/** What the repository has ever listed, as far as this clone knows it: none where git or the repository is not there. */
function earlierManifests(): string[] {
  const git = (...args: string[]): string | null => {
    const { status, stdout } = spawnSync('git', args, { cwd: FOLDER, encoding: 'utf8' });
    return status === 0 ? stdout : null;
  };
  const commits = git('log', '--format=%H', '--', 'manifest.sha256')?.split('\n').filter(Boolean) ?? [];
  return commits.flatMap((commit) => git('show', `${commit}:./manifest.sha256`) ?? []);
}

describe('golden histories', () => {
  test('are all there, as they were recorded', () => {
    expect(faultsOf()).toEqual([]);
    expect(goldenFiles().length).toBeGreaterThanOrEqual(27);
  });

  test('a line of the manifest stays, whatever commit it came with', () => {
    const now = readFileSync(join(FOLDER, 'manifest.sha256'), 'utf8');
    expect(earlierManifests().flatMap((earlier) => lostLines(earlier, now))).toEqual([]);
  });

  test('none is newer than the release that is being made', () => {
    expect([...releases(), comingRelease()].sort(byNumber).at(-1)).toBe(comingRelease());
  });
});

const byNumber = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });

describe('the guard', () => {
  const copy = testFolder('golden-');
  const path = join(copy.path, 'histories');
  beforeEach(() => {
    rmSync(path, { recursive: true, force: true });
    mkdirSync(path);
    writeFileSync(join(path, 'manifest.sha256'), '');
    addGolden('0.9.0/one.json', '{}\n', path);
    addGolden('0.10.0/one.json', '{"events":[]}\n', path);
  });
  afterAll(() => copy.remove());

  test('orders releases by number and lets more be added', () => {
    expect(goldenFiles(path)).toEqual(['0.9.0/one.json', '0.10.0/one.json']);
    addGolden('0.10.0/two.json', '{}\n', path);
    expect(faultsOf(path)).toEqual([]);
  });

  test('refuses a history that is gone, changed or slipped in', () => {
    rmSync(join(path, '0.9.0/one.json'));
    writeFileSync(join(path, '0.10.0/one.json'), '{"events":[1]}\n');
    cpSync(join(path, '0.10.0/one.json'), join(path, '0.10.0/other.json'));
    expect(faultsOf(path)).toEqual([
      '0.9.0/one.json is gone',
      '0.10.0/one.json was changed',
      '0.10.0/other.json is not in the manifest',
    ]);
  });

  test('refuses to record over a history', () => {
    expect(() => addGolden('0.9.0/one.json', '{"events":[]}\n', path)).toThrow('EEXIST');
    expect(faultsOf(path)).toEqual([]);
  });

  test('sees a manifest that lost a line, or has it with another sum', () => {
    expect(lostLines('a  1\nb  2\n', 'a  1\nb  2\nc  3\n')).toEqual([]);
    expect(lostLines('a  1\nb  2\n', 'a  1\nx  2\n')).toEqual(['b  2']);
  });
});

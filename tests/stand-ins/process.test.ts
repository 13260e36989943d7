import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

test('the process says where its services are, and SIGTERM ends it at once', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'stand-ins-process-'));
  const file = join(dataDir, 'running.json');
  const child = spawn(process.execPath, ['--import', 'tsx', 'stack/stand-ins/main.ts'], {
    env: { ...process.env, NODE_OPTIONS: '', STANDIN_DATA_DIR: dataDir, STAND_INS_FILE: file },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const line = await new Promise<string>((resolve, reject) => {
      child.stdout.once('data', (part: Buffer) => resolve(part.toString('utf8')));
      child.once('exit', () => reject(new Error('ended early')));
    });
    const ready = JSON.parse(line) as {
      msg: string;
      urls: Record<string, string>;
      env: Record<string, string>;
    };
    expect(ready.msg).toBe('stand-ins ready');
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ urls: ready.urls, env: ready.env });
    for (const url of Object.values(ready.urls)) {
      const page = await fetch(url);
      expect(page.status).toBe(200);
      expect(await page.text()).toContain('Bandomoji aplinka');
      expect((await fetch(`${url}/__control`)).status).toBe(200);
    }
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  } finally {
    child.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  }
});

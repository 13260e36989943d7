// Nothing of training is in what production runs (decision 0060).
import { describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig as readApiConfig } from '../../api/config.ts';
import { ROUTES } from '../../api/routes/index.ts';
import { readConfig as readWorkerConfig } from '../../worker/config.ts';
import { TRAINING } from '../../domain/texts/lt/screen/training.ts';
import { ROOT, readText } from './compose-file.ts';

const pages = join(ROOT, 'dist/web');
const scripts = (): string[] =>
  readdirSync(pages, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));

describe('in production there is no training', () => {
  test('the built pages know neither its calls nor its words', () => {
    expect(existsSync(join(pages, 'index.html'))).toBe(true);
    const knowing = scripts().filter((name) => {
      const code = readFileSync(join(pages, name), 'utf8');
      return [TRAINING.title, TRAINING.move, 'BackOffice/Training'].some((words) => code.includes(words));
    });
    expect(scripts().length).toBeGreaterThan(10);
    expect(knowing).toEqual([]);
    // What would be found, had they been built for it.
    expect(readText('web/staff/training/training-calls.ts')).toContain('BackOffice/Training');
  });

  test('no call of it is described, mounted or in the image', () => {
    expect(readText('openapi.json')).not.toMatch(/training/i);
    expect(ROUTES.filter(({ path }) => /training/i.test(path))).toEqual([]);
    const keptOut = readText('.dockerignore').split('\n');
    expect(keptOut).toEqual(expect.arrayContaining(['api/training', 'db/training']));
    expect(readText('Dockerfile') + readText('docker-compose.yml')).not.toMatch(/TRAINING|WORKING_DAY/);
  });

  test.each(['TRAINING_MODE', 'WORKING_DAY_SECONDS'])('%s is refused by both processes', (name) => {
    for (const read of [readApiConfig, readWorkerConfig])
      for (const environment of [{ APP_ENV: 'production' }, {}])
        expect(() => read({ ...environment, [name]: '1' })).toThrow(`${name}: is not for production`);
  });

  test('an api that is started with it ends at once and says why', () => {
    const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'api/main.ts'], {
      cwd: ROOT,
      env: { PATH: process.env.PATH, NODE_ENV: 'production', TRAINING_MODE: '1' },
      encoding: 'utf8',
      timeout: 60_000,
    });
    expect(status).toBe(1);
    expect(stderr).toContain('TRAINING_MODE: is not for production');
  }, 90_000);
});

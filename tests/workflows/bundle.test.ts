import { beforeAll, describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { workflowBundle } from '../../worker/bundle.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** What a module may change after it was read: `let`, and what is empty at first. */
const KEEPS =
  /^(?:export )?(?:let|var|const(?=[^\n]*= (?:new (?:Weak)?(?:Map|Set)(?:<[^\n]*>)?\(\)|\[\]|\{\});)) (\w+)/gm;

const keptBy = (file: string): string[] =>
  [...readFileSync(join(ROOT, file), 'utf8').matchAll(KEEPS)].map(([, name]) => name!);

/** The source map of the bundle lists every module in it. */
function modulesOf(code: string): string[] {
  const encoded = code.slice(code.lastIndexOf('base64,') + 'base64,'.length).trim();
  return (JSON.parse(Buffer.from(encoded, 'base64').toString()) as { sources: string[] }).sources;
}

describe('the workflow bundle', () => {
  let modules: string[];
  beforeAll(async () => {
    modules = modulesOf(await workflowBundle({ encodesFailures: false }));
  }, 60_000);

  test('lists its modules, our workflows among them', () => {
    expect(modules.some((name) => name.includes('workflows/loan-request.ts'))).toBe(true);
    expect(modules.some((name) => name.includes('domain/application/transitions.ts'))).toBe(true);
  });

  test.each([
    'zod',
    'pg',
    'kysely',
    'express',
    '@temporalio/client',
    '@temporalio/worker',
    '@temporalio/activity',
  ])('holds nothing of %s', (name) => {
    expect(modules.filter((module) => module.includes(`node_modules/${name}/`))).toEqual([]);
  });

  test('holds nothing of the database, the activities or the codec', () => {
    const ours = /(^|[/.])(db|activities|worker|api|stack)\/[a-z-/]+\.ts/;
    expect(modules.filter((name) => !name.includes('node_modules') && ours.test(name))).toEqual([]);
    expect(modules.some((name) => name.includes('aes-codec'))).toBe(false);
  });

  // Evaluated once for all cases of a worker (decision 0145): what one case left there the next would find.
  test('of ours, no module keeps anything', () => {
    const ours = modules
      .map((name) => /(domain|workflows)\/[\w/-]+\.ts$/.exec(name)?.[0])
      .filter((one) => one);
    expect(ours.length).toBeGreaterThan(50);
    expect(ours.flatMap((file) => keptBy(file!))).toEqual([]);
    // One outside of the bundle, by which is seen that such a thing is found.
    expect(keptBy('domain/values/days.ts')).toEqual(['aheadIn', 'toldHours']);
  });

  test('it is evaluated once a worker', async () => {
    expect(await workflowBundle({ encodesFailures: false })).toMatch(
      /preloadModules = function preloadModules\(\) \{\s*__webpack_require__\([^)]*workflows\/index\.ts/,
    );
  });
});

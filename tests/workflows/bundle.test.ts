import { beforeAll, describe, expect, test } from '@jest/globals';
import { workflowBundle } from '../../worker/bundle.ts';

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
});

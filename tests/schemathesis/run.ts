import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Found by name in the folder the program is started in. */
const SETTINGS = ['schemathesis.toml', 'hooks.py'] as const;

const CHECKS = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_schema_conformance',
  'negative_data_rejection',
];
/**
 * The same calls every time. A chance finding is found by the long run, which also tries every bound of every parameter:
 * SCHEMATHESIS_EXAMPLES=100 npm test -- schemathesis.
 */
const EXAMPLES = process.env.SCHEMATHESIS_EXAMPLES ?? '2';
const PHASES = process.env.SCHEMATHESIS_EXAMPLES ? 'examples,coverage,fuzzing' : 'examples,fuzzing';

export interface Run {
  python: string;
  description: object;
  url: string;
  headers: Record<string, string>;
}

/** Calls everything that is described; answers what schemathesis printed, and whether it found nothing. */
export async function runSchemathesis(given: Run): Promise<{ passed: boolean; output: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'schemathesis-'));
  try {
    writeFileSync(join(folder, 'openapi.json'), JSON.stringify(given.description));
    for (const name of SETTINGS) cpSync(fileURLToPath(new URL(name, import.meta.url)), join(folder, name));
    const headers = Object.entries(given.headers).flatMap(([name, value]) => [
      '--header',
      `${name}: ${value}`,
    ]);
    return await python(given.python, folder, [
      ...['-m', 'schemathesis.cli', 'run', 'openapi.json', '--url', given.url, ...headers],
      ...['--checks', CHECKS.join(','), '--continue-on-failure', '--no-shrink', '--no-color'],
      ...['--phases', PHASES, '--max-examples', EXAMPLES, '--generation-deterministic'],
      // One worker: its threads share a cache that is not safe (`KeyError` in lambda_sources, now and then under load).
      ...['--max-redirects', '0', '--workers', '1', '--warnings', 'off', '--request-timeout', '60'],
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function python(program: string, cwd: string, args: string[]): Promise<{ passed: boolean; output: string }> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, SCHEMATHESIS_HOOKS: 'hooks', PYTHONPATH: cwd };
    const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', reject);
    child.once('close', (code) => resolve({ passed: code === 0, output }));
  });
}

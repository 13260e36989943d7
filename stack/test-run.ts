import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { TEST_PROGRAMS, WEB, WORKFLOWS, build } from './build.ts';
import { findChromium } from './chromium.ts';
import { compileTests } from './compiled-tests.ts';
import type { CompiledTests } from './compiled-tests.ts';
import { say, took } from './console.ts';
import { Stopped, Supervisor } from './processes.ts';
import { closingLine, sum, tally } from './test-results.ts';
import type { JestReport, Tally } from './test-results.ts';
import { grouped, splitArguments } from './test-groups.ts';
import type { TestGroup } from './test-groups.ts';
import { testServers } from './test-servers.ts';
import { SHARED_KEYS, rsaPair } from './stand-ins/keys.ts';
import { RUN_FOLDER, leftBehind, openTestFolder, temporaryFolder } from './test-folder.ts';

const JEST = 'node_modules/jest/bin/jest.js';
const NODE_OPTIONS = '--experimental-vm-modules --no-warnings';

/** Runs all tests, or those whose file names match; answers the exit code. */
export async function runTests(root: string, args: string[]): Promise<number> {
  const { places, close } = await openTestFolder(root);
  const supervisor = new Supervisor(places, (reason) => console.error(`\n${reason}\n`));
  const clean = async () => {
    await supervisor.stop();
    await close();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => void clean().then(() => process.exit(130)));
  }
  let outcome: Outcome;
  try {
    outcome = await run(supervisor, args);
  } catch (error) {
    if (error instanceof Stopped) return 130;
    throw error;
  } finally {
    await clean();
  }
  return conclude(outcome);
}

interface Outcome {
  all: Tally;
  /** One line for each group. */
  times: string[];
}

async function run(supervisor: Supervisor, args: string[]): Promise<Outcome> {
  const { patterns, options } = splitArguments(args);
  const parts = grouped(await testFiles(supervisor.places.root, patterns));
  if (parts.length === 0) console.log(`No test file matches ${patterns.join(' ')}.`);
  const tallies: Tally[] = [];
  const compiled = isWriting(options)
    ? null
    : await compileTests(
        supervisor.places.root,
        parts.flatMap((part) => part.files),
      );
  const times: string[] = [];
  try {
    const env = await prepare(supervisor, parts, tallies);
    for (const { group, files } of parts) {
      const since = Date.now();
      console.log(`\n— ${group.name}: ${files.length} files\n`);
      const result = await runGroup(supervisor, group, { files, options, env, compiled });
      tallies.push(result);
      times.push(`${group.name.padEnd(20)} ${closingLine(result)} (${took(since)})`);
    }
  } finally {
    compiled?.remove();
  }
  const left = leftBehind(supervisor.places).map((name) => `A test left ${name} in the temporary folder`);
  if (left.length > 0) tallies.push({ passed: 0, failed: left.length, skipped: [], failures: left });
  return { all: sum(tallies), times };
}

/** Snapshots are written into the sources, so then jest has to see them. */
const isWriting = (options: string[]): boolean =>
  options.some((option) => /^(-u|--updateSnapshot|--watch|--coverage)/.test(option));

async function testFiles(root: string, patterns: string[]): Promise<string[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [JEST, '--listTests', ...patterns], {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS },
    maxBuffer: 16 * 1024 * 1024,
  });
  const files = stdout.split('\n').filter(Boolean);
  return files.map((file) => relative(root, file).split(sep).join('/'));
}

type Parts = ReturnType<typeof grouped>;

/** Servers, build products and a browser, each only when a chosen test needs it. */
async function prepare(supervisor: Supervisor, parts: Parts, tallies: Tally[]): Promise<NodeJS.ProcessEnv> {
  const files = parts.flatMap((part) => part.files);
  const env: NodeJS.ProcessEnv = {
    NODE_OPTIONS,
    [RUN_FOLDER]: supervisor.places.data,
    TMPDIR: temporaryFolder(supervisor.places),
  };
  if (files.some((file) => !/^(domain|web)\//.test(file))) Object.assign(env, await testServers(supervisor));
  const attempt = async (what: string, work: () => Promise<unknown>) => {
    await work().catch((error: Error) => {
      if (error instanceof Stopped) throw error;
      // Tests that do not need it can still tell something.
      console.error(error.message);
      tallies.push({ passed: 0, failed: 1, skipped: [], failures: [what] });
    });
  };
  if (files.some((file) => file.startsWith('tests/'))) {
    for (const product of [WORKFLOWS, WEB, TEST_PROGRAMS]) {
      await attempt(`${product.label} could not be built`, () => build(supervisor, product));
    }
    env[SHARED_KEYS] = join(supervisor.places.data, 'stand-in-keys');
    for (const name of ['gateway', 'portal']) rsaPair(env[SHARED_KEYS], name);
    env['TEST_PROGRAMS'] = '1';
  }
  if (parts.some(({ group }) => group.browser)) {
    await attempt('There is no browser for the tests', async () => {
      const { path, args } = await findChromium();
      Object.assign(env, { CHROMIUM_PATH: path, CHROMIUM_ARGS: JSON.stringify(args) });
    });
  }
  return env;
}

interface GroupRun {
  files: string[];
  options: string[];
  env: NodeJS.ProcessEnv;
  /** Null runs the sources themselves. */
  compiled: CompiledTests | null;
}

async function runGroup(
  supervisor: Supervisor,
  group: TestGroup,
  { files, options, env, compiled }: GroupRun,
): Promise<Tally> {
  const name = `jest-${group.name.replaceAll(' ', '-')}`;
  const report = join(supervisor.places.data, `${name}.json`);
  // On a large machine one core is left for the servers.
  const cores = Math.max(2, availableParallelism() - 1);
  const parallel = `--maxWorkers=${cores + group.beyondCores}`;
  const args = [
    JEST,
    ...(compiled ? ['--config', 'stack/jest.compiled.config.js'] : []),
    '--ci',
    parallel,
    '--json',
    `--outputFile=${report}`,
    ...options,
    '--runTestsByPath',
    ...(compiled ? files.map(compiled.fileOf) : files),
  ];
  const settings = compiled ? { ...env, COMPILED_TESTS: compiled.folder } : env;
  const exit = await supervisor.run({
    name,
    command: process.execPath,
    args,
    env: settings,
    onConsole: true,
  });
  if (existsSync(report)) {
    const text = readFileSync(report, 'utf8');
    return tally(JSON.parse(compiled ? compiled.asWritten(text) : text) as JestReport);
  }
  const failures = [`${group.name}: jest ended without a report (code ${exit.code}, signal ${exit.signal})`];
  return { passed: 0, failed: 1, skipped: [], failures };
}

/** Says the result as the very last line. */
function conclude({ all, times }: Outcome): number {
  console.log('');
  for (const time of times) say('Group', time);
  for (const name of all.skipped) say('Skipped', name);
  for (const name of all.failures) say('Failed', name);
  console.log(`\n${closingLine(all)}`);
  return all.failed === 0 && all.passed > 0 ? 0 : 1;
}

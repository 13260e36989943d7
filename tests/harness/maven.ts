// What only exists in Java is run where Java and Maven are; elsewhere the reason is told at once.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const RESOLVE_MS = 90_000;

/** The classpath of a pom's dependencies, or why there is none. What was fetched before is not looked for again. */
export function mavenClasspath(pom: string): { classpath: string } | { missing: string } {
  for (const program of ['java', 'mvn'])
    if (spawnSync(program, ['-version'], { stdio: 'ignore' }).error) return { missing: `no ${program}` };
  const folder = mkdtempSync(join(tmpdir(), 'classpath-'));
  try {
    return resolve(pom, join(folder, 'classpath'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function resolve(pom: string, file: string): { classpath: string } | { missing: string } {
  const goal = ['-q', '-B', '-f', pom, 'dependency:build-classpath', `-Dmdep.outputFile=${file}`];
  for (const args of [['-o', ...goal], goal])
    if (spawnSync('mvn', args, { stdio: 'ignore', timeout: RESOLVE_MS }).status === 0)
      return { classpath: readFileSync(file, 'utf8') };
  return { missing: 'Maven cannot fetch the packages' };
}

/** Runs a single source file with the classpath; answers what it wrote. */
export function runJava(classpath: string, source: string, args: readonly string[]): string {
  return execFileSync('java', ['-cp', classpath, source, ...args], { encoding: 'utf8' });
}

// veraPDF, the checker of PDF/A and PDF/UA: by Java, from Maven Central, into the cache of this folder's packages.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const VERSION = '1.28.2';
const CACHE = fileURLToPath(new URL('../../node_modules/.cache/verapdf', import.meta.url));
const JARS = join(CACHE, VERSION);
const POM = `<project><modelVersion>4.0.0</modelVersion><groupId>x</groupId><artifactId>x</artifactId><version>1</version>
<dependencies><dependency><groupId>org.verapdf.apps</groupId><artifactId>greenfield-apps</artifactId>
<version>${VERSION}</version></dependency></dependencies></project>`;

/** Null: it can be asked. Otherwise why not. */
export function whyNoVeraPdf(): string | null {
  if (spawnSync('java', ['-version']).error) return 'veraPDF not asked: no Java here';
  if (existsSync(JARS)) return null;
  if (spawnSync('mvn', ['-v']).error) return 'veraPDF not asked: not fetched yet, and no Maven here';
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(join(CACHE, 'pom.xml'), POM);
  const fresh = `${JARS}-${process.pid}`;
  const fetched = spawnSync(
    'mvn',
    ['-q', '-B', '-f', join(CACHE, 'pom.xml'), 'dependency:copy-dependencies', `-DoutputDirectory=${fresh}`],
    { timeout: 180_000 },
  );
  if (fetched.status !== 0) return 'veraPDF not asked: Maven Central did not give it';
  if (!existsSync(JARS)) renameSync(fresh, JARS);
  return null;
}

/** What it says of files: „PASS contract.pdf 2b“, with the rules broken under a FAIL. */
export function veraPdf(profile: '2b' | 'ua1', paths: readonly string[]): string[] {
  const { stdout, stderr } = spawnSync(
    'java',
    [
      '-XX:TieredStopAtLevel=1',
      '-cp',
      `${JARS}/*`,
      'org.verapdf.apps.GreenfieldCliWrapper',
      ...['-f', profile, '--format', 'text', '-v'],
      ...paths,
    ],
    { encoding: 'utf8', timeout: 120_000 },
  );
  const lines = stdout.split('\n').filter(Boolean);
  return lines.length > 0 ? lines.map((line) => line.replace(/\S*\//, '')) : [`silent: ${stderr}`];
}

// Golden histories: one folder a release, and a manifest of all of them. Neither is ever changed, both only grow.
import { historyFromJSON, type History } from '@temporalio/common/lib/proto-utils.js';
import { createHash } from 'node:crypto';
import { appendFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const FOLDER = fileURLToPath(new URL('./histories/', import.meta.url));
const MANIFEST = 'manifest.sha256';
const PACKAGE = new URL('../../package.json', import.meta.url);

/** The release that is being made: new histories go into its folder. */
export function comingRelease(): string {
  return (JSON.parse(readFileSync(PACKAGE, 'utf8')) as { version: string }).version;
}

/** Paths such as `0.1.0/registers.json`, the oldest release first. */
export function goldenFiles(folder = FOLDER): string[] {
  return releases(folder).flatMap((release) =>
    readdirSync(join(folder, release))
      .filter((name) => name.endsWith('.json'))
      .sort()
      .map((name) => `${release}/${name}`),
  );
}

/** The oldest first. */
export function releases(folder = FOLDER): string[] {
  const names = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return names.map(({ name }) => name).sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
}

export const textOf = (file: string): string => readFileSync(join(FOLDER, file), 'utf8');
export const historyOf = (file: string): History => historyFromJSON(JSON.parse(textOf(file)));

/** Adds a history and its line of the manifest; throws when there is one of this name. */
export function addGolden(file: string, text: string, folder = FOLDER): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text, { flag: 'wx' });
  appendFileSync(join(folder, MANIFEST), `${sumOf(text)}  ${file}\n`);
}

/** What is wrong with a folder, in sentences: nothing may be gone, other than it was, or unlisted. */
export function faultsOf(folder = FOLDER): string[] {
  const listed = listedIn(readFileSync(join(folder, MANIFEST), 'utf8'));
  const present = goldenFiles(folder);
  return [
    ...[...listed.keys()].filter((file) => !present.includes(file)).map((file) => `${file} is gone`),
    ...present.flatMap((file) => {
      const sum = listed.get(file);
      if (sum === undefined) return [`${file} is not in the manifest`];
      return sum === sumOf(readFileSync(join(folder, file))) ? [] : [`${file} was changed`];
    }),
  ];
}

/** Lines an earlier manifest has and a later one has not. */
export function lostLines(earlier: string, later: string): string[] {
  const kept = new Set(later.split('\n'));
  return earlier.split('\n').filter((line) => line !== '' && !kept.has(line));
}

/** By path of a file; the format is that of sha256sum, so that a person can check it, too. */
function listedIn(manifest: string): Map<string, string> {
  const lines = manifest.split('\n').filter(Boolean);
  return new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
}

function sumOf(bytes: string | Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

import { execFileSync } from 'node:child_process';
import { cpus, totalmem } from 'node:os';
import { vilniusTime } from '../domain/values/days.ts';

export interface Summary {
  count: number;
  p50: number;
  p95: number;
  max: number;
}

/** Percentiles by the nearest rank, in milliseconds. */
export function summarise(samples: readonly number[]): Summary {
  const sorted = [...samples].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? NaN;
  return { count: sorted.length, p50: at(0.5), p95: at(0.95), max: at(1) };
}

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = process.hrtime.bigint();
  await work();
  return Number(process.hrtime.bigint() - begun) / 1e6;
}

/** A table for the terminal and for docs/benchmarks.md alike. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const text = rows.map((row) => row.map((cell) => (typeof cell === 'number' ? cell.toFixed(1) : cell)));
  const widths = head.map((name, column) =>
    Math.max(name.length, ...text.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...text.map(line)].join('\n');
}

/** What the figures were taken on. */
export function machineFacts(): string {
  const [first] = cpus();
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  return [
    `${cpus().length} × ${first?.model.trim() ?? 'unknown processor'}`,
    `${Math.round(totalmem() / 2 ** 30)} GB`,
    `Node ${process.versions.node}`,
    `commit ${commit}`,
    vilniusTime(new Date()).slice(0, 16),
  ].join(', ');
}

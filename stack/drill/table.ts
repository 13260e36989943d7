import type { Tally } from './client.ts';

/** What one phase came to. */
export interface Row extends Tally {
  phase: string;
  seconds: number;
  lost: number;
  doubled: number;
  /** Anything else that is wrong, in words; empty when nothing is. */
  wrong: string[];
}

const HEAD = [
  'Phase',
  'Seconds',
  'Actions acknowledged',
  'Asked again',
  'Answered 5xx',
  'Longest wait, ms',
  'Lost',
  'Doubled',
];

/** The table of the runbook, as Markdown. */
export function tableOf(rows: readonly Row[]): string {
  const cells = rows.map((row) => [
    row.phase,
    row.seconds.toFixed(0),
    ...[row.acknowledged, row.askedAgain, row.serverErrors, row.longestMs, row.lost, row.doubled].map(String),
  ]);
  const lines = [HEAD, HEAD.map((_, index) => (index === 0 ? '---' : '---:')), ...cells];
  return lines.map((line) => `| ${line.join(' | ')} |`).join('\n');
}

export const isGreen = (rows: readonly Row[]): boolean =>
  rows.every(({ lost, doubled, wrong }) => lost === 0 && doubled === 0 && wrong.length === 0);

/** What `actions` left on the disk, in bytes, as a sentence for each action. */
export function growthOf(actions: number, bytes: Record<'wal' | 'portal' | 'engine', number>): string {
  const each = (of: number): string => `${(of / Math.max(1, actions) / 1_024).toFixed(1)} kB`;
  return `an action writes ${each(bytes.wal)} of log; the portal's database grows by ${each(bytes.portal)}, the engine's by ${each(bytes.engine)}`;
}

import { ACTION_LOG_LABEL, ACTION_TEXT } from '../../../domain/texts/lt/action.ts';
import { isActionName, transitionOf } from '../../../domain/application/transitions.ts';

import type { CommentReader } from '../../../domain/application/actions/row.ts';
import { ACTOR_LABEL } from '../../../domain/texts/lt/screen/staff.ts';
import { HISTORY } from '../../../domain/texts/lt/screen/staff-case.ts';
import { AML, AML_RESULT_TEXT, RISK_TEXT } from '../../../domain/texts/lt/screen/staff-screening.ts';
import { statusLabel, type Tone } from '../../../domain/texts/lt/status.ts';
import { EMPTY, formatEur } from '../../../domain/texts/lt/format.ts';
import type { LogRow } from '../data/types.ts';

export interface HistoryItem {
  id: number;
  title: string;
  who: string;
  at: string;
  /** Dot in the colour of who acted. */
  tone: Tone;
  /** Filled: it moved the request to another status. */
  moved: boolean;
  status: string | null;
  comment: string | null;
  /** Who reads the comment. */
  reader: CommentReader | null;
  /** „Pateikta“, „Grąžinta“: words of the action log. */
  codes: string;
}

const TONE_BY_ROLE: Readonly<Record<string, Tone>> = {
  applicant: 'warning',
  system: 'gray',
  signingProvider: 'gray',
};

/** Rows of the history in words, the newest first. */
export function historyOf(log: readonly LogRow[]): HistoryItem[] {
  return [...log].sort(newestFirst).map(itemOf);
}

/** What did not move the request has numbers of its own, below zero. */
function newestFirst(a: LogRow, b: LogRow): number {
  return a.Created === b.Created ? Math.abs(b.Id) - Math.abs(a.Id) : a.Created < b.Created ? 1 : -1;
}

function itemOf(row: LogRow): HistoryItem {
  const moved = row.toStatus !== null && row.fromStatus !== row.toStatus;
  return {
    id: row.Id,
    title: titleOf(row),
    who: row.ChangedBy ?? ACTOR_LABEL[row.actorRole] ?? row.actorRole,
    at: row.Created,
    tone: TONE_BY_ROLE[row.actorRole] ?? 'brand',
    moved,
    status: moved && row.toStatus !== null ? HISTORY.status(statusLabel(row.toStatus)) : null,
    comment: [row.comment, noteOf(row)].filter(Boolean).join('\n') || null,
    reader: row.comment ? row.commentReader : noteOf(row) ? 'staff' : null,
    codes: row.logCodes.map((code) => ACTION_LOG_LABEL[code] ?? String(code)).join(', '),
  };
}

const CARRIES_SUM: readonly string[] = ['setLoanSum', 'increaseLoanSum', 'confirmConditions'];

function titleOf({ action, details }: LogRow): string {
  if (typeof details.title === 'string') return details.title;
  const done = isActionName(action) ? ACTION_TEXT[action].done : action;
  const words = resultWords(action, details.result);
  if (words) return `${done}: ${words}`;
  const sum = details.sumCents;
  const carriesSum = CARRIES_SUM.includes(action);
  const said = carriesSum && typeof sum === 'number' ? `${done}: ${formatEur(sum)}` : done;
  const step = details.step === 'propose' || details.step === 'confirm' ? HISTORY[details.step] : null;
  return step ? `${said} (${step})` : said;
}

/** What was found, in the words of the screen. */
function resultWords(action: string, result: unknown): string | null {
  if (typeof result !== 'number') return null;
  const words = action === 'assessRisk' ? RISK_TEXT[result] : AML_RESULT_TEXT[result]?.label;
  return words?.toLowerCase() ?? null;
}

function noteOf({ details }: LogRow): string | null {
  if (Array.isArray(details.matches)) return matchNotes(details.matches as Answered[]);
  const given = [details.note, details.reason, details.acknowledgement].filter(
    (words) => typeof words === 'string' && words !== '',
  );
  const lines = [...(details.before ? movedFrom(details) : []), given.join('; ')].filter(Boolean);
  return lines.length > 0 ? lines.join('\n') : null;
}

const MOVED = ['guaranteesCents', 'covidCents', 'delayMonths'] as const;

/** „Garantuotų paskolų suma: – → 1 000,00 EUR“, a line for each value that stood otherwise before. */
function movedFrom({ before, ...after }: Record<string, unknown>): string[] {
  const was = before as Record<string, unknown>;
  const words = (name: string, value: unknown): string =>
    typeof value !== 'number' ? EMPTY : name === 'delayMonths' ? String(value) : formatEur(value);
  return MOVED.filter((name) => name in was && was[name] !== after[name]).map((name) =>
    HISTORY[name](words(name, was[name]), words(name, after[name])),
  );
}

interface Answered {
  answer: 'same' | 'other';
  note: string;
}

/** „Ne tas asmuo: kita gimimo data“, one line a match. */
function matchNotes(matches: readonly Answered[]): string {
  return matches.map(({ answer, note }) => [AML.answers[answer], note].filter(Boolean).join(': ')).join('; ');
}

export type HistoryKind = 'all' | 'status' | 'decisions' | 'system';

/** The filter of the history. */
export function historyKind(row: LogRow, kind: HistoryKind): boolean {
  if (kind === 'status') return row.toStatus !== null && row.fromStatus !== row.toStatus;
  if (kind === 'decisions')
    return isActionName(row.action) && transitionOf(row.action).by.some((role) => role === 'approver');
  return kind === 'all' || row.actorRole === 'system' || row.actorRole === 'signingProvider';
}

/** Who moved the request last and when: the line of the banner. */
export function newestChange(log: readonly LogRow[]): HistoryItem | null {
  return historyOf(log)[0] ?? null;
}

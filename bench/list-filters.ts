import { STATUS_IDS } from '../domain/application/status.ts';
import { AGEING_STATUSES, AGE_FROM, LOAD_PARTS } from '../domain/statistics/figures.ts';
import { QUEUES } from '../domain/tasks/queues.ts';
import type { SortBy } from '../db/queries/manager-requests.ts';
import { addDays } from '../domain/values/days.ts';

/** What the list is asked for: a body of GetManagerRequests without its page. */
export interface Asked {
  sortBy: SortBy;
  sortDirection: 1 | 2;
  [key: string]: unknown;
}

export interface Named {
  name: string;
  asked: Asked;
}

const by = (sortBy: SortBy, sortDirection: 1 | 2 = 1) => ({ sortBy, sortDirection });

/** Ten sets as staff set them, from the view everybody opens with to a single person. */
export function chosenSets(assessorId: string, today: string): Named[] {
  const since = (days: number) => addDays(today, -days);
  return [
    { name: 'all, most urgent first', asked: by('deadline') },
    { name: 'my tasks', asked: { queue: 'mine', ...by('deadline') } },
    { name: 'nobody assigned', asked: { queue: 'unassigned', ...by('submitted') } },
    { name: 'overdue', asked: { queue: 'overdue', ...by('deadline') } },
    { name: 'signed, newest first', asked: { RequestStatusIds: [9], ...by('id', 2) } },
    {
      name: 'open ones of one assessor, by sum',
      asked: { AssessorId: assessorId, RequestStatusIds: [2, 12], ...by('sum', 2) },
    },
    {
      name: 'submitted in a month, by date',
      asked: { SubmittedDates: { dateFrom: since(60), dateTo: since(30) }, ...by('submitted', 2) },
    },
    { name: 'part of a name, by name', asked: { CompanyName: 'gintaro', ...by('name') } },
    {
      name: 'rejected in half a year, by sum',
      asked: { RequestAction: 5, DecidedDates: { dateFrom: since(182), dateTo: today }, ...by('sum') },
    },
    {
      name: 'with a parent company, one scheme',
      asked: { HasParentCompanyCode: true, SchemeCode: 'startuok', ...by('status') },
    },
  ];
}

/** Numbers below 1 that are the same at every run (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const SORTS: readonly SortBy[] = ['deadline', 'id', 'submitted', 'sum', 'name', 'status'];
const NAMES = ['gintaro', 'ąžuolyno', 'pajūrio linija', 'uab', 'uostas'];
const WORDS = ['zukauskas', 'živilė', 'zivile simkute', 'baldai', 'ru'];
/** Codes of the action log that the seed writes. */
const ACTIONS = [3, 4, 5, 21, 39];

/** Figures of the statistics that open the list. */
const FIGURE_KEYS = [
  'submitted',
  'yesterday',
  'inTerm',
  'overTerm',
  'decision-110',
  'decision-210',
  'decidedIn-10',
  ...LOAD_PARTS.map((part) => `load-${part}`),
  ...AGEING_STATUSES.flatMap((status) => AGE_FROM.map((_, bucket) => `age-${status}-${bucket}`)),
];

/** Sets drawn at random: one to three filters of all there are, in any order. */
export function drawnSets(count: number, assessors: readonly string[], today: string): Named[] {
  const next = seeded(20261127);
  const below = (limit: number) => Math.floor(next() * limit);
  const one = <T>(of: readonly T[]): T => of[below(of.length)]!;
  const flag = () => next() < 0.5;
  const range = () => {
    const dateTo = addDays(today, -below(1_400));
    return one([
      { dateFrom: addDays(dateTo, -1 - below(400)), dateTo },
      { dateFrom: addDays(today, -below(1_400)) },
      { dateTo },
    ]);
  };
  const filters: Record<string, () => unknown> = {
    RequestStatusId: () => one(STATUS_IDS),
    RequestStatusIds: () => [...new Set([one(STATUS_IDS), one(STATUS_IDS), one(STATUS_IDS)])],
    SchemeCode: () => one(['tiesiogines', 'startuok', 'covid', 'nuoma']),
    HasParentCompanyCode: flag,
    CompanyCode: () => String(300_000_000 + below(1_000)).slice(0, 7 + below(3)),
    CompanyName: () => one(NAMES),
    OnlyWithNewInvoices: () => true,
    AllEvaluationCompleted: flag,
    InvegaIncreasedLoanSum: flag,
    SubmittedDates: range,
    ApprovedDates: range,
    SignedDates: range,
    ChangeConditionsDate: range,
    FirstSubmittedDate: range,
    DecidedDates: range,
    UserEmail: () => `p${1 + below(1_000)}@example.test`,
    RequestAction: () => one(ACTIONS),
    BusinessDaysToSignature: () => below(10),
    DaysFromReturned: () => below(60),
    AssessorId: () => one(assessors),
    IsReserved: flag,
    ConditionsChanged: flag,
    search: () => one(WORDS),
    queue: () => one(QUEUES).key,
    figure: () => one(FIGURE_KEYS),
  };
  const names = Object.keys(filters);
  return Array.from({ length: count }, (_, index) => {
    const chosen = Object.fromEntries(
      Array.from({ length: 1 + below(3) }, () => one(names)).map((name) => [name, filters[name]!()]),
    );
    return { name: `drawn ${index + 1}`, asked: { ...chosen, ...by(one(SORTS), flag() ? 1 : 2) } };
  });
}

/** The search box: number, code and name of a request, and people, without the marks of their letters. */
export function searches({ id, name, code }: { id: number; name: string; code: string }): Named[] {
  const words = [
    ['number', String(id)],
    ['code', code],
    ['name', withoutMarks(name)],
    ['person', 'zivile zukauskas'],
    ['common word', 'gintaro'],
  ] as const;
  return words.map(([what, search]) => ({ name: `search by ${what}`, asked: { search, ...by('deadline') } }));
}

const withoutMarks = (text: string): string => text.normalize('NFD').replace(/[\u0300-\u036f]/g, '');

import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { Screening, ScreeningConfig, ScreeningSubject } from '../../activities/adapters/screening.ts';
import { createScreening } from '../../activities/adapters/screening.ts';
import { COMMON_NAME, OFTEN_LISTED } from '../../stack/stand-ins/screening/list.ts';
import type { StandIns } from '../../stack/stand-ins/start.ts';
import { startStandIns } from '../../stack/stand-ins/start.ts';
import { control, failure, person } from './harness.ts';

let standIns: StandIns;
let screening: Screening;

const configured = (config: Partial<ScreeningConfig> = {}): Screening =>
  createScreening({
    baseUrl: standIns.urls.screening,
    apiKey: standIns.env.SCREENING_API_KEY,
    timeoutMs: 1_000,
    ...config,
  });

beforeAll(async () => {
  standIns = await startStandIns();
  screening = configured();
});
afterEach(() => control(standIns, 'screening', { mode: 'reset' }));
afterAll(() => standIns.close());

const subject = (key: string): ScreeningSubject => {
  const { FirstName, LastName, BirthDate } = person(key);
  return {
    kind: 'person',
    query: key,
    firstName: FirstName,
    lastName: LastName,
    birthDate: BirthDate,
    nationality: 'LT',
  };
};

const propertiesOf = (values: Record<string, string>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, [value]]));

/** The kind of a match follows from its topic. */
const found = (key: string, topic: string, score: number, country = 'LT') => {
  const { FirstName, LastName, BirthDate } = person(key);
  const caption = `${FirstName} ${LastName}`;
  const match = {
    kind: topic === 'sanction' ? 'sanctions' : 'pep',
    entityId: `demo-${key}`,
    caption,
    score,
    datasets: ['demo_list'],
    topics: [topic],
    birthDates: [BirthDate],
    countries: [country],
  };
  return { query: key, kind: 'person', score, matches: [match] };
};

test('sanctions, own office, close associate, and nobody', async () => {
  const results = await screening.screen([
    ...['viktor', 'tomas', 'jonas', 'ieva'].map(subject),
    { kind: 'company', query: 'linija', name: 'UAB „Šiaurės linija“', companyCode: '900000016' },
  ]);
  expect(results).toEqual([
    { ...found('viktor', 'sanction', 0.94, 'BY'), hasSanctions: true, hasPep: false },
    { ...found('tomas', 'role.pep', 0.91), hasSanctions: false, hasPep: true },
    { ...found('jonas', 'role.rca', 0.72), hasSanctions: false, hasPep: true },
    { query: 'ieva', kind: 'person', hasSanctions: false, hasPep: false, score: 0, matches: [] },
    { query: 'linija', kind: 'company', hasSanctions: false, hasPep: false, score: 0, matches: [] },
  ]);
});

test('a namesake born on another day is no match', async () => {
  const namesake = { ...subject('viktor'), birthDate: '1999-09-09' } as ScreeningSubject;
  expect(await screening.screen([namesake])).toMatchObject([{ hasSanctions: false, score: 0 }]);
});

test('a sanction that six likelier entries of the same name stand before is found, and they are not', async () => {
  const gediminas: ScreeningSubject = { kind: 'person', query: 'gediminas', ...OFTEN_LISTED };
  const [result] = await screening.screen([gediminas]);
  expect(result).toMatchObject({ hasSanctions: true, hasPep: true, score: 0.93 });
  expect(result?.matches.map(({ kind, entityId, topics }) => [kind, entityId, topics])).toEqual([
    ['sanctions', 'often-7', ['debarment', 'sanction']],
    ['pep', 'often-8', ['role.pep', 'sanction.counter']],
  ]);
});

test('who asks without topics gets the irrelevant ones, and loses the sanction behind them', async () => {
  const answer = await fetch(`${standIns.urls.screening}/match/default`, {
    method: 'POST',
    headers: { Authorization: `ApiKey ${standIns.env.SCREENING_API_KEY}` },
    body: JSON.stringify({ queries: { q: { schema: 'Person', properties: propertiesOf(OFTEN_LISTED) } } }),
  });
  const { responses } = (await answer.json()) as {
    responses: { q: { results: { properties: { topics: string[] } }[]; total: object } };
  };
  expect(responses.q.total).toEqual({ value: 8, relation: 'eq' });
  expect(responses.q.results.map(({ properties }) => properties.topics[0])).toEqual([
    'crime',
    'debarment',
    'role.lawyer',
    'sanction.counter',
    'poi',
  ]);
});

test.each([1, 5, 50])(
  'sixty in office of one name are all found when %d are asked for first',
  async (limit) => {
    const { firstName, lastName, bearers } = COMMON_NAME;
    const [result] = await configured({ limit }).screen([
      { kind: 'person', query: 'v', firstName, lastName },
    ]);
    expect(new Set(result?.matches.map(({ entityId }) => entityId)).size).toBe(bearers);
  },
);

test('threshold, algorithm and dataset are those of the settings', async () => {
  const jonas = [subject('jonas')];
  expect(await configured({ threshold: 0.71 }).screen(jonas)).toMatchObject([{ hasPep: true }]);
  expect(await configured({ threshold: 0.73 }).screen(jonas)).toMatchObject([{ hasPep: false, score: 0 }]);
  const namesake = [{ ...subject('viktor'), birthDate: '1999-09-09' } as ScreeningSubject];
  expect(await configured({ algorithm: 'name-based' }).screen(namesake)).toMatchObject([
    { hasSanctions: true },
  ]);
  expect(await configured({ dataset: 'demo_list' }).screen(jonas)).toMatchObject([{ hasPep: true }]);
  expect(await failure(configured({ algorithm: 'neural-net' }).screen(jonas))).toBe('refused');
  expect(await failure(configured({ dataset: 'moon_lists' }).screen(jonas))).toBe('notFound');
});

test('a score of exactly the threshold is no match: the service leaves it out', async () => {
  const jonas = [{ ...subject('jonas'), birthDate: undefined } as ScreeningSubject];
  expect(await configured({ threshold: 0.61 }).screen(jonas)).toMatchObject([{ score: 0.62 }]);
  expect(await configured({ threshold: 0.62 }).screen(jonas)).toMatchObject([{ score: 0 }]);
});

test('more than a hundred subjects go in several calls, in order', async () => {
  const many = Array.from({ length: 230 }, (_, i) => ({
    ...subject(i === 205 ? 'viktor' : 'ieva'),
    query: `n${i}`,
  }));
  const results = await screening.screen(many);
  expect(results.map(({ query }) => query)).toEqual(many.map(({ query }) => query));
  expect(results.filter(({ hasSanctions }) => hasSanctions).map(({ query }) => query)).toEqual(['n205']);
});

test('every bad behaviour of the provider has its error', async () => {
  for (const [rule, expected] of [
    [{ mode: 'failing' }, 'unavailable'],
    [{ mode: 'malformed' }, 'malformed'],
    [{ mode: 'down' }, 'unavailable'],
    [{ mode: 'lying' }, 'wrongSubject'],
    [{ mode: 'slow', delayMs: 4_000 }, 'timeout'],
  ] as const) {
    await control(standIns, 'screening', rule);
    expect([rule, await failure(screening.screen([subject('ieva')]))]).toEqual([rule, expected]);
  }
  const stranger = createScreening({ baseUrl: standIns.urls.screening, apiKey: 'wrong' });
  expect(await failure(stranger.screen([subject('ieva')]))).toBe('refused');
});

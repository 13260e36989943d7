import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { Screening, ScreeningSubject } from '../../activities/adapters/screening.ts';
import { createScreening } from '../../activities/adapters/screening.ts';
import type { StandIns } from '../../stack/stand-ins/start.ts';
import { startStandIns } from '../../stack/stand-ins/start.ts';
import { control, failure, person } from './harness.ts';

let standIns: StandIns;
let screening: Screening;

beforeAll(async () => {
  standIns = await startStandIns();
  screening = createScreening({
    baseUrl: standIns.urls.screening,
    apiKey: standIns.env.SCREENING_API_KEY ?? '',
    timeoutMs: 1_000,
  });
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

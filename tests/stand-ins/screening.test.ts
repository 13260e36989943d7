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

test('sanctions, own office, close associate, and nobody', async () => {
  const results = await screening.screen([
    ...['viktor', 'tomas', 'jonas', 'ieva'].map(subject),
    { kind: 'company', query: 'linija', name: 'UAB „Šiaurės linija“', companyCode: '900000016' },
  ]);
  expect(results).toEqual([
    { query: 'viktor', kind: 'person', hasSanctions: true, hasPep: false, score: 0.94 },
    { query: 'tomas', kind: 'person', hasSanctions: false, hasPep: true, score: 0.91 },
    { query: 'jonas', kind: 'person', hasSanctions: false, hasPep: true, score: 0.72 },
    { query: 'ieva', kind: 'person', hasSanctions: false, hasPep: false, score: 0 },
    { query: 'linija', kind: 'company', hasSanctions: false, hasPep: false, score: 0 },
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

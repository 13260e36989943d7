import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApi, type Api, type Client } from '../harness/api.ts';
import { addDays, vilniusDate } from '../../domain/values/days.ts';
import { nextWorkingDay } from '../../domain/values/working-days.ts';

const READ = '/api/BackOffice/Calendar';
const DAY = '/api/BackOffice/SaveDayOff';
const TERM = '/api/BackOffice/SaveTermLength';

let api: Api;
let saulius: Client, other: Client, kristina: Client, nobody: Client, director: Client;
/** A working day of next month: nothing of the law falls on it. */
const date = nextWorkingDay(addDays(vilniusDate(Date.now()), 30));
const year = Number(date.slice(0, 4));
const dayOff = { date, kind: 'dayOff', name: 'Gedulo diena', reason: 'Vyriausybės nutarimas' };
const longer = { kind: 'contract', length: 7, seen: 5, reason: 'Tvarkos aprašo pakeitimas' };

beforeAll(async () => {
  api = await startApi({ withWorker: false });
  saulius = await api.staff('saulius', ['administrator']);
  other = await api.staff('ona', ['administrator', 'manager']);
  kristina = await api.staff('kristina', ['manager', 'approver', 'assessor', 'signatory']);
  nobody = await api.staff('andrius', []);
  director = await api.applicant();
}, 120_000);
afterAll(async () => await api?.close(), 60_000);

interface Seen {
  days: { date: string; name: string; source: string; onWeekend: boolean }[];
  dayChanges: object[];
  terms: object[];
  termChanges: object[];
}
const seen = async (of: number = year) => (await saulius.get(`${READ}?year=${of}`)).body as Seen;

describe('the working calendar', () => {
  test.each([
    ['the manager and every other role of cases', () => kristina, 403],
    ['staff without a role', () => nobody, 403],
    ['an applicant', () => director, 403],
    ['a stranger', () => api.anybody, 401],
  ])('is neither shown to nor changed by %s', async (_who, who, status) => {
    const before = await seen();
    expect((await who().get(READ)).status).toBe(status);
    expect((await who().post(DAY, { json: dayOff })).status).toBe(status);
    expect((await who().post(TERM, { json: longer })).status).toBe(status);
    expect(await seen()).toEqual(before);
  });

  test.each([
    [
      'a day that has passed',
      { ...dayOff, date: '2020-01-02' },
      { date: ['Praėjusios dienos keisti negalima'] },
    ],
    [
      'no reason and no name',
      { ...dayOff, name: '', reason: 'nes' },
      {
        name: ['Įveskite dienos pavadinimą'],
        reason: ['Nurodykite pagrindą, bent 6 simbolius'],
      },
    ],
    [
      'nothing to take back',
      { ...dayOff, kind: 'statutory' },
      { date: ['Ši diena jau yra tokia, kokia yra pagal įstatymą'] },
    ],
  ])('refuses %s in words', async (_what, json, errors) => {
    const before = await seen();
    expect(await saulius.post(DAY, { json })).toMatchObject({
      status: 400,
      body: { code: 'validation', errors },
    });
    expect(await seen()).toEqual(before);
  });

  test('takes a day off once, says who and why, and does not take it twice', async () => {
    const key = crypto.randomUUID();
    expect((await saulius.post(DAY, { json: dayOff, key })).status).toBe(200);
    expect((await saulius.post(DAY, { json: dayOff, key })).status).toBe(200);
    const { days, dayChanges } = await seen();
    expect(days.filter((day) => day.date === date)).toEqual([
      { date, name: 'Gedulo diena', source: 'added', onWeekend: false },
    ]);
    expect(dayChanges).toMatchObject([
      { date, kind: 'dayOff', reason: dayOff.reason, madeBy: 'Saulius Girdenis' },
    ]);
    expect(await other.post(DAY, { json: dayOff })).toMatchObject({
      status: 400,
      body: { errors: { date: ['Tai jau ne darbo diena'] } },
    });
  });

  test('a public holiday on a weekday may be worked', async () => {
    const holiday = (await seen(year + 1)).days.find((day) => !day.onWeekend)!;
    expect(
      (await saulius.post(DAY, { json: { ...dayOff, date: holiday.date, kind: 'worked' } })).status,
    ).toBe(200);
    const after = await seen(year + 1);
    expect(after.days).toContainEqual({ ...holiday, source: 'worked' });
  });

  test('a length holds for terms from now on; the second of two administrators is told', async () => {
    expect(await saulius.post(TERM, { json: { ...longer, length: 2.5, reason: '' } })).toMatchObject({
      status: 400,
      body: {
        errors: {
          length: ['Turi būti įvestas sveikas skaičius nuo 1 iki 250'],
          reason: ['Nurodykite pagrindą, bent 6 simbolius'],
        },
      },
    });
    expect((await saulius.post(TERM, { json: longer })).status).toBe(200);
    expect(await other.post(TERM, { json: { ...longer, length: 9 } })).toMatchObject({
      status: 409,
      body: { code: 'termChanged' },
    });
    const { terms, termChanges } = await seen();
    expect(terms).toContainEqual({ kind: 'contract', unit: 'workingDays', length: 7, standard: 5, max: 250 });
    expect(termChanges).toMatchObject([
      { kind: 'contract', lengthBefore: 5, length: 7, madeBy: 'Saulius Girdenis' },
    ]);
  });
});

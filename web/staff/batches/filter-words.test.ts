import { describe, expect, test } from '@jest/globals';
import { NO_FILTER, type InboxFilter } from '../inbox/inbox-filter.ts';
import { filterOfWire, filterWire } from '../inbox/filter-wire.ts';
import { estimatedMinutes } from './estimate.ts';
import { filterWords } from './filter-words.ts';
import { outcomeWords, percentOf } from './outcome.ts';
import type { Batch } from './queries.ts';

const FULL: InboxFilter = {
  text: 'linija',
  statuses: [2, 12],
  assessorId: '00000000-0000-4000-8000-000000000001',
  email: 'a@example.test',
  action: 3,
  ranges: {
    submitted: { from: '2026-01-01', to: '2026-01-31' },
    signed: { from: null, to: '2026-02-28' },
  },
  numbers: { daysToSign: 3 },
  flags: { reserved: true, conditionsChanged: false },
  words: {},
  figure: null,
  scheme: null,
};

const nobody = () => 'J. Petraitė';

const BATCH: Batch = {
  Id: '1',
  kind: 'vmiRenew',
  state: 'InProgress',
  filter: {},
  repeatOf: null,
  total: 200,
  sent: 16,
  done: 50,
  failed: 2,
  cancelled: 0,
  startedBy: 'Ona Bružienė',
  mine: true,
  startedAt: '2026-11-21 10:00:00',
  finishedAt: null,
  cancelAsked: false,
  failures: [],
};

describe('what a mass action takes in, in words', () => {
  test('every filter of the list comes back from the wire as it went', () => {
    expect(filterOfWire(filterWire(FULL))).toEqual(FULL);
    expect(filterOfWire({})).toEqual(NO_FILTER);
  });

  test('the queue is named first, then everything that is on', () => {
    const words = filterWords({ ...filterWire(FULL), queue: 'overdue' }, nobody);
    expect(words).toMatch(/^Vėluoja; Paieška: „linija“; /);
    expect(words).toContain('J. Petraitė');
    expect(words).toContain('2026-01-01 – 2026-01-31');
  });

  test('without any it is all requests; what only the call takes is named, too', () => {
    expect(filterWords({}, nobody)).toBe('visos paraiškos');
    expect(filterWords({ RequestId: 123, SchemeCode: 'nuoma' }, nobody)).toContain('123');
    expect(filterWords({ RequestStatusId: 9 }, nobody)).not.toBe('visos paraiškos');
  });
});

describe('how far a mass action is', () => {
  test('while it runs, when it ended, when it was stopped', () => {
    expect(outcomeWords(BATCH)).toBe('52 iš 200 · laukiama atsakymo: 16 · nepavyko: 2');
    expect(percentOf(BATCH)).toBe(26);
    expect(outcomeWords({ ...BATCH, state: 'Finished', done: 198 })).toBe('Atlikta 198, nepavyko 2.');
    expect(outcomeWords({ ...BATCH, state: 'Cancelled', cancelled: 148 })).toContain('148');
  });

  test('how long it will take is learnt from the last one that ended', () => {
    const ended = { ...BATCH, state: 'Finished', done: 60, finishedAt: '2026-11-21 10:01:00' } as const;
    expect(estimatedMinutes([ended], 600)).toBe(10);
    expect(estimatedMinutes([ended], 1)).toBe(1);
    expect(estimatedMinutes([BATCH], 600)).toBeNull();
  });
});

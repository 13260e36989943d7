import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { createScreening, type ScreeningSubject } from '../../activities/adapters/screening.ts';
import type { StandIns } from '../../stack/stand-ins/start.ts';
import { startStandIns } from '../../stack/stand-ins/start.ts';
import { failure, playServer } from './harness.ts';

const recorded = (name: string): string =>
  readFileSync(new URL(`./recorded/yente/${name}`, import.meta.url), 'utf8');

interface Refusal {
  what: string;
  address: string;
  body: object;
  status: number;
  answer: object;
  code: string;
}
const REFUSALS = JSON.parse(recorded('refusals.json')) as Refusal[];

const STEPAN: ScreeningSubject = {
  kind: 'person',
  query: 'stepan',
  firstName: 'Stepan',
  lastName: 'Vetrov',
  nationality: 'RU',
};
const VETER: ScreeningSubject = {
  kind: 'company',
  query: 'veter',
  name: 'Severnyj veter',
  jurisdiction: 'RU',
};

const open: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()));
});

/** A service that gives these answers one after the other, the last one for ever; remembers addresses and keys. */
async function service(...answers: { status?: number; body: string }[]) {
  const asked: { url: URL; key: string | undefined }[] = [];
  const server = await playServer((_body, { url = '/', headers }) => {
    asked.push({ url: new URL(url, 'http://127.0.0.1'), key: headers.authorization });
    return answers[Math.min(asked.length, answers.length) - 1]!;
  });
  open.push(server);
  return { ...server, asked };
}

const oneMatch = (total: number, status = 200): { body: string } => ({
  body: JSON.stringify({
    responses: {
      q0: {
        status,
        results: [{ id: 'a', caption: 'A', score: 0.9, match: true, properties: { topics: ['sanction'] } }],
        total: { value: total, relation: 'eq' },
      },
    },
  }),
});

describe('What OpenSanctions answers', () => {
  test('is read: who matched, why it matters, and what the list knows of them', async () => {
    const yente = await service({ body: recorded('match-5.5.json') });
    const results = await createScreening({ baseUrl: yente.url }).screen([STEPAN, VETER]);
    expect(results).toEqual([
      {
        query: 'stepan',
        kind: 'person',
        hasSanctions: true,
        hasPep: true,
        score: 0.96,
        matches: [
          {
            kind: 'sanctions',
            entityId: 'NK-aB3kPmT9vWx2LrYqZs7Dfg',
            caption: 'Stepan Igorevich VETROV',
            score: 0.96,
            datasets: ['gb_coh_disqualified', 'us_sam_exclusions', 'eu_fsf', 'ext_ru_egrul'],
            topics: ['debarment', 'corp.disqual', 'sanction'],
            birthDates: ['1965', '1965-09-21'],
            countries: ['GB', 'RU'],
          },
          expect.objectContaining({ kind: 'pep', entityId: 'Q00000001', countries: ['LT'], birthDates: [] }),
        ],
      },
      expect.objectContaining({ query: 'veter', hasSanctions: true, hasPep: false, score: 1 }),
    ]);
  });

  test('is read from an older version too, which explains itself in other words', async () => {
    const yente = await service({ body: recorded('match-4.5.json') });
    const [result] = await createScreening({ baseUrl: yente.url }).screen([STEPAN]);
    expect(result).toMatchObject({ hasSanctions: true, matches: [{ score: 0.95, topics: ['sanction'] }] });
  });

  test('counts for nothing where it is of other topics, should a service pass over what was asked for', async () => {
    const body = oneMatch(1).body.replace('"sanction"', '"crime","sanction.counter"');
    const yente = await service({ body });
    const [result] = await createScreening({ baseUrl: yente.url }).screen([STEPAN]);
    expect(result).toMatchObject({ hasSanctions: false, hasPep: false, score: 0, matches: [] });
  });

  test.each(REFUSALS)('$what: nothing was looked up', async ({ status, answer, code }) => {
    const yente = await service({ status, body: JSON.stringify(answer) });
    expect(await failure(createScreening({ baseUrl: yente.url }).screen([STEPAN]))).toBe(code);
  });

  test('with another status for one subject is no answer', async () => {
    const yente = await service(oneMatch(1, 500));
    expect(await failure(createScreening({ baseUrl: yente.url }).screen([STEPAN]))).toBe('unavailable');
  });
});

describe('What is asked', () => {
  const configured = async (config: object): Promise<{ url: URL; key: string | undefined }> => {
    const yente = await service(oneMatch(1));
    await createScreening({ baseUrl: yente.url, ...config }).screen([STEPAN]);
    return yente.asked[0]!;
  };
  const TOPICS = [
    'role.pep',
    'role.pep.frmr',
    'role.pep.intl',
    'role.pep.natl',
    'role.rca',
    'sanction',
    'sanction.control',
    'sanction.linked',
  ];

  test('names topics, limit, threshold and algorithm; no key where there is none', async () => {
    const { url, key } = await configured({});
    expect(url.pathname).toBe('/match/default');
    expect(url.searchParams.getAll('topics').sort()).toEqual(TOPICS);
    url.searchParams.delete('topics');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      algorithm: 'best',
      threshold: '0.7',
      limit: '50',
    });
    expect(key).toBeUndefined();
  });

  test('is what the settings say', async () => {
    const { url, key } = await configured({
      apiKey: 'raktas',
      dataset: 'sanctions',
      algorithm: 'logic-v2',
      threshold: 0.8,
      limit: 20,
    });
    expect(url.pathname).toBe('/match/sanctions');
    expect(url.search).toMatch(/algorithm=logic-v2&threshold=0.8&limit=20&/);
    expect(key).toBe('ApiKey raktas');
  });
});

describe('More matches than came', () => {
  test('are asked for once more, with as many as there can be, and without the other subjects', async () => {
    const whole = JSON.parse(recorded('match-5.5.json')) as {
      responses: { q0: { total: { value: number } } };
    };
    const cut = structuredClone(whole);
    cut.responses.q0.total.value = 3;
    const yente = await service({ body: JSON.stringify(cut) }, oneMatch(1));
    const results = await createScreening({ baseUrl: yente.url }).screen([STEPAN, VETER]);
    expect(results.map(({ query, matches }) => [query, matches.map(({ entityId }) => entityId)])).toEqual([
      ['stepan', ['a']],
      ['veter', ['NK-cD5mRoV7tUv0JpWoXq5Gig']],
    ]);
    expect(yente.asked.map(({ url }) => url.searchParams.get('limit'))).toEqual(['50', '500']);
    expect(
      yente.received.map((body) => Object.keys((JSON.parse(body) as { queries: object }).queries)),
    ).toEqual([['q0', 'q1'], ['q0']]);
  });

  test('than the service hands out fail the screening: what came proves nothing', async () => {
    const yente = await service(oneMatch(501));
    expect(await failure(createScreening({ baseUrl: yente.url }).screen([STEPAN]))).toBe('incomplete');
    expect(yente.asked).toHaveLength(2);
  });

  test('cannot be told without a total', async () => {
    const { total: _, ...rest } = (JSON.parse(oneMatch(1).body) as { responses: { q0: { total: object } } })
      .responses.q0;
    const yente = await service({ body: JSON.stringify({ responses: { q0: rest } }) });
    expect(await failure(createScreening({ baseUrl: yente.url }).screen([STEPAN]))).toBe('malformed');
  });
});

describe('The stand-in', () => {
  let standIns: StandIns;
  beforeAll(async () => {
    standIns = await startStandIns();
  });
  afterAll(() => standIns.close());

  const post = (address: string, body: object): Promise<Response> =>
    fetch(`${standIns.urls.screening}${address}`, {
      method: 'POST',
      headers: { Authorization: `ApiKey ${standIns.env.SCREENING_API_KEY}` },
      body: JSON.stringify(body),
    });

  test.each(REFUSALS)('refuses as the service does: $what', async ({ address, body, status, answer }) => {
    const given = await post(address, body);
    expect([given.status, await given.json()]).toEqual([status, answer]);
  });

  test('answers with the very fields the service answers with', async () => {
    interface Answer {
      responses: Record<string, { results: object[] }>;
    }
    const fields = ({ responses, ...rest }: Answer) => ({
      answer: Object.keys(rest),
      response: Object.keys(responses.q0!).sort(),
      result: Object.keys(responses.q0!.results[0]!).sort(),
    });
    const query = { schema: 'Person', properties: { name: ['Viktor Morozov'] } };
    const given = (await (await post('/match/default', { queries: { q0: query } })).json()) as Answer;
    expect(fields(given)).toEqual(fields(JSON.parse(recorded('match-5.5.json')) as Answer));
  });
});

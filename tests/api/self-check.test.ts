import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { companyByKey, PEOPLE } from '../../stack/stand-ins/parties.ts';
import { startApi, type Answer, type Api } from '../harness/api.ts';
import { askRegisters } from '../harness/over-http.ts';
import { until } from '../harness/waiting.ts';

let api: Api;
const NOBODY = '999999999';

beforeAll(async () => {
  api = await startApi();
}, 120_000);
afterAll(async () => await api?.close(), 60_000);

const begin = (code: unknown, scheme?: string): Promise<Answer> =>
  api.anybody.post('/api/SelfCheck', { json: { CompanyCode: code, SchemeCode: scheme }, key: null });
const again = (id: string, scheme = 'tiesiogines'): Promise<Answer> =>
  api.anybody.get(`/api/SelfCheck/${id}?schemeCode=${scheme}`);

interface Result {
  id: string;
  State: string;
  CompanyName: string | null;
  ChecksumOk: boolean;
  Outcome: string;
  Rules: { RuleName: string; Decision: string; When: string; source: string; asOf: string | null }[];
  Registers: { name: string; state: string; missingSince: string | null; errorCode: string | null }[];
}

async function checked(code: string, scheme?: string): Promise<Result> {
  const first = await begin(code, scheme);
  expect(first.status).toBe(200);
  let result = first.body as Result;
  await until(
    async () => {
      if (result.State === 'InProgress') result = (await again(result.id, scheme)).body as Result;
      return result.State === 'Finished';
    },
    { what: 'the registers', timeoutMs: 60_000 },
  );
  return result;
}
const denied = ({ Rules }: Result): string[] =>
  Rules.filter(({ When, Decision }) => When === 'Now' && Decision === 'Denied').map(
    ({ RuleName }) => RuleName,
  );
const registersAsked = async (code: string): Promise<string[]> =>
  (
    await api.database.db
      .selectFrom('register_step as t')
      .innerJoin('register_run as r', 'r.id', 't.run_id')
      .innerJoin('register_subject as s', 's.id', 'r.subject_id')
      .select('t.register')
      .where('s.code', '=', code)
      .orderBy('t.register')
      .execute()
  ).map(({ register }) => register);

describe('„Ar man tinka?“', () => {
  test.each([
    ['linija', 'Clear', []],
    ['tekstile', 'Clear', []],
    ['sunkmetis', 'Denied', ['UndertakingInDifficulty']],
    ['bankrotas', 'Denied', ['BankruptcyStatus', 'InsolvencyCase']],
    ['be-ataskaitu', 'Missing', []],
    ['kita-metu-pabaiga', 'Missing', []],
    ['isregistruota', 'Denied', ['RegisteredInJar']],
    // Its trade is the tax authority's secret: no word of it without a login.
    ['maza-dalis', 'Clear', []],
    ['ukis', 'Clear', []],
  ] as const)(
    '%s: %s',
    async (key, outcome, rules) => {
      const { CompanyCode, CompanyName } = companyByKey(key)!;
      const result = await checked(CompanyCode);
      expect([result.CompanyName, result.Outcome, denied(result)]).toEqual([CompanyName, outcome, rules]);
      expect(result.Rules.find(({ RuleName }) => RuleName === 'TradeShare')?.When).toBe('Later');
      expect(result.Rules.find(({ RuleName }) => RuleName === 'LithuanianIban')?.When).toBe('Answer');
      for (const rule of result.Rules.filter(
        ({ When, Decision }) => When === 'Now' && Decision !== 'DataIsMissing',
      ))
        expect(rule.asOf).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    },
    70_000,
  );

  test('only public registers are asked about a stranger, and only once a day', async () => {
    const { CompanyCode } = companyByKey('linija')!;
    const asked = await registersAsked(CompanyCode);
    expect(asked).toEqual(['accounts', 'insolvency', 'legal-entities']);
    expect((await begin(CompanyCode)).body.State).toBe('Finished');
    expect(await registersAsked(CompanyCode)).toEqual(asked);
  });

  test('another scheme is judged at once, by its own rules', async () => {
    const { id } = await checked(companyByKey('socialinis')!.CompanyCode);
    const { body, status } = await again(id, 'covid');
    expect(status).toBe(200);
    expect(denied(body as Result)).toContain('RegisteredByDate');
  }, 70_000);

  test('tells nothing of people, nor what other registers told the company itself', async () => {
    const director = await api.applicant('linija');
    await askRegisters(director);
    const { CompanyCode } = companyByKey('linija')!;
    const answer = await begin(CompanyCode);
    for (const { PersonalCode, LastName } of PEOPLE) {
      expect(answer.bytes.toString()).not.toContain(PersonalCode);
      expect(answer.bytes.toString()).not.toContain(LastName);
    }
    for (const rule of (answer.body as Result).Rules)
      if (rule.When !== 'Now') expect(rule).toMatchObject({ Decision: 'DataIsMissing', value: null });
  }, 70_000);

  test('a code nobody has is not found; a slip of the finger is pointed at', async () => {
    const result = await checked(NOBODY);
    expect(result).toMatchObject({ Outcome: 'NotFound', CompanyName: null, ChecksumOk: false });
  }, 70_000);

  test('spaces in the code are forgiven', async () => {
    expect((await begin(' 900 000 016 ')).body.CompanyCode).toBe('900000016');
  });

  test.each([
    [''],
    ['12345678'],
    ['1234567890'],
    ['<script>1'],
    [900000016],
    [null],
    [['900000016']],
    ['9'.repeat(50)],
  ])('a bad code is named as such no. %#', async (code) => {
    const answer = await begin(code);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.errors as object)).toEqual(['CompanyCode']);
  });

  test('bad schemes and ids', async () => {
    expect((await begin('900000016', 'nera')).status).toBe(400);
    expect((await again('nera')).status).toBe(404);
    expect((await again('00000000-0000-4000-8000-000000000009')).status).toBe(404);
    const { id } = (await begin('900000016')).body as Result;
    expect((await again(id, 'nera')).status).toBe(400);
  });
});

describe('a register that is away', () => {
  test('is said to be silent, and since when; nothing of it counts against the company', async () => {
    const result = await checked(companyByKey('jar-neveikia')!.CompanyCode);
    expect(result.Outcome).toBe('Missing');
    expect(denied(result)).toEqual([]);
    const silent = result.Registers.filter(({ state }) => state === 'Silent');
    expect(silent.map(({ name }) => name)).toEqual(['legal-entities']);
    expect(silent[0]?.missingSince).toMatch(/^\d{4}-/);
    expect(silent[0]?.errorCode).toBeTruthy();
  }, 90_000);

  test('is not asked again at once', async () => {
    const { CompanyCode } = companyByKey('jar-neveikia')!;
    expect((await begin(CompanyCode)).body.State).toBe('Finished');
  });
});

describe('too many', () => {
  test('an address gets so many checks a minute, whatever tokens it invents, and is told until when', async () => {
    const few = await startApi({ withWorker: false, env: { RATE_LIMIT_PER_MINUTE: '100' } });
    try {
      const ask = (token: string) =>
        few.withToken(token).post('/api/SelfCheck', { json: { CompanyCode: 'x' }, key: null });
      expect((await ask('a')).status).toBe(400);
      expect((await ask('b')).status).toBe(400);
      const refused = await ask('c');
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(refused.body.ErrorDescription).toMatch(/^Per trumpą laiką patikrinta per daug įmonių\. .*\d+/);
      expect((await few.anybody.get('/api/feature/get')).status).toBe(200);
    } finally {
      await few.close();
    }
  }, 60_000);

  test('visitors never hold more than their part of the registers; who has begun goes on', async () => {
    const { db } = api.database;
    const open = async (index: number): Promise<void> => {
      const subject = { kind: 'company', code: String(910_000_000 + index) };
      const { id } = await db
        .insertInto('register_subject')
        .values(subject)
        .returning('id')
        .executeTakeFirstOrThrow();
      await db
        .insertInto('register_run')
        .values({ subject_id: id, reason: 'selfCheck', requested_by: null })
        .execute();
    };
    for (let index = 0; index < 20; index += 1) await open(index);
    const refused = await begin('910000099');
    expect([refused.status, refused.body.code]).toEqual([503, 'selfCheckBusy']);
    expect(refused.headers.get('retry-after')).toBe('10');
    expect((await begin('910000003')).status).toBe(200);
    expect((await begin(companyByKey('linija')!.CompanyCode)).body.State).toBe('Finished');
  });
});

import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { AdapterError } from '../../activities/adapters/adapter-error.ts';
import type { Registers } from '../../activities/adapters/registers.ts';
import { createRegisters } from '../../activities/adapters/registers.ts';
import { policiesWith } from '../../domain/registers/policies.ts';
import type { StandIns } from '../../stack/stand-ins/start.ts';
import { startStandIns } from '../../stack/stand-ins/start.ts';
import { control, failure, person, playServer } from './harness.ts';

const LINIJA = { companyCode: '900000016' };
const SILENT = { companyCode: '900000094' };
const BROKEN = { companyCode: '900000105' };

let standIns: StandIns;
let registers: Registers;
const client = (baseUrl: string, timeoutMs = 2_000): Registers =>
  createRegisters({
    baseUrl,
    apiKey: standIns.env.REGISTERS_API_KEY ?? '',
    policies: policiesWith({ '*': { callMs: timeoutMs, perSecond: 1_000 } }),
  });

beforeAll(async () => {
  standIns = await startStandIns();
  registers = client(standIns.urls.registers);
});
// A pause that a register asked for holds for its client, so every test has its own.
afterEach(async () => {
  await control(standIns, 'registers', { mode: 'reset' });
  registers = client(standIns.urls.registers);
});
afterAll(() => standIns.close());

async function taxAnswer(subject: { companyCode: string } | { personalCode: string }) {
  const { queryId } = await registers.startTaxQuery(subject);
  for (;;) {
    const state = await registers.readTaxQuery(queryId, subject);
    if (state.ready) return state.answer;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

describe('registers answer about a company', () => {
  test('legal entity with seat and manager, source and date', async () => {
    const { source, asOf, data } = await registers.legalEntity(LINIJA);
    expect(source).toBe('Juridinių asmenų registras');
    expect(asOf).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(data).toMatchObject({
      name: 'UAB „Šiaurės linija“',
      legalStatus: 'registered',
      registrationDate: '2009-04-20',
      manager: { firstName: 'Ieva', lastName: 'Sakalauskaitė', citizenship: 'LT' },
    });
    expect((await registers.legalEntity(LINIJA)).data.address).toEqual(data.address);
  });

  test('accounts in cents, and no figures for a year that was not filed', async () => {
    const { data } = await registers.accounts({ companyCode: '900000055' });
    const filed = data.years.map((one) => [one.year, one.filed]);
    expect(filed.slice(0, 3)).toEqual([
      [2019, true],
      [2020, true],
      [2021, false],
    ]);
    // Later years repeat the last one of the file, up to the one whose accounts are due by now.
    const now = new Date();
    const due = now.getUTCFullYear() - (now.getUTCMonth() >= 5 ? 1 : 2);
    expect(filed.slice(3)).toEqual(Array.from({ length: due - 2021 }, (_, i) => [2022 + i, false]));
    expect(data.years[0]?.figures).toMatchObject({ assets: 20_000_000, equity: 9_000_000, ebitda: null });
    expect(data.years[2]?.figures).toBeNull();
    const other = await registers.accounts({ companyCode: '900000144' });
    expect(other.data.financialYearIsCalendarYear).toBe(false);
    expect(other.data.years[2]).toMatchObject({ periodFrom: '2020-10-01', periodTo: '2021-09-30' });
  });

  test('trade just under a quarter keeps its cents', async () => {
    const { data } = await taxAnswer({ companyCode: '900000071' });
    expect(data.trade).toMatchObject({ year: 2021, importTotal: 100_000_000, importAffected: 24_999_999 });
    expect(data.activities).toEqual([expect.objectContaining({ code: '467200', main: true, to: null })]);
  });

  test('employees, insolvency, shareholders, leases', async () => {
    expect((await registers.employees(LINIJA)).data.employees).toBe(34);
    expect((await registers.insolvency({ companyCode: '900000048' })).data.cases).toHaveLength(1);
    expect((await registers.insolvency(LINIJA)).data.cases).toEqual([]);
    const owners = (await registers.shareholders({ companyCode: '900000023' })).data.participants;
    expect(owners.map(({ kind, sharesPart }) => [kind, sharesPart])).toEqual([
      ['person', 51],
      ['company', 26],
      ['person', 23],
    ]);
    expect((await registers.shareholders({ companyCode: '900000137' })).data.participants[0]?.kind).toBe(
      'municipality',
    );
    // The lease of the northern line is agreed but not registered.
    expect((await registers.leases(LINIJA)).data.leases).toEqual([]);
  });

  test('every demo company gets an answer of every register', async () => {
    const { COMPANIES } = await import('../../stack/stand-ins/parties.ts');
    for (const { CompanyCode } of COMPANIES) {
      const subject = { companyCode: CompanyCode };
      await control(standIns, 'registers', { mode: 'normal', target: CompanyCode });
      const answers = [
        registers.legalEntity(subject),
        registers.accounts(subject),
        registers.employees(subject),
        registers.insolvency(subject),
        registers.shareholders(subject),
        registers.leases(subject),
        taxAnswer(subject),
      ];
      await Promise.all(answers);
    }
  });
});

describe('registers answer about a person', () => {
  test('certificates, tax data, bankruptcy, leases', async () => {
    const ruta = { personalCode: person('ruta').PersonalCode };
    const laima = { personalCode: person('laima').PersonalCode };
    expect((await registers.individualActivity(ruta)).data.certificates).toEqual([
      { certificate: 'IV-990001', from: '2017-03-01', to: null, activityCode: '741000', active: true },
    ]);
    expect((await taxAnswer(ruta)).data.trade).toMatchObject({
      importTotal: 2_000_000,
      importAffected: 900_000,
    });
    expect((await registers.insolvency(laima)).data.cases[0]?.kind).toBe('personalBankruptcy');
    expect((await taxAnswer(laima)).data.reliableTaxpayer).toBe(false);
    expect((await registers.leases(laima)).data.leases[0]).toMatchObject({ objectId: '1094-0123-4567:0001' });
  });
});

describe('a register that behaves badly', () => {
  const legalEntity = () => failure(registers.legalEntity(LINIJA));

  test('each mode gives its error, and reset makes all well', async () => {
    for (const [rule, expected] of [
      [{ mode: 'failing' }, 'unavailable'],
      [{ mode: 'down' }, 'unavailable'],
      [{ mode: 'malformed' }, 'malformed'],
      [{ mode: 'lying' }, 'wrongSubject'],
      [{ mode: 'failing', status: 403 }, 'refused'],
    ] as const) {
      await control(standIns, 'registers', rule);
      expect([rule, await legalEntity()]).toEqual([rule, expected]);
    }
    await control(standIns, 'registers', { mode: 'slow', delayMs: 3_000 });
    expect(await failure(client(standIns.urls.registers, 200).legalEntity(LINIJA))).toBe('timeout');
    await control(standIns, 'registers', { mode: 'slow', delayMs: 50 });
    expect(await legalEntity()).toHaveProperty('answered');
    await control(standIns, 'registers', { mode: 'reset' });
    expect(await legalEntity()).toHaveProperty('answered');
  });

  test('too many calls: the pause the register asks for is passed on', async () => {
    await control(standIns, 'registers', { mode: 'failing', status: 429 });
    const error = await registers.legalEntity(LINIJA).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(AdapterError);
    expect(error).toMatchObject({ code: 'rateLimited', retryAfterMs: 2_000, isTransient: true });
  });

  test('a rule aimed at one register or one company leaves the others alone', async () => {
    await control(standIns, 'registers', { mode: 'failing', target: 'accounts' });
    expect(await failure(registers.accounts(LINIJA))).toBe('unavailable');
    expect(await legalEntity()).toHaveProperty('answered');
    await control(standIns, 'registers', { mode: 'reset' });
    await control(standIns, 'registers', { mode: 'failing', target: LINIJA.companyCode });
    expect(await legalEntity()).toBe('unavailable');
    expect(await failure(registers.legalEntity({ companyCode: '900000023' }))).toHaveProperty('answered');
  });

  test('the company whose register is down stays so until told otherwise', async () => {
    expect(await failure(registers.legalEntity(BROKEN))).toBe('unavailable');
    expect(await failure(registers.accounts(BROKEN))).toHaveProperty('answered');
    await control(standIns, 'registers', { mode: 'normal', target: BROKEN.companyCode });
    expect(await failure(registers.legalEntity(BROKEN))).toHaveProperty('answered');
  });

  test('the company whose tax answer is late is not ready, with the pause to wait', async () => {
    const { queryId } = await registers.startTaxQuery(SILENT);
    const state = await registers.readTaxQuery(queryId, SILENT);
    expect(state).toMatchObject({ ready: false, retryAfterMs: 5_000 });
    // All but the trade is told at once.
    expect(state).toMatchObject({
      soFar: { data: { reliableTaxpayer: true, trade: { importTotal: null, exportAffected: null } } },
    });
    await control(standIns, 'registers', { mode: 'normal', target: SILENT.companyCode });
    expect((await taxAnswer(SILENT)).data.reliableTaxpayer).toBe(true);
  });

  test('a tax answer about somebody else is refused', async () => {
    await control(standIns, 'registers', { mode: 'lying', target: 'tax-authority' });
    expect(await failure(taxAnswer(LINIJA))).toBe('wrongSubject');
    const { queryId } = await registers.startTaxQuery({ companyCode: '900000023' });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await failure(registers.readTaxQuery(`${queryId}x`, LINIJA))).toBe('notFound');
  });

  test('unknown codes are not found, a wrong key is refused', async () => {
    expect(await failure(registers.legalEntity({ companyCode: '123456789' }))).toBe('notFound');
    expect(await failure(registers.individualActivity({ personalCode: '39001010000' }))).toBe('notFound');
    const stranger = createRegisters({ baseUrl: standIns.urls.registers, apiKey: 'wrong' });
    expect(await failure(stranger.legalEntity(LINIJA))).toBe('refused');
  });

  test('redirects are not followed, endless answers are cut, nobody listening is unavailable', async () => {
    const elsewhere = await playServer(() => ({
      status: 302,
      headers: { location: standIns.urls.registers },
      body: '',
    }));
    expect(await failure(client(elsewhere.url).legalEntity(LINIJA))).toBe('malformed');
    await elsewhere.close();
    expect(await failure(client(elsewhere.url).legalEntity(LINIJA))).toBe('unavailable');
    const flood = await playServer(() => ({ body: `"${'x'.repeat(3 * 1024 * 1024)}"` }));
    expect(await failure(client(flood.url).legalEntity(LINIJA))).toBe('malformed');
    await flood.close();
  });

  test('errors name neither the code asked about nor the key', async () => {
    await control(standIns, 'registers', { mode: 'lying' });
    const error = await registers.legalEntity(LINIJA).catch((caught: unknown) => caught);
    expect(`${String(error)} ${JSON.stringify(error)}`).not.toMatch(/9000000|Bearer/);
  });
});

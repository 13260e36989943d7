import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { readRows } from '../../activities/adapters/public-data/spinta.ts';
import { publicLegalEntity } from '../../activities/adapters/public-data/legal-entities.ts';
import { createRegisters } from '../../activities/adapters/registers.ts';
import { readRegisterData } from '../../db/register-data.ts';
import { COMPANIES, companyByKey } from '../../stack/stand-ins/parties.ts';
import { startPublicData, type PublicData } from '../../stack/stand-ins/public-data/service.ts';
import { addressFor } from '../../stack/stand-ins/registers/addresses.ts';
import { failure, playServer } from './harness.ts';

const ENTITY = 'datasets/gov/rc/jar/iregistruoti/JuridinisAsmuo';
const recorded = <T>(name: string): T =>
  JSON.parse(readFileSync(new URL(`./recorded/spinta/${name}`, import.meta.url), 'utf8')) as T;

let open: PublicData;
beforeAll(async () => {
  open = await startPublicData();
});
afterEach(() => play({ mode: 'reset' }));
afterAll(() => open.close());

const play = (rule: object) =>
  fetch(`${open.url}/__control`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(rule),
  });
const ask = (companyCode: string, baseUrl = open.url) =>
  publicLegalEntity({ baseUrl, companyCode, timeoutMs: 2_000 });
const LINIJA = '900000016';

describe('the open data of the register of legal entities', () => {
  test('tell of every demo company what the register tells of it, but no manager', async () => {
    const flats = new Set<boolean>();
    for (const company of COMPANIES) {
      const { source, asOf, data } = await ask(company.CompanyCode);
      expect(source).toContain('viešieji duomenys');
      // They do not say of which day they are.
      expect(asOf).toBeNull();
      const { municipality, settlement, street, house, flat, postalCode } = addressFor(company.CompanyCode);
      expect(data).toEqual({
        name: company.CompanyName,
        companyType: { UAB: 'Uždaroji akcinė bendrovė', AB: 'Akcinė bendrovė', MB: 'Mažoji bendrija' }[
          company.CompanyType
        ],
        legalStatus: company.legalStatus,
        registrationDate: company.CompanyRegistrationDate,
        address:
          company.legalStatus === 'deregistered'
            ? null
            : { municipality, settlement, street, house, flat, postalCode },
        isPublicData: true,
      });
      flats.add(flat !== null);
      expect(readRegisterData('legal-entities', JSON.parse(JSON.stringify(data)))).toEqual(data);
    }
    expect(flats.size).toBe(2);
  });

  test('are asked about one code and nothing else', async () => {
    open.asked.length = 0;
    await ask(LINIJA);
    expect(decodeURIComponent(open.asked[0]!)).toBe(
      `/${ENTITY}?ja_kodas=${LINIJA}&select(_id,ja_kodas,ja_pavadinimas,reg_data,isreg_data,forma.pavadinimas,statusas.kodas,adresas)&limit(100)`,
    );
    // The entity and the building it is in: the cursor of a page that is not full leads nowhere.
    expect(open.asked).toHaveLength(2);
  });

  test('that do not know a code prove nothing: it is no answer', async () => {
    expect(await failure(ask('123456789'))).toBe('incomplete');
  });

  test.each([
    ['lying', 'wrongSubject'],
    ['malformed', 'malformed'],
    ['failing', 'unavailable'],
    ['down', 'unavailable'],
  ])('%s become %s', async (mode, code) => {
    await play({ mode, target: 'legal-entities' });
    expect(await failure(ask(LINIJA))).toBe(code);
  });

  test('have one deadline for all they are asked', async () => {
    await play({ mode: 'slow', delayMs: 700, target: 'legal-entities' });
    // Each answer alone is in time.
    expect(
      await failure(publicLegalEntity({ baseUrl: open.url, companyCode: LINIJA, timeoutMs: 1_000 })),
    ).toBe('timeout');
  });
});

describe('rows of many pages', () => {
  const codes = z.object({ ja_kodas: z.int() });
  const read = (baseUrl: string, pageRows: number) =>
    readRows(
      { model: ENTITY, where: ['isreg_data', null], select: ['ja_kodas'], row: codes },
      { baseUrl, service: 'legal-entities', until: Date.now() + 5_000, pageRows },
    );
  const registered = COMPANIES.filter(({ legalStatus }) => legalStatus !== 'deregistered').map(
    ({ CompanyCode }) => Number(CompanyCode),
  );

  test.each([[1], [3], [registered.length], [registered.length + 1]])(
    '%i a page are read to the end, each once',
    async (pageRows) => {
      const rows = await read(open.url, pageRows);
      expect(rows.map(({ ja_kodas: code }) => code).sort()).toEqual([...registered].sort());
    },
  );

  test('whose cursor stands still are no endless reading', async () => {
    const page = { _data: [{ ja_kodas: 1 }], _page: { next: 'WzFd' } };
    const server = await playServer(() => ({ body: JSON.stringify(page) }));
    expect(await failure(read(server.url, 1))).toBe('malformed');
    expect(server.received).toHaveLength(2);
    await server.close();
  });
});

describe('answers made after the public sources', () => {
  interface Exchange {
    model: string;
    when?: string;
    answer: object;
  }
  const exchanges = recorded<Exchange[]>('exchanges.json');

  test('become a legal entity: the newest seat, premises within a building', async () => {
    const server = await playServer((_body, { url = '' }) => {
      const { pathname, search } = new URL(url, 'http://127.0.0.1');
      const found = exchanges.find(
        ({ model, when = '' }) => pathname === `/${model}` && search.startsWith(`?${when}`),
      );
      return { status: found ? 200 : 404, body: JSON.stringify(found?.answer ?? {}) };
    });
    const { data } = await ask('900000990', server.url);
    await server.close();
    expect(data).toEqual({
      name: 'UAB "Smėlio laikrodis"',
      companyType: 'Uždaroji akcinė bendrovė',
      legalStatus: 'registered',
      registrationDate: '2012-05-14',
      address: {
        municipality: 'Vilniaus miesto savivaldybė',
        settlement: 'Vilnius',
        street: 'Smiltynės g.',
        house: '84 korp. 2',
        flat: '42',
        postalCode: 'LT-03160',
      },
      isPublicData: true,
    });
  });

  const altered = async (change: object) => {
    const [first] = exchanges as [Exchange & { answer: { _data: [object] } }];
    const answer = { _data: [{ ...first.answer._data[0], ...change }] };
    const server = await playServer((_body, { url = '' }) => ({
      body: JSON.stringify(url.startsWith(`/${ENTITY}`) ? answer : { _data: [] }),
    }));
    try {
      return await failure(ask('900000990', server.url));
    } finally {
      await server.close();
    }
  };

  test.each([
    [{ statusas: { kodas: 3 } }, 'unknown'],
    [{ statusas: { kodas: 9 } }, 'unknown'],
    [{ statusas: null }, 'unknown'],
    [{ statusas: { kodas: 5 } }, 'bankrupt'],
    [{ isreg_data: '2020-01-01' }, 'deregistered'],
  ])('%j is the status %s: what we have no word for is never read as a good one', async (change, status) => {
    expect(await altered(change)).toMatchObject({
      answered: { data: { legalStatus: status, address: null } },
    });
  });

  test.each([[{ ja_pavadinimas: null }], [{ reg_data: null }], [{ forma: null }]])(
    'with %j are not whole',
    async (change) => {
      expect(await altered(change)).toBe('incomplete');
    },
  );

  test.each(recorded<{ what: string; status: number; answer: object; code: string }[]>('refusals.json'))(
    '$what ($status) is $code, and never an unknown company',
    async ({ status, answer, code }) => {
      const server = await playServer(() => ({ status, body: JSON.stringify(answer) }));
      expect(await failure(ask(LINIJA, server.url))).toBe(code);
      await server.close();
    },
  );

  test.each([
    ['?state=1', 400, 'FieldNotInResource'],
    ['?select(state)', 400, 'FieldNotInResource'],
    ['?ja_kodas="1"', 400, 'InvalidValue'],
    ['?page("x")', 400, 'InvalidPageKey'],
    ['/00000000-0000-4000-a000-000000000000', 404, 'ItemDoesNotExist'],
    ['s', 404, 'ModelNotFound'],
  ])('the stand-in refuses %s as Spinta does: %i %s', async (path, status, code) => {
    const answer = await fetch(`${open.url}/${ENTITY}${path}`);
    expect(answer.status).toBe(status);
    const { errors } = (await answer.json()) as { errors: Record<string, unknown>[] };
    const [shape] = recorded<{ answer: { errors: object[] } }[]>('refusals.json');
    expect(errors).toEqual([expect.objectContaining({ code })]);
    expect(Object.keys(errors[0]!)).toEqual(Object.keys(shape!.answer.errors[0]!));
  });
});

describe('the client of the registers', () => {
  test('asks the open data where they stand in, and the gateway for all else', async () => {
    const gateway = await playServer(() => ({ status: 404, body: '{}' }));
    const registers = createRegisters({
      baseUrl: gateway.url,
      apiKey: 'raktas',
      publicSources: { 'legal-entities': (asked) => publicLegalEntity({ baseUrl: open.url, ...asked }) },
    });
    const { data } = await registers.legalEntity({ companyCode: LINIJA });
    expect(data).toMatchObject({ name: companyByKey('linija')?.CompanyName, isPublicData: true });
    expect(gateway.received).toEqual([]);
    expect(await failure(registers.shareholders({ companyCode: LINIJA }))).toBe('notFound');
    expect(gateway.received).toHaveLength(1);
    await gateway.close();
  });
});

// The published contract held against what answers by it, by a second reader: a JSON Schema validator, not the adapter.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import Ajv from 'ajv/dist/2020.js';
import { readFileSync } from 'node:fs';
import { REGISTER_IDS, REGISTERS_OF } from '../../domain/registers/register-id.ts';
import { COMPANIES, PEOPLE } from '../../stack/stand-ins/parties.ts';
import { startStandIns, type StandIns } from '../../stack/stand-ins/start.ts';
import { checkGateway } from '../../worker/register-conformance.ts';
import { control } from './harness.ts';

interface Contract {
  paths: Record<string, { post?: { responses: Record<string, { content?: object }> } }>;
  components: { schemas: Record<string, object> };
}

const contract = JSON.parse(
  readFileSync(new URL('../../docs/registers.openapi.json', import.meta.url), 'utf8'),
) as Contract;
const ajv = new Ajv({ strict: false, validateFormats: false });
ajv.addSchema({ $id: 'contract', ...contract });

let standIns: StandIns;
beforeAll(async () => {
  standIns = await startStandIns();
});
afterAll(() => standIns.close());

const schemaName = (register: string): string =>
  register.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase());
const ask = (register: string, body: object): Promise<Response> =>
  fetch(`${standIns.urls.registers}/v1/${register}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${standIns.env['REGISTERS_API_KEY']}`,
    },
    body: JSON.stringify(body),
  });

test('names every register and no other', () => {
  const asked = Object.keys(contract.paths).flatMap((path) => /^\/v1\/([\w-]+)$/.exec(path)?.[1] ?? []);
  expect(asked.sort()).toEqual([...REGISTER_IDS].sort());
});

describe.each(REGISTER_IDS.filter((register) => register !== 'tax-authority'))('%s', (register) => {
  const valid = (body: unknown): unknown => {
    const schema = { $ref: `contract#/components/schemas/${schemaName(register)}Answer` };
    ajv.validate(schema, body);
    return ajv.errors;
  };
  const subjects = [
    ...((REGISTERS_OF.company as readonly string[]).includes(register)
      ? COMPANIES.map(({ CompanyCode }) => ({ companyCode: CompanyCode }))
      : []),
    ...((REGISTERS_OF.person as readonly string[]).includes(register)
      ? PEOPLE.map(({ PersonalCode }) => ({ personalCode: PersonalCode }))
      : []),
  ];

  test('answers by the contract about everybody of the demo', async () => {
    let answered = 0;
    for (const subject of subjects) {
      const told = await ask(register, subject);
      if (told.status !== 200) continue;
      answered += 1;
      expect(valid(await told.json())).toBeNull();
    }
    expect(answered).toBeGreaterThan(0);
    expect(valid({ source: 'x', asOf: '2026-11-22', subject: subjects[0], data: {} })).not.toBeNull();
  });
});

describe('the check an integrator runs', () => {
  const gateway = () => ({
    gateway: { url: standIns.urls.registers, apiKey: standIns.env['REGISTERS_API_KEY']! },
    companyCode: COMPANIES.find(({ key }) => key === 'linija')!.CompanyCode,
    personalCode: PEOPLE[0]!.PersonalCode,
  });

  test('finds nothing against a gateway that keeps the contract', async () => {
    const findings = await checkGateway(gateway());
    expect(findings.filter(({ isGood }) => !isGood)).toEqual([]);
    expect(findings.filter(({ told }) => told === 'answered').length).toBeGreaterThan(
      REGISTERS_OF.company.length,
    );
  });

  test('asks a register at its own address and with its own key, and without a gateway no other', async () => {
    const { gateway: at, ...known } = gateway();
    const apart = await checkGateway({
      ...known,
      gateway: { url: 'http://127.0.0.1:9', apiKey: 'of the gateway' },
      endpoints: { leases: at },
    });
    const told = (register: string) => apart.filter((one) => one.register === register);
    expect(told('leases').every(({ isGood }) => isGood)).toBe(true);
    expect(told('accounts').map((one) => one.told)).toEqual(['unavailable', 'unavailable', 'unavailable']);
    const alone = await checkGateway({ ...known, gateway: null, endpoints: { leases: at } });
    expect(alone).toEqual(told('leases'));
  });

  test.each([
    ['lying', 'wrongSubject'],
    ['malformed', 'malformed'],
  ])('says of a gateway that is %s what is wrong', async (mode, told) => {
    await control(standIns, 'registers', { mode, target: 'accounts' });
    const findings = await checkGateway(gateway());
    await control(standIns, 'registers', { mode: 'reset' });
    expect(findings.filter(({ isGood }) => !isGood)).toContainEqual({
      register: 'accounts',
      asked: 'company',
      isGood: false,
      told,
    });
  });
});

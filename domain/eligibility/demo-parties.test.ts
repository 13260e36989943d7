import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { evaluate } from './evaluate.ts';
import type { Decision } from './rule.ts';
import { RULE_NAMES, type RuleName } from './rule-name.ts';
import { missingAnswer, type Snapshot } from './snapshot.ts';
import { answered, companySnapshot, individualSnapshot, type DemoParties } from './testing/demo-snapshot.ts';

const file = new URL('../../stack/stand-ins/data/demo-parties.json', import.meta.url);
const parties = JSON.parse(readFileSync(file, 'utf8')) as DemoParties;

/** Rules named in a sentence such as „Denied: BankruptcyStatus, InsolvencyCase“. */
const named = (expected: string): RuleName[] =>
  RULE_NAMES.filter((name) => new RegExp(`\\b${name}\\b`).test(expected));
const decisionOf = (expected: string): Decision =>
  /^(Accepted|Denied|DataIsMissing)/.exec(expected)?.[1] as Decision;
const namesWith = (snapshot: Snapshot, decision: Decision): RuleName[] =>
  evaluate(snapshot)
    .results.filter((result) => result.decision === decision)
    .map((result) => result.ruleName)
    .sort();

describe('the demo companies get the expected answers, reason by reason', () => {
  const asked = Object.entries(parties.companies).flatMap(([key, company]) => {
    const expected = company.expected['tiesiogines'];
    return expected && !['vmi-tyli', 'jar-neveikia'].includes(key) ? [[key, expected] as const] : [];
  });

  test.each(asked)('%s: %s', (key, expected) => {
    const snapshot = companySnapshot(parties, key);
    const decision = decisionOf(expected);
    expect(evaluate(snapshot).decision).toBe(decision);
    if (decision !== 'Accepted') expect(namesWith(snapshot, decision)).toEqual(named(expected).sort());
    if (decision === 'DataIsMissing') expect(namesWith(snapshot, 'Denied')).toEqual([]);
  });

  test('vmi-tyli: TradeShare is missing until the tax authority has answered', () => {
    const snapshot = companySnapshot(parties, 'vmi-tyli');
    expect(evaluate(snapshot).decision).toBe('Accepted');
    const tax = snapshot.registers.taxAuthority;
    if (tax.state === 'answered' && tax.data) {
      const silent = {
        importTotal2021: null,
        importAffected2021: null,
        exportTotal2021: null,
        exportAffected2021: null,
      };
      snapshot.registers.taxAuthority = { ...tax, data: { ...tax.data, ...silent } };
    }
    expect(evaluate(snapshot).decision).toBe('DataIsMissing');
    expect(namesWith(snapshot, 'DataIsMissing')).toEqual(['TradeShare']);
  });

  test('jar-neveikia: data are missing until the register answers', () => {
    const snapshot = companySnapshot(parties, 'jar-neveikia');
    expect(evaluate(snapshot).decision).toBe('Accepted');
    snapshot.registers.legalEntity = missingAnswer('stand-in');
    expect(evaluate(snapshot).decision).toBe('DataIsMissing');
    expect(namesWith(snapshot, 'DataIsMissing')).toEqual(['BankruptcyStatus', 'RegisteredInJar']);
  });

  test('maza-dalis is shown 24.9999 %, riba exactly 25 %', () => {
    const share = (key: string): unknown =>
      evaluate(companySnapshot(parties, key)).results.find((result) => result.ruleName === 'TradeShare')
        ?.value;
    expect(share('maza-dalis')).toEqual({ kind: 'percent', value: 24.9999 });
    expect(share('riba')).toEqual({ kind: 'percent', value: 25 });
  });

  test('bankrotas: what is not filed is missing, what is known is refused', () => {
    expect(namesWith(companySnapshot(parties, 'bankrotas'), 'DataIsMissing')).toEqual([
      'FinancialStatementsFiled',
      'UndertakingInDifficulty',
    ]);
  });
});

describe('the demo sole traders', () => {
  test.each(
    parties.individualActivities.map(({ person, expected }) => [person, expected['tiesiogines'] ?? '']),
  )('%s: %s', (person, expected) => {
    const snapshot = individualSnapshot(parties, person);
    expect(evaluate(snapshot).decision).toBe(decisionOf(expected));
    expect(namesWith(snapshot, 'Denied')).toEqual(named(expected).sort());
    expect(namesWith(snapshot, 'DataIsMissing')).toEqual([]);
  });

  test('mantas may have his rent compensated', () => {
    expect(evaluate(individualSnapshot(parties, 'mantas', { scheme: 'nuoma' })).decision).toBe('Accepted');
  });
});

describe('the other schemes', () => {
  test.each([
    ['2026-11-21', true, 'Accepted', []],
    ['2028-02-01', true, 'Accepted', []],
    ['2028-02-02', true, 'Denied', ['SocialProjectAge']],
    ['2026-02-01', false, 'Accepted', []],
    ['2026-02-02', false, 'Denied', ['NonSocialAge']],
    ['2026-11-21', false, 'Denied', ['NonSocialAge']],
  ] as const)(
    'socialinis asks Startuok on %s (social: %s): %s',
    (askedOn, socialBusiness, decision, denied) => {
      const snapshot = companySnapshot(parties, 'socialinis', {
        scheme: 'startuok',
        askedOn,
        socialBusiness,
      });
      expect(evaluate(snapshot).decision).toBe(decision);
      expect(namesWith(snapshot, 'Denied')).toEqual(denied);
    },
  );

  test('viesbutis and covid', () => {
    expect(evaluate(companySnapshot(parties, 'viesbutis', { scheme: 'covid' })).decision).toBe('Accepted');
  });

  test('savivalda and covid', () => {
    const snapshot = companySnapshot(parties, 'savivalda', { scheme: 'covid' });
    expect(evaluate(snapshot).decision).toBe('Denied');
    expect(namesWith(snapshot, 'Denied')).toEqual(['StateOwnership']);
  });

  test('the hotel’s late lease is refused for rent', () => {
    const snapshot = companySnapshot(parties, 'viesbutis', { scheme: 'nuoma' });
    expect(namesWith(snapshot, 'Denied')).toEqual(['LeaseRegistered']);
  });

  test('linija’s lease is in no register, and the lessor is its owner’s', () => {
    const snapshot = companySnapshot(parties, 'linija', { scheme: 'nuoma' });
    const [lease] = parties.leases.filter(({ tenant }) => tenant === 'linija');
    const { objectId, tenant, owner } = lease!;
    snapshot.answers.bills = [
      {
        objectId,
        tenantCode: tenant,
        ownerCode: owner,
        rentDate: '2020-02-01',
        ownerMajorityCodes: parties.companies[owner]!.shareholders.map((one) => one.owner),
      },
    ];
    snapshot.registers.leases = answered({ leases: [] });
    expect(namesWith(snapshot, 'Denied')).toEqual([
      'LeasePartiesMatch',
      'LeaseRegistered',
      'RentPartyRelated',
    ]);
  });
});

describe('a bill of rent is judged by the four rules of rent, each to its day', () => {
  const TENANT = 'linija',
    OWNER = '900000999',
    HOLDER = '900000998',
    PREMISES = '4400-3333-4444:5555';
  const own = parties.companies[TENANT]!.shareholders.map((one) => one.owner);

  interface Told {
    from?: string;
    to?: string | null;
    rentDate?: string;
    leasedBy?: string;
    premises?: string;
    holders?: string[] | null;
    activity?: [string, string | null];
  }

  function deniedOf(told: Told): RuleName[] {
    const { from = '2020-03-15', to = '2020-07-01', rentDate = '2020-04-10' } = told;
    const { holders = [HOLDER], activity = ['2019-01-01', null] } = told;
    const snapshot = companySnapshot(parties, TENANT, { scheme: 'nuoma' });
    const lease = {
      objectId: told.premises ?? PREMISES,
      tenantCode: snapshotCode(snapshot),
      ownerCode: told.leasedBy ?? OWNER,
      ownerMajorityCodes: holders,
      from,
      to,
      registered: true,
    };
    const bill = { ...lease, objectId: PREMISES, ownerCode: OWNER, rentDate };
    snapshot.answers.bills = [bill];
    snapshot.registers.leases = answered({ leases: [lease] });
    const tax = snapshot.registers.taxAuthority;
    if (tax.state !== 'answered' || !tax.data) throw new Error('the tax authority has answered');
    const [dateFrom, dateTo] = activity;
    const activities = tax.data.activities.map((one) => ({ ...one, dateFrom, dateTo }));
    snapshot.registers.taxAuthority = { ...tax, data: { ...tax.data, activities } };
    return namesWith(snapshot, 'Denied');
  }
  const snapshotCode = ({ registers: { legalEntity } }: Snapshot): string =>
    legalEntity.state === 'answered' && legalEntity.data ? legalEntity.data.code : '';

  test.each<[string, Told, RuleName[]]>([
    ['a lease from the last day to the first day that count', {}, []],
    ['one that never ends', { to: null }, []],
    ['one that begins a day late', { from: '2020-03-16' }, ['LeaseRegistered']],
    ['one that ends a day early', { to: '2020-06-30' }, ['LeaseRegistered']],
    ['rent of the day the lease begins', { rentDate: '2020-03-15' }, []],
    ['rent of the day before', { rentDate: '2020-03-14' }, ['LeasePartiesMatch']],
    ['rent of the day after its end', { rentDate: '2020-07-02' }, ['LeasePartiesMatch']],
    ['another owner in the register', { leasedBy: '900000997' }, ['LeasePartiesMatch']],
    ['other premises in the register', { premises: '4400-3333-4444:5556' }, ['LeasePartiesMatch']],
    ['a lessor held by who holds the tenant', { holders: own }, ['RentPartyRelated']],
    ['activity that ended on the first day', { activity: ['2019-01-01', '2019-11-01'] }, []],
    ['activity that ended before', { activity: ['2019-01-01', '2019-10-31'] }, ['ActivityInReferencePeriod']],
    ['activity that began on the last day', { activity: ['2020-01-31', null] }, []],
    ['activity that began after', { activity: ['2020-02-01', null] }, ['ActivityInReferencePeriod']],
  ])('%s', (_name, told, denied) => {
    const rent: readonly RuleName[] = [
      'LeaseRegistered',
      'LeasePartiesMatch',
      'RentPartyRelated',
      'ActivityInReferencePeriod',
    ];
    expect(deniedOf(told).filter((name) => rent.includes(name))).toEqual(denied);
  });
});

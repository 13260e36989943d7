// Small changes to a snapshot in which every rule is met, and the vocabulary of the rules' tables of cases.
import type { Decision } from '../rule.ts';
import type { RuleName } from '../rule-name.ts';
import { ruleSetFor } from '../rule-sets.ts';
import {
  missingAnswer,
  type AccountsYear,
  type GroupCompany,
  type Lease,
  type RegisterAnswers,
  type Snapshot,
  type TaxActivity,
} from '../snapshot.ts';
import { answered } from './demo-snapshot.ts';

export type Change = (snapshot: Snapshot) => void;
export const NOW = ruleSetFor('tiesiogines', '2026-11-21').parameters;

export const none: Change = () => undefined;
export const silent =
  (register: keyof RegisterAnswers): Change =>
  (snapshot) => {
    snapshot.registers[register] = missingAnswer('stand-in');
  };
/** Changes fields of a register's data. */
export const having =
  <K extends keyof RegisterAnswers>(register: K, fields: Record<string, unknown>): Change =>
  (snapshot) => {
    const answer = snapshot.registers[register];
    if (answer.state === 'answered')
      snapshot.registers[register] = { ...answer, data: { ...answer.data, ...fields } } as never;
  };
export const answering =
  (answers: Partial<Snapshot['answers']>): Change =>
  (snapshot) => {
    Object.assign(snapshot.answers, answers);
  };
export const on =
  (askedOn: string): Change =>
  (snapshot) => {
    snapshot.askedOn = askedOn;
  };
export const all =
  (...changes: Change[]): Change =>
  (snapshot) =>
    changes.forEach((change) => change(snapshot));

/** The declared main activity; the tax authority lists these activities (that one, unless said). */
export const activities =
  (mainEvrk: string, ...rows: Partial<TaxActivity>[]): Change =>
  (snapshot) => {
    snapshot.answers.mainEvrk = mainEvrk;
    const listed = rows.length > 0 ? rows : [{}];
    having('taxAuthority', {
      activities: listed.map((row) => ({
        evrk: mainEvrk,
        dateFrom: '2015-01-01',
        dateTo: null,
        isMain: true,
        classifier: 'EVRK2',
        ...row,
      })),
    })(snapshot);
  };

/** The last year whose accounts were due on the day of the demo snapshots, 2026-11-21. */
export const DUE = 2025;

const year = (fields: Partial<AccountsYear>): AccountsYear => ({
  year: DUE,
  filed: true,
  assets: 100_00,
  equity: 50_00,
  subscribedCapital: 10_00,
  sharePremium: 0,
  income: 100_00,
  shortTermDebts: 0,
  liabilities: 50_00,
  ebitda: null,
  interest: null,
  ...fields,
});
export const books = (...years: Partial<AccountsYear>[]): Change =>
  having('accounts', { financialYearIsCalendarYear: true, years: years.map(year) });
export const owners = (...rows: Record<string, unknown>[]): Change =>
  having('shareholders', {
    owners: rows.map((row) => ({
      kind: 'person',
      name: 'x',
      code: 'x',
      sharesPart: 0,
      votingPart: 0,
      ...row,
    })),
  });
const lease = {
  objectId: 'o',
  tenantCode: 't',
  ownerCode: 'w',
  from: '2020-03-15',
  to: '2020-07-01',
  registered: true,
};
export const leases =
  (...rows: Partial<Lease>[]): Change =>
  (snapshot) => {
    snapshot.registers.leases = answered({ leases: rows.map((row) => ({ ...lease, ...row })) });
  };
export const bill = { objectId: 'o', tenantCode: 't', ownerCode: 'w', rentDate: '2020-04-01' };
export const certificates = (...rows: { from: string; to: string | null; active?: boolean }[]): Change =>
  having('individualActivity', {
    certificates: rows.map((row) => ({ number: 'IV', evrk: '741000', ...row })),
  });

/** A healthy linked company of the group, with changes. */
export const groupOf =
  (...companies: Partial<GroupCompany>[]): Change =>
  (snapshot) => {
    snapshot.group = companies.map((company, index) => ({
      code: `90000020${index}`,
      foundIn: 'request',
      link: 'linked',
      part: 100,
      legalEntity: snapshot.registers.legalEntity,
      accounts: yearsOf({}),
      ...company,
    }));
  };
/** A register's answer with accounts of these years. */
export const yearsOf = (...years: Partial<AccountsYear>[]) =>
  answered({ financialYearIsCalendarYear: true, years: years.map(year) });

/** Whose snapshot the change is made in; 'covid' = the company judged by the parameters of that scheme. */
export type Start = 'company' | 'individual' | 'covid';

export type RuleCase = [rule: RuleName, what: string, change: Change, decision: Decision, start?: Start];

export const A: Decision = 'Accepted';
export const D: Decision = 'Denied';
export const M: Decision = 'DataIsMissing';

import type { RuleName } from './rule-name.ts';
import type { RuleParameters } from './rule-sets.ts';
import type { RegisterAnswer, RegisterName, Snapshot } from './snapshot.ts';

export type Decision = 'Accepted' | 'Denied' | 'DataIsMissing';

/** What the applicant or staff can do about a result; sentences are in texts/lt/eligibility.ts. */
export const REMEDIES = [
  'registerCompany',
  'waitForRegister',
  'endProceedings',
  'registerActivity',
  'payTaxes',
  'lithuanianAccount',
  'fileReports',
  'amendReports',
  'raiseEquity',
  'noRemedy',
  'checkTradeSums',
  'chooseActivity',
  'otherScheme',
  'giveAnswer',
  'registerLease',
  'correctBill',
  'checkGroup',
  'endActivity',
  'chooseRegistered',
] as const;

export type Remedy = (typeof REMEDIES)[number];

/** A value or limit with its unit, so that every screen shows it alike. */
export type Quantity =
  | { kind: 'money'; cents: number }
  | { kind: 'percent'; value: number }
  | { kind: 'ratio'; value: number }
  | { kind: 'date'; value: string }
  | { kind: 'period'; from: string; to: string | null }
  | { kind: 'years'; value: number }
  | { kind: 'list'; values: readonly string[] }
  | { kind: 'code'; value: string }
  | { kind: 'status'; value: string }
  | { kind: 'size'; value: number }
  | { kind: 'yesNo'; value: boolean };

/** `evaluator`: entered by staff in place of the applicant's answer. */
export type RuleSource = RegisterName | 'answers' | 'evaluator';

export interface RuleOutcome {
  decision: Decision;
  /** What was found; null when nothing was. */
  value: Quantity | null;
  /** What it was compared with. */
  limit: Quantity | null;
  source: RuleSource;
  /** Day for which the value holds. */
  asOf: string | null;
  /** Code of the group's company the value is about; absent = the applicant, or the group as a whole. */
  company?: string;
  /** Null when accepted. */
  remedy: Remedy | null;
}

export interface RuleResult extends RuleOutcome {
  ruleName: RuleName;
  /** The value was entered by staff in place of the register's answer. */
  byHand?: true;
}

export interface Rule {
  name: RuleName;
  appliesTo: 'company' | 'individual' | 'both';
  /** Not asked and not shown, for instance by the purpose of the loan. */
  isHidden?: (snapshot: Snapshot) => boolean;
  judge: (snapshot: Snapshot, parameters: RuleParameters) => RuleOutcome;
}

export interface Evidence {
  source: RuleSource;
  value?: Quantity | null;
  limit?: Quantity | null;
  asOf?: string | null;
  company?: string;
}

const outcome = (decision: Decision, evidence: Evidence, remedy: Remedy | null): RuleOutcome => ({
  decision,
  value: evidence.value ?? null,
  limit: evidence.limit ?? null,
  source: evidence.source,
  asOf: evidence.asOf ?? null,
  remedy,
  ...(evidence.company ? { company: evidence.company } : {}),
});

export const accepted = (evidence: Evidence): RuleOutcome => outcome('Accepted', evidence, null);
export const denied = (evidence: Evidence, remedy: Remedy): RuleOutcome =>
  outcome('Denied', evidence, remedy);
export const dataMissing = (evidence: Evidence, remedy: Remedy = 'waitForRegister'): RuleOutcome =>
  outcome('DataIsMissing', evidence, remedy);

/** Data of a register, or null when it has not answered or does not know the party. */
export function dataOf<T>(answer: RegisterAnswer<T>): T | null {
  return answer.state === 'answered' ? answer.data : null;
}

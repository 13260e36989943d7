import type { RegisterId } from '../registers/register-id.ts';
import type { RegisterSource } from './form.ts';

/** Sources that are registers; the others are always there. */
type AskedSource = Exclude<RegisterSource, 'system' | 'identity'>;

export const REGISTER_OF_SOURCE = {
  legalEntities: 'legal-entities',
  taxAuthority: 'tax-authority',
  accounts: 'accounts',
  socialInsurance: 'social-insurance',
} as const satisfies Record<AskedSource, RegisterId>;

/** How the register behind values of the form stands. Times as on the wire. */
export type SourceStanding =
  /** There are data, received then; older ones while it does not answer. */
  | { kind: 'known'; at: string; isPublicData: boolean }
  /** It has answered that it knows nothing of the party, or is not asked about such. */
  | { kind: 'nothing' }
  | { kind: 'silent'; since: string }
  | { kind: 'asked' };

export type SourceStandings = Readonly<Record<AskedSource, SourceStanding>>;

/** A register as the poll of the form tells of it. */
interface ToldStep {
  name: string;
  dataAt: string | null;
  isFound: boolean | null;
  isPublicData: boolean;
  missingSince: string | null;
}

export function sourceStandings(steps: readonly ToldStep[]): SourceStandings {
  const of = (source: AskedSource): SourceStanding =>
    standingOf(steps.find(({ name }) => name === REGISTER_OF_SOURCE[source]));
  return {
    legalEntities: of('legalEntities'),
    taxAuthority: of('taxAuthority'),
    accounts: of('accounts'),
    socialInsurance: of('socialInsurance'),
  };
}

function standingOf(step: ToldStep | undefined): SourceStanding {
  if (!step || step.isFound === false) return { kind: 'nothing' };
  if (step.isFound && step.dataAt !== null)
    return { kind: 'known', at: step.dataAt, isPublicData: step.isPublicData };
  return step.missingSince === null ? { kind: 'asked' } : { kind: 'silent', since: step.missingSince };
}

// „Ar man tinka?“: the real rules on what anybody may look up in public registers. Nothing here needs a login.
import type { RegisterId } from '../registers/register-id.ts';
import type { SchemeCode } from '../schemes/scheme.ts';
import { evaluate } from './evaluate.ts';
import type { RuleResult } from './rule.ts';
import { missingAnswer, type RegisterAnswer, type RegisterAnswers, type RegisterName } from './snapshot.ts';

/** Registers whose answers about a company are published (docs/decisions/0013-self-check.md); no other is asked for a stranger. */
export const PUBLIC_REGISTERS = [
  'legal-entities',
  'accounts',
  'insolvency',
] as const satisfies readonly RegisterId[];

export type PublicRegister = (typeof PUBLIC_REGISTERS)[number];

/** The rules' word for each. */
export const PUBLIC_NAME = {
  'legal-entities': 'legalEntity',
  accounts: 'accounts',
  insolvency: 'insolvency',
} as const satisfies Record<PublicRegister, RegisterName>;

type PublicName = (typeof PUBLIC_NAME)[PublicRegister];
type PublicAnswers = Pick<RegisterAnswers, PublicName>;

/** `now`: judged by public data. `answer`: the applicant says in the request. `later`: a register that asks for a login. */
type JudgedWhen = 'now' | 'answer' | 'later';

export interface SelfCheckResult extends RuleResult {
  when: JudgedWhen;
}

/**
 * `clear`: nothing public stands against a request – never a promise, the other rules are still to be asked.
 * `unknown`: a public register is silent or has not what a rule needs.
 */
type SelfCheckOutcome = 'notFound' | 'denied' | 'unknown' | 'clear';

interface SelfCheck {
  outcome: SelfCheckOutcome;
  ruleSet: string;
  /** In the order of the scheme. */
  results: SelfCheckResult[];
  /** What was looked at: the public part of the answers. */
  known: PublicAnswers;
}

const isPublic = (source: string): boolean => (Object.values(PUBLIC_NAME) as string[]).includes(source);

function whenOf({ source }: RuleResult): JudgedWhen {
  if (source === 'answers') return 'answer';
  return isPublic(source) ? 'now' : 'later';
}

function published<T>(answer: RegisterAnswer<T>): RegisterAnswer<T> {
  return answer.state === 'answered' && answer.byHand ? missingAnswer(answer.source) : answer;
}

/** What the rules may see: of a person in charge of the company, nothing; of what staff entered by hand, nothing either. */
function publicPart({ legalEntity, accounts, insolvency }: PublicAnswers): PublicAnswers {
  const entity = published(legalEntity);
  return {
    legalEntity:
      entity.state === 'answered' && entity.data
        ? { ...entity, data: { ...entity.data, managerName: null, managerCitizenship: null, address: null } }
        : entity,
    accounts: published(accounts),
    insolvency: published(insolvency),
  };
}

/**
 * Judges a company by the rules of a scheme on public data alone. Rules that need an answer or a register that is not
 * public are listed as such and never count as failed. Pure.
 */
export function selfCheck(
  answers: PublicAnswers,
  { scheme, askedOn }: { scheme: SchemeCode; askedOn: string },
): SelfCheck {
  const known = publicPart(answers);
  const { ruleSet, results } = evaluate({
    askedOn,
    scheme,
    loginType: 'Company',
    answers: { purpose: null, mainEvrk: null, sizeType: null, socialBusiness: null, iban: null },
    registers: {
      ...known,
      taxAuthority: missingAnswer('tax-authority'),
      socialInsurance: missingAnswer('social-insurance'),
      shareholders: missingAnswer('shareholders'),
      individualActivity: missingAnswer('individual-activity'),
      leases: missingAnswer('leases'),
    },
  });
  const told = results.map((result) => ({ ...result, when: whenOf(result) }));
  const judged = told.filter(({ when }) => when === 'now');
  const { legalEntity } = known;
  const isNowhere = legalEntity.state === 'answered' && legalEntity.data === null;
  const has = (decision: string): boolean => judged.some((result) => result.decision === decision);
  return {
    outcome: isNowhere
      ? 'notFound'
      : has('Denied')
        ? 'denied'
        : has('DataIsMissing') || judged.length === 0
          ? 'unknown'
          : 'clear',
    ruleSet,
    results: told,
    known,
  };
}

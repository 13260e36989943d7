// Parameters of the rules, versioned by the days on which they are in force. A request is pinned to the version of its submission.
import { SCHEME_CODES, type SchemeCode } from '../schemes/scheme.ts';

export interface RuleParameters {
  /** Years whose statements must be filed. */
  financialYears: readonly number[];
  /** Year at whose end an undertaking in difficulty is looked for; null = the last one whose accounts were due (due-year.ts). */
  difficultyYear: number | null;
  /** An SME younger than this at the reference date is not tested. */
  difficultyYoungYears: number;
  /** Large undertakings: book debt to equity above this … */
  difficultyDebtToEquity: number;
  /** … and interest cover below this, in both last years. */
  difficultyInterestCover: number;
  tradeSharePercent: number;
  incomeYear: number;
  incomeCapCents: number;
  assetsCapCents: number;
  stateOwnershipPercent: number;
  /** EVRK divisions that get no loan: 01–03 and 64–66 in both versions of the classifier. */
  excludedDivisions: readonly string[];
  /** Excluded activities: prefixes of codes of EVRK 2 … */
  excludedActivities: readonly string[];
  /** … and of EVRK 2.1, where the same digits may name something else. */
  excludedActivities21: readonly string[];
  registeredBy: string;
  socialAgeYears: number;
  nonSocialAgeYears: number;
  leaseStartsBy: string;
  leaseLastsTo: string;
  activityFrom: string;
  activityTo: string;
}

export interface RuleSet {
  /** Stable name stored with every decision: 'tiesiogines/2022-06-01'. */
  version: string;
  scheme: SchemeCode;
  validFrom: string;
  /** Null = until further notice. */
  validTo: string | null;
  parameters: RuleParameters;
}

const BASE: RuleParameters = {
  financialYears: [2019],
  difficultyYear: 2020,
  difficultyYoungYears: 3,
  difficultyDebtToEquity: 7.5,
  difficultyInterestCover: 1,
  tradeSharePercent: 25,
  incomeYear: 2019,
  incomeCapCents: 50_000_000_00,
  assetsCapCents: 43_000_000_00,
  stateOwnershipPercent: 25,
  excludedDivisions: ['01', '02', '03', '64', '65', '66'],
  // E-commerce (only EVRK 2 has a code for it), retail of weapons (only 2.1 has), gambling, financial institutions.
  excludedActivities: ['479100', '476310', '92', '64', '65', '66'],
  excludedActivities21: ['476310', '92', '64', '65', '66'],
  registeredBy: '2020-12-31',
  socialAgeYears: 5,
  nonSocialAgeYears: 3,
  leaseStartsBy: '2020-03-15',
  leaseLastsTo: '2020-07-01',
  activityFrom: '2019-11-01',
  activityTo: '2020-01-31',
};

const FROM_2022_06: RuleParameters = { ...BASE, financialYears: [2020, 2021], difficultyYear: 2021 };

/** Until it says something else, the last year whose accounts were due is looked at (docs/decisions/0020). */
const FROM_2023_06: RuleParameters = { ...FROM_2022_06, difficultyYear: null };

/** Covid aid looks at the end of 2019 in every version (Temporary Framework, section 3.1). */
const byScheme = (scheme: SchemeCode, parameters: RuleParameters): RuleParameters =>
  scheme === 'covid' ? { ...parameters, difficultyYear: 2019 } : parameters;

type Edition = Pick<RuleSet, 'validFrom' | 'validTo' | 'parameters'>;

const EDITIONS: readonly Edition[] = [
  { validFrom: '2020-01-01', validTo: '2022-05-31', parameters: BASE },
  { validFrom: '2022-06-01', validTo: null, parameters: FROM_2022_06 },
];

/** No request of tiesiogines was made before 2022-06-15, so that only the edition of 2022 has judged with a fixed year. */
const TIESIOGINES: readonly Edition[] = [
  { validFrom: '2020-01-01', validTo: '2022-05-31', parameters: { ...BASE, difficultyYear: null } },
  { validFrom: '2022-06-01', validTo: '2023-05-31', parameters: FROM_2022_06 },
  { validFrom: '2023-06-01', validTo: null, parameters: FROM_2023_06 },
];

export const RULE_SETS: readonly RuleSet[] = SCHEME_CODES.flatMap((scheme) =>
  (scheme === 'tiesiogines' ? TIESIOGINES : EDITIONS).map(({ validFrom, validTo, parameters }) => ({
    version: `${scheme}/${validFrom}`,
    scheme,
    validFrom,
    validTo,
    parameters: byScheme(scheme, parameters),
  })),
);

/** The rule set in force on a day; the oldest for days before all of them. Drafts are never among them. */
export function ruleSetFor(scheme: SchemeCode, date: string, sets: readonly RuleSet[] = RULE_SETS): RuleSet {
  const own = sets
    .filter((set) => set.scheme === scheme)
    .sort((a, b) => (a.validFrom < b.validFrom ? -1 : 1));
  const inForce = own.findLast(
    (set) => set.validFrom <= date && (set.validTo === null || date <= set.validTo),
  );
  const chosen = inForce ?? own[0];
  if (!chosen) throw new RangeError(`No rule set for scheme ${scheme}`);
  return chosen;
}

/** A stored decision's rule set; undefined for a version nobody knows. */
export function ruleSetOfVersion(version: string, sets: readonly RuleSet[] = RULE_SETS): RuleSet | undefined {
  return sets.find((set) => set.version === version);
}

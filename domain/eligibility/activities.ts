// Which activities the rules look at: the declared main one, and those the tax authority lists as carried on.
import { accepted, dataMissing, dataOf, denied, type Evidence, type RuleOutcome } from './rule.ts';
import type { Snapshot } from './snapshot.ts';

/** Versions of the classifier of economic activities; null = not told. The same digits may name different activities in the two. */
export type EvrkVersion = '2' | '2.1' | null;

export interface Activity {
  code: string;
  version: EvrkVersion;
}

/** Reads the authority's name of a classifier: 'EVRK2', 'EVRK 2.1', '2.1 red.' … */
export function evrkVersion(classifier: string): EvrkVersion {
  if (/2[.,]\s*1/.test(classifier)) return '2.1';
  return /2/.test(classifier) ? '2' : null;
}

/** Registers may name a whole class by its four digits; people choose six. */
const isSame = (listed: string, declared: string): boolean => listed.padEnd(6, '0') === declared;

/** Is the code among those the tax authority lists? */
export function isListed(listed: readonly string[], code: string): boolean {
  return listed.some((activity) => isSame(activity, code));
}

/** Activities carried on on the day judged for; null when the snapshot is from before classifiers were kept: none is judged then. */
function registeredOn({ askedOn, registers }: Snapshot): Activity[] | null {
  const listed = dataOf(registers.taxAuthority)?.activities ?? [];
  if (!listed.some(({ classifier }) => classifier !== undefined)) return null;
  return listed
    .filter(({ dateTo }) => dateTo === null || dateTo >= askedOn)
    .map(({ evrk, classifier }) => ({
      code: evrk,
      version: classifier === undefined ? null : evrkVersion(classifier),
    }));
}

/**
 * Judges the declared main activity, which must be one the tax authority lists, and every registered one, each by the version of the
 * classifier its code belongs to. An unlisted one is an answer to be mended, so data are missing: a denial would end the draft. Where the
 * authority lists none the form itself says so (specification section 5).
 */
export function judgeActivities(
  snapshot: Snapshot,
  limit: NonNullable<Evidence['limit']>,
  isExcluded: (activity: Activity) => boolean,
  denial: 'chooseActivity' | 'otherScheme',
): RuleOutcome {
  const declared = snapshot.answers.mainEvrk;
  if (!declared) return dataMissing({ source: 'answers', limit }, 'giveAnswer');
  const said = { source: 'answers', value: { kind: 'code', value: declared }, limit } as const;
  const registered = registeredOn(snapshot);
  const own = registered?.filter(({ code }) => isSame(code, declared)) ?? [];
  const versions: Activity[] = own.length > 0 ? own : [{ code: declared, version: null }];
  if (versions.some(({ version }) => isExcluded({ code: declared, version }))) return denied(said, denial);
  const { taxAuthority } = snapshot.registers;
  const listed = { source: 'taxAuthority', limit, asOf: taxAuthority.asOf } as const;
  if (taxAuthority.state === 'missing') return dataMissing({ ...listed, value: said.value });
  const excluded = registered?.filter(isExcluded) ?? [];
  if (excluded.length > 0) {
    const values = [...new Set(excluded.map(({ code }) => code))];
    return denied({ ...listed, value: { kind: 'list', values } }, 'endActivity');
  }
  const isUnlisted = registered !== null && registered.length > 0 && own.length === 0;
  return isUnlisted ? dataMissing({ ...listed, value: said.value }, 'chooseRegistered') : accepted(said);
}

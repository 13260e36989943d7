import { existsSince, fullYears, isOlderThan } from './party-age.ts';
import { accepted, dataMissing, denied, type RuleOutcome } from './rule.ts';
import type { Snapshot } from './snapshot.ts';

/** Not older than so many years; asked only of those whose social-business answer is `social`. */
export function judgeAge(snapshot: Snapshot, social: boolean, maxYears: number): RuleOutcome {
  const { answers, askedOn, loginType, registers } = snapshot;
  const source = loginType === 'Company' ? 'legalEntity' : 'individualActivity';
  const limit = { kind: 'years', value: maxYears } as const;
  if (answers.socialBusiness === null) return dataMissing({ source: 'answers', limit }, 'giveAnswer');
  if (answers.socialBusiness !== social) return accepted({ source: 'answers', limit });
  const since = existsSince(snapshot);
  const { asOf } = registers[source];
  if (since === null) return dataMissing({ source, limit, asOf });
  const evidence = {
    source,
    value: { kind: 'years', value: fullYears(since, askedOn) },
    limit,
    asOf,
  } as const;
  return isOlderThan(since, maxYears, askedOn) ? denied(evidence, 'otherScheme') : accepted(evidence);
}

import type { z } from 'zod';
import { evrkVersion } from '../../domain/eligibility/activities.ts';
import { isExcludedActivity } from '../../domain/eligibility/excluded-activities.ts';
import type { RequestRow } from '../../db/queries/request-row.ts';
import { ruleSetFor, ruleSetOfVersion, type RuleParameters } from '../../domain/eligibility/rule-sets.ts';
import type { RegisterSnapshots } from '../../domain/registers/stored.ts';
import { vilniusDate } from '../../domain/values/days.ts';
import { EVRK } from '../classifiers.ts';
import type { evrkRow } from '../wire/registers.ts';

type Judged = Pick<RequestRow, 'schemeCode' | 'ruleSetVersion' | 'firstSubmittedAt'>;

/** Of the rule set the request is judged by; without a request, of the usual scheme today. */
export function parametersFor(row: Judged | null): RuleParameters | undefined {
  if (row?.ruleSetVersion) return ruleSetOfVersion(row.ruleSetVersion)?.parameters;
  const day = vilniusDate(row?.firstSubmittedAt ?? new Date());
  return ruleSetFor(row?.schemeCode ?? 'tiesiogines', day)?.parameters;
}

/** Activities as the tax authority lists them, the main one first; red: the rules of the request refuse them. */
export function evrksOf(
  snapshots: RegisterSnapshots,
  parameters: RuleParameters | undefined,
): z.input<typeof evrkRow>[] {
  return [...(snapshots['tax-authority']?.data?.activities ?? [])]
    .sort((a, b) => Number(b.main) - Number(a.main) || (a.code < b.code ? -1 : 1))
    .map(({ code, from, to, main, classifier }) => ({
      Evrk: code,
      Name: EVRK.labels.get(code) ?? null,
      DateFrom: from,
      DateTo: to,
      IsMain: main,
      IsRed:
        parameters !== undefined &&
        isExcludedActivity(
          { code, version: classifier === undefined ? null : evrkVersion(classifier) },
          parameters,
        ),
      RegistrationDate: from,
    }));
}

import { evaluate } from '../../domain/eligibility/evaluate.ts';
import type { Snapshot } from '../../domain/eligibility/snapshot.ts';
import type { Tx } from './command-input.ts';
import { judgedOn, ruleSetOf } from './judged-on.ts';
import type { RequestView } from './request-view.ts';

/**
 * Would the applicant's newest evaluation of this form decide so now? Not when other rules are in force since, nor when what it saw,
 * judged for the day of the submission and with the size staff entered, is decided otherwise. True when there is no evaluation: that is
 * refused by a condition of its own.
 */
export async function isEvaluationCurrent(db: Tx, view: RequestView): Promise<boolean> {
  const row = await db
    .selectFrom('evaluation')
    .select(['decision', 'rule_set_version', 'snapshot'])
    .where('request_id', '=', view.id)
    .where('kind', '=', 'applicant')
    .where('state', '=', 'finished')
    .where('form_version', '=', view.formVersion)
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return true;
  const ruleSet = ruleSetOf(view);
  if (row.rule_set_version !== ruleSet?.version) return false;
  const snapshot = row.snapshot as unknown as Snapshot | null;
  if (!snapshot) return true;
  const askedOn = judgedOn(view);
  const sizeByStaff = view.sizeByStaff;
  if (snapshot.askedOn === askedOn && (snapshot.answers.sizeByStaff ?? null) === sizeByStaff) return true;
  const now = { ...snapshot, askedOn, answers: { ...snapshot.answers, sizeByStaff } };
  try {
    return evaluate(now, ruleSet).decision === row.decision;
  } catch {
    // A snapshot today's rules stumble over: checking again makes a new one.
    return false;
  }
}

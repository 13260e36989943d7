import { formProgress } from '../domain/forms/progress.ts';
import type { FormContext } from '../domain/forms/form.ts';
import { normaliseForm, withReadOnly } from '../domain/forms/normalise.ts';
import { offerable } from '../domain/forms/offers.ts';
import { namedCompanies } from '../domain/forms/named-companies.ts';
import { readOnlyValues } from '../domain/forms/read-only-values.ts';
import { typedAnswers } from '../domain/forms/typed-answers.ts';
import { validateForm } from '../domain/forms/validate.ts';
import { refusal } from '../domain/application/refusal.ts';
import { saveDraft } from '../db/queries/drafts.ts';
import { loadSnapshots } from '../db/queries/registers.ts';
import type { RequestRow } from '../db/queries/request-row.ts';
import { refused } from './commands.ts';
import { lookUpCompanies } from './companies.ts';
import type { Deps } from './deps.ts';
import { Problem } from './http/problems.ts';
import type { ApplicantSession } from './http/session.ts';
import { withPlaceNames } from './places.ts';
import { time } from './present/wire-values.ts';
import { subjectKind } from './registers.ts';
import { formContext } from './submission.ts';

export interface Given {
  answers: Record<string, unknown>;
  formVersion: number;
  /** Paths in which the form put what is known; kept as far as they are fields of it. */
  offered?: readonly string[] | undefined;
  /** Every answer must be valid; otherwise nothing is stored and 400 names the fields. */
  validated?: boolean;
}

export interface StoredDraft {
  formVersion: number;
  savedAt: Date;
  progress: Record<string, unknown>;
}

/**
 * Stores answers of a draft; only fields the person may fill are taken, what the registers say stands beside them. 409
 * with the stored version, and who saved it when, when somebody else or another window was faster.
 */
export async function storeDraft(
  deps: Deps,
  session: ApplicantSession,
  row: RequestRow,
  given: Given,
): Promise<StoredDraft> {
  const code = refusal('save', row.status, session.roles);
  if (code) throw await refused(deps.db, row.id, code);
  const snapshots = await loadSnapshots(deps.db, subjectKind(row.loginType), row.partyCode);
  const context = await formContext(deps, row, { snapshots, answers: given.answers });
  const form = normaliseForm(withPlaceNames(given.answers), context);
  if (given.validated) {
    assertValid(form, context);
    // Companies nobody has looked up yet; the submission looks at the answers. The save does not wait for the engine.
    await lookUpCompanies(deps, namedCompanies(form), session.userId).catch(() => undefined);
  }
  const progress = { ...formProgress(form, context, given.validated === true) };
  const saved = await deps.db.transaction().execute((tx) =>
    saveDraft(tx, {
      requestId: row.id,
      formVersion: given.formVersion,
      userId: session.userId,
      form: withReadOnly(form, readOnlyValues({ ...row, contact: session }, snapshots), context),
      offered: offerable(given.offered ?? [], context),
      progress,
      typed: typedAnswers(form, row.loginType),
    }),
  );
  if (!saved.saved) {
    // The status moved between reading and saving, or another window was faster.
    if (saved.formVersion === given.formVersion) throw await refused(deps.db, row.id, 'wrongStatus');
    const { formVersion, savedAt, savedBy } = saved;
    const latest = savedAt && {
      action: 'save',
      actorName: savedBy?.name ?? null,
      actorRole: 'applicant',
      own: savedBy?.id === session.userId,
      at: time(savedAt),
      status: row.status,
      version: row.version,
    };
    throw new Problem('formVersionMatches', { formVersion, ...(latest ? { latest } : {}) });
  }
  return { formVersion: saved.formVersion, savedAt: saved.savedAt, progress };
}

function assertValid(form: Record<string, unknown>, context: FormContext): void {
  const problems = validateForm(form, context);
  if (problems.length === 0) return;
  throw new Problem('validation', {
    errors: Object.fromEntries(problems.map(({ path, message }) => [path, [message]])),
  });
}

import { ATTACHMENT_TEXT } from '../domain/texts/lt/attachment.ts';
import { missingAttachments } from '../domain/documents/kinds.ts';
import type { FormContext, FormData } from '../domain/forms/form.ts';
import { registeredEvrks } from '../domain/forms/registered-evrks.ts';
import { validateForm } from '../domain/forms/validate.ts';
import type { RegisterSnapshots } from '../domain/registers/stored.ts';
import { schemeOf, type SizeType } from '../domain/schemes/index.ts';
import { DRAFTED_STATUSES, Status } from '../domain/application/status.ts';
import { vilniusDate } from '../domain/values/days.ts';
import { KNOWN_CODES } from '../db/classifiers.ts';
import type { RequestRow } from '../db/queries/request-row.ts';
import { activeSince } from '../db/queries/borrower.ts';
import { listAttachments } from '../db/queries/attachments.ts';
import { loadRequestLimit } from '../db/queries/facts.ts';
import { loadSnapshots } from '../db/queries/registers.ts';
import { loadRequestView } from '../db/queries/request-view.ts';
import { companiesNamedIn } from './companies.ts';
import type { Deps } from './deps.ts';
import { Problem } from './http/problems.ts';
import { subjectKind } from './registers.ts';

/** What the caller has at hand already; the rest is read. */
interface Known {
  /** Newest answers of the registers about the applicant. */
  snapshots?: RegisterSnapshots;
  /** Answers that are being saved, instead of those that are stored: the limit depends on some of them. */
  answers?: FormData;
}

/** What the form of a request is read and checked in. */
export async function formContext(deps: Deps, row: RequestRow, known: Known = {}): Promise<FormContext> {
  const snapshots =
    known.snapshots ?? (await loadSnapshots(deps.db, subjectKind(row.loginType), row.partyCode));
  const [limitCents, companies] = await Promise.all([
    limitOf(deps, row, { snapshots, answers: known.answers }),
    companiesNamedIn(deps, known.answers ?? row.form),
  ]);
  const today = vilniusDate(new Date());
  return {
    loginType: row.loginType,
    scheme: row.schemeCode,
    status: row.status,
    today,
    registeredEvrks: registeredEvrks(snapshots['tax-authority']?.data, today),
    activeSince: activeSince(row.loginType, snapshots),
    limitCents,
    codes: KNOWN_CODES,
    companies,
  };
}

/** What may still be asked for; null once the applicant asks for nothing any more: what was submitted stands. */
async function limitOf(
  deps: Deps,
  row: RequestRow,
  { snapshots, answers = row.form }: Known,
): Promise<number | null> {
  if (!DRAFTED_STATUSES.includes(row.status)) return null;
  const view = await loadRequestView(deps.db, row.id);
  if (!view) return null;
  return (await loadRequestLimit(deps.db, { ...view, form: answers }, snapshots)).cents;
}

/** Problems of the stored answers by path, as the validation dialog reads them; empty when there are none. */
export async function formErrors(deps: Deps, row: RequestRow): Promise<Record<string, string[]>> {
  const problems = validateForm(row.form, await formContext(deps, row));
  return Object.fromEntries(problems.map(({ path, message }) => [path, [message]]));
}

/** Required attachments that are not there, with their labels. */
export async function missingFiles(
  deps: Deps,
  row: RequestRow,
): Promise<{ FileType: number; label: string }[]> {
  const files = await listAttachments(deps.db, row.id);
  const facts = {
    loginType: row.loginType,
    sizeType: row.companySizeTypeId as SizeType | null,
    scheme: schemeOf(row.schemeCode),
    copyOfRejected: row.copiedFromStatus === Status.rejected,
  };
  const uploaded = files
    .filter((file) => !file.additional && file.scanState !== 'infected')
    .map((file) => file.fileType);
  return missingAttachments(facts, uploaded).map((type) => ({
    FileType: type,
    label: ATTACHMENT_TEXT[type].label,
  }));
}

/** A submission refused for its content is told what to mend: fields, or the list „Privalomi pateikti priedai“. */
export async function submissionProblem(deps: Deps, row: RequestRow, code: string): Promise<void> {
  if (code === 'formComplete') {
    const errors = await formErrors(deps, row);
    if (Object.keys(errors).length > 0) throw new Problem('validation', { errors });
  }
  if (code === 'attachmentsComplete') {
    const missing = await missingFiles(deps, row);
    throw new Problem('missingAttachments', { errors: missing.map(({ label }) => label) });
  }
}

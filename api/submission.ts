import { ATTACHMENT_TEXT } from '../domain/texts/lt/attachment.ts';
import { missingAttachments } from '../domain/documents/kinds.ts';
import type { FormContext } from '../domain/forms/form.ts';
import { validateForm } from '../domain/forms/validate.ts';
import { schemeOf, type SizeType } from '../domain/schemes/index.ts';
import { Status } from '../domain/application/status.ts';
import { vilniusDate } from '../domain/values/working-days.ts';
import { findRequest, type RequestRow } from '../db/queries/request-row.ts';
import { listAttachments } from '../db/queries/attachments.ts';
import { loadSnapshots } from '../db/queries/registers.ts';
import type { Deps } from './deps.ts';
import { Problem } from './http/problems.ts';

/** What the form of a request is read in. */
export async function formContext(deps: Deps, row: RequestRow): Promise<FormContext> {
  const snapshots = await loadSnapshots(
    deps.db,
    row.loginType === 'Company' ? 'company' : 'person',
    row.partyCode,
  );
  const tax = snapshots.get('tax-authority')?.data as { activities?: { code?: string }[] } | undefined;
  return {
    loginType: row.loginType,
    scheme: row.schemeCode,
    status: row.status,
    today: vilniusDate(new Date()),
    registeredEvrks: tax?.activities?.flatMap(({ code }) => (code ? [code] : [])) ?? null,
  };
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
  const [files, source] = await Promise.all([
    listAttachments(deps.db, row.id),
    row.copiedFrom === null ? null : findRequest(deps.db, row.copiedFrom),
  ]);
  const facts = {
    loginType: row.loginType,
    sizeType: row.companySizeTypeId as SizeType | null,
    scheme: schemeOf(row.schemeCode),
    copyOfRejected: source?.status === Status.rejected,
  };
  const uploaded = files.filter((file) => !file.additional).map((file) => file.fileType);
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

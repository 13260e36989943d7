import type { z } from 'zod';
import { normaliseForm } from '../domain/forms/normalise.ts';
import type { RequestRow } from '../db/queries/request-row.ts';
import { readCriteria } from './criteria.ts';
import type { Deps } from './deps.ts';
import { storeDraft } from './drafts.ts';
import type { ApplicantSession } from './http/session.ts';
import { withPlaceNames } from './places.ts';
import { startRegisters } from './registers.ts';
import { formContext } from './submission.ts';
import type { companySaved, companySaveInput } from './wire/registers.ts';

/**
 * Saves the company section, asks the registers again and reads the criteria of what is stored now (specification 1
 * section 4, flow 3): Accepted marks the company saved, another decision is the error. A decision of former answers is
 * none. The same section again stores nothing, so that its decision may be asked for by the same call.
 */
export async function saveCompany(
  deps: Deps,
  session: ApplicantSession,
  row: RequestRow,
  body: z.output<typeof companySaveInput>,
): Promise<z.input<typeof companySaved>> {
  const answers = { ...row.form, CompanyData: body.CompanyData };
  const isSame = body.formVersion === row.formVersion && (await saysTheSame(deps, row, answers));
  const { formVersion } = isSame
    ? row
    : await storeDraft(deps, session, row, { answers, formVersion: body.formVersion });
  const progress = await startRegisters(deps, session, { reason: 'companySave', by: session.userId });
  const criteria = await readCriteria(deps, { ...row, formVersion }, { final: false, recheck: false });
  const decision = criteria.stale ? null : criteria.Decision;
  const isAccepted = decision === 'Accepted';
  return {
    id: session.partyId,
    saved: isAccepted,
    error: isAccepted ? null : decision,
    checking: progress.Status === 'InProgress',
    decision,
    stale: criteria.stale,
    formVersion,
  };
}

async function saysTheSame(deps: Deps, row: RequestRow, answers: Record<string, unknown>): Promise<boolean> {
  const context = await formContext(deps, row, { answers });
  // The stored form has the names of its places, which the given one need not have.
  const [before, after] = [row.form, answers].map((form) =>
    JSON.stringify(normaliseForm(withPlaceNames(form), context)),
  );
  return before === after;
}

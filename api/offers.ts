import { offeredBefore } from '../db/queries/drafts.ts';
import { findConsent } from '../db/queries/consent.ts';
import { earlierAnswers } from '../db/queries/earlier-answers.ts';
import { loadSnapshots } from '../db/queries/registers.ts';
import type { RequestRow } from '../db/queries/request-row.ts';
import { Status } from '../domain/application/status.ts';
import { offersFor, type Offer } from '../domain/forms/offers.ts';
import type { Deps } from './deps.ts';
import type { ApplicantSession } from './http/session.ts';
import { knownAddress } from './places.ts';
import { subjectKind } from './registers.ts';
import { formContext } from './submission.ts';

/** What may stand in the empty fields of a first draft; what was submitted once is mended by people alone. */
export async function loadOffers(deps: Deps, session: ApplicantSession, row: RequestRow): Promise<Offer[]> {
  if (row.status !== Status.preparing) return [];
  const snapshots = await loadSnapshots(deps.db, subjectKind(row.loginType), row.partyCode);
  const [context, consent, earlier, before] = await Promise.all([
    formContext(deps, row, { snapshots }),
    findConsent(deps.db, row.partyId, session.userId),
    earlierAnswers(deps.db, { partyId: row.partyId, but: row.id }),
    offeredBefore(deps.db, row.id),
  ]);
  const seat = knownAddress(snapshots['legal-entities']?.data?.address);
  const owner = row.owner && { ...row.owner, personCode: row.partyCode };
  return offersFor({ consent, owner, snapshots, seat, earlier, before }, row.form, context);
}

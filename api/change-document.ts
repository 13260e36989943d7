import { loadRequestView, type RequestView } from '../db/queries/request-view.ts';
import { findRequest } from '../db/queries/request-row.ts';
import { newestApproval } from '../db/queries/approval-paper.ts';
import { contractParty } from '../db/queries/contract-party.ts';
import { insertDocument } from '../db/queries/documents.ts';
import { lenderParty } from '../db/queries/signatories.ts';
import { textInForce } from '../db/queries/texts.ts';
import { documentSheet } from '../db/files/print/document-sheet.ts';
import type { ActionInput } from '../domain/application/inputs.ts';
import { downloadName } from '../domain/documents/kinds.ts';
import { getAt } from '../domain/forms/path.ts';
import { schemeOf } from '../domain/schemes/index.ts';
import { conditionsChangeDocument, type ChangedTerms } from '../domain/texts/lt/conditions-change.ts';
import { PPM_OF_BP, scheduleUntil } from '../domain/values/loan-schedule.ts';
import { vilniusDate } from '../domain/values/days.ts';
import type { Deps } from './deps.ts';
import { Problem } from './http/problems.ts';
import { print } from './print/print.ts';

interface Asked {
  requestId: number;
  input: ActionInput<'uploadConditionsChange'>;
  actorId: string;
  /** The Idempotency-Key. */
  key: string;
}

/** Prints the agreement on changed conditions; it waits, staged, for `uploadConditionsChange`. Answers its id. */
export async function makeChangeDocument(deps: Deps, asked: Asked): Promise<string> {
  const { requestId, input, actorId, key } = asked;
  const view = await loadRequestView(deps.db, requestId);
  if (!view) throw new Problem('notFound');
  const terms = await changedTerms(deps, view, input);
  const { version, parts } = await textInForce(deps.db, 'conditionsChange');
  const { after, days, date } = terms;
  const bytes = await print(
    documentSheet({
      date,
      text: conditionsChangeDocument(terms, parts['text']),
      schedule: scheduleUntil({ ...after, ...days, ratePpm: after.rateBp * PPM_OF_BP }),
    }),
  );
  const stored = await deps.files.put(bytes);
  const { id, isNew } = await insertDocument(deps.db, {
    requestId,
    kind: 'ChangeConditions',
    state: 'staged',
    fileName: downloadName('ChangeConditions', requestId, date),
    stored,
    terms: { madeFrom: madeFrom(input), text: { key: 'conditionsChange', version } },
    createdBy: actorId,
    uploadKey: `generated:${key}`,
  });
  if (!isNew) await deps.files.remove(stored.storageKey);
  return id;
}

const madeFrom = ({ documentNumber, documentDate, sumCents, rate, paymentTerm }: Asked['input']) => ({
  documentNumber,
  documentDate,
  sumCents,
  rate,
  paymentTerm,
});

async function changedTerms({ db }: Deps, view: RequestView, input: Asked['input']): Promise<ChangedTerms> {
  const row = await findRequest(db, view.id);
  const decision = await newestApproval(db, view.id);
  const { sumCents, rate, paymentTerm } = view.contract;
  if (sumCents === undefined || rate === undefined || paymentTerm === undefined || !view.contractSignedAt)
    throw new Problem('documentMissing');
  const signedOn = vilniusDate(view.contractSignedAt);
  const delayMonths = view.contractDelayMonths ?? 0;
  return {
    documentNumber: input.documentNumber,
    date: input.documentDate,
    requestId: view.id,
    schemeName: schemeOf(view.schemeCode).name,
    contract: { number: row?.contractNumber ?? '–', date: signedOn },
    lender: await lenderParty(db, decision?.decidedBy),
    borrower: await contractParty(db, view),
    before: { sumCents, rateBp: rate, finalDate: paymentTerm, delayMonths },
    after: { sumCents: input.sumCents, rateBp: input.rate, finalDate: input.paymentTerm, delayMonths },
    days: {
      payoutDate: signedOn,
      paymentDay: Number(getAt(view.form, 'LoanInfo.LoanPaymentDay') ?? 15),
    },
  };
}

import { printPdf } from '../db/files/print/document-pdf.ts';
import { drawDecisionNumber } from '../db/queries/decision-number.ts';
import { papersDue } from '../db/queries/decision-papers.ts';
import { askForDecisionSignature, decisionToSign } from '../db/queries/decision-signing.ts';
import { isDecisionInForce } from '../db/queries/decision.ts';
import { decisionText, noteText, type DecisionEvent, type WordedPaper } from '../db/queries/decision-text.ts';
import { replaceDocument } from '../db/queries/documents.ts';
import type { RequestView } from '../db/queries/request-view.ts';
import { downloadName, type DocumentKind } from '../domain/documents/kinds.ts';
import type { ActivityDeps } from './deps.ts';

export interface Decided {
  view: RequestView;
  event: DecisionEvent;
  /** Of the request after the decision. */
  version: number;
  kind: 'Decision' | 'RejectDecision';
}

/** The decision, and the certificate the approver asked for: whichever of them the case lacks. */
export async function printPapers(deps: ActivityDeps, decided: Decided): Promise<void> {
  const { db } = deps;
  const { view, event, version, kind } = decided;
  const due = await papersDue(db, view.id, version);
  if (!due.decision && !due.note) return;
  const drawn = { requestId: view.id, version };
  const number = await drawDecisionNumber(db, { ...drawn, series: 'S' });
  if (due.decision) {
    const paper = await decisionText(db, view, event, number);
    await keep(deps, decided, { kind, number, paper, printed: due.printed });
  }
  if (due.note) {
    const note = await drawDecisionNumber(db, { ...drawn, series: 'P' });
    const paper = await noteText(db, view, event, { note, decision: number });
    await keep(deps, decided, { kind: 'NoBankFinancingNote', number: note, paper, printed: version });
  }
}

interface Paper {
  kind: DocumentKind;
  number: string;
  paper: WordedPaper;
  /** Version of the request it is printed for: later than the decision when it is printed again. */
  printed: number;
}

async function keep(
  { db, files }: ActivityDeps,
  { view, event, version }: Decided,
  { kind, number, paper: { words, text }, printed }: Paper,
): Promise<void> {
  const requestId = view.id;
  const stored = await files.put(await printPdf({ date: event.date, text: words }));
  const first = `${kind}:${requestId}:${version}`;
  await db.transaction().execute(async (tx) => {
    // Another decision may have been taken while this one was printed.
    if (!(await isDecisionInForce(tx, requestId, version, kind))) return;
    const isNote = kind === 'NoBankFinancingNote';
    // The certificate waits with the decision beside it, which may be signed by now.
    const isWithheld = event.awaitsSignature && (!isNote || (await decisionToSign(tx, requestId)) !== null);
    await replaceDocument(tx, {
      requestId,
      kind,
      state: 'current',
      fileName: downloadName(kind, requestId, event.date),
      stored,
      terms: { version, printed, number, text, ...event.bound },
      createdBy: event.actorId,
      awaitsSignature: isWithheld,
      uploadKey: printed === version ? first : `${first}:${printed}`,
    });
    if (isWithheld && !isNote) await askForDecisionSignature(tx, { requestId, decidedBy: event.actorId });
  });
}

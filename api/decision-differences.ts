import type { z } from 'zod';
import { documentSheet } from '../db/files/print/document-sheet.ts';
import { linesOfPdf } from '../db/files/pdf/text.ts';
import { decisionVersion } from '../db/queries/decision.ts';
import { findDecisionNumber } from '../db/queries/decision-number.ts';
import { decisionEvent, decisionText } from '../db/queries/decision-text.ts';
import { newestDocument } from '../db/queries/document-list.ts';
import { loadRequestView } from '../db/queries/request-view.ts';
import { lineDifferences } from '../domain/documents/line-differences.ts';
import type { Deps } from './deps.ts';
import { Problem } from './http/problems.ts';
import { print } from './print/print.ts';
import type { decisionDifferences } from './wire/documents.ts';

/** Foot of a page: „1 / 2“. */
const FOOT = /^\d+ \/ \d+$/;

/**
 * What would change if the decision in force were printed again now: both texts are read from the pages, the one in the
 * case and one printed for this answer, which nobody keeps.
 */
export async function differencesOfDecision(
  { db, files }: Deps,
  requestId: number,
): Promise<z.input<typeof decisionDifferences>> {
  const document = await newestDocument(db, requestId, 'Decision');
  const version = await decisionVersion(db, requestId);
  const view = await loadRequestView(db, requestId);
  const event = version === null ? null : await decisionEvent(db, requestId, version);
  if (!document || version === null || !view || !event) throw new Problem('documentMissing');
  const number = await findDecisionNumber(db, { requestId, version, series: 'S' });
  const { words } = await decisionText(db, view, event, number ?? '–');
  const made = await print(documentSheet({ text: words, date: event.date }));
  const [before, after] = await Promise.all([files.read(document.storageKey).then(textOf), textOf(made)]);
  const Lines = lineDifferences(before, after).map(({ kind, text: Text }) => ({ Kind: kind, Text }));
  return {
    DocumentId: document.id,
    IsReadable: before.length > 0,
    IsOwnFile: document.scanState !== null,
    HasChanged: Lines.some(({ Kind }) => Kind !== 'same'),
    Lines,
  };
}

const textOf = async (bytes: Buffer): Promise<string[]> =>
  (await linesOfPdf(bytes)).filter((line) => !FOOT.test(line));

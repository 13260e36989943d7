// No dialog of the back office is forgotten: each stands in the table that opens, refuses and carries it out, or says where else.
import { describe, expect, test } from '@jest/globals';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DIALOG_ROWS } from '../web/dialogs/rows.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** What dialogs are made of; the last two are frames of their own for several. */
const FRAME = /<(?:Dialog|ConfirmDialog|ChangeDialog|Modal|Drawer|AskedAction|ConflictDialog)\b/g;
/** Applicants alone see these; what staff borrow of them stands in the table as well. */
const APPLICANTS = /^web\/(applicant|public)\//;

/** Dialogs that need more than answers: who looks at them. Frames are seen in every dialog made of them. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'web/actions/ActionDialog.tsx#ActionDialog': 'tests/api/staff-case.test.ts',
  'web/actions/AssessDialog.tsx#AssessDialog': 'tests/web/other-ways/assessment.ts',
  'web/actions/ContractDialog.tsx#ContractDialog': 'tests/web/other-ways/contract.ts',
  'web/actions/SignDialog.tsx#SignDialog': 'tests/web/staff-steps.ts',
  'web/forms/ConflictDialog.tsx#ConflictDialog': 'tests/web/applicant-steps.ts',
  'web/forms/UnsavedGuard.tsx#UnsavedGuard': 'tests/web/other-ways/applicant-steps.ts',
  'web/payment-document/AskedAction.tsx#AskedAction': 'tests/web/payment-document.test.ts',
  'web/payment-document/DeleteDocumentFile.tsx#DeleteDocumentFile': 'tests/web/payment-document.test.ts',
  'web/payment-document/applicant/DeleteDocument.tsx#DeleteDocument': 'tests/web/payment-document.test.ts',
  'web/payments/PaymentFiles.tsx#PaymentFiles': 'tests/web/payment-document.test.ts',
  'web/payments/StartPayment.tsx#StartPayment': 'tests/web/payment-walk.ts',
  'web/payments/SubmitPayment.tsx#SubmitPayment': 'tests/web/payment-walk.ts',
  'web/staff/administration/ChangeDialog.tsx#ChangeDialog': 'tests/web/dialogs/administration.ts',
  'web/staff/inbox/InboxPreview.tsx#InboxPreview': 'tests/web/inbox.test.ts',
  'web/staff/texts/PdfPreview.tsx#PdfPreview': 'tests/web/operations.test.ts',
  'web/staff/training/TrainingStrip.tsx#MoveDialog': 'tests/web/training.test.ts',
  'web/ui/ConfirmDialog.tsx#ConfirmDialog': 'tests/web/dialogs/work.ts',
  'web/ui/Dialog.tsx#Dialog': 'tests/web/dialogs/walk.ts',
  'web/ui/FileDrawer.tsx#FileDrawer': 'tests/web/other-ways/list-and-case.ts',
  'web/ui/GlobalErrorModal.tsx#GlobalErrorModal': 'tests/web/other-ways/broken-calls.ts',
};

/** `web/staff/vmi/VmiChecks.tsx#ListFailed`, each once. */
function dialogsOf(file: string): string[] {
  const source = readFileSync(join(ROOT, file), 'utf8');
  const functions = [...source.matchAll(/^(?:export )?(?:default )?(?:async )?function (\w+)/gm)];
  const found = [...source.matchAll(FRAME)].map(({ index }) => {
    const [, name] = functions.findLast((one) => one.index < index) ?? [];
    return `${file}#${name}`;
  });
  return [...new Set(found)];
}

const DIALOGS = readdirSync(join(ROOT, 'web'), { recursive: true, encoding: 'utf8' })
  .map((name) => `web/${name}`)
  .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx') && !APPLICANTS.test(name))
  .flatMap(dialogsOf)
  .sort();
const inTable = new Set(DIALOG_ROWS.map(({ component }) => component));

describe('dialogs of the back office', () => {
  test('stand in the table, or it is said where they are looked at', () => {
    expect(DIALOGS.length).toBeGreaterThan(50);
    expect(DIALOGS.filter((one) => !inTable.has(one) && !(one in ELSEWHERE))).toEqual([]);
  });

  test('stand there once, and nowhere else do dialogs that are gone', () => {
    expect(Object.keys(ELSEWHERE).filter((one) => inTable.has(one) || !DIALOGS.includes(one))).toEqual([]);
    const borrowed = (one: string) => APPLICANTS.test(one) && dialogsOf(one.split('#')[0]!).includes(one);
    expect([...inTable].filter((one) => !DIALOGS.includes(one) && !borrowed(one))).toEqual([]);
    expect(Object.values(ELSEWHERE).filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });
});

// Section 8 of the specification, the rows about applicants and the shared platform: each sentence stands where it is said.
import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ATTACHMENT_WORDS } from '../domain/texts/lt/attachment.ts';
import { MESSAGES } from '../domain/texts/lt/messages.ts';
import { NO_RIGHTS } from '../domain/texts/lt/no-rights.ts';
import { PERIOD_CLOSED, PERIOD_CLOSED_ON_LIST, PROBLEM_TEXT } from '../domain/texts/lt/problem.ts';
import { CRITERIA, FORM } from '../domain/texts/lt/screen/form.ts';
import { REGISTERS } from '../domain/texts/lt/screen/registers.ts';
import { REQUESTS } from '../domain/texts/lt/screen/applicant.ts';
import { VIEW } from '../domain/texts/lt/screen/view.ts';
import { ERRORS, FILES, UI } from '../domain/texts/lt/screen/common.ts';

const source = (path: string): string => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');

/** Row of the specification, the sentence, how the code calls it, and the screen that says it. */
type Row = readonly [row: string, sentence: string, specified: string, says: string, file: string];

const MESSAGES_ROWS: readonly Row[] = [
  [
    'registers failed',
    REGISTERS.failedTitle,
    'Įvyko klaida',
    'REGISTERS.failedTitle',
    './applicant/request/RegisterSteps.tsx',
  ],
  [
    'evaluation failed',
    CRITERIA.failed,
    'Įvyko klaida',
    'CRITERIA.failed',
    './applicant/request/CriteriaDialog.tsx',
  ],
  [
    'save not successful',
    FORM.saveFailed,
    'Nepavyko išsaugoti paraiškos',
    'FORM.saveFailed',
    './applicant/request/use-check-flow.ts',
  ],
  [
    'submission blocked',
    PROBLEM_TEXT.periodOpenUnlessReturned,
    PERIOD_CLOSED,
    'showProblem(problem)',
    './applicant/request/use-submit.ts',
  ],
  [
    'creation not allowed, on the list',
    REQUESTS.closed,
    PERIOD_CLOSED_ON_LIST,
    'REQUESTS.closed',
    './applicant/list/Requests.tsx',
  ],
  ['it closes with OK', UI.ok, 'Gerai', 'cancelLabel={UI.ok}', './applicant/list/Requests.tsx'],
  [
    'copy error',
    ERRORS.generic,
    'Įvyko klaida',
    'showProblem(problem)',
    './applicant/request/use-copy-request.ts',
  ],
  ['upload error: title', FILES.dialogTitle, 'Klaida', 'FILES.dialogTitle', './ui/FileRow.tsx'],
  [
    'upload error: default',
    FILES.failed,
    'Nepavyko pateikti priedo',
    'FILES.failed',
    './applicant/request/use-uploads.ts',
  ],
  [
    'upload error: no answer',
    FILES.networkFailed,
    'Negalima pateikti failo šiai paraiškai',
    'FILES.networkFailed',
    './applicant/request/use-uploads.ts',
  ],
  [
    'attachment not deleted',
    ATTACHMENT_WORDS.notDeleted,
    'Nepavyko pašalinti priedo',
    'ATTACHMENT_WORDS.notDeleted',
    './applicant/request/DeleteFile.tsx',
  ],
  [
    'another login type, on create',
    MESSAGES.dialog.errorTitle,
    'Klaida',
    'MESSAGES.dialog.errorTitle',
    './applicant/request/NewRequest.tsx',
  ],
  [
    'another login type, on view or edit',
    ERRORS.generic,
    'Įvyko klaida',
    "showGlobalError({ kind: 'generic'",
    './applicant/request/RequestScreen.tsx',
  ],
  [
    'no rights',
    NO_RIGHTS,
    'Šiam veiksmui atlikti neturite reikiamų teisių. Kreipkitės į sistemos administratorių',
    'NO_RIGHTS',
    './ui/GlobalErrorModal.tsx',
  ],
  [
    'attachments missing',
    ERRORS.attachmentsHeading,
    'Privalomi pateikti priedai',
    'ERRORS.attachmentsHeading',
    './ui/GlobalErrorModal.tsx',
  ],
  ['fields wrong', ERRORS.heading, 'Nustatytos klaidos', 'ERRORS.heading', './ui/GlobalErrorModal.tsx'],
  [
    'a wrong field',
    ERRORS.fieldLine('Suma', '* blogai'),
    'Laukelis pavadinimu „Suma“: blogai',
    'ERRORS.fieldLine(fieldLabel(field)',
    './ui/GlobalErrorModal.tsx',
  ],
];

const NOTICES: readonly Row[] = [
  [
    'request deleted',
    REQUESTS.removed,
    'Prašymas ištrintas',
    'notifySuccess(REQUESTS.removed)',
    './applicant/list/DeleteRequest.tsx',
  ],
  [
    'request submitted',
    FORM.submitted,
    'Paraiška pateikta',
    'FORM.submitted',
    './applicant/request/Receipt.tsx',
  ],
  [
    'additional documents submitted',
    VIEW.additionalDone,
    'Papildomi dokumentai pateikti vertinimui',
    'notifySuccess(VIEW.additionalDone)',
    './applicant/request/AdditionalDocuments.tsx',
  ],
  [
    'attachment uploaded',
    FILES.uploaded,
    'Priedas sėkmingai įkeltas',
    'notifySuccess(FILES.uploaded, FILES.uploadedSeveral)',
    './applicant/request/use-uploads.ts',
  ],
  [
    'attachment deleted',
    ATTACHMENT_WORDS.deleted,
    'Priedas sėkmingai ištrintas',
    'notifySuccess(ATTACHMENT_WORDS.deleted)',
    './applicant/request/DeleteFile.tsx',
  ],
  [
    'change of conditions asked for',
    MESSAGES.notice.conditionsChangeSent,
    'Prašymas pakeisti sutartį sėkmingai pateiktas',
    'notifySuccess(MESSAGES.notice.conditionsChangeSent)',
    './applicant/request/conditions/ConditionsDialog.tsx',
  ],
];

const PROMPTS: readonly Row[] = [
  [
    'delete request',
    REQUESTS.removeQuestion,
    'Ar tikrai norite ištrinti šią prašymą?',
    'REQUESTS.removeQuestion',
    './applicant/list/DeleteRequest.tsx',
  ],
  [
    'delete file',
    ATTACHMENT_WORDS.deleteQuestion,
    'Ar tikrai norite ištrinti šį failą?',
    'ATTACHMENT_WORDS.deleteQuestion',
    './applicant/request/DeleteFile.tsx',
  ],
  [
    'leave without saving',
    FORM.leaveQuestion,
    MESSAGES.confirm.leaveForm,
    'FORM.leaveQuestion',
    './forms/UnsavedGuard.tsx',
  ],
  [
    'submit additional documents',
    VIEW.additionalQuestion,
    'Ar tikrai norite pateikti papildomus dokumentus vertinti?',
    'VIEW.additionalQuestion',
    './applicant/request/AdditionalDocuments.tsx',
  ],
  ['yes', UI.yes, 'Taip', 'confirmLabel = UI.yes', './ui/ConfirmDialog.tsx'],
  ['no', UI.cancel, 'Atšaukti', 'UI.cancel', './ui/Dialog.tsx'],
];

describe.each([
  ['specific messages', MESSAGES_ROWS],
  ['success notices', NOTICES],
  ['confirm prompts', PROMPTS],
])('%s', (_title, rows) => {
  test.each(rows)('%s', (...row) => {
    const [, sentence, specified, says, file] = row;
    expect(sentence).toBe(specified);
    expect(source(file)).toContain(says);
  });
});

test('NoLoginType is shown by nobody', () => {
  expect(source('./api/problem.ts')).toContain("'NoLoginType') return null");
});

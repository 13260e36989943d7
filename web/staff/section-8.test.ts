// Section 8 of the specification, the rows about staff: each sentence stands where it is said.
import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ACTION_DIALOG, actionTitle, type DialogAction } from '../../domain/texts/lt/action-dialog.ts';
import { MESSAGES } from '../../domain/texts/lt/messages.ts';
import { NO_RIGHTS } from '../../domain/texts/lt/no-rights.ts';
import { PROBLEM_TEXT } from '../../domain/texts/lt/problem.ts';
import { ERRORS, FILES, UI } from '../../domain/texts/lt/screen/common.ts';
import { FORM } from '../../domain/texts/lt/screen/form.ts';
import { PROVIDER_SIGN } from '../../domain/texts/lt/screen/staff-case.ts';
import { SUCCESS } from '../../domain/texts/lt/screen/staff-dialog.ts';
import { BATCH } from '../../domain/texts/lt/screen/vmi.ts';
import { VIEW } from '../../domain/texts/lt/screen/view.ts';

const source = (path: string): string => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');

/** What happened, the sentence, the words of the specification, and the code that says it. */
type Row = readonly [what: string, sentence: string, specified: string, says: string, file: string];

const MESSAGES_ROWS: readonly Row[] = [
  [
    'mass action, the server says why',
    ERRORS.generic,
    'Įvyko klaida',
    'failure.sentence) || ERRORS.generic',
    './batches/MassDialog.tsx',
  ],
  [
    'condition change, the server says why',
    PROBLEM_TEXT.internal,
    'Įvyko klaida',
    'problemWords(sending.error)',
    '../actions/ActionDialog.tsx',
  ],
  ['upload', FILES.failed, 'Nepavyko pateikti priedo', 'FILES.failed', './case/StaffUpload.tsx'],
  [
    'upload, no answer',
    FILES.networkFailed,
    'Negalima pateikti failo šiai paraiškai',
    'return FILES.networkFailed',
    './case/StaffUpload.tsx',
  ],
  [
    'upload, no rights',
    NO_RIGHTS,
    'Šiam veiksmui atlikti neturite reikiamų teisių. Kreipkitės į sistemos administratorių',
    'problem.status === 403) showProblem(problem)',
    './case/StaffUpload.tsx',
  ],
  [
    'action log, no rights',
    NO_RIGHTS,
    'Šiam veiksmui atlikti neturite reikiamų teisių. Kreipkitės į sistemos administratorių',
    'mayNot ? NO_RIGHTS : MESSAGES.dialog.errorTitle',
    './case/HistoryBody.tsx',
  ],
  [
    'action log, anything else',
    MESSAGES.dialog.errorTitle,
    'Klaida',
    'mayNot ? NO_RIGHTS : MESSAGES.dialog.errorTitle',
    './case/HistoryBody.tsx',
  ],
  [
    'VMI asked',
    MESSAGES.vmi.sent,
    'Užklausa į VMI sėkmingai nusiųsta',
    'notifySuccess(MESSAGES.vmi.sent)',
    './vmi/use-send-checks.ts',
  ],
  [
    'VMI not asked',
    MESSAGES.vmi.failed,
    'Užklausa į VMI nesėkminga',
    'message: MESSAGES.vmi.failed',
    './vmi/use-send-checks.ts',
  ],
  [
    'VMI list',
    MESSAGES.dialog.errorTitle,
    'Klaida',
    'title={MESSAGES.dialog.errorTitle}',
    './vmi/VmiChecks.tsx',
  ],
  ['VMI list closes with', UI.ok, 'Gerai', '{UI.ok}', './vmi/VmiChecks.tsx'],
];

const PROMPTS: readonly Row[] = [
  [
    'back to „Pateikta vertinti“',
    actionTitle('changeToSubmitted', 12),
    'Ar tikrai norite pakeisti prašymo Nr. 12 būseną į „Pateikta vertinti“?',
    'title={actionTitle(action, id)}',
    '../actions/ActionDialog.tsx',
  ],
  [
    'sign a document',
    actionTitle('providerSign', 12),
    'Pasirašyti sutartį teikėjo vardu, prašymas Nr. 12',
    'title={actionTitle(action, id)}',
    '../actions/SignDialog.tsx',
  ],
  [
    'what signing is',
    PROVIDER_SIGN.open,
    'Eiti pasirašyti',
    'confirmLabel={PROVIDER_SIGN.open}',
    '../actions/SignDialog.tsx',
  ],
  [
    'additional documents',
    VIEW.additionalQuestion,
    'Ar tikrai norite pateikti papildomus dokumentus vertinti?',
    'VIEW.additionalQuestion',
    '../applicant/request/AdditionalDocuments.tsx',
  ],
  [
    'mass renewal',
    plain(BATCH.question.vmiRenew(31)),
    'Ar tikrai atnaujinti 31 paraiškos VMI duomenis?',
    'question={BATCH.question[kind](total)}',
    './batches/MassDialog.tsx',
  ],
  [
    'mass additional check',
    plain(BATCH.question.vmiAdditionalCheck(31)),
    'Ar tikrai atlikti 31 paraiškos papildomą VMI apyvartos patikrą?',
    'question={BATCH.question[kind](total)}',
    './batches/MassDialog.tsx',
  ],
  [
    'leaving unsaved',
    FORM.leaveQuestion,
    MESSAGES.confirm.leaveForm,
    'FORM.leaveQuestion',
    '../forms/UnsavedGuard.tsx',
  ],
];

function plain(text: string): string {
  return text.replaceAll('\u00A0', ' ');
}

describe.each([
  ['what staff are told', MESSAGES_ROWS],
  ['what staff are asked', PROMPTS],
])('%s', (_title, rows) => {
  test.each(rows)('%s', (...row) => {
    const [, sentence, specified, says, file] = row;
    expect(plain(sentence)).toBe(plain(specified));
    expect(source(file)).toContain(says);
  });
});

/** Beside those of the six outcomes. */
const NOTICES = {
  increaseLoanSum: 'Paskolos sumos didinimas įrašytas',
  uploadContract: 'Sutartis pateikta pareiškėjui pasirašyti',
  setAssessor: 'Asmuo priskirtas',
  uploadConditionsChange: 'Sąlygų keitimas patvirtintas',
  rejectConditionsChange: 'Sąlygų keitimas atmestas',
  changeContractFile: 'Sutartis atnaujinta',
  setCompanySize: 'Duomenys išsaugoti',
  terminate: 'Sutartis nutraukta',
  regenerateDecision: 'Sprendimas sugeneruotas iš naujo',
} as const;

describe('what an action of staff came to', () => {
  test('has a notice of its own, said when it has happened', () => {
    expect(SUCCESS.title).toBe('Įvykdyta');
    expect(source('../actions/notify-done.tsx')).toContain('SUCCESS.title');
    expect(source('../actions/ActionHost.tsx')).toContain('notifyDone(ACTION_DIALOG[finished].success');
    for (const [action, words] of Object.entries(NOTICES))
      expect(ACTION_DIALOG[action as DialogAction].success).toBe(words);
  });

  test('the six outcomes of a request are told apart', () => {
    const six = [
      'reject',
      'approve',
      'approveWithDocs',
      'return',
      'providerSign',
      'changeToSubmitted',
    ] as const;
    expect(six.map((action) => ACTION_DIALOG[action].success)).toEqual([
      'Prašymas atmestas',
      'Finansavimas patvirtintas',
      'Finansavimas patvirtintas, laukiama papildomų dokumentų',
      'Prašymas grąžintas tikslinti',
      'Paskolos sutartis pasirašyta',
      'Būsena pakeista į „Pateikta vertinti“',
    ]);
  });
});

// The list of requests: what is done with many of them, its views, filters and preview, and what any screen opens.
import { Problem } from '../../../api/http/problems.ts';
import { ACTION_TEXT } from '../../../domain/texts/lt/action.ts';
import { FIELD_PROBLEM_TEXT } from '../../../domain/texts/lt/problem.ts';
import { PALETTE } from '../../../domain/texts/lt/screen/staff-palette.ts';
import { KEYBOARD } from '../../../domain/texts/lt/screen/staff-keys.ts';
import { COMMENT } from '../../../domain/texts/lt/screen/staff-case.ts';
import { BULK } from '../../../domain/texts/lt/screen/staff-dialog.ts';
import { IMPORT, IMPORT_DIALOG } from '../../../domain/texts/lt/screen/staff-import.ts';
import { INBOX } from '../../../domain/texts/lt/screen/staff-inbox.ts';
import { EXPORT_DIALOG } from '../../../domain/texts/lt/screen/staff-statistics.ts';
import { VIEWS } from '../../../domain/texts/lt/screen/staff-views.ts';
import { BATCH, BATCH_NAME } from '../../../domain/texts/lt/screen/vmi.ts';
import type { DialogRow } from './row.ts';
import { attached, chosen, chosenFrom, pressed, then, ticked, typed } from './ways.ts';

const EGLE = '00000000-0000-4000-8000-000000000002';
const IMPORT_ID = '00000000-0000-4000-8000-000000000006';

const inbox = {
  address: '/backoffice/main',
  roles: ['manager', 'assessor'] as const,
  answers: {
    'POST /api/Request/GetManagerRequests': {
      TotalCount: 1,
      SearchResult: [{ Id: 12, CompanyName: 'UAB Medis', CompanyCode: '900000016', Status: 2, version: 4 }],
    },
    'GET /api/Request/GetAssessorsList': [
      { Id: EGLE, FirstName: 'Eglė', LastName: 'Vertelytė', openRequests: 3, self: false },
    ],
  },
};
const everything = { page: 1, countPerPage: 30 };

const marked = (button: string) => async (page: Parameters<DialogRow['open']>[0]) => {
  await page.getByRole('row').nth(1).getByRole('checkbox').click();
  await page.getByRole('button', { name: button, exact: true }).click();
};

export const INBOX_ROWS: readonly DialogRow[] = [
  {
    ...inbox,
    component: 'web/actions/BulkAssign.tsx#BulkAssign',
    name: 'marked requests given to an assessor',
    open: marked(INBOX.assign),
    title: BULK.title(1),
    act: {
      verb: ACTION_TEXT.setAssessor.button,
      wrong: [{ says: [FIELD_PROBLEM_TEXT.assessorMissing] }],
      fill: (dialog) => dialog.getByRole('radio', { name: /Eglė Vertelytė/ }).check(),
      call: 'POST /api/Request/SetAssessor',
      path: `/api/Request/SetAssessor?requestId=12&userId=${EGLE}`,
      refusal: new Problem('wrongStatus'),
    },
  },
  {
    ...inbox,
    component: 'web/staff/inbox/BulkDeed.tsx#BulkDeed',
    name: 'marked requests in a file',
    open: marked(BULK.export),
    title: BULK.exportTitle(1),
    act: {
      verb: BULK.export,
      again: BULK.again,
      call: 'POST /api/BackOffice/ExportManagerRequests',
      body: { RequestIds: [12], page: 1, countPerPage: 1 },
      refusal: new Problem('forbidden'),
      stays: BULK.exported,
    },
  },
  {
    ...inbox,
    component: 'web/staff/batches/MassDialog.tsx#MassDialog',
    name: 'turnovers of all that are found',
    open: chosenFrom(BATCH.menu, BATCH_NAME.vmiRenew),
    title: BATCH_NAME.vmiRenew,
    act: {
      verb: BATCH.confirm(1),
      call: 'POST /api/Request/MarkForVmiRenewMass',
      body: { queue: 'mine', ...everything },
      refusal: new Problem('featureOff'),
    },
  },
  {
    ...inbox,
    component: 'web/staff/exports/ExportDialog.tsx#ExportDialog',
    name: 'all that are found in a file',
    open: chosenFrom(BATCH.menu, BATCH.exports.data),
    title: EXPORT_DIALOG.data,
    act: {
      verb: EXPORT_DIALOG.download,
      fill: ticked(EXPORT_DIALOG.withoutFiles),
      call: 'POST /api/BackOffice/ExportData',
      body: { queue: 'mine', ...everything, IgnoreFiles: true },
      refusal: new Problem('tooManyRequests'),
    },
  },
  {
    ...inbox,
    component: 'web/staff/imports/ImportDialog.tsx#ImportDialog',
    name: 'a file of employees',
    open: chosenFrom(BATCH.menu, IMPORT_DIALOG.open),
    title: IMPORT_DIALOG.title,
    act: {
      verb: IMPORT_DIALOG.confirm,
      wrong: [
        {
          fill: chosen(IMPORT_DIALOG.type, ''),
          says: [IMPORT_DIALOG.typeMissing, IMPORT_DIALOG.fileMissing],
        },
        { fill: attached('darbuotojai.pdf'), says: ['.xlsx'] },
      ],
      fill: then(chosen(IMPORT_DIALOG.type, '1'), attached('darbuotojai.csv')),
      call: 'POST /api/BackOffice/ImportDataList',
      body: { FileType: '1', File: 'darbuotojai.csv' },
      refusal: new Problem('fileContentMismatch'),
    },
  },
  {
    component: 'web/staff/imports/PressDialog.tsx#PressDialog',
    name: 'a checked file put in force',
    address: `/backoffice/imports/${IMPORT_ID}`,
    answers: {
      'GET /api/BackOffice/Imports/{id}': {
        id: IMPORT_ID,
        fileName: 'darbuotojai.csv',
        state: 'checked',
        counts: { wrong: 1, unknown: 0, older: 0, changed: 2, new: 0, unchanged: 0 },
      },
    },
    open: pressed(IMPORT.apply(2)),
    title: IMPORT.applyTitle,
    act: {
      verb: IMPORT.applyShort,
      call: 'POST /api/BackOffice/Imports/{id}/Apply',
      path: `/api/BackOffice/Imports/${IMPORT_ID}/Apply`,
      refusal: new Problem('importApplied', { sentence: 'Šį failą jau įkėlė Eglė Vertelytė' }),
    },
  },
  {
    ...inbox,
    component: 'web/staff/inbox/views/ViewsDialog.tsx#ViewsDialog',
    name: 'a list under a name',
    open: pressed(INBOX.manageViews),
    title: VIEWS.title,
    act: {
      verb: VIEWS.save,
      wrong: [{ says: [VIEWS.nameMissing] }],
      fill: then(typed({ [VIEWS.name]: 'Mano nuoma' }), ticked(VIEWS.team)),
      call: 'POST /api/BackOffice/SaveView',
      body: {
        Name: 'Mano nuoma',
        Team: true,
        View: { queue: 'mine', sortBy: 'deadline', sortDirection: 1, ...everything },
      },
      refusal: new Problem('tooManyRequests'),
      stays: VIEWS.none,
    },
  },
  {
    ...inbox,
    component: 'web/staff/inbox/FilterDrawer.tsx#FilterDrawer',
    name: 'all filters',
    open: pressed(INBOX.allFilters),
    title: INBOX.allFilters,
  },
  {
    ...inbox,
    component: 'web/staff/inbox/PreviewPanel.tsx#PreviewBody',
    name: 'a comment from the preview',
    answers: {
      ...inbox.answers,
      'GET /api/Request/GetForManager': {
        RequestSystemInfo: { RequestId: 12, Status: 2 },
        may: { comment: true },
      },
    },
    open: async (page) => {
      await page.getByRole('row').nth(1).click();
      await page.getByRole('button', { name: INBOX.comment, exact: true }).click();
    },
    title: INBOX.commentTitle(12),
    act: {
      verb: COMMENT.send,
      wrong: [
        { says: [FIELD_PROBLEM_TEXT.commentMissing] },
        { fill: typed({ [COMMENT.label]: 'trum' }), says: [FIELD_PROBLEM_TEXT.commentTooShort] },
      ],
      fill: typed({ [COMMENT.label]: 'Paskambinkite' }),
      call: 'POST /api/Request/SaveUserComment',
      body: { requestId: 12, comment: 'Paskambinkite', userCommentRequired: true },
      refusal: new Problem('wrongStatus'),
    },
  },
  {
    ...inbox,
    component: 'web/staff/shell/KeyboardHelp.tsx#KeyboardHelp',
    name: 'keys',
    open: async (page) => {
      await page.getByRole('row').nth(1).waitFor();
      await page.keyboard.press('?');
    },
    title: KEYBOARD.title,
  },
  {
    ...inbox,
    component: 'web/staff/palette/Palette.tsx#Palette',
    name: 'everything by a few letters',
    open: async (page) => {
      await page.getByRole('row').nth(1).waitFor();
      await page.keyboard.press('Control+k');
    },
    title: PALETTE.title,
  },
];

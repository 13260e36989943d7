// Trials of rules, texts of documents and mails with those who sign, and questions to the tax authority.
import { Problem } from '../../../api/http/problems.ts';
import { RULE_SETS } from '../../../domain/eligibility/rule-sets.ts';
import { MESSAGES } from '../../../domain/texts/lt/messages.ts';
import { FIELD_PROBLEM_TEXT } from '../../../domain/texts/lt/problem.ts';
import {
  POLICY,
  POLICY_DRAFT,
  POLICY_RUN,
  POLICY_START,
} from '../../../domain/texts/lt/screen/staff-policy.ts';
import {
  OFFICE_PROBLEM_TEXT,
  SIGNATORIES,
  TEXT_PROBLEM,
  TEXTS,
} from '../../../domain/texts/lt/screen/staff-texts.ts';
import { paths } from '../../../web/paths.ts';
import { wrongFields } from './answers-of.ts';
import type { DialogRow } from './row.ts';
import { pressed, then, typed } from './ways.ts';

const ID = '00000000-0000-4000-8000-000000000007';
const WHY = 'Aiškesnis sakinys';

const { version: basedOn, parameters } = RULE_SETS[0]!;
const draft = {
  id: ID,
  name: 'Prekybos dalis',
  scheme: 'tiesiogines',
  basedOn,
  parameters,
  version: 3,
  savedBy: 'Eglė',
};
const ofDraft = {
  roles: ['administrator'] as const,
  address: paths.policyDraft(ID),
  answers: { 'GET /api/BackOffice/Policy/Drafts/{id}': draft },
};

const POLICY_ROWS: readonly DialogRow[] = [
  {
    component: 'web/staff/policy/NewDraftDialog.tsx#NewDraftDialog',
    name: 'a draft of rules',
    roles: ['administrator'],
    address: paths.policy,
    open: pressed(POLICY.newDraft),
    title: POLICY_DRAFT.dialogTitle,
    act: {
      verb: POLICY_DRAFT.create,
      wrong: [{ says: [POLICY_DRAFT.nameMissing] }],
      fill: then(typed({ [POLICY_DRAFT.name]: 'Prekybos dalis' }), (dialog) =>
        dialog
          .getByRole('combobox')
          .selectOption(basedOn)
          .then(() => undefined),
      ),
      call: 'POST /api/BackOffice/Policy/Drafts',
      body: { name: 'Prekybos dalis', basedOn },
    },
  },
  {
    ...ofDraft,
    component: 'web/staff/policy/StartRunDialog.tsx#StartRunDialog',
    name: 'a trial of rules',
    open: pressed(POLICY_DRAFT.run),
    title: POLICY_START.title,
    act: {
      verb: POLICY_START.start,
      wrong: [wrongFields({ to: FIELD_PROBLEM_TEXT.dateInvalid })],
      fill: typed({ [POLICY_START.from]: '2026-01-01', [POLICY_START.to]: '2026-06-30' }),
      call: 'POST /api/BackOffice/Policy/Runs',
      body: { draftId: ID, draftVersion: 3, scheme: 'tiesiogines', from: '2026-01-01', to: '2026-06-30' },
      refusal: new Problem('featureOff'),
    },
  },
  {
    ...ofDraft,
    component: 'web/staff/policy/RemoveDraft.tsx#RemoveDraft',
    name: 'a draft of rules that goes',
    open: pressed(POLICY_DRAFT.remove),
    title: POLICY_DRAFT.remove,
    act: {
      verb: 'Taip',
      call: 'DELETE /api/BackOffice/Policy/Drafts/{id}',
      path: `/api/BackOffice/Policy/Drafts/${ID}?version=3`,
    },
  },
  {
    ...ofDraft,
    component: 'web/staff/policy/LeaveGuard.tsx#LeaveGuard',
    name: 'a draft of rules left unsaved',
    open: async (page) => {
      await page.getByLabel(POLICY_DRAFT.name).fill('Kitas pavadinimas');
      await page.getByRole('link', { name: POLICY.title }).first().click();
    },
    title: POLICY_DRAFT.leaveTitle,
  },
  {
    component: 'web/staff/policy/RunHead.tsx#CancelRun',
    name: 'a trial of rules that is stopped',
    roles: ['administrator'],
    address: paths.policyRun(ID),
    answers: {
      'GET /api/BackOffice/Policy/Runs/{id}': { id: ID, state: 'running', draftName: 'Prekybos dalis' },
    },
    open: pressed(POLICY_RUN.cancel),
    title: POLICY_RUN.cancelTitle,
    act: {
      verb: 'Taip',
      call: 'POST /api/BackOffice/Policy/Runs/{id}/Cancel',
      path: `/api/BackOffice/Policy/Runs/${ID}/Cancel`,
    },
  },
];

const text = (reason: string | null) => ({
  address: `${paths.texts}/mail-submitted`,
  roles: ['administrator'] as const,
  answers: {
    'GET /api/BackOffice/Texts/{key}': {
      key: 'mail-submitted',
      versions: [{ version: 1, parts: { subject: 'Gauta', body: 'Gavome', missed: '' } }],
      draft: {
        version: 2,
        parts: { subject: 'Gauta', body: 'Prašymą gavome', missed: '' },
        savedBy: 'Saulius Kazlauskas',
        savedAt: '2026-11-19 10:00:00',
        reason,
        proposedBy: reason && 'Saulius Kazlauskas',
      },
    },
  },
});
const KEY = 'mail-submitted';
const noReason = wrongFields({ reason: TEXT_PROBLEM.reason });

const TEXT_ROWS: readonly DialogRow[] = [
  {
    ...text(null),
    component: 'web/staff/texts/DraftState.tsx#ReasonDialog',
    name: 'a text proposed',
    open: pressed(TEXTS.propose),
    title: TEXTS.proposeTitle,
    act: {
      verb: TEXTS.propose,
      wrong: [noReason, wrongFields({ parts: TEXT_PROBLEM.same })],
      fill: typed({ [TEXTS.whyProposed]: WHY }),
      call: 'POST /api/BackOffice/Texts/{key}/Propose',
      path: `/api/BackOffice/Texts/${KEY}/Propose`,
      body: { version: 2, reason: WHY },
    },
  },
  {
    ...text('Aiškesnis'),
    component: 'web/staff/texts/DraftState.tsx#ReasonDialog',
    name: 'a text given back',
    open: pressed(TEXTS.decline),
    title: TEXTS.declineTitle,
    act: {
      verb: TEXTS.decline,
      wrong: [noReason],
      fill: typed({ [TEXTS.reason]: WHY }),
      call: 'POST /api/BackOffice/Texts/{key}/Decline',
      path: `/api/BackOffice/Texts/${KEY}/Decline`,
      body: { version: 2, reason: WHY },
    },
  },
  {
    ...text('Aiškesnis'),
    component: 'web/staff/texts/DraftState.tsx#SureDialog',
    name: 'a text put in force',
    open: pressed(TEXTS.confirm),
    title: TEXTS.confirm,
    act: {
      verb: 'Taip',
      call: 'POST /api/BackOffice/Texts/{key}/Confirm',
      path: `/api/BackOffice/Texts/${KEY}/Confirm`,
      body: { version: 2 },
      refusal: new Problem('changeOwn'),
    },
  },
  {
    component: 'web/staff/texts/OfficeDialog.tsx#OfficeDialog',
    name: 'the office of who signs',
    address: paths.texts,
    roles: ['administrator'],
    answers: { 'GET /api/BackOffice/Signatories': { accounts: [{ id: ID, name: 'Daiva Stonkutė' }] } },
    open: pressed(SIGNATORIES.changeOf('Daiva Stonkutė')),
    title: SIGNATORIES.dialog('Daiva Stonkutė'),
    act: {
      verb: SIGNATORIES.save,
      wrong: [
        wrongFields({
          office: OFFICE_PROBLEM_TEXT.officeMissing,
          basisNumber: OFFICE_PROBLEM_TEXT.numberMissing,
          basisDate: OFFICE_PROBLEM_TEXT.dateInvalid,
        }),
        wrongFields({ reason: OFFICE_PROBLEM_TEXT.reasonMissing }),
      ],
      fill: typed({
        [SIGNATORIES.office]: 'direktorė',
        [SIGNATORIES.number]: 'Į-3',
        [SIGNATORIES.date]: '2026-01-05',
        [SIGNATORIES.reason]: WHY,
      }),
      call: 'POST /api/BackOffice/SaveSignatory',
      body: { id: ID, office: 'direktorė', basisNumber: 'Į-3', basisDate: '2026-01-05', reason: WHY },
    },
  },
  {
    component: 'web/staff/vmi/VmiChecks.tsx#ListFailed',
    name: 'a list of the tax authority that did not come',
    address: paths.staffVmi,
    refused: { 'GET /api/Request/VmiAdditionalChecksList': new Problem('databaseUnavailable') },
    open: async () => undefined,
    title: MESSAGES.dialog.errorTitle,
  },
];

export const RULES_AND_TEXTS_ROWS: readonly DialogRow[] = [...POLICY_ROWS, ...TEXT_ROWS];

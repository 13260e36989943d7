// Registers, authorisations and sessions.
import { Problem } from '../../../api/http/problems.ts';
import { handLabel } from '../../../domain/texts/lt/form/hand-entry.ts';
import { FIELD_PROBLEM_TEXT } from '../../../domain/texts/lt/problem.ts';
import {
  AUTHORISATION_PROBLEM_TEXT,
  REPRESENTED_PROBLEM_TEXT,
} from '../../../domain/texts/lt/representation.ts';
import { AUTHORISATION_DIALOG, AUTHORISATIONS } from '../../../domain/texts/lt/screen/representation.ts';
import { SESSIONS } from '../../../domain/texts/lt/screen/sessions.ts';
import {
  HAND_ENTRY_CARD,
  HAND_ENTRY_SCREEN,
  REGISTERS_SECTION,
} from '../../../domain/texts/lt/screen/staff-registers.ts';
import { STAFF_AUTHORISATIONS } from '../../../domain/texts/lt/screen/staff-representatives.ts';
import { paths } from '../../../web/paths.ts';
import { wrongFields } from './answers-of.ts';
import type { DialogRow } from './row.ts';
import { attached, openedSection, pressed, then, typed } from './ways.ts';

const ID = '00000000-0000-4000-8000-000000000007';
const WHY = 'Registras neatsako trečią dieną';
const answered = {
  runId: ID,
  Status: 'Finished',
  Steps: [{ name: 'social-insurance', state: 'answered' }],
};

const ofCase = (registersState: object) => ({
  address: paths.staffRequest(12),
  answers: {
    'GET /api/Request/GetForManager': {
      RequestSystemInfo: { RequestId: 12, Status: 2 },
      registersState: { progress: answered, enterable: ['social-insurance'], ...registersState },
    },
  },
});
const inRegisters = (button: string) => openedSection(REGISTERS_SECTION.title, pressed(button));
const entry = {
  Id: ID,
  register: 'social-insurance',
  values: { employees: 12, month: '2026-10' },
  fileName: 'pazyma.pdf',
  requestId: 12,
  state: 'waiting',
  mayDecide: true,
};

const REGISTERS: readonly DialogRow[] = [
  {
    ...ofCase({}),
    component: 'web/staff/registers/HandEntryDialog.tsx#HandEntryDialog',
    name: 'a value in place of a register',
    open: inRegisters(REGISTERS_SECTION.enterOf('social-insurance')),
    title: HAND_ENTRY_SCREEN.title('social-insurance'),
    act: {
      verb: HAND_ENTRY_SCREEN.save,
      wrong: [{ says: [FIELD_PROBLEM_TEXT.reasonMissing, FIELD_PROBLEM_TEXT.fileMissing] }],
      fill: then(
        typed({
          [handLabel('employees')]: '12',
          [handLabel('month')]: '2026-10',
          [HAND_ENTRY_SCREEN.asOf]: '2026-11-19',
          [HAND_ENTRY_SCREEN.reason]: WHY,
        }),
        attached('pazyma.pdf', '%PDF-1.7'),
      ),
      call: 'POST /api/BackOffice/EnterRegisterValue',
      body: {
        RequestId: '12',
        register: 'social-insurance',
        asOf: '2026-11-19',
        reason: WHY,
        values: JSON.stringify({ employees: '12', month: '2026-10' }),
        File: 'pazyma.pdf',
      },
      refusal: new Problem('fileContentMismatch'),
    },
  },
  {
    ...ofCase({ entries: [entry] }),
    component: 'web/staff/registers/HandEntryReview.tsx#HandEntryReview',
    name: 'a value entered by somebody else',
    open: inRegisters(HAND_ENTRY_CARD.review),
    title: HAND_ENTRY_CARD.reviewTitle('social-insurance'),
    act: {
      verb: HAND_ENTRY_CARD.decline,
      wrong: [
        { says: [HAND_ENTRY_CARD.declineComment] },
        {
          fill: typed({ [HAND_ENTRY_CARD.declineComment]: 'trum' }),
          says: [FIELD_PROBLEM_TEXT.commentTooShort],
        },
      ],
      fill: typed({ [HAND_ENTRY_CARD.declineComment]: 'Pažymoje kitas skaičius' }),
      call: 'POST /api/BackOffice/DeclineRegisterValue',
      body: { RequestId: 12, entryId: ID, comment: 'Pažymoje kitas skaičius' },
    },
  },
  {
    ...ofCase({}),
    component: 'web/staff/registers/VersionsDialog.tsx#VersionsDialog',
    name: 'all that a register has said',
    open: inRegisters(REGISTERS_SECTION.versionsOf('social-insurance')),
    title: REGISTERS_SECTION.versionsOf('social-insurance'),
  },
];

const representative = {
  Id: ID,
  FirstName: 'Jonas',
  LastName: 'Petrauskas',
  PersonalCode: '38001010009',
  ValidFrom: '2026-01-01',
  ValidTo: '2027-01-01',
  RepresentativeType: 'Company',
  RepresentedCompanyCode: '900000016',
  RepresentedName: 'UAB Medis',
};
const ofAuthorisations = {
  address: paths.staffRepresentatives,
  answers: { 'GET /api/BackOffice/GetEditList': [representative] },
};

const AUTHORISATIONS_ROWS: readonly DialogRow[] = [
  {
    ...ofAuthorisations,
    component: 'web/applicant/representation/AuthorisationDialog.tsx#AuthorisationDialog',
    name: 'an authorisation',
    open: pressed(AUTHORISATIONS.add),
    title: AUTHORISATION_DIALOG.addTitle,
    act: {
      verb: AUTHORISATION_DIALOG.save,
      wrong: [
        wrongFields({
          RepresentedCompanyCode: REPRESENTED_PROBLEM_TEXT.representedCompanyInvalid,
          FirstName: AUTHORISATION_PROBLEM_TEXT.firstNameMissing,
          ValidTo: AUTHORISATION_PROBLEM_TEXT.dateMissing,
          UploadedFile: AUTHORISATION_PROBLEM_TEXT.fileMissing,
        }),
      ],
      fill: then(
        typed({
          [STAFF_AUTHORISATIONS.companyCode]: '900000016',
          [AUTHORISATION_DIALOG.firstName]: 'Jonas',
          [AUTHORISATION_DIALOG.lastName]: 'Petrauskas',
          [AUTHORISATION_DIALOG.personalCode]: '38001010009',
          [AUTHORISATION_DIALOG.validFrom]: '2026-12-01',
          [AUTHORISATION_DIALOG.validTo]: '2027-12-01',
        }),
        attached('igaliojimas.pdf', '%PDF-1.7'),
      ),
      call: 'POST /api/BackOffice/SaveCompanyRepresentative',
      body: {
        RepresentativeType: 'Company',
        RepresentedCompanyCode: '900000016',
        RepresentedPersonalCode: '',
        RepresentedName: '',
        FirstName: 'Jonas',
        LastName: 'Petrauskas',
        PersonalCode: '38001010009',
        ValidFrom: '2026-12-01',
        ValidTo: '2027-12-01',
        UploadedFile: 'igaliojimas.pdf',
      },
      refusal: new Problem('featureOff'),
    },
  },
  {
    ...ofAuthorisations,
    component: 'web/applicant/representation/DeleteAuthorisation.tsx#DeleteAuthorisation',
    name: 'an authorisation that ends',
    open: pressed(AUTHORISATIONS.remove('Jonas Petrauskas')),
    title: AUTHORISATION_DIALOG.removeTitle,
    act: {
      verb: 'Taip',
      call: 'DELETE /api/BackOffice/DeleteCompanyRepresentative/{id}',
      path: `/api/BackOffice/DeleteCompanyRepresentative/${ID}`,
    },
  },
  {
    component: 'web/account/Sessions.tsx#EndDialog',
    name: 'all other logins',
    address: paths.staffSessions,
    answers: {
      'GET /api/Users/GetSessions': [
        { Id: ID, isThis: true, kind: 'staff' },
        { Id: '00000000-0000-4000-8000-000000000008', isThis: false, kind: 'staff' },
      ],
    },
    open: pressed(SESSIONS.endOthers),
    title: SESSIONS.endOthers,
    act: { verb: 'Taip', call: 'POST /api/Users/EndAllSessions', body: { keepThis: true } },
  },
];

export const WORK_ROWS: readonly DialogRow[] = [...REGISTERS, ...AUTHORISATIONS_ROWS];

// The administration: accounts, schemes, switches, aid, records, days off, and texts.
import { Problem } from '../../../api/http/problems.ts';
import { ADMIN_PROBLEM_TEXT } from '../../../domain/texts/lt/administration.ts';
import { DAY_PROBLEM_TEXT, LENGTH_PROBLEM_TEXT } from '../../../domain/texts/lt/calendar.ts';
import { AID } from '../../../domain/texts/lt/screen/aid.ts';
import { ADMIN, FEATURE_TEXT, RULE_TEXT } from '../../../domain/texts/lt/screen/staff-administration.ts';
import { CALENDAR } from '../../../domain/texts/lt/screen/staff-calendar.ts';
import { CLOCK_TITLE } from '../../../domain/texts/lt/screen/staff-clock.ts';
import { RECORDS } from '../../../domain/texts/lt/screen/staff-records.ts';
import { schemeOf } from '../../../domain/schemes/index.ts';
import { wrongFields } from './answers-of.ts';
import type { Act, DialogRow } from './row.ts';
import { chosen, chosenFrom, pressed, then, ticked, typed } from './ways.ts';

const EGLE = '00000000-0000-4000-8000-000000000002';
const ANDRIUS = '00000000-0000-4000-8000-000000000003';
const ABSENCE = '00000000-0000-4000-8000-000000000004';
const HOLD = '00000000-0000-4000-8000-000000000005';
const WHY = 'Direktoriaus įsakymas Nr. 12';
const { shortName } = schemeOf('nuoma');

const administration = {
  today: '2026-11-20',
  accounts: [
    {
      id: EGLE,
      firstName: 'Eglė',
      lastName: 'Vertelytė',
      email: 'egle@teikejas.lt',
      roles: ['assessor'],
      isActive: true,
    },
    {
      id: ANDRIUS,
      firstName: 'Andrius',
      lastName: 'Norkus',
      email: 'andrius@teikejas.lt',
      roles: ['approver'],
      isActive: true,
    },
  ],
  absences: [
    {
      id: ABSENCE,
      userId: ANDRIUS,
      deputyId: EGLE,
      deputy: 'Eglė Vertelytė',
      from: '2026-12-01',
      to: '2026-12-05',
    },
  ],
  schemes: [
    {
      schemeCode: 'nuoma',
      budget: '1000000.00',
      reserved: '0.00',
      issued: '0.00',
      from: '2026-01-01',
      to: '2026-12-31',
    },
  ],
  features: [{ feature: 'imports', isOn: true }],
  rules: [{ rule: 'documentsExpire', isOn: false }],
};
const ADMINISTRATION = 'GET /api/BackOffice/Administration';
const answers = { [ADMINISTRATION]: administration };

const noReason = wrongFields({ reason: ADMIN_PROBLEM_TEXT.reasonMissing });

/** A change of the administration and its reason. */
const change = (verb: string, wanted: object, rest: Partial<Act> = {}): Act => ({
  verb,
  wrong: [noReason],
  call: 'POST /api/BackOffice/Administration/Change',
  ...rest,
  fill: then(...(rest.fill ? [rest.fill] : []), typed({ [ADMIN.reason]: WHY })),
  body: { ...wanted, reason: WHY },
});

const ofAccounts = {
  address: '/backoffice/administration',
  roles: ['administrator'] as const,
  answers,
};

const ACCOUNTS: readonly DialogRow[] = [
  {
    ...ofAccounts,
    component: 'web/staff/administration/AccountDialog.tsx#DataDialog',
    name: 'a new account',
    open: pressed(ADMIN.add),
    title: ADMIN.newAccount,
    act: change(
      ADMIN.save,
      {
        kind: 'account',
        id: null,
        personalCode: '38001010009',
        firstName: 'Rūta',
        lastName: 'Rimkutė',
        email: 'ruta@teikejas.lt',
      },
      {
        wrong: [
          wrongFields({
            personalCode: ADMIN_PROBLEM_TEXT.codeInvalid,
            firstName: ADMIN_PROBLEM_TEXT.nameMissing,
            email: ADMIN_PROBLEM_TEXT.emailInvalid,
            reason: ADMIN_PROBLEM_TEXT.reasonMissing,
          }),
        ],
        fill: typed({
          [ADMIN.personalCode]: '38001010009',
          [ADMIN.firstName]: 'Rūta',
          [ADMIN.lastName]: 'Rimkutė',
          [ADMIN.email]: 'ruta@teikejas.lt',
        }),
        refusal: new Problem('accountExists'),
      },
    ),
  },
  {
    ...ofAccounts,
    component: 'web/staff/administration/AccountDialog.tsx#RolesDialog',
    name: 'roles of an account',
    open: chosenFrom(ADMIN.more('Eglė Vertelytė'), ADMIN.changeRoles),
    title: `${ADMIN.changeRoles}: Eglė Vertelytė`,
    act: change(
      ADMIN.propose,
      { kind: 'roles', userId: EGLE, roles: ['assessor', 'manager'] },
      {
        wrong: [noReason, wrongFields({ roles: 'Tokios rolės nėra' })],
        fill: ticked('Vadybininkas'),
        refusal: new Problem('ownRights'),
      },
    ),
  },
  {
    ...ofAccounts,
    component: 'web/staff/administration/AccountDialog.tsx#SwitchDialog',
    name: 'an account switched off',
    open: chosenFrom(ADMIN.more('Eglė Vertelytė'), ADMIN.switchOff),
    title: `${ADMIN.switchOff}: Eglė Vertelytė`,
    act: change(
      ADMIN.save,
      { kind: 'active', userId: EGLE, isActive: false },
      {
        refusal: new Problem('lastAdministrator'),
      },
    ),
  },
  {
    ...ofAccounts,
    component: 'web/staff/administration/AbsenceDialog.tsx#AbsenceDialog',
    name: 'who stands in for whom',
    open: chosenFrom(ADMIN.more('Eglė Vertelytė'), ADMIN.absence),
    title: `${ADMIN.absence}: Eglė Vertelytė`,
    act: change(
      ADMIN.save,
      { kind: 'absence', userId: EGLE, deputyId: ANDRIUS, from: '2026-11-20', to: '2026-11-27' },
      {
        wrong: [
          wrongFields({ deputyId: ADMIN_PROBLEM_TEXT.deputySame, to: ADMIN_PROBLEM_TEXT.dateInvalid }),
          noReason,
        ],
        fill: typed({ [ADMIN.to]: '2026-11-27' }),
        refusal: new Problem('deputyRoles'),
      },
    ),
  },
  {
    ...ofAccounts,
    component: 'web/staff/administration/AbsenceDialog.tsx#EndAbsenceDialog',
    name: 'an absence that is over',
    open: chosenFrom(ADMIN.more('Andrius Norkus'), ADMIN.endAbsence),
    title: `${ADMIN.endAbsence}: Andrius Norkus`,
    act: change(
      ADMIN.save,
      { kind: 'absenceEnd', userId: ANDRIUS, absenceId: ABSENCE },
      {
        refusal: new Problem('absenceOver'),
      },
    ),
  },
];

const ofSchemes = { ...ofAccounts, address: '/backoffice/administration/schemes' };

const SCHEMES: readonly DialogRow[] = [
  {
    ...ofSchemes,
    component: 'web/staff/administration/Schemes.tsx#BudgetDialog',
    name: 'the budget of a scheme',
    open: pressed(`${ADMIN.changeBudget}: ${shortName}`),
    title: `${ADMIN.changeBudget}: ${shortName}`,
    act: change(
      ADMIN.propose,
      { kind: 'budget', schemeCode: 'nuoma', sum: '1500000.50' },
      {
        wrong: [wrongFields({ sum: ADMIN_PROBLEM_TEXT.sumInvalid }), noReason],
        fill: typed({ [ADMIN.newBudget]: '1500000,50' }),
        refusal: new Problem('budgetBelowHeld'),
      },
    ),
  },
  {
    ...ofSchemes,
    component: 'web/staff/administration/Schemes.tsx#CallDialog',
    name: 'the call of a scheme',
    open: pressed(`${ADMIN.changeCall}: ${shortName}`),
    title: `${ADMIN.changeCall}: ${shortName}`,
    act: change(
      ADMIN.save,
      { kind: 'period', schemeCode: 'nuoma', from: '2026-01-01', to: '2027-01-31' },
      {
        wrong: [
          wrongFields({ from: ADMIN_PROBLEM_TEXT.dateInvalid, to: ADMIN_PROBLEM_TEXT.periodBackwards }),
          noReason,
        ],
        fill: typed({ [ADMIN.to]: '2027-01-31' }),
      },
    ),
  },
  {
    ...ofAccounts,
    address: '/backoffice/administration/switches',
    component: 'web/staff/administration/Switches.tsx#SwitchesPage',
    name: 'a function switched off',
    open: pressed(`${ADMIN.turnOff}: ${FEATURE_TEXT.imports.name}`),
    title: `${ADMIN.turnOff}: ${FEATURE_TEXT.imports.name}`,
    act: change(
      ADMIN.save,
      { kind: 'feature', feature: 'imports', isOn: false },
      {
        refusal: new Problem('changeSame'),
      },
    ),
  },
  {
    ...ofAccounts,
    address: '/backoffice/administration/switches',
    component: 'web/staff/administration/Switches.tsx#SwitchesPage',
    name: 'a rule turned on',
    open: pressed(`${ADMIN.turnOn}: ${RULE_TEXT.documentsExpire.name}`),
    title: `${ADMIN.turnOn}: ${RULE_TEXT.documentsExpire.name}`,
    act: change(
      ADMIN.propose,
      { kind: 'rule', rule: 'documentsExpire', isOn: true },
      {
        refusal: new Problem('changeWaiting'),
      },
    ),
  },
  {
    component: 'web/staff/administration/Aid.tsx#PublishDialog',
    name: 'aid that is published',
    address: '/backoffice/administration/aid',
    answers: {
      'GET /api/BackOffice/Aid': [{ requestId: 12, sum: '600000.00', schemeCode: 'nuoma', daysLeft: 40 }],
    },
    open: pressed(AID.publishOf(12)),
    title: AID.publishOf(12),
    act: {
      verb: AID.publish,
      call: 'POST /api/BackOffice/Aid/{id}/Publish',
      path: '/api/BackOffice/Aid/12/Publish',
    },
  },
];

const list = { id: 3, year: 2026, total: 2, reason: 'Terminai baigėsi', proposedBy: 'Saulius Kazlauskas' };
const ofRecords = (mine: string, state: string) => ({
  address: '/backoffice/administration/records',
  roles: ['administrator'] as const,
  answers: {
    ...answers,
    'GET /api/BackOffice/Records': {
      lists: [{ ...list, state, mine }],
      holds: [{ id: HOLD, requestId: 17, reason: 'Teismo nutartis', placedBy: 'Saulius Kazlauskas' }],
      mayMakeList: true,
      mayHold: true,
    },
  },
});

const RECORDS_ROWS: readonly DialogRow[] = [
  {
    ...ofRecords('toPropose', 'open'),
    component: 'web/staff/administration/RecordDialogs.tsx#Reasoned',
    name: 'records proposed for removal',
    open: pressed(RECORDS.propose),
    title: RECORDS.proposeTitle(2),
    act: {
      verb: RECORDS.propose,
      wrong: [noReason],
      fill: typed({ [RECORDS.reason]: WHY }),
      call: 'POST /api/BackOffice/Records/{id}/Propose',
      path: '/api/BackOffice/Records/3/Propose',
      body: { reason: WHY },
      refusal: new Problem('listDecided'),
    },
  },
  {
    ...ofRecords('toConfirm', 'proposed'),
    component: 'web/staff/administration/RecordDialogs.tsx#Plain',
    name: 'records that go',
    open: pressed(RECORDS.confirm),
    title: RECORDS.confirmTitle(2),
    act: {
      verb: RECORDS.confirm,
      call: 'POST /api/BackOffice/Records/{id}/Confirm',
      path: '/api/BackOffice/Records/3/Confirm',
    },
  },
  {
    ...ofRecords('toConfirm', 'proposed'),
    component: 'web/staff/administration/RecordDialogs.tsx#Plain',
    name: 'records that stay',
    open: pressed(RECORDS.decline),
    title: RECORDS.listOf(2026, 3),
    act: {
      verb: RECORDS.decline,
      call: 'POST /api/BackOffice/Records/{id}/Decline',
      path: '/api/BackOffice/Records/3/Decline',
    },
  },
  {
    ...ofRecords('toPropose', 'open'),
    component: 'web/staff/administration/RecordDialogs.tsx#Reasoned',
    name: 'a case that is held',
    open: pressed(RECORDS.hold),
    title: RECORDS.hold,
    act: {
      verb: RECORDS.hold,
      wrong: [
        { says: [RECORDS.numberWrong] },
        { fill: typed({ [RECORDS.requestNumber]: '31' }), ...noReason },
      ],
      fill: typed({ [RECORDS.reason]: WHY }),
      call: 'POST /api/BackOffice/Holds',
      body: { requestId: 31, reason: WHY },
      refusal: new Problem('caseHeld'),
    },
  },
  {
    ...ofRecords('toPropose', 'open'),
    component: 'web/staff/administration/RecordDialogs.tsx#Reasoned',
    name: 'a case that is held no longer',
    open: pressed(RECORDS.endTitle(17)),
    title: RECORDS.endTitle(17),
    act: {
      verb: RECORDS.endHold,
      wrong: [noReason],
      fill: typed({ [RECORDS.reason]: WHY }),
      call: 'POST /api/BackOffice/Holds/{id}/End',
      path: `/api/BackOffice/Holds/${HOLD}/End`,
      body: { reason: WHY },
      refusal: new Problem('holdEnded'),
    },
  },
];

const calendar = {
  year: 2026,
  today: '2026-11-20',
  terms: [{ kind: 'contract', unit: 'workingDays', length: 5, standard: 5, max: 60 }],
};
const ofCalendar = {
  address: '/backoffice/calendar',
  roles: ['administrator'] as const,
  answers: { ...answers, 'GET /api/BackOffice/Calendar': calendar },
};
const noGround = wrongFields({ reason: DAY_PROBLEM_TEXT.reasonMissing });

const CALENDAR_ROWS: readonly DialogRow[] = [
  {
    ...ofCalendar,
    component: 'web/staff/calendar/DayDialog.tsx#DayDialog',
    name: 'a day off',
    open: pressed(CALENDAR.changeDay),
    title: CALENDAR.dayDialog,
    act: {
      verb: CALENDAR.save,
      wrong: [
        wrongFields({
          date: DAY_PROBLEM_TEXT.dateMissing,
          name: DAY_PROBLEM_TEXT.nameMissing,
          reason: DAY_PROBLEM_TEXT.reasonMissing,
        }),
      ],
      fill: then(
        chosen(CALENDAR.kind, 'dayOff'),
        typed({ [CALENDAR.date]: '2026-12-31', [CALENDAR.name]: 'Gedulo diena', [CALENDAR.reason]: WHY }),
      ),
      call: 'POST /api/BackOffice/SaveDayOff',
      body: { kind: 'dayOff', date: '2026-12-31', name: 'Gedulo diena', reason: WHY },
    },
  },
  {
    ...ofCalendar,
    component: 'web/staff/calendar/TermDialog.tsx#TermDialog',
    name: 'the length of a term',
    open: pressed(CALENDAR.changeTerm(CLOCK_TITLE.contract)),
    title: CALENDAR.termDialog(CLOCK_TITLE.contract),
    act: {
      verb: CALENDAR.save,
      wrong: [wrongFields({ length: LENGTH_PROBLEM_TEXT.outOfRange(60) }), noGround],
      fill: typed({ [CALENDAR.lengthDays]: '7', [CALENDAR.reason]: WHY }),
      call: 'POST /api/BackOffice/SaveTermLength',
      body: { kind: 'contract', length: 7, seen: 5, reason: WHY },
    },
  },
];

export const ADMINISTRATION_ROWS: readonly DialogRow[] = [
  ...ACCOUNTS,
  ...SCHEMES,
  ...RECORDS_ROWS,
  ...CALENDAR_ROWS,
];

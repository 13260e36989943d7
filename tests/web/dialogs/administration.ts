// The administration: accounts, schemes, switches, aid, records, days off, and texts.
import { Problem } from '../../../api/http/problems.ts';
import { ADMIN_PROBLEM_TEXT } from '../../../domain/texts/lt/administration.ts';
import { AID } from '../../../domain/texts/lt/screen/aid.ts';
import { ADMIN, FEATURE_TEXT, RULE_TEXT } from '../../../domain/texts/lt/screen/staff-administration.ts';
import { schemeOf } from '../../../domain/schemes/index.ts';
import { wrongFields } from './answers-of.ts';
import type { Act, DialogRow } from './row.ts';
import { chosenFrom, pressed, then, ticked, typed } from './ways.ts';

const EGLE = '00000000-0000-4000-8000-000000000002';
const ANDRIUS = '00000000-0000-4000-8000-000000000003';
const ABSENCE = '00000000-0000-4000-8000-000000000004';
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

export const ADMINISTRATION_ROWS: readonly DialogRow[] = [...ACCOUNTS, ...SCHEMES];

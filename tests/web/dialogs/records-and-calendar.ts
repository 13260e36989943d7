// Records whose term is over, and the days off and lengths of terms.
import { Problem } from '../../../api/http/problems.ts';
import { ADMIN_PROBLEM_TEXT } from '../../../domain/texts/lt/administration.ts';
import { DAY_PROBLEM_TEXT, LENGTH_PROBLEM_TEXT } from '../../../domain/texts/lt/calendar.ts';
import { CALENDAR } from '../../../domain/texts/lt/screen/staff-calendar.ts';
import { CLOCK_TITLE } from '../../../domain/texts/lt/screen/staff-clock.ts';
import { RECORDS } from '../../../domain/texts/lt/screen/staff-records.ts';
import { wrongFields } from './answers-of.ts';
import type { DialogRow } from './row.ts';
import { chosen, pressed, then, typed } from './ways.ts';

const HOLD = '00000000-0000-4000-8000-000000000005';
const WHY = 'Direktoriaus įsakymas Nr. 12';
const noReason = wrongFields({ reason: ADMIN_PROBLEM_TEXT.reasonMissing });

const list = { id: 3, year: 2026, total: 2, reason: 'Terminai baigėsi', proposedBy: 'Saulius Kazlauskas' };
const ofRecords = (mine: string, state: string) => ({
  address: '/backoffice/administration/records',
  roles: ['administrator'] as const,
  answers: {
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
  answers: { 'GET /api/BackOffice/Calendar': calendar },
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

export const RECORDS_AND_CALENDAR_ROWS: readonly DialogRow[] = [...RECORDS_ROWS, ...CALENDAR_ROWS];

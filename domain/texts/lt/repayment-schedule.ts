// The repayment schedule as a paper: what was paid out, and what is paid back when. Sums in cents.
import type { PaidOut } from '../../loan/paid-schedule.ts';
import type { DocumentText } from './document.ts';
import { formatEur, formatLongDate, formatRate } from './format.ts';
import { partyText, type Party } from './party.ts';
import { SCHEDULE_TEXT } from './schedule.ts';

export interface ScheduleOfLoan {
  requestId: number;
  contractNumber: string;
  lender: Party;
  borrower: Party;
  rateBp: number;
  payOuts: readonly PaidOut[];
}

const TITLE = 'Paskolos grąžinimo grafikas';

/** Annex of the contract from the first pay-out on, in place of the preliminary one. */
export function scheduleDocument(loan: ScheduleOfLoan): DocumentText {
  const whole = loan.payOuts.reduce((sum, { cents }) => sum + cents, 0);
  return {
    title: TITLE,
    subtitle: [`Sutarties Nr. ${loan.contractNumber} 1 priedas`, `Prašymas Nr. ${loan.requestId}`],
    sections: [],
    facts: [
      { label: 'Paskolos teikėjas', value: partyText({ ...loan.lender, signatory: null }) },
      { label: 'Paskolos gavėjas', value: partyText({ ...loan.borrower, signatory: null }) },
      ...loan.payOuts.map(({ paidOn, cents }) => ({
        label: `Išmokėta ${formatLongDate(paidOn)}`,
        value: formatEur(cents),
      })),
      { label: 'Iš viso išmokėta', value: formatEur(whole) },
      { label: 'Palūkanų norma', value: formatRate(loan.rateBp) },
    ],
    signatures: [{ role: 'Paskolos teikėjas', name: loan.lender.name }],
    scheduleHeading: SCHEDULE_TEXT.headingPaid,
    scheduleNote: SCHEDULE_TEXT.noteOfPaid,
  };
}

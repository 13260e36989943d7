// The agreement that changes a signed contract: old terms against new, the new schedule as annex.
import { scheduleFacts, type LoanDays, type LoanShape } from '../../loan/change-effect.ts';
import { madeOf } from '../../templates/template-document.ts';
import { signaturesOf } from './contract.ts';
import type { DocumentText } from './document.ts';
import { formatEur, formatLongDate, formatRate } from './format.ts';
import { partyText, type Party } from './party.ts';
import { counted, MONTH } from './plural.ts';
import { SCHEDULE_TEXT } from './schedule.ts';
import { CONDITIONS_CHANGE_TEXT } from './template/conditions-change.ts';
import type { ChangePlace } from './template/places.ts';

export interface ChangedTerms {
  /** Of the agreement. */
  documentNumber: string;
  /** 'yyyy-MM-dd' */
  date: string;
  requestId: number;
  schemeName: string;
  contract: { number: string; date: string };
  lender: Party;
  borrower: Party;
  before: LoanShape;
  after: LoanShape;
  days: LoanDays;
}

/** `text` when the two differ. */
const ifChanged = (before: unknown, after: unknown): string | null => (before === after ? null : 'taip');

function valuesOf(change: ChangedTerms): Record<ChangePlace, string | null> {
  const { before, after, contract } = change;
  const facts = scheduleFacts(after, change.days);
  const [suma, norma, terminas] = [
    ifChanged(before.sumCents, after.sumCents),
    ifChanged(before.rateBp, after.rateBp),
    ifChanged(before.finalDate, after.finalDate),
  ];
  return {
    teikėjas: partyText(change.lender),
    gavėjas: partyText(change.borrower),
    sutartis: `${formatLongDate(contract.date)} paskolos sutartį Nr. ${contract.number}`,
    prašymo_nr: String(change.requestId),
    priemonė: change.schemeName,
    sena_suma: formatEur(before.sumCents),
    suma: formatEur(after.sumCents),
    suma_keičiasi: suma,
    sena_norma: formatRate(before.rateBp),
    norma: formatRate(after.rateBp),
    norma_keičiasi: norma,
    senas_terminas: before.finalDate,
    terminas: after.finalDate,
    terminas_keičiasi: terminas,
    niekas_nesikeičia: (suma ?? norma ?? terminas) ? null : 'taip',
    atidėjimas: counted(after.delayMonths, MONTH),
    įmokų: String(facts?.instalments ?? 0),
    palūkanų_suma: formatEur(facts?.interestCents ?? 0),
  };
}

/** Agreement made of a text (version 1 unless given); the new schedule stands after the signatures. */
export function conditionsChangeDocument(
  change: ChangedTerms,
  source: string = CONDITIONS_CHANGE_TEXT,
): DocumentText {
  return {
    ...madeOf(source, valuesOf(change), true),
    subtitle: [`${formatLongDate(change.date)} Nr. ${change.documentNumber}`, 'Vilnius'],
    signatures: signaturesOf(change.lender, change.borrower),
    scheduleHeading: SCHEDULE_TEXT.annexOfChange,
    scheduleNote: SCHEDULE_TEXT.noteOfChange,
  };
}

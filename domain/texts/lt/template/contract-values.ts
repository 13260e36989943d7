// What the places of the contract's text stand for. Sums in cents, rates in basis points.
import { formatIban } from '../../../values/iban.ts';
import { contractFeeCents, interestRatePpm, PPM_OF_BP } from '../../../values/loan-schedule.ts';
import { decisionText, type LoanTerms } from '../contract-terms.ts';
import { PURPOSE_TEXT } from '../form/loan.ts';
import { formatEur, formatRate } from '../format.ts';
import { partyText } from '../party.ts';
import { counted, MONTH, MONTH_ACCUSATIVE, YEAR_ACCUSATIVE } from '../plural.ts';
import { exactRate, formulaText } from '../rate-text.ts';
import { SCHEME_AID } from '../scheme-aid.ts';
import type { ContractPlace } from './places.ts';

/** The agreed rate has two decimals; where the formula gives more, the agreed one is that rounded up. */
function contractRate({ rateBp, rateParts }: LoanTerms): string {
  const agreed = formatRate(rateBp);
  if (!rateParts) return agreed;
  const formula = formulaText(rateParts);
  const isExact = interestRatePpm(rateParts.referenceBp, rateParts.marginBp) === rateBp * PPM_OF_BP;
  if (isExact) return `${agreed} = ${formula}`;
  return `${agreed}; ${formula} = ${exactRate(rateParts)}, suapvalinta aukštyn iki šimtųjų`;
}

/** Where the party itself said nothing, the address of its register counts. */
const contactText = ({ name, address, email }: LoanTerms['lender']): string =>
  [name, address ?? 'registrų duomenyse nurodytas adresas', email && `el. paštas ${email}`]
    .filter(Boolean)
    .join(', ');

export function contractValues(terms: LoanTerms): Record<ContractPlace, string | null> {
  const { scheme, rateParts, delayMonths, lender, borrower } = terms;
  return {
    teikėjas: partyText(lender),
    gavėjas: partyText(borrower),
    teikėjo_adresas: contactText(lender),
    gavėjo_adresas: contactText(borrower),
    priemonė: scheme.name,
    taisyklės: scheme.ruleSetVersion,
    pagalbos_pagrindas: SCHEME_AID[scheme.code],
    saugojimo_laikas: counted(scheme.retentionYears, YEAR_ACCUSATIVE),
    prašymo_nr: String(terms.requestId),
    sprendimas: decisionText(terms, 'sprendimas'),
    sprendimą: decisionText(terms, 'sprendimą'),
    suma: formatEur(terms.sumCents),
    paskirtis: PURPOSE_TEXT[terms.purpose],
    paskirtis_sakinyje: PURPOSE_TEXT[terms.purpose].toLowerCase(),
    norma: formatRate(terms.rateBp),
    norma_su_formule: contractRate(terms),
    bazinė_norma: rateParts && formatRate(rateParts.referenceBp),
    bazinės_normos_diena: rateParts && rateParts.referenceDate,
    marža: rateParts && formatRate(rateParts.marginBp),
    atidėjimas: counted(delayMonths, MONTH),
    atidėjimas_sakinyje: delayMonths > 0 ? counted(delayMonths, MONTH_ACCUSATIVE) : null,
    galutinis_terminas: terms.repaidBy,
    mokėjimo_diena: String(terms.paymentDay),
    sutarties_mokestis: formatEur(contractFeeCents(terms.sumCents)),
    pagalbos_suma: terms.aidCents === null ? null : formatEur(terms.aidCents),
    sąskaita: terms.iban ? formatIban(terms.iban) : null,
  };
}

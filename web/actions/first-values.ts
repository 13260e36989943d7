import { formatSum, fromWire } from '../../domain/values/money.ts';
import { addMonths, vilniusDate } from '../../domain/values/days.ts';
import type { StaffCase } from '../staff/data/types.ts';
import { caseFacts } from './case-facts.ts';
import { schemeRate } from './scheme-rate.ts';
import { openHits } from '../staff/case/open-hits.ts';
import { firstMatches } from './match-values.ts';
import { fieldsOf, type FormAction } from './fields.ts';
import type { DialogValues } from './values.ts';

const sumText = (cents: number | null): string => (cents === null ? '' : formatSum(cents));

/** What is already known is not asked again: the terms come prefilled from the form and the last contract. */
export function firstValues(action: FormAction, request: StaffCase): DialogValues {
  const facts = caseFacts(request);
  const { Contract: contract } = request;
  const names = new Set(fieldsOf(action).map((field) => field.name));
  const values: DialogValues = {};
  const approved = request.ApprovedTerms;
  if (names.has('sumCents')) values.sumCents = sumText(facts.setCents ?? facts.requestedCents);
  if (names.has('contractNumber')) values.contractNumber = contract.InvegaContractNumber ?? '';
  if (names.has('rate')) values.rate = (contract.InvegaLoanInterestRate ?? '').replace('.', ',');
  if (names.has('documentDate')) values.documentDate = vilniusDate(Date.now());
  if (names.has('guaranteesCents')) values.guaranteesCents = comma(request.GuaranteesLoanSum);
  if (names.has('covidCents')) values.covidCents = comma(request.CovidLoanSum);
  if (names.has('paymentTerm')) values.paymentTerm = contract.InvegaLoanPaymentTerm ?? '';
  if (names.has('delayMonths'))
    values.delayMonths = String(contract.InvegaLoanDelayTerm ?? facts.delayMonths ?? '');
  if (names.has('companySizeTypeId'))
    values.companySizeTypeId = String(facts.enteredSize ?? facts.declaredSize ?? '');
  if (names.has('date')) values.date = vilniusDate(Date.now());
  if (action === 'assessRisk') {
    values.result = String(request.RiskAssessmentResultId ?? '');
    values.note = request.RiskAssessmentNote ?? '';
  }
  if (names.has('termMonths')) values.termMonths = String(approved?.InvegaLoanTerm ?? facts.termMonths ?? '');
  Object.assign(values, boundValues(action, request));
  if (names.has('matches')) values.matches = firstMatches(request);
  if (names.has('seenCheckId')) values.seenCheckId = String(request.amlWaitingCheck?.Id ?? '');
  if (names.has('acknowledgement') && openHits(request).length > 0) values.acknowledgement = '';
  if (names.has('sections')) values.sections = [];
  if (names.has('documents')) values.documents = [];
  return values;
}

const comma = (wire: string | null | undefined): string => (wire ?? '').replace('.', ',');

/** What the approver decided stands first; a contract starts from it, a confirmation from what was proposed. */
function boundValues(action: FormAction, request: StaffCase): DialogValues {
  const { ApprovedTerms: approved, Contract: contract } = request;
  const facts = caseFacts(request);
  const delay = String(approved?.InvegaLoanDelayTerm ?? facts.delayMonths ?? '');
  const proposal = request.termsProposals.find(
    ({ kind }) => kind === (action === 'increaseLoanSum' ? 'increase' : 'change'),
  );
  switch (action) {
    case 'approve':
      return { rate: comma(approved?.InvegaLoanInterestRate), delayMonths: delay };
    case 'approveWithDocs':
      return { rate: comma(schemeRate(request)) };
    case 'changeTerms':
      return {
        sumCents: approved ? sumText(fromWire(approved.InvegaLoanSum)) : sumText(facts.setCents),
        rate: comma(approved?.InvegaLoanInterestRate),
        delayMonths: delay,
      };
    case 'uploadContract':
      return {
        ...(contract.InvegaLoanInterestRate ? {} : { rate: comma(approved?.LowestRate) }),
        ...(contract.InvegaLoanDelayTerm === null ? { delayMonths: delay } : {}),
        ...(contract.InvegaLoanPaymentTerm === null && approved
          ? { paymentTerm: addMonths(vilniusDate(Date.now()), approved.InvegaLoanTerm) }
          : {}),
      };
    case 'increaseLoanSum':
      return proposal ? { sumCents: sumText(fromWire(proposal.InvegaLoanSum)) } : {};
    case 'confirmConditions':
    case 'uploadConditionsChange':
      return proposal
        ? {
            sumCents: sumText(fromWire(proposal.InvegaLoanSum)),
            rate: comma(proposal.InvegaLoanInterestRate),
            paymentTerm: proposal.InvegaLoanPaymentTerm ?? '',
          }
        : {};
    default:
      return {};
  }
}

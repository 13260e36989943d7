import { formatSum } from '../../domain/values/money.ts';
import { vilniusDate } from '../../domain/values/working-days.ts';
import type { StaffCase } from '../staff/data/types.ts';
import { caseFacts } from './case-facts.ts';
import { fieldsOf, type FormAction } from './fields.ts';
import type { DialogValues } from './values.ts';

const sumText = (cents: number | null): string => (cents === null ? '' : formatSum(cents));

/** What is already known is not asked again: the terms come prefilled from the form and the last contract. */
export function firstValues(action: FormAction, request: StaffCase): DialogValues {
  const facts = caseFacts(request);
  const { Contract: contract } = request;
  const names = new Set(fieldsOf(action).map((field) => field.name));
  const values: DialogValues = {};
  if (names.has('sumCents')) values.sumCents = sumText(facts.setCents ?? facts.requestedCents);
  if (names.has('contractNumber')) values.contractNumber = contract.InvegaContractNumber ?? '';
  if (names.has('rate')) values.rate = (contract.InvegaLoanInterestRate ?? '').replace('.', ',');
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
  if (names.has('sections')) values.sections = [];
  if (names.has('documents')) values.documents = [];
  return values;
}

// Every way of narrowing the list as data: the drawer, the chips, storage and the wire read the same rows.
import { ACTION_LOG_LABEL } from '../../../domain/texts/lt/action.ts';
import { FILTER_LABEL } from '../../../domain/texts/lt/screen/staff-inbox.ts';

export type RangeKey =
  'submitted' | 'firstSubmitted' | 'approved' | 'signed' | 'conditionsChange' | 'decided';
export type NumberKey = 'daysToSign' | 'daysFromReturned';
export type FlagKey =
  'reserved' | 'conditionsChanged' | 'increasedSum' | 'allEvaluated' | 'hasParent' | 'newInvoices';

export interface RangeField {
  key: RangeKey;
  label: string;
  wire:
    | 'SubmittedDates'
    | 'FirstSubmittedDate'
    | 'ApprovedDates'
    | 'SignedDates'
    | 'ChangeConditionsDate'
    | 'DecidedDates';
}

export const RANGE_FIELDS: readonly RangeField[] = [
  { key: 'submitted', label: FILTER_LABEL.submitted, wire: 'SubmittedDates' },
  { key: 'firstSubmitted', label: FILTER_LABEL.firstSubmitted, wire: 'FirstSubmittedDate' },
  { key: 'approved', label: FILTER_LABEL.approved, wire: 'ApprovedDates' },
  { key: 'signed', label: FILTER_LABEL.signed, wire: 'SignedDates' },
  { key: 'conditionsChange', label: FILTER_LABEL.conditionsChange, wire: 'ChangeConditionsDate' },
  { key: 'decided', label: FILTER_LABEL.decided, wire: 'DecidedDates' },
];

export const NUMBER_FIELDS: readonly {
  key: NumberKey;
  label: string;
  wire: 'BusinessDaysToSignature' | 'DaysFromReturned';
}[] = [
  { key: 'daysToSign', label: FILTER_LABEL.daysToSign, wire: 'BusinessDaysToSignature' },
  { key: 'daysFromReturned', label: FILTER_LABEL.daysFromReturned, wire: 'DaysFromReturned' },
];

export type WordKey = 'number' | 'code' | 'name';

/** Texts of the specification, each with a field of its own beside the one search box. */
export const WORD_FIELDS: readonly {
  key: WordKey;
  label: string;
  wire: 'RequestId' | 'CompanyCode' | 'CompanyName';
  digits: boolean;
}[] = [
  { key: 'number', label: FILTER_LABEL.number, wire: 'RequestId', digits: true },
  { key: 'code', label: FILTER_LABEL.code, wire: 'CompanyCode', digits: true },
  { key: 'name', label: FILTER_LABEL.name, wire: 'CompanyName', digits: false },
];

export interface FlagField {
  key: FlagKey;
  label: string;
  wire:
    | 'IsReserved'
    | 'ConditionsChanged'
    | 'InvegaIncreasedLoanSum'
    | 'AllEvaluationCompleted'
    | 'HasParentCompanyCode'
    | 'OnlyWithNewInvoices';
  /** Its „no“ narrows nothing. */
  yesOnly?: true;
}

export const FLAG_FIELDS: readonly FlagField[] = [
  { key: 'reserved', label: FILTER_LABEL.reserved, wire: 'IsReserved' },
  { key: 'conditionsChanged', label: FILTER_LABEL.conditionsChanged, wire: 'ConditionsChanged' },
  { key: 'increasedSum', label: FILTER_LABEL.increasedSum, wire: 'InvegaIncreasedLoanSum' },
  { key: 'allEvaluated', label: FILTER_LABEL.allEvaluated, wire: 'AllEvaluationCompleted' },
  { key: 'hasParent', label: FILTER_LABEL.hasParent, wire: 'HasParentCompanyCode' },
  { key: 'newInvoices', label: FILTER_LABEL.newInvoices, wire: 'OnlyWithNewInvoices', yesOnly: true },
];

/** Codes of the action filter (specification, section 4), in the order of a request's life. */
export const ACTION_CODES = [3, 18, 20, 6, 21, 22, 4, 5, 16, 45, 9, 10, 39, 17, 40, 41, 42, 19, 43] as const;

export function actionCodeLabel(code: number): string {
  return ACTION_LOG_LABEL[code] ?? String(code);
}

import { ACTION_FILES, INPUTS, type ActionInput, type FileRule } from '../../domain/application/inputs.ts';
import type { ActionName } from '../../domain/application/transitions.ts';
import type { StaffAction } from './staff-action.ts';

/** Actions whose dialog is a form; signing goes to the provider instead. */
export type FormAction = Exclude<StaffAction, 'providerSign' | 'providerSignChange'>;

/** An action without input has no names, though its type would take any. */
type KeysOf<Union> = Union extends unknown ? (string extends keyof Union ? never : keyof Union) : never;
/** Every field that any dialog may ask for: the compiler names the ones without a kind below. */
export type FieldName = KeysOf<ActionInput<FormAction>>;

export type FieldKind =
  | 'assessor'
  | 'size'
  | 'result'
  | 'note'
  | 'sum'
  | 'rate'
  | 'text'
  | 'date'
  | 'delay'
  | 'comment'
  | 'tick'
  | 'sections'
  | 'documents'
  | 'reason';

/** In the order of the dialog. */
export const FIELD_KINDS = {
  userId: 'assessor',
  companySizeTypeId: 'size',
  contractNumber: 'text',
  documentNumber: 'text',
  documentDate: 'date',
  result: 'result',
  date: 'date',
  note: 'note',
  sumCents: 'sum',
  rate: 'rate',
  paymentTerm: 'date',
  delayMonths: 'delay',
  refusalOfFunding: 'tick',
  sections: 'sections',
  documents: 'documents',
  reasonCode: 'reason',
  comment: 'comment',
  noBankFinancingNote: 'tick',
} as const satisfies Record<FieldName, FieldKind>;

export interface DialogField {
  name: FieldName;
  kind: FieldKind;
  required: boolean;
}

/** Fields that the specification wants filled although the input itself would let them go. */
const WANTED: Partial<Record<ActionName, readonly FieldName[]>> = {
  approveWithDocs: ['contractNumber', 'sumCents', 'rate', 'delayMonths'],
  uploadConditionsChange: ['documentDate'],
};

interface Shape {
  shape: Record<string, { safeParse: (value: unknown) => { success: boolean } }>;
}

/** The dialog's fields, read off the action's input: adding a field there adds it here. */
export function fieldsOf(action: FormAction): DialogField[] {
  const { shape } = INPUTS[action] as unknown as Shape;
  return (Object.keys(FIELD_KINDS) as FieldName[])
    .filter((name) => name in shape)
    .map((name) => ({
      name,
      kind: FIELD_KINDS[name],
      required: !shape[name]!.safeParse(undefined).success || (WANTED[action]?.includes(name) ?? false),
    }));
}

export function filesOf(action: StaffAction): FileRule | null {
  return ACTION_FILES[action] ?? null;
}

/** Longest delay a dialog offers: a choice of months, or a typed number where there are too many. */
export function delayLimit(action: FormAction): { max: number; typed: boolean } {
  if (action === 'approveWithDocs') return { max: 6, typed: false };
  return action === 'changeContractFile' ? { max: 120, typed: true } : { max: 24, typed: false };
}

import type { ActionField } from '../../domain/application/actions/field.ts';
import { fieldsOf as allFieldsOf, type ActionInput } from '../../domain/application/inputs.ts';
import type { TRANSITIONS } from '../../domain/application/transitions.ts';
import type { StaffAction } from './staff-action.ts';

type HasCall<Row> = Row extends { call: { path: string } } ? true : false;
/** Actions whose dialog is a form; signing goes to the provider instead. */
export type FormAction = {
  [A in StaffAction]: HasCall<(typeof TRANSITIONS)[A]> extends true ? A : never;
}[StaffAction];

/** Every field that any dialog may ask for: the compiler names the ones without words. */
export type FieldName = { [A in FormAction]: keyof ActionInput<A> }[FormAction];

export interface DialogField {
  name: FieldName;
  field: ActionField;
  kind: ActionField['kind'];
  required: boolean;
}

/** Kinds that must be given unless the field says otherwise; the others have a value when nothing is. */
const MAY_BE_EMPTY: readonly ActionField['kind'][] = [
  'tick',
  'sections',
  'documents',
  'reason',
  'seen',
  'acknowledgement',
];

/** The dialog's fields as the row of the action has them; those asked beside a file are not among them. */
export function fieldsOf(action: FormAction): DialogField[] {
  return Object.entries(allFieldsOf(action))
    .filter(([, field]) => !field.beside)
    .map(([name, field]) => ({
      name: name as FieldName,
      field,
      kind: field.kind,
      required: field.wanted ?? (!field.optional && !MAY_BE_EMPTY.includes(field.kind)),
    }));
}

/** Months of delay a dialog offers: a choice, or a typed number where there are too many. */
export function delayOffer(field: ActionField): { min: number; max: number; typed: boolean } {
  if (field.kind !== 'delay') throw new Error(`${field.kind} is no delay`);
  return { min: field.offerFrom, max: field.max, typed: field.offer === 'typed' };
}

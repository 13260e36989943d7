import type { StaffCase } from '../staff/data/types.ts';
import type { DialogField, FormAction } from './fields.ts';
import type { DialogErrors, DialogValues } from './values.ts';

export interface FieldProps {
  action: FormAction;
  field: DialogField;
  request: StaffCase;
  values: DialogValues;
  errors: DialogErrors;
  /** The dialog opens with the focus here. */
  isFirst: boolean;
  onChange: (values: DialogValues) => void;
}

/** Where the focus goes when a field is wrong. */
export const fieldId = (name: string): string => `action-${name}`;

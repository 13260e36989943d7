import { memo, type ReactNode } from 'react';
import { optionsOf, type Field, type FormContext } from '../../domain/forms/form.ts';
import { CodeSelect } from './CodeSelect.tsx';
import { fieldId } from './field-id.ts';
import { TickInput, YesNoInput, ChoiceInput } from './ChoiceInputs.tsx';
import { LongTextInput } from './LongTextInput.tsx';
import { OptionSelect } from './OptionSelect.tsx';
import { PlainInput } from './PlainInput.tsx';
import { DateInput } from '../ui/input/DateInput.tsx';
import { IbanInput } from '../ui/input/IbanInput.tsx';
import { MoneyInput } from '../ui/input/MoneyInput.tsx';
import { PhoneInput } from '../ui/input/PhoneInput.tsx';
import { UI } from '../../domain/texts/lt/screen/common.ts';

export interface FieldInputProps {
  field: Field;
  /** Full path in the answers (within rows it holds the row's number). */
  path: string;
  /** First value; later ones come with a new key. */
  initial: unknown;
  error: ReactNode;
  /** Where the value is from, when nobody typed it. */
  source?: string | undefined;
  context: FormContext;
  onChange: (path: string, value: unknown) => void;
}

/** A hint too long to stand beside its label goes under the input, so that inputs of a row stay level. */
const LONG_HINT = 24;

export function hintProps(field: Pick<Field, 'width'>, hint: string | undefined) {
  const narrow = field.width === 'third' || field.width === 'quarter';
  const below = hint !== undefined && field.width !== 'full' && (narrow || hint.length > LONG_HINT);
  return below
    ? {
        description: hint,
        inputWrapperOrder: ['label', 'input', 'description', 'error'] as (
          'label' | 'input' | 'description' | 'error'
        )[],
      }
    : { description: hint };
}

/** A field by its kind. Memoised: one keystroke renders one field at most. */
export const FieldInput = memo(function FieldInput({
  field,
  path,
  initial,
  error,
  source,
  context,
  onChange,
}: FieldInputProps) {
  // In a narrow field „(neprivaloma)“ would break the label: it goes to the hint.
  const narrow = field.width === 'third' || field.width === 'quarter';
  const own =
    field.optional && narrow ? [field.hint, UI.optional.slice(1, -1)].filter(Boolean).join(', ') : field.hint;
  const hint = source ?? own;
  const text = typeof initial === 'string' ? initial : '';
  const common = {
    id: fieldId(path),
    name: path,
    label: field.optional && !narrow ? `${field.label} ${UI.optional}` : field.label,
    error,
  };
  const onValue = (value: string) => onChange(path, value);
  const typed = { ...common, ...hintProps(field, hint), defaultValue: text, onValue };
  switch (field.kind) {
    case 'money':
      return <MoneyInput {...typed} unit={field.unit ?? 'EUR'} />;
    case 'iban':
      return <IbanInput {...typed} />;
    case 'phone':
      return <PhoneInput {...typed} />;
    case 'date':
      return <DateInput {...typed} maxDate={context.today} />;
    case 'textarea':
      return <LongTextInput {...typed} maxLength={field.maxLength ?? 2000} />;
    case 'select':
      return <OptionSelect {...typed} options={optionsOf(field, context)} />;
    case 'radio':
      return <ChoiceInput {...typed} options={optionsOf(field, context)} />;
    case 'yesNo':
      return <YesNoInput {...typed} />;
    case 'checkbox':
      return (
        <TickInput
          {...common}
          description={field.hint}
          initial={initial === true}
          onTick={(tick) => onChange(path, tick)}
        />
      );
    case 'evrk':
    case 'country':
      return (
        <CodeSelect
          {...typed}
          kind={field.kind}
          registered={field.kind === 'evrk' ? (context.registeredEvrks ?? null) : null}
          onlyRegistered={field.listed}
        />
      );
    default:
      return <PlainInput {...typed} kind={field.kind} unit={field.unit} allowed={field.allowed} />;
  }
});

import { NativeSelect, Radio, TextInput } from '@mantine/core';
import type { HandField } from '../../../domain/forms/hand-entry/fields.ts';
import { handChoice, handLabel } from '../../../domain/texts/lt/form/hand-entry.ts';
import { fieldProblemText } from '../../../domain/texts/lt/problem.ts';
import { DIALOG } from '../../../domain/texts/lt/screen/staff-dialog.ts';
import { HAND_ENTRY_SCREEN } from '../../../domain/texts/lt/screen/staff-registers.ts';
import { DateInput } from '../../ui/input/DateInput.tsx';
import { MoneyInput } from '../../ui/input/MoneyInput.tsx';
import { controlId, type EntryErrors, type Typed } from './entry-values.ts';

interface HandFieldControlProps {
  field: HandField;
  /** `values.employees`, `values.years.0.assets`. */
  path: string;
  value: Typed;
  errors: EntryErrors;
  onChange: (value: Typed) => void;
}

/** One field of a register's form, drawn by its kind. */
export function HandFieldControl({ field, path, value, errors, onChange }: HandFieldControlProps) {
  const label = handLabel(field.name);
  const problem = errors[path];
  const text = typeof value === 'string' ? value : '';
  const common = {
    id: controlId(path),
    label: field.optional ? `${label} ${DIALOG.optional}` : label,
    error: problem ? fieldProblemText(problem) : undefined,
  };
  switch (field.kind) {
    case 'date':
      return <DateInput {...common} defaultValue={text} onValue={onChange} />;
    case 'money':
      return <MoneyInput {...common} defaultValue={text} onValue={onChange} />;
    case 'percent':
      return <MoneyInput {...common} unit="%" defaultValue={text} onValue={onChange} />;
    case 'choice':
      return (
        <NativeSelect
          {...common}
          value={text}
          onChange={(event) => onChange(event.currentTarget.value)}
          data={[
            { value: '', label: HAND_ENTRY_SCREEN.choose },
            ...(field.choices ?? []).map((code) => ({ value: code, label: handChoice(code) })),
          ]}
        />
      );
    case 'yesNo':
      return (
        <Radio.Group
          {...common}
          value={value === null ? '' : String(value)}
          onChange={(next) => onChange(next === 'true')}
        >
          <Radio id={`${common.id}-yes`} value="true" label={HAND_ENTRY_SCREEN.yes} mt={6} />
          <Radio value="false" label={HAND_ENTRY_SCREEN.no} mt={6} />
        </Radio.Group>
      );
    default:
      return (
        <TextInput
          {...common}
          autoComplete="off"
          inputMode={
            ['count', 'personCode', 'companyCode', 'activity'].includes(field.kind) ? 'numeric' : undefined
          }
          placeholder={field.kind === 'month' ? '2026-10' : undefined}
          value={text}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
  }
}

import { TextInput, type TextInputProps } from '@mantine/core';
import type { FieldKind } from '../../domain/forms/form.ts';
import classes from './forms.module.css';

interface PlainInputProps extends Omit<TextInputProps, 'onChange'> {
  kind: FieldKind;
  unit: string | undefined;
  /** Other characters cannot be typed. */
  allowed?: RegExp | undefined;
  onValue: (value: string) => void;
}

const NUMERIC: readonly FieldKind[] = ['integer', 'companyCode', 'personCode', 'postalCode'];

/** Text of any kind without a form of its own. */
export function PlainInput({ kind, unit, allowed, onValue, ...rest }: PlainInputProps) {
  return (
    <TextInput
      {...rest}
      type={kind === 'email' ? 'email' : 'text'}
      inputMode={
        NUMERIC.includes(kind)
          ? 'numeric'
          : kind === 'percent'
            ? 'decimal'
            : kind === 'email'
              ? 'email'
              : 'text'
      }
      autoComplete={kind === 'email' ? 'email' : 'off'}
      onChange={(event) => {
        const input = event.currentTarget;
        if (allowed) input.value = [...input.value].filter((letter) => allowed.test(letter)).join('');
        onValue(input.value);
      }}
      rightSection={unit ? <span className={classes.unit}>{unit}</span> : undefined}
    />
  );
}

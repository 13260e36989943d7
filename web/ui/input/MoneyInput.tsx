import { TypedInput, type TypedInputProps } from './TypedInput.tsx';
import { showSum } from './formatting.ts';
import classes from './input.module.css';

/** Sum with EUR inside; reads commas, dots and spaces. The value is the typed text: domain/values/money reads it. */
export function MoneyInput({ unit = 'EUR', ...props }: Omit<TypedInputProps, 'show'> & { unit?: string }) {
  return (
    <TypedInput
      inputMode="decimal"
      rightSection={<span className={classes.unit}>{unit}</span>}
      rightSectionWidth={54}
      {...props}
      show={showSum}
    />
  );
}

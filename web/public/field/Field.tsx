import { IconChevronDown } from '@tabler/icons-react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import classes from './Field.module.css';

interface Words {
  label: string;
  hint?: string;
  error?: string | null;
}

interface FieldProps extends Words, Omit<ComponentProps<'input'>, 'id' | 'onChange'> {
  onValue?: (value: string) => void;
  unit?: string;
}

/** A text field of the public screens: a plain input, so that the first page needs no component library for it. */
export function Field({ label, hint, error, unit, onValue, className = '', ...rest }: FieldProps) {
  const id = useId();
  return (
    <Frame id={id} label={label} hint={hint} error={error}>
      <input
        autoComplete="off"
        {...rest}
        id={id}
        className={`${classes.input} ${unit ? classes.hasUnit : ''} ${className}`}
        onChange={onValue && ((event) => onValue(event.currentTarget.value))}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, hint, error)}
      />
      {unit && (
        <span className={classes.unit} aria-hidden>
          {unit}
        </span>
      )}
    </Frame>
  );
}

interface SelectFieldProps extends Words, Omit<ComponentProps<'select'>, 'id' | 'onChange'> {
  options: readonly { value: string; label: string }[];
  onValue: (value: string) => void;
}

export function SelectField({ label, hint, error, options, onValue, ...rest }: SelectFieldProps) {
  const id = useId();
  return (
    <Frame id={id} label={label} hint={hint} error={error}>
      <select
        {...rest}
        id={id}
        className={`${classes.input} ${classes.select}`}
        onChange={(event) => onValue(event.currentTarget.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, hint, error)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <IconChevronDown size={18} stroke={1.8} aria-hidden className={classes.arrow} />
    </Frame>
  );
}

function describedBy(id: string, hint?: string, error?: string | null): string | undefined {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
}

function Frame({ id, label, hint, error, children }: Words & { id: string; children: ReactNode }) {
  return (
    <div className={classes.field}>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      {hint && (
        <span id={`${id}-hint`} className={classes.hint}>
          {hint}
        </span>
      )}
      <span className={classes.frame}>{children}</span>
      {error && (
        <span id={`${id}-error`} className={classes.error}>
          {error}
        </span>
      )}
    </div>
  );
}

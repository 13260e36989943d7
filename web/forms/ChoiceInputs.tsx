import { Checkbox, Radio } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { Option } from '../../domain/forms/form.ts';
import { UI } from '../../domain/texts/lt/screen/common.ts';
import classes from './forms.module.css';

interface GroupProps {
  id: string;
  name: string;
  label: string;
  description?: ReactNode;
  error: ReactNode;
  defaultValue: string;
  onValue: (value: string) => void;
}

/** Of each option of a group in which something is wrong: the words stand once, under the group. */
function wrong({ id, error }: Pick<GroupProps, 'id' | 'error'>) {
  return error ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {};
}

/** Options side by side. */
export function ChoiceInput({
  options,
  onValue,
  defaultValue,
  ...rest
}: GroupProps & { options: readonly Option[] }) {
  const [value, setValue] = useState(defaultValue);
  return (
    <Radio.Group
      {...rest}
      value={value}
      onChange={(next) => {
        setValue(next);
        onValue(next);
      }}
    >
      <div className={classes.choices}>
        {options.map((option) => (
          <Radio key={option.value} value={String(option.value)} label={option.label} {...wrong(rest)} />
        ))}
      </div>
    </Radio.Group>
  );
}

/** Taip and Ne under each other: „Ne“ is an answer, and nothing is chosen beforehand. */
export function YesNoInput({ onValue, defaultValue, ...rest }: GroupProps) {
  const [value, setValue] = useState(defaultValue);
  return (
    <Radio.Group
      {...rest}
      className={classes.yesNo ?? ''}
      value={value}
      onChange={(next) => {
        setValue(next);
        onValue(next);
      }}
    >
      <div className={classes.stacked}>
        <Radio value="true" label={UI.yes} {...wrong(rest)} />
        <Radio value="false" label={UI.no} {...wrong(rest)} />
      </div>
    </Radio.Group>
  );
}

interface TickProps {
  id: string;
  name: string;
  label: string;
  description: ReactNode;
  error: ReactNode;
  initial: boolean;
  onTick: (tick: boolean) => void;
}

/** A condition to tick: the short sentence, the legal text under it. */
export function TickInput({ initial, onTick, label, ...rest }: TickProps) {
  return (
    <Checkbox
      {...rest}
      aria-invalid={rest.error ? true : undefined}
      className={classes.tick ?? ''}
      label={<span className={classes.tickLabel}>{label}</span>}
      defaultChecked={initial}
      onChange={(event) => onTick(event.currentTarget.checked)}
    />
  );
}

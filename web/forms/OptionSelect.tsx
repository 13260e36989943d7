import { Select, type SelectProps } from '@mantine/core';
import { IconSelector } from '@tabler/icons-react';
import { useState } from 'react';
import type { Option } from '../../domain/forms/form.ts';
import classes from './forms.module.css';

interface OptionSelectProps extends Omit<SelectProps, 'data' | 'onChange' | 'defaultValue'> {
  options: readonly Option[];
  defaultValue: string;
  onValue: (value: string) => void;
}

/** A choice from a short list; an option may carry its explanation. */
export function OptionSelect({ options, defaultValue, onValue, ...rest }: OptionSelectProps) {
  const [value, setValue] = useState<string | null>(defaultValue || null);
  const hints = new Map(options.map((option) => [String(option.value), option.hint]));
  return (
    <Select
      {...rest}
      data={options.map((option) => ({ value: String(option.value), label: option.label }))}
      value={value}
      onChange={(next) => {
        setValue(next);
        onValue(next ?? '');
      }}
      allowDeselect={false}
      checkIconPosition="right"
      rightSection={<IconSelector size={16} stroke={1.6} aria-hidden />}
      rightSectionPointerEvents="none"
      renderOption={({ option }) => (
        <span className={classes.option}>
          {option.label}
          {hints.get(option.value) && <span className={classes.optionHint}>{hints.get(option.value)}</span>}
        </span>
      )}
    />
  );
}

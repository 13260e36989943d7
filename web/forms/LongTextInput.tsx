import { Textarea, type TextareaProps } from '@mantine/core';
import { useState } from 'react';
import { FORM } from '../../domain/texts/lt/screen/applicant.ts';
import classes from './forms.module.css';

interface LongTextInputProps extends Omit<TextareaProps, 'onChange' | 'defaultValue'> {
  defaultValue: string;
  maxLength: number;
  onValue: (value: string) => void;
}

/** Long text with a counter; nothing is cut off, the limit is said by validation. */
export function LongTextInput({ defaultValue, maxLength, onValue, ...rest }: LongTextInputProps) {
  const [length, setLength] = useState(defaultValue.length);
  return (
    <div>
      <Textarea
        {...rest}
        rows={5}
        defaultValue={defaultValue}
        onChange={(event) => {
          setLength(event.currentTarget.value.length);
          onValue(event.currentTarget.value);
        }}
      />
      <div className={classes.counter} data-over={length > maxLength || undefined}>
        {FORM.counter(length, maxLength)}
      </div>
    </div>
  );
}

import { Textarea, type TextareaProps } from '@mantine/core';
import { useImperativeHandle, useRef, useState, type Ref } from 'react';
import { FORM } from '../../domain/texts/lt/screen/form.ts';
import classes from './forms.module.css';

interface LongTextInputProps extends Omit<TextareaProps, 'onChange' | 'defaultValue'> {
  defaultValue: string;
  maxLength: number;
  onValue: (value: string) => void;
}

/** Long text with a counter; nothing is cut off, the limit is said by validation. */
export function LongTextInput({ defaultValue, maxLength, onValue, ...rest }: LongTextInputProps) {
  const counter = useRef<(length: number) => void>(null);
  return (
    <div>
      <Textarea
        {...rest}
        rows={5}
        defaultValue={defaultValue}
        onChange={(event) => {
          counter.current?.(event.currentTarget.value.length);
          onValue(event.currentTarget.value);
        }}
      />
      <Counter ref={counter} first={defaultValue.length} max={maxLength} />
    </div>
  );
}

interface CounterProps {
  ref: Ref<(length: number) => void>;
  first: number;
  max: number;
}

/** Counts by itself: a keystroke draws the number anew, not the input. */
function Counter({ ref, first, max }: CounterProps) {
  const [length, setLength] = useState(first);
  useImperativeHandle(ref, () => setLength, []);
  return (
    <div className={classes.counter} data-over={length > max || undefined}>
      {FORM.counter(length, max)}
    </div>
  );
}

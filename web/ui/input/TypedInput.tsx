import { TextInput, type TextInputProps } from '@mantine/core';
import { useEffect, useRef, type FocusEvent } from 'react';

export interface TypedInputProps extends Omit<TextInputProps, 'onChange' | 'value' | 'defaultValue'> {
  defaultValue?: string;
  onValue?: (value: string) => void;
  /** Applied when the person leaves the field, and to the first value. */
  show: (text: string) => string;
}

/**
 * A text input that keeps its own text (uncontrolled) and puts it into one form when left.
 * A new `defaultValue` from outside is taken over while the field is not being typed in.
 */
export function TypedInput({ defaultValue = '', onValue, show, onBlur, ...rest }: TypedInputProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const node = input.current;
    if (node && document.activeElement !== node) node.value = show(defaultValue);
  }, [defaultValue, show]);
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    const shown = show(event.currentTarget.value);
    if (shown !== event.currentTarget.value) {
      event.currentTarget.value = shown;
      onValue?.(shown);
    }
    onBlur?.(event);
  };
  return (
    <TextInput
      ref={input}
      autoComplete="off"
      {...rest}
      defaultValue={show(defaultValue)}
      onChange={(event) => onValue?.(event.currentTarget.value)}
      onBlur={leave}
    />
  );
}

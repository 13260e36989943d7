import { TypedInput, type TypedInputProps } from './TypedInput.tsx';
import { showIban } from './formatting.ts';

export function IbanInput(props: Omit<TypedInputProps, 'show'>) {
  return <TypedInput autoCapitalize="characters" spellCheck={false} {...props} show={showIban} />;
}

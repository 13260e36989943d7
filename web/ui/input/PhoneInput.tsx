import { TypedInput, type TypedInputProps } from './TypedInput.tsx';
import { showPhone } from './formatting.ts';

export function PhoneInput(props: Omit<TypedInputProps, 'show'>) {
  return <TypedInput type="tel" inputMode="tel" autoComplete="tel" {...props} show={showPhone} />;
}

import { fold } from '../../../domain/texts/lt/format.ts';
import type { Representation } from './queries.ts';

export function nameOf(option: Representation): string {
  return option.CompanyName ?? option.PersonalName ?? '';
}

/** Found by a part of the name, with or without Lithuanian letters, or by the beginning of the code. */
export function matches(option: Representation, typed: string): boolean {
  const text = fold(typed.trim());
  if (text === '') return true;
  const code = option.CompanyCode ?? option.PersonalCode ?? '';
  return fold(nameOf(option)).includes(text) || code.startsWith(text.replace(/\s/g, ''));
}

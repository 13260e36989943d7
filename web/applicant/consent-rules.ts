import { checkValue } from '../../domain/forms/check-value.ts';
import type { Field, FormContext } from '../../domain/forms/form.ts';
import { normaliseValue } from '../../domain/forms/normalise-value.ts';

type Missing = 'emailMissing' | 'emailInvalid' | 'phoneMissing' | 'phoneInvalid';

export type ConsentErrors = { email?: Missing; phone?: Missing } & Record<`check${number}`, true | undefined>;

const CONTEXT: FormContext = {
  loginType: 'Company',
  scheme: 'tiesiogines',
  status: null,
  today: '2000-01-01',
};
const EMAIL: Field = { path: 'email', label: '', kind: 'email' };
const PHONE: Field = { path: 'phone', label: '', kind: 'phone' };

/** Same rules as the request form; keys are the ids of the fields, in the order of the screen. */
export function consentErrors(input: {
  email: string;
  phone: string;
  ticks: readonly boolean[];
}): ConsentErrors {
  const errors: ConsentErrors = {};
  const email = checkValue(EMAIL, normaliseValue(EMAIL, input.email, CONTEXT), CONTEXT);
  if (email) errors.email = email.code === 'missing' ? 'emailMissing' : 'emailInvalid';
  const phone = checkValue(PHONE, normaliseValue(PHONE, input.phone, CONTEXT), CONTEXT);
  if (phone) errors.phone = phone.code === 'missing' ? 'phoneMissing' : 'phoneInvalid';
  input.ticks.forEach((tick, index) => {
    if (!tick) errors[`check${index}`] = true;
  });
  return errors;
}

const COMMON = ['gmail.com', 'yahoo.com', 'outlook.com', 'hotmail.com', 'inbox.lt', 'one.lt', 'icloud.com'];

/** 'jonas@gmial.com' → 'jonas@gmail.com': one swapped, missing or wrong letter of a well-known domain. */
export function emailTypo(email: string): string | null {
  const [name, domain] = email.trim().toLowerCase().split('@');
  if (!name || !domain || COMMON.includes(domain)) return null;
  const near = COMMON.find((known) => oneEditApart(known, domain));
  return near ? `${email.trim().split('@')[0]}@${near}` : null;
}

function oneEditApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const left = [a.length - start - end, b.length - start - end];
  if (Math.max(...left) <= 1) return true;
  const middle = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  return left[0] === 2 && left[1] === 2 && middle[0]![0] === middle[1]![1] && middle[0]![1] === middle[1]![0];
}

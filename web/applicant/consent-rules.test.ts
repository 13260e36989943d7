import { describe, expect, test } from '@jest/globals';
import { consentErrors, emailTypo } from './consent-rules.ts';

describe('consent', () => {
  test('everything filled is accepted', () => {
    expect(consentErrors({ email: 'a@b.lt', phone: '+370 612 34567', ticks: [true, true] })).toEqual({});
  });

  test('each unticked box and each wrong contact has its own message', () => {
    expect(consentErrors({ email: '', phone: 'x', ticks: [true, false] })).toEqual({
      email: 'emailMissing',
      phone: 'phoneInvalid',
      check1: true,
    });
  });

  test('a slip in a well-known domain is noticed', () => {
    expect(emailTypo('Jonas@gmial.com')).toBe('Jonas@gmail.com');
    expect(emailTypo('jonas@gmai.com')).toBe('jonas@gmail.com');
    expect(emailTypo('jonas@gmail.com')).toBeNull();
    expect(emailTypo('jonas@imone.lt')).toBeNull();
  });
});

import { beforeEach, describe, expect, test } from '@jest/globals';
import { clearSession, lastLoginType, loginType, readToken, storeLogin } from './session.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  globalThis.localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
});

describe('a login', () => {
  test('is dropped after twelve hours, and its token with it', () => {
    storeLogin({ token: 't', loginType: 'BackOffice', Role: 2 });
    const back = (ms: number) => kept.set('tokenStored', String(Date.now() - ms));
    back(12 * 3_600_000 - 5_000);
    expect(readToken('staff')).toBe('t');
    back(12 * 3_600_000);
    expect(readToken('staff')).toBeNull();
    expect(kept.has('token')).toBe(false);
  });
});

describe('an ended login leaves nothing of itself', () => {
  test('staff: token, role, filter and page are gone', () => {
    storeLogin({ token: 't', loginType: 'BackOffice', Role: 2 });
    kept.set('boFilter', '{}').set('currentPage', '3').set('boPreview', '1');
    clearSession('staff');
    expect([...kept.keys()]).toEqual(['boPreview']);
  });

  test('an applicant: token, role and login type are gone; the way in is offered again', () => {
    storeLogin({ token: 't', loginType: 'Individual', Role: 0 });
    expect(loginType()).toBe('Individual');
    clearSession('applicant');
    expect([...kept.keys()]).toEqual(['lastLogin']);
    expect([loginType(), lastLoginType()]).toEqual([null, 'Individual']);
  });

  test('of two logins in one browser the other keeps its token', () => {
    storeLogin({ token: 'a', loginType: 'Company', Role: 0 });
    storeLogin({ token: 's', loginType: 'BackOffice', Role: 2 });
    clearSession('staff');
    expect(kept.get('userToken')).toBe('a');
    expect(loginType()).toBe('Company');
  });
});

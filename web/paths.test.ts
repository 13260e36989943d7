import { describe, expect, test } from '@jest/globals';
import { isStaffPath, isTokenLink, paths, safeReturn } from './paths.ts';

describe('addresses', () => {
  test('query names are those of the specification', () => {
    expect(paths.paymentRequest({ requestId: 123, paymentRequestId: 45, actionType: 'view' })).toBe(
      '/main-window/paymentrequest?requestId=123&paymentRequestId=45&actionType=view',
    );
    expect(paths.request(7)).toBe('/main-window/requests/new-request/7');
    expect(paths.request(7, 'view')).toBe('/main-window/requests/new-request/7?actionType=view');
    expect(paths.loginWith({ expired: true })).toBe('/login?expired=1');
  });

  test('any path with „backoffice“ belongs to staff', () => {
    expect(isStaffPath('/backofficelogin')).toBe(true);
    expect(isStaffPath('/BackOffice/main')).toBe(true);
    expect(isStaffPath('/main-window')).toBe(false);
  });

  test('a long query opens the link screen on paths without a meaning only', () => {
    const long = `?${'x'.repeat(31)}`;
    expect(isTokenLink('/', long)).toBe(true);
    expect(isTokenLink('/login', long)).toBe(true);
    expect(isTokenLink('/link/', long)).toBe(true);
    expect(isTokenLink('/nera-tokio', long, false)).toBe(true);
    expect(
      isTokenLink('/main-window/paymentrequest', '?requestId=123&paymentRequestId=45&actionType=view'),
    ).toBe(false);
    const check = paths.selfCheckOf({ code: '900000016', scheme: 'tiesiogines' });
    expect(isTokenLink('/self-check', check.slice(check.indexOf('?')))).toBe(false);
    expect(isTokenLink('/logincallback', long)).toBe(false);
    expect(isTokenLink('/', `?${'x'.repeat(30)}`)).toBe(false);
  });

  test('the way back after login never leaves the portal', () => {
    expect(safeReturn('/main-window/requests')).toBe('/main-window/requests');
    expect(safeReturn('//evil.example')).toBeNull();
    expect(safeReturn('https://evil.example')).toBeNull();
    expect(safeReturn('/\\evil.example')).toBeNull();
    expect(safeReturn('/login')).toBeNull();
    expect(safeReturn(null)).toBeNull();
  });
});

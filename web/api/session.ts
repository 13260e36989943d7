// What the browser keeps: two tokens (applicant, staff) and a few settings. Names are those of the specification.
import { isStaffPath } from '../paths.ts';

export type Area = 'applicant' | 'staff';

const TOKEN_KEY: Record<Area, string> = { applicant: 'userToken', staff: 'token' };
/** A token older than this is dropped without asking the server. */
const MAX_AGE_HOURS = 12;
const RETURN_KEY = 'returnTo';

export function areaOf(pathname: string): Area {
  return isStaffPath(pathname) ? 'staff' : 'applicant';
}

export function currentArea(): Area {
  return areaOf(window.location.pathname);
}

export function readToken(area: Area): string | null {
  const token = localStorage.getItem(TOKEN_KEY[area]);
  if (!token) return null;
  const stored = Number(localStorage.getItem(`${TOKEN_KEY[area]}Stored`) ?? '0');
  if (Date.now() - stored < MAX_AGE_HOURS * 3_600_000) return token;
  clearSession(area);
  return null;
}

export function storeToken(area: Area, token: string): void {
  localStorage.setItem(TOKEN_KEY[area], token);
  localStorage.setItem(`${TOKEN_KEY[area]}Stored`, String(Date.now()));
}

/** A rotated token keeps its age: twelve hours count from the login. */
export function replaceToken(area: Area, token: string): void {
  localStorage.setItem(TOKEN_KEY[area], token);
}

export interface LoggedIn {
  token: string;
  loginType: 'Company' | 'Individual' | 'BackOffice';
  Role: number;
}

export function storeLogin({ token, loginType, Role }: LoggedIn): Area {
  const area: Area = loginType === 'BackOffice' ? 'staff' : 'applicant';
  storeToken(area, token);
  if (area === 'applicant') localStorage.setItem('loginType', loginType);
  localStorage.setItem('Role', String(Role));
  return area;
}

export function lastLoginType(): string | null {
  return localStorage.getItem('loginType');
}

/** Logout and expiry: token and list filters go; drafts live on the server and stay. */
export function clearSession(area: Area): void {
  localStorage.removeItem(TOKEN_KEY[area]);
  localStorage.removeItem(`${TOKEN_KEY[area]}Stored`);
  if (area === 'staff') {
    localStorage.removeItem('boFilter');
    localStorage.removeItem('currentPage');
  } else {
    localStorage.removeItem('Role');
  }
}

/** Where to return after logging in again. */
export function rememberPlace(path: string): void {
  sessionStorage.setItem(RETURN_KEY, path);
}

export function rememberedPlace(): string | null {
  return sessionStorage.getItem(RETURN_KEY);
}

export function forgetPlace(): void {
  sessionStorage.removeItem(RETURN_KEY);
}

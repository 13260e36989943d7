// What the browser keeps: two tokens (applicant, staff) and a few settings. Names are those of the specification.
import { isStaffPath } from '../paths.ts';

export type Area = 'applicant' | 'staff';

export const TOKEN_KEY: Record<Area, string> = { applicant: 'userToken', staff: 'token' };
/** A token older than this is dropped without asking the server. */
const MAX_AGE_HOURS = 12;
const RETURN_KEY = 'returnTo';
const LAST_KEY = 'lastLogin';
/** Whom the person chose to act for since the login: `self`, or an authorisation. */
const PARTY_KEY = 'actingFor';
/** The same, when the place to return to was left. */
const RETURN_PARTY_KEY = 'returnParty';

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
  localStorage.setItem(`${TOKEN_KEY[area]}Login`, crypto.randomUUID());
  if (area === 'applicant') {
    localStorage.setItem('loginType', loginType);
    localStorage.setItem(LAST_KEY, loginType);
    localStorage.removeItem(PARTY_KEY);
  }
  localStorage.setItem('Role', String(Role));
  return area;
}

/** Whether a token lies there, whatever its age. */
export const hasToken = (area: Area): boolean => localStorage.getItem(TOKEN_KEY[area]) !== null;

/** Names the login, over all its tokens; null: none, or one from before they were named. */
export const loginOf = (area: Area): string | null => localStorage.getItem(`${TOKEN_KEY[area]}Login`);

/** As what the applicant is logged in. */
export const loginType = (): string | null => localStorage.getItem('loginType');

/** The way somebody came in last: offered first on the way back. */
export const lastLoginType = (): string | null => localStorage.getItem(LAST_KEY);

/** What goes with a login; the role shown is that of whoever logged in last. */
const OF_LOGIN: Record<Area, readonly string[]> = {
  applicant: ['loginType', 'Role', PARTY_KEY],
  staff: ['boFilter', 'currentPage', 'Role'],
};

/** Logout and expiry: token, role and list filters go; drafts live on the server and stay. */
export function clearSession(area: Area): void {
  const token = TOKEN_KEY[area];
  for (const key of [token, `${token}Stored`, `${token}Login`, ...OF_LOGIN[area]])
    localStorage.removeItem(key);
}

/** The token now acts for this party; the login is the same, and so is its age. */
export function storeParty(chosen: {
  RepresentativeId: string;
  Token: string;
  Role: number;
  loginType: string;
}) {
  replaceToken('applicant', chosen.Token);
  localStorage.setItem('loginType', chosen.loginType);
  localStorage.setItem('Role', String(chosen.Role));
  localStorage.setItem(PARTY_KEY, chosen.RepresentativeId);
}

/** Null: nothing was chosen since the login. */
export function chosenParty(): string | null {
  return localStorage.getItem(PARTY_KEY);
}

/** Whether the remembered place may be one of this party: it was left as such, or nobody knows. */
export function isPlaceOf(representativeId: string): boolean {
  const party = sessionStorage.getItem(RETURN_PARTY_KEY);
  return party === null || party === representativeId;
}

/** Another tab of this browser chose another party: the tabs share the token. */
export function onOtherTab(listener: () => void): () => void {
  const heard = ({ key, oldValue, newValue }: StorageEvent): void => {
    if (key === PARTY_KEY && newValue !== null && newValue !== oldValue) listener();
  };
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
}

/** Where to return after logging in again. */
export function rememberPlace(path: string): void {
  sessionStorage.setItem(RETURN_KEY, path);
  const party = chosenParty();
  if (party) sessionStorage.setItem(RETURN_PARTY_KEY, party);
}

export function rememberedPlace(): string | null {
  return sessionStorage.getItem(RETURN_KEY);
}

export function forgetPlace(): void {
  sessionStorage.removeItem(RETURN_KEY);
}

import { stringifySetCookie } from 'cookie';
import { createHash, timingSafeEqual } from 'node:crypto';
import { ROLE_WIRE_ID, STAFF_ROLES, type StaffRole } from '../domain/application/role.ts';
import { createCode, storeTicket, takeTicket, type CodeSubject } from '../db/queries/logins.ts';
import { upsertParty } from '../db/queries/parties.ts';
import { authorisationInForce, registeredManager } from '../db/queries/representatives/represented.ts';
import { hashOf, newToken } from '../db/queries/sessions.ts';
import { findStaff, upsertApplicant } from '../db/queries/users.ts';
import { companyLogin } from '../domain/representation/company-login.ts';
import type { ApiConfig } from './config.ts';
import type { Deps } from './deps.ts';
import { Problem } from './http/problems.ts';
import { Reply, redirectTo } from './http/reply.ts';
import type { Identity, LoginKind } from './identity/gateway.ts';
import { errorForLog } from './log.ts';

/** Only paths of our own are returned to: no host, no scheme, no backslash. */
const OWN_PATH = /^\/(?![/\\])[\w\-./?=&%]*(#[\w-]*)?$/;
const COOKIE_SECONDS = 15 * 60;

/** The cookie that binds a login to the browser that began it. Over https it cannot be set by another host. */
export function loginCookie(config: ApiConfig): string {
  return config.PUBLIC_URL.startsWith('https:') ? '__Host-login' : 'login';
}

function cookieHeader(config: ApiConfig, value: string, maxAge: number): string {
  return stringifySetCookie(loginCookie(config), value, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    maxAge,
    secure: config.PUBLIC_URL.startsWith('https:'),
  });
}

/** What the gateway must repeat with the identity: it says whose login this was. The hash tells nothing of the cookie itself. */
function customDataOf(kind: LoginKind, browserHash: Buffer): string {
  return `${kind}:${browserHash.toString('base64url')}`;
}

/** Asks the gateway for a ticket and sends the browser there; callers that do not navigate get the address. */
export async function beginLogin(
  deps: Deps,
  login: { kind: LoginKind; returnTo?: string; navigates: boolean },
): Promise<Reply> {
  const browser = newToken();
  const browserHash = hashOf(browser);
  const returnTo = login.returnTo && OWN_PATH.test(login.returnTo) ? login.returnTo : null;
  const begun = await deps.identity
    .begin({
      kind: login.kind,
      postbackUrl: `${deps.config.PUBLIC_URL}/api/Auth/callback`,
      customData: customDataOf(login.kind, browserHash),
    })
    .catch((error: unknown) => {
      deps.logger.warn({ ...errorForLog(error) }, 'identity gateway gave no ticket');
      throw new Problem('identityUnavailable', { retryAfterSeconds: 2 });
    });
  await storeTicket(deps.db, begun.ticket, { kind: login.kind, browserHash, returnTo });
  const cookie = cookieHeader(deps.config, browser, COOKIE_SECONDS);
  if (login.navigates) return redirectTo(begun.url, [cookie]);
  return new Reply(200, { url: begun.url }, { 'Set-Cookie': [cookie] });
}

/** Ids of the page /permission-denied/{id} (specification, section 2); 4 and 5 show the general sentence. */
const DENIED = { noIdentity: 1, noCompany: 2, mayNotRepresent: 3, other: 4 } as const;
/** For staff, whose button leads back to their own login. */
const DENIED_STAFF = 5;
type Denial = keyof typeof DENIED;

/** The gateway posted the browser back: the identity is fetched once and becomes a one-time code for that browser. */
export async function finishLogin(deps: Deps, ticket: string): Promise<Reply> {
  const asked = ticket === '' ? null : await takeTicket(deps.db, ticket);
  if (!asked) return denied('other');
  const customData = customDataOf(asked.kind, asked.browserHash);
  const identity = await deps.identity.identify(ticket, customData).catch((error: unknown) => {
    deps.logger.warn({ ...errorForLog(error) }, 'identity gateway gave no identity');
    return undefined;
  });
  if (identity === undefined) return denied('other', asked.kind);
  if (identity === null) return denied('noIdentity', asked.kind);
  const subject = await subjectOf(deps, asked.kind, identity);
  if (typeof subject === 'string') return denied(subject, asked.kind);
  const code = await createCode(deps.db, { ...subject, returnTo: asked.returnTo }, asked.browserHash);
  return redirectTo(`/logincallback?token=${code}&loginType=${subject.loginType ?? 'BackOffice'}`);
}

function denied(why: Denial, kind?: LoginKind): Reply {
  const id = kind === 'staff' ? DENIED_STAFF : DENIED[why];
  return redirectTo(`/permission-denied/${id}`);
}

type Subject = Omit<CodeSubject, 'returnTo'>;

/** Who logs in as whom; a word when the login is refused. */
export async function subjectOf(deps: Deps, kind: LoginKind, identity: Identity): Promise<Subject | Denial> {
  if (kind === 'staff') {
    const staff = await findStaff(deps.db, { personalCode: identity.personalCode });
    return staff ? { userId: staff.id, kind: 'staff', partyId: null, loginType: null } : 'other';
  }
  if (kind === 'company' && !identity.companyCode) return 'noCompany';
  const user = await upsertApplicant(deps.db, identity);
  if (!user) return 'mayNotRepresent';
  if (kind === 'company') return companySubject(deps, user.id, identity);
  return {
    userId: user.id,
    kind: 'applicant',
    partyId: await ownParty(deps, identity),
    loginType: 'Individual',
  };
}

/** The person as a sole trader. */
async function ownParty({ db }: Deps, { personalCode, firstName, lastName }: Identity): Promise<number> {
  return upsertParty(db, {
    loginType: 'Individual',
    code: personalCode,
    name: `${firstName} ${lastName}`,
  });
}

async function companySubject(deps: Deps, userId: string, identity: Identity): Promise<Subject | Denial> {
  const { personalCode, companyName } = identity;
  const code = identity.companyCode!;
  const partyId = await upsertParty(deps.db, { loginType: 'Company', code, name: companyName });
  const [manager, representativeId] = await Promise.all([
    registeredManager(deps.db, code),
    authorisationInForce(deps.db, partyId, personalCode),
  ]);
  const subject = { userId, kind: 'applicant', partyId, loginType: 'Company' } as const;
  switch (companyLogin({ personalCode, manager, isAuthorised: representativeId !== null })) {
    case 'self':
      return subject;
    case 'representative':
      return {
        ...subject,
        selfPartyId: await ownParty(deps, identity),
        ...(representativeId ? { representativeId } : {}),
      };
    case 'refused':
      return 'mayNotRepresent';
  }
}

/** The role shown in the header: the one with the most to decide. Rights come from the server's row alone. */
export function shownRole(roles: readonly StaffRole[]): number {
  const order: readonly StaffRole[] = ['approver', 'signatory', 'manager', 'assessor', 'administrator'];
  const first = order.find((role) => roles.includes(role)) ?? STAFF_ROLES[0]!;
  return ROLE_WIRE_ID[first];
}

/** Test logins are not there in production, as if the path were unknown. */
export function assertTestLogin(config: ApiConfig, password: string): void {
  if (config.APP_ENV === 'production') throw new Problem('notFound');
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  if (!timingSafeEqual(digest(password), digest(config.TEST_LOGIN_PASSWORD)))
    throw new Problem('loginFailed');
}

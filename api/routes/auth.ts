import { takeCode } from '../../db/queries/logins.ts';
import { registeredName } from '../../db/queries/parties.ts';
import { createSession, endLogin, hashOf, type NewSession } from '../../db/queries/sessions.ts';
import { findApplicant, findStaff } from '../../db/queries/users.ts';
import { ROLE_WIRE_ID, type StaffRole } from '../../domain/application/role.ts';
import type { LoginType } from '../../domain/schemes/index.ts';
import { codecCookie } from '../codec.ts';
import type { Deps } from '../deps.ts';
import { loginDevice, type LoginDevice } from '../device.ts';
import { defineRoute } from '../http/define-route.ts';
import { Problem } from '../http/problems.ts';
import { redirectTo, Reply } from '../http/reply.ts';
import type { Session } from '../http/session.ts';
import { assertTestLogin, beginLogin, finishLogin, loginCookie, shownRole, subjectOf } from '../login.ts';
import { assertNoMaintenance } from '../maintenance.ts';
import { readPersonas } from '../test-personas.ts';
import * as wire from '../wire/auth.ts';
import { done } from '../wire/shared.ts';

async function logOut({ deps, session }: { deps: Deps; session: Session }) {
  await endLogin(deps.db, session.loginId);
  return { ok: true as const };
}

async function loggedInStaff(
  deps: Deps,
  staff: { id: string; roles: readonly StaffRole[] } | null,
  { device, returnTo }: { device: LoginDevice; returnTo: string | null },
) {
  if (!staff) throw new Problem('loginFailed');
  const token = await createSession(deps.db, {
    userId: staff.id,
    kind: 'staff',
    partyId: null,
    loginType: null,
    device,
  });
  const body = { token, loginType: 'BackOffice' as const, Role: shownRole(staff.roles), returnTo };
  const cookie = codecCookie(deps.config, staff.roles, { token, secret: device.secret });
  return new Reply(200, body, { 'Set-Cookie': [device.cookie, ...(cookie ? [cookie] : [])] });
}

async function loggedInApplicant(
  deps: Deps,
  subject: Omit<NewSession, 'device' | 'loginType'> & { loginType: LoginType },
  { device, returnTo }: { device: LoginDevice; returnTo: string | null },
) {
  const token = await createSession(deps.db, { ...subject, device });
  const body = { token, loginType: subject.loginType, Role: ROLE_WIRE_ID.applicant, returnTo };
  return new Reply(200, body, { 'Set-Cookie': [device.cookie] });
}

export const authRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/Auth/Login',
    access: 'public',
    rate: 'login',
    effect: 'natural',
    summary:
      'Starts the applicant login: redirects a navigating browser to the identity gateway, answers its address otherwise',
    query: wire.loginQuery,
    output: wire.loginUrl,
    handler: async ({ deps, query, navigates }) =>
      beginApplicantLogin(deps, {
        kind: query.loginType === 'Company' ? 'company' : 'individual',
        returnTo: query.returnTo,
        navigates,
      }),
  }),
  defineRoute({
    method: 'GET',
    path: '/Auth/CustomLogin',
    access: 'public',
    rate: 'login',
    effect: 'natural',
    summary: 'Starts the staff login in the same way',
    query: wire.staffLoginQuery,
    output: wire.loginUrl,
    handler: async ({ deps, query, navigates }) =>
      beginLogin(deps, { kind: 'staff', returnTo: query.returnTo, navigates }),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/Auth/callback',
    access: 'public',
    rate: 'login',
    form: true,
    summary:
      'Post-back of the identity gateway; redirects to /logincallback with a one-time code, or to /permission-denied/{id}',
    body: wire.gatewayPostback,
    output: { redirect: true },
    handler: async ({ deps, body }) => finishLogin(deps, body.ticket),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/Auth/Exchange',
    access: 'public',
    rate: 'login',
    summary:
      'Trades the one-time code, once and within 60 s and from the same browser, for the session token',
    body: wire.exchangeInput,
    output: wire.loggedIn,
    handler: async (call) => {
      const { deps, body } = call;
      const browser = call.cookie(loginCookie(deps.config));
      const subject = await takeCode(deps.db, body.token, browser ? hashOf(browser) : null);
      if (!subject) throw new Problem('loginCodeInvalid');
      const { loginType, returnTo } = subject;
      const from = { device: await loginDevice(call), returnTo };
      if (subject.kind === 'staff')
        return loggedInStaff(deps, await findStaff(deps.db, { id: subject.userId }), from);
      if (!loginType) throw new Problem('noLoginType');
      return loggedInApplicant(deps, { ...subject, loginType }, from);
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/Auth/vaiisistest',
    access: 'public',
    rate: 'login',
    summary: 'Test login of an applicant; 404 in production',
    fails: [404],
    body: wire.testLoginInput,
    output: wire.loggedIn,
    handler: async (call) => {
      const { deps, body } = call;
      assertTestLogin(deps.config, body.password);
      assertNoMaintenance(deps.config);
      const known = await findApplicant(deps.db, body.personalCode);
      const subject = await subjectOf(deps, body.companyCode ? 'company' : 'individual', {
        personalCode: body.personalCode,
        firstName: body.firstName ?? known?.firstName ?? 'Vardenis',
        lastName: body.lastName ?? known?.lastName ?? 'Pavardenis',
        email: body.email || null,
        phone: null,
        companyCode: body.companyCode || null,
        companyName: body.companyName ?? (await registeredName(deps.db, body.companyCode)),
      });
      if (typeof subject === 'string' || !subject.loginType) throw new Problem('loginFailed');
      const { loginType } = subject;
      const device = await loginDevice(call);
      return loggedInApplicant(deps, { ...subject, loginType }, { device, returnTo: null });
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/Auth/TestPersonas',
    access: 'public',
    rate: 'login',
    summary: 'Fictional people of the test login; 404 in production',
    fails: [404],
    output: wire.testPersonas,
    handler: async ({ deps }) => readPersonas(deps.config),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/Auth/Authenticate/backoffice',
    access: 'public',
    rate: 'login',
    summary: 'Staff login with credentials; 404 in production',
    fails: [404],
    body: wire.staffCredentials,
    output: wire.loggedIn,
    handler: async (call) => {
      const { deps, body } = call;
      assertTestLogin(deps.config, body.password);
      const name = body.personalCode || body.userName;
      const staff = await findStaff(
        deps.db,
        /^\d{11}$/.test(name) ? { personalCode: name } : { email: name },
      );
      return loggedInStaff(deps, staff, { device: await loginDevice(call), returnTo: null });
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/Auth/logout',
    access: 'any',
    representing: 'evenEnded',
    effect: 'natural',
    summary: 'Ends the login',
    output: done,
    handler: logOut,
  }),
  defineRoute({
    method: 'GET',
    path: '/api/Users/logoff',
    access: 'any',
    representing: 'evenEnded',
    effect: 'natural',
    summary: 'Ends the login',
    output: done,
    handler: logOut,
  }),
];

/** A browser that followed a link is never left with a problem's JSON: the login page says what is the matter. */
async function beginApplicantLogin(deps: Deps, login: Parameters<typeof beginLogin>[1]): Promise<Reply> {
  try {
    assertNoMaintenance(deps.config);
    return await beginLogin(deps, login);
  } catch (error) {
    if (login.navigates && error instanceof Problem) return redirectTo('/login?unavailable=1');
    throw error;
  }
}

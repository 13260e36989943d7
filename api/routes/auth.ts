import { z } from 'zod';
import { defineRoute } from '../http/define-route.ts';
import * as wire from '../wire/auth.ts';
import { done } from '../wire/shared.ts';
import { later } from './later.ts';

export const authRoutes = [
  defineRoute({
    method: 'GET', path: '/api/Auth/Login', access: 'public', rate: 'login', effect: 'natural',
    summary: 'Starts the applicant login: redirects a navigating browser to the identity gateway, answers its address otherwise',
    query: wire.loginQuery, output: wire.loginUrl, handler: later,
  }),
  defineRoute({
    method: 'GET', path: '/Auth/CustomLogin', access: 'public', rate: 'login', effect: 'natural',
    summary: 'Starts the staff login in the same way',
    query: wire.staffLoginQuery, output: wire.loginUrl, handler: later,
  }),
  defineRoute({
    method: 'POST', path: '/api/Auth/callback', access: 'public', rate: 'login', form: true,
    summary: 'Post-back of the identity gateway; redirects to /logincallback with a one-time code, or to /permission-denied/{id}',
    body: wire.gatewayPostback, output: { redirect: true }, handler: later,
  }),
  defineRoute({
    method: 'POST', path: '/api/Auth/Exchange', access: 'public', rate: 'login',
    summary: 'Trades the one-time code, once and within 60 s and from the same browser, for the session token',
    body: wire.exchangeInput, output: wire.loggedIn, handler: later,
  }),
  defineRoute({
    method: 'POST', path: '/api/Auth/vaiisistest', access: 'public', rate: 'login',
    summary: 'Test login of an applicant; 404 in production',
    body: wire.testLoginInput, output: wire.loggedIn, handler: later,
  }),
  defineRoute({
    method: 'POST', path: '/api/Auth/Authenticate/backoffice', access: 'public', rate: 'login',
    summary: 'Staff login with credentials; 404 in production',
    body: wire.staffCredentials, output: wire.loggedIn, handler: later,
  }),
  defineRoute({
    method: 'GET', path: '/api/Auth/logout', access: 'any', effect: 'natural',
    summary: 'Ends the login', output: done, handler: later,
  }),
  defineRoute({
    method: 'GET', path: '/api/Users/logoff', access: 'any', effect: 'natural',
    summary: 'Ends the login', output: done, handler: later,
  }),
];

export const userRoutes = [
  defineRoute({
    method: 'GET', path: '/api/Users/Me', access: 'any',
    summary: 'Who is logged in, with roles and the represented party', output: wire.me, handler: later,
  }),
  defineRoute({
    method: 'POST', path: '/api/Users/PushToken', access: 'any', effect: 'natural',
    summary: 'Heartbeat of the open page; may answer a fresh token', output: wire.pushed, handler: later,
  }),
  defineRoute({
    method: 'GET', path: '/api/Users/IsConsentAgreed', access: 'applicant',
    summary: 'Whether the consent is given', output: wire.consentState, handler: later,
  }),
  defineRoute({
    method: 'GET', path: '/api/Users/GetConsent', access: 'applicant',
    summary: 'What the consent screen shows', output: wire.consentForm, handler: later,
  }),
  defineRoute({
    method: 'POST', path: '/api/Users/CreateConsent', access: 'applicant',
    summary: 'Gives the consent', body: wire.consentInput, output: wire.consentState, handler: later,
  }),
  defineRoute({
    method: 'GET', path: '/api/Users/IsRepresentative', access: 'applicant',
    summary: 'Whether the person may act for others', output: wire.isRepresentative, handler: later,
  }),
  defineRoute({
    method: 'GET', path: '/api/Users/GetCompanyRepresentations', access: 'applicant',
    summary: 'Whom the person may act for', output: z.array(wire.representation), handler: later,
  }),
];

import { z } from 'zod';
import { findConsent, storeConsent } from '../../db/queries/consent.ts';
import { IDLE_SECONDS, pushSession } from '../../db/queries/sessions.ts';
import { ROLE_WIRE_ID } from '../../domain/application/role.ts';
import { checkValue } from '../../domain/forms/check-value.ts';
import type { Field } from '../../domain/forms/form.ts';
import { normaliseValue } from '../../domain/forms/normalise-value.ts';
import { DEFAULT_SCHEME } from '../../domain/schemes/index.ts';
import { CONTACT } from '../../domain/texts/lt/form/contact.ts';
import { vilniusDate } from '../../domain/values/working-days.ts';
import { defineRoute } from '../http/define-route.ts';
import { Problem } from '../http/problems.ts';
import { shownRole } from '../login.ts';
import * as wire from '../wire/auth.ts';

/** Version of the consent's text (texts/lt): a consent says which words were agreed to. */
const CONSENT_VERSION = '1';
const CONSENT_MISSING = 'Privalote patvirtinti sutikimą';
const EMAIL: Field = { path: 'email', label: CONTACT.email, kind: 'email' };
const PHONE: Field = { path: 'phoneNumber', label: CONTACT.phone, kind: 'phone' };

export const userRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/Users/Me',
    access: 'any',
    summary: 'Who is logged in, with roles and the represented party',
    output: wire.me,
    handler: async ({ deps, session }) => {
      const applicant = session.kind === 'applicant' ? session : null;
      const consent = applicant ? await findConsent(deps.db, applicant.partyId, session.userId) : null;
      return {
        Id: session.userId,
        kind: session.kind,
        FirstName: session.firstName,
        LastName: session.lastName,
        Email: session.email,
        loginType: applicant?.loginType ?? null,
        Role: session.kind === 'staff' ? shownRole(session.roles) : ROLE_WIRE_ID.applicant,
        roles: [...session.roles],
        party: applicant
          ? {
              Id: applicant.partyId,
              Name: applicant.partyName,
              Code: applicant.partyCode,
              loginType: applicant.loginType,
            }
          : null,
        consentAgreed: applicant ? consent !== null : null,
        expiresAt: session.expiresAt.toISOString(),
      };
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/Users/PushToken',
    access: 'any',
    effect: 'natural',
    summary: 'Heartbeat of the open page; may answer a fresh token',
    output: wire.pushed,
    handler: async ({ deps, session }) => ({
      Token: await pushSession(deps.db, session),
      idleSeconds: IDLE_SECONDS,
      expiresAt: session.expiresAt.toISOString(),
    }),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/Users/IsConsentAgreed',
    access: 'applicant',
    summary: 'Whether the consent is given',
    output: wire.consentState,
    handler: async ({ deps, session }) => ({
      isAgreed: (await findConsent(deps.db, session.partyId, session.userId)) !== null,
    }),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/Users/GetConsent',
    access: 'applicant',
    summary: 'What the consent screen shows',
    output: wire.consentForm,
    handler: async ({ deps, session }) => {
      const consent = await findConsent(deps.db, session.partyId, session.userId);
      const company = session.loginType === 'Company';
      return {
        UserAuthData: {
          FirstName: session.firstName,
          LastName: session.lastName,
          CompanyName: company ? session.partyName : null,
          CompanyCode: company ? session.partyCode : null,
        },
        email: consent?.email ?? session.email ?? '',
        phoneNumber: consent?.phone ?? '',
        textVersion: CONSENT_VERSION,
      };
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/Users/CreateConsent',
    access: 'applicant',
    summary: 'Gives the consent',
    body: wire.consentInput,
    output: wire.consentState,
    handler: async ({ deps, session, body }) => {
      const context = {
        loginType: session.loginType,
        scheme: DEFAULT_SCHEME,
        status: null,
        today: vilniusDate(new Date()),
      };
      const email = normaliseValue(EMAIL, body.email, context) as string;
      const phone = normaliseValue(PHONE, body.phoneNumber, context) as string;
      const found = [checkValue(EMAIL, email, context), checkValue(PHONE, phone, context)].filter(
        (one) => one !== null,
      );
      const errors = Object.fromEntries(found.map(({ path, message }) => [path, [message]]));
      if (!body.accepted) errors.accepted = [CONSENT_MISSING];
      if (Object.keys(errors).length > 0) throw new Problem('validation', { errors });
      await storeConsent(deps.db, {
        partyId: session.partyId,
        userId: session.userId,
        email,
        phone,
        textVersion: CONSENT_VERSION,
      });
      return { isAgreed: true };
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/Users/IsRepresentative',
    access: 'applicant',
    summary: 'Whether the person may act for others',
    output: wire.isRepresentative,
    handler: async () => ({ isRepresentative: false }),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/Users/GetCompanyRepresentations',
    access: 'applicant',
    summary: 'Whom the person may act for',
    output: z.array(wire.representation),
    handler: async () => [],
  }),
];

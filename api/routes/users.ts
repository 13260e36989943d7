import { Readable } from 'node:stream';
import { billSidesOf } from '../../db/queries/bills/facts.ts';
import { findConsent, newestConsent, storeConsent } from '../../db/queries/consent.ts';
import { IDLE_SECONDS, loginTime, pushSession } from '../../db/queries/sessions.ts';
import { listRepresented } from '../../db/queries/representatives/represented.ts';
import { ROLE_WIRE_ID } from '../../domain/application/role.ts';
import { checkValue } from '../../domain/forms/check-value.ts';
import type { Field } from '../../domain/forms/form.ts';
import { normaliseValue } from '../../domain/forms/normalise-value.ts';
import { DEFAULT_SCHEME } from '../../domain/schemes/index.ts';
import { CONSENT_COPY, CONSENT_VERSION } from '../../domain/texts/lt/consent-copy.ts';
import { CONTACT } from '../../domain/texts/lt/form/contact.ts';
import { VALIDATION } from '../../domain/texts/lt/form/shared.ts';
import { actingFor } from '../../domain/texts/lt/representation.ts';
import { vilniusDate } from '../../domain/values/days.ts';
import { defineRoute } from '../http/define-route.ts';
import { Problem } from '../http/problems.ts';
import { representativeIdOf } from '../http/session.ts';
import { time } from '../present/wire-values.ts';
import { consentSheet } from '../print/consent.ts';
import { print } from '../print/print.ts';
import { fileReply } from '../http/reply.ts';
import { shownRole } from '../login.ts';
import * as wire from '../wire/auth.ts';

const EMAIL: Field = { path: 'email', label: CONTACT.email, kind: 'email' };
const PHONE: Field = { path: 'phoneNumber', label: CONTACT.phone, kind: 'phone' };

export const userRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/Users/Me',
    access: 'any',
    representing: 'evenEnded',
    summary: 'Who is logged in, with roles and the represented party',
    output: wire.me,
    handler: async ({ deps, session }) => {
      const applicant = session.kind === 'applicant' ? session : null;
      const isOver = applicant?.representation?.id === null;
      const [consent, others, bills] = applicant
        ? await Promise.all([
            findConsent(deps.db, applicant.partyId, session.userId),
            listRepresented(deps.db, session.userId),
            billSidesOf(deps.db, { id: applicant.partyId, code: applicant.partyCode }),
          ])
        : [null, [], null];
      return {
        Id: session.userId,
        kind: session.kind,
        FirstName: session.firstName,
        LastName: session.lastName,
        Email: session.email,
        loginType: applicant?.loginType ?? null,
        Role: session.kind === 'staff' ? shownRole(session.roles) : ROLE_WIRE_ID.applicant,
        roles: [...session.roles],
        party:
          applicant && !isOver
            ? {
                Id: applicant.partyId,
                Name: applicant.partyName,
                Code: applicant.partyCode,
                loginType: applicant.loginType,
              }
            : null,
        representation: applicant?.representation ? { ValidTo: applicant.representation.validTo } : null,
        mayChooseParty: others.length > 0 || Boolean(applicant?.representation),
        consentAgreed: applicant && !isOver ? consent !== null : null,
        bills: isOver ? null : bills,
        expiresAt: time(session.expiresAt),
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
      expiresAt: time(session.expiresAt),
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
      const until = session.representation?.validTo;
      return {
        UserAuthData: {
          FirstName: session.firstName,
          LastName: session.lastName,
          CompanyName: company ? session.partyName : null,
          CompanyCode: company ? session.partyCode : null,
        },
        onBehalfOf: until ? { Name: session.partyName, Code: session.partyCode, ValidTo: until } : null,
        identifiedAt: time(await loginTime(deps.db, session.loginId)),
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
        (problem) => problem !== null,
      );
      const errors = Object.fromEntries(found.map(({ path, message }) => [path, [message]]));
      if (!body.accepted) errors.accepted = [VALIDATION.consentMissing];
      if (Object.keys(errors).length > 0) throw new Problem('validation', { errors });
      await storeConsent(deps.db, {
        partyId: session.partyId,
        userId: session.userId,
        representativeId: representativeIdOf(session),
        email,
        phone,
        textVersion: CONSENT_VERSION,
      });
      return { isAgreed: true };
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/Users/GetConsentDocument',
    access: 'applicant',
    rate: 'heavy',
    summary: 'A printed copy of the consent: the words, who, for whom and when',
    fails: [404],
    output: { file: 'application/pdf' },
    handler: async ({ deps, session }) => {
      const given = await newestConsent(deps.db, session.partyId, session.userId);
      if (!given) throw new Problem('notFound');
      const person = `${session.firstName} ${session.lastName}`;
      const bytes = await print(
        consentSheet({
          person: actingFor(person, given.represents ? session.partyName : null),
          party:
            session.loginType === 'Company' || given.represents
              ? { name: session.partyName, code: session.partyCode }
              : null,
          at: time(given.at),
          email: given.email,
          phone: given.phone,
          textVersion: given.textVersion,
        }),
      );
      return fileReply({
        stream: Readable.from([bytes]),
        name: CONSENT_COPY.fileName,
        contentType: 'application/pdf',
        size: bytes.length,
      });
    },
  }),
];

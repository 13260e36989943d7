import { z } from 'zod';
import { FEATURES } from '../../domain/administration/feature.ts';
import { STAFF_ROLES } from '../../domain/application/role.ts';
import { date, dateTime, loginType } from './shared.ts';

export const features = z
  .object({
    /** Test login and staff login with credentials are offered (never in production). */
    testLogin: z.boolean(),
    environment: z.enum(['production', 'demo', 'test', 'development']),
    /** What an administrator has switched off: its calls answer `featureOff`. */
    off: z.array(z.enum(FEATURES)),
    schemes: z.boolean(),
    bills: z.boolean(),
    paymentRequests: z.boolean(),
    /** Planned works that are near or on; Vilnius wall clock, 'yyyy-MM-dd HH:mm'. */
    maintenance: z.object({ from: z.string(), to: z.string(), isNow: z.boolean() }).nullable(),
  })
  .meta({ id: 'Features' });

export const loginQuery = z.object({
  loginType: loginType.default('Company'),
  returnTo: z.string().max(200).optional(),
});
export const staffLoginQuery = z.object({ returnTo: z.string().max(200).optional() });
/** Given to callers that do not navigate: where to send the browser. */
export const loginUrl = z.object({ url: z.string() }).meta({ id: 'LoginUrl' });

export const gatewayPostback = z.object({
  ticket: z.string().max(200).default(''),
  customData: z.string().max(500).default(''),
});

export const exchangeInput = z.object({ token: z.string().min(31).max(100) });

export const loggedIn = z
  .object({
    token: z.string(),
    /** BackOffice: keep the token as `token`; otherwise as `userToken`. */
    loginType: z.enum(['Company', 'Individual', 'BackOffice']),
    Role: z.int(),
    returnTo: z.string().nullable(),
  })
  .meta({ id: 'LoggedIn' });

export const testLoginInput = z.object({
  companyCode: z.string().trim().max(20).default(''),
  personalCode: z
    .string()
    .trim()
    .regex(/^\d{11}$/, 'fieldMissing'),
  email: z.string().trim().max(200).default(''),
  password: z.string().max(200).default(''),
  firstName: z.string().trim().max(100).optional(),
  lastName: z.string().trim().max(100).optional(),
  companyName: z.string().trim().max(200).optional(),
});

/** Who of the demo data may log in, and as whom. */
export const testPersonas = z
  .object({
    /** Filled in only while it is the password everybody knows. */
    password: z.string().nullable(),
    personas: z.array(
      z.object({
        key: z.string(),
        kind: z.enum(['director', 'soleTrader', 'representative']),
        firstName: z.string(),
        lastName: z.string(),
        personalCode: z.string(),
        email: z.string(),
        story: z.string().nullable(),
        companyKey: z.string().nullable(),
        companyCode: z.string().nullable(),
        companyName: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'TestPersonas' });

export const staffCredentials = z.object({
  /** Personal code or e-mail of the account. */
  userName: z.string().trim().max(200).default(''),
  personalCode: z.string().trim().max(20).default(''),
  password: z.string().max(200).default(''),
});

export const me = z
  .object({
    Id: z.string(),
    kind: z.enum(['applicant', 'staff']),
    FirstName: z.string(),
    LastName: z.string(),
    Email: z.string().nullable(),
    loginType: loginType.nullable(),
    Role: z.int(),
    roles: z.array(z.enum(['applicant', ...STAFF_ROLES])),
    /** Null for staff, and while the authorisation the token was made for is over. */
    party: z.object({ Id: z.int(), Name: z.string(), Code: z.string(), loginType }).nullable(),
    /** The person acts for the party under an authorisation; null in their own name. `ValidTo` null: it is over. */
    representation: z.object({ ValidTo: date.nullable() }).nullable(),
    /** There is somebody else to act for, or oneself again. */
    mayChooseParty: z.boolean(),
    consentAgreed: z.boolean().nullable(),
    /** Bills of rent the party has to do with: its own, or of premises it owns. Null for staff. */
    bills: z.object({ tenant: z.boolean(), owner: z.boolean() }).nullable(),
    expiresAt: dateTime,
  })
  .meta({ id: 'Me' });

export const pushed = z
  .object({
    /** A fresh token to keep instead of the one in use; null: go on with it. */
    Token: z.string().nullable(),
    idleSeconds: z.int(),
    expiresAt: dateTime,
  })
  .meta({ id: 'PushedToken' });

export const consentState = z.object({ isAgreed: z.boolean() }).meta({ id: 'ConsentState' });
export const consentForm = z
  .object({
    UserAuthData: z.object({
      FirstName: z.string(),
      LastName: z.string(),
      CompanyName: z.string().nullable(),
      CompanyCode: z.string().nullable(),
    }),
    /** Whom the person represents: the consent is the person's own, and for this party alone. */
    onBehalfOf: z.object({ Name: z.string(), Code: z.string(), ValidTo: date }).nullable(),
    /** When the identity was given. */
    identifiedAt: dateTime,
    email: z.string(),
    phoneNumber: z.string(),
    textVersion: z.string(),
  })
  .meta({ id: 'ConsentForm' });
export const consentInput = z.object({
  email: z.string().max(200),
  phoneNumber: z.string().max(40),
  accepted: z.boolean(),
});

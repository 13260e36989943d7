import { z } from 'zod';
import { STAFF_ROLES } from '../../domain/application/role.ts';
import { loginType } from './shared.ts';

export const features = z
  .object({
    /** Test login and staff login with credentials are offered (never in production). */
    testLogin: z.boolean(),
    environment: z.enum(['production', 'demo', 'test', 'development']),
    schemes: z.boolean(),
    bills: z.boolean(),
    paymentRequests: z.boolean(),
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
    party: z.object({ Id: z.int(), Name: z.string(), Code: z.string(), loginType }).nullable(),
    consentAgreed: z.boolean().nullable(),
    expiresAt: z.string(),
  })
  .meta({ id: 'Me' });

export const pushed = z
  .object({
    /** A fresh token to keep instead of the one in use; null: go on with it. */
    Token: z.string().nullable(),
    idleSeconds: z.int(),
    expiresAt: z.string(),
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

export const isRepresentative = z.object({ isRepresentative: z.boolean() }).meta({ id: 'IsRepresentative' });
export const representation = z
  .object({
    RepresentativeId: z.string(),
    Self: z.boolean(),
    CompanyName: z.string().nullable(),
    CompanyCode: z.string().nullable(),
    PersonalName: z.string().nullable(),
    PersonalCode: z.string().nullable(),
  })
  .meta({ id: 'Representation' });

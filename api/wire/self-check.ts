import { z } from 'zod';
import { SCHEME_CODES } from '../../domain/schemes/index.ts';
import { cleanCompanyCode } from '../../domain/values/company-code.ts';
import { criterion } from './criteria.ts';
import { date, dateTime, schemeCode, uuid } from './shared.ts';

export const selfCheckInput = z.object({
  CompanyCode: z
    .string()
    .max(40, 'companyCodeInvalid')
    .transform(cleanCompanyCode)
    .pipe(z.string().regex(/^\d{9}$/, 'companyCodeInvalid')),
  SchemeCode: schemeCode.default('tiesiogines'),
});

export const selfCheckParams = z.object({ id: uuid });
export const selfCheckQuery = z.object({ schemeCode: z.enum(SCHEME_CODES).default('tiesiogines') });

/** Public registers only; `Rules` holds every rule of the scheme, `When` says which of them public data could answer. */
export const selfCheckResult = z
  .object({
    /** To ask again with: while registers are being asked, or for another scheme. */
    id: uuid,
    State: z.enum(['InProgress', 'Finished']),
    startedAt: dateTime,
    CompanyCode: z.string(),
    CompanyName: z.string().nullable(),
    /** False: nine digits, but not as such codes are made; a slip of the finger more often than not. */
    ChecksumOk: z.boolean(),
    SchemeCode: schemeCode,
    ruleSetVersion: z.string(),
    judgedOn: date,
    Outcome: z.enum(['NotFound', 'Denied', 'Missing', 'Clear']),
    Rules: z.array(criterion.extend({ When: z.enum(['Now', 'Answer', 'Later']) })),
    Registers: z.array(
      z.object({
        name: z.string(),
        state: z.enum(['Asking', 'Answered', 'Silent']),
        /** Day for which the newest answer there is holds; null: there is none. */
        asOf: date.nullable(),
        errorCode: z.string().nullable(),
        missingSince: dateTime.nullable(),
      }),
    ),
  })
  .meta({ id: 'SelfCheck' });

import { covid } from './covid.ts';
import { nuoma } from './nuoma.ts';
import { SCHEME_CODES, type Scheme, type SchemeCode } from './scheme.ts';
import { startuok } from './startuok.ts';
import { tiesiogines } from './tiesiogines.ts';

export const SCHEMES = { tiesiogines, startuok, covid, nuoma } as const satisfies Record<SchemeCode, Scheme>;

/** The scheme of GetGeneralInfo and of new requests when none is named. */
export const DEFAULT_SCHEME: SchemeCode = 'tiesiogines';

export function isSchemeCode(value: unknown): value is SchemeCode {
  return (SCHEME_CODES as readonly unknown[]).includes(value);
}

export function schemeOf(code: SchemeCode): Scheme {
  return SCHEMES[code];
}

export { asksQuestionnaire } from './questionnaire.ts';
export { SCHEME_CODES, isPeriodOpen, judgesAge, ruleLimitCents, sameSector } from './scheme.ts';
export type {
  CallPeriod,
  LimitFacts,
  LoginType,
  PurposeId,
  Scheme,
  SchemeCode,
  SectorType,
  SizeType,
} from './scheme.ts';

// Who may act for whom, and until when. Days are those of Vilnius, 'yyyy-MM-dd'.
import { checkPersonCode, cleanPersonCode } from '../values/person-code.ts';
import { daysBetween, isDate } from '../values/days.ts';

/** An authorisation that ends within so many days is pointed out. */
export const EXPIRING_DAYS = 14;
/** Documents of an authorisation: the paper as PDF, or signed as ADOC (specification section 5, „Representative“). */
export const AUTHORISATION_EXTENSIONS = ['.pdf', '.adoc'] as const;

export interface Period {
  validFrom: string;
  /** The last day on which the person may still act. */
  validTo: string;
}

export type Validity = 'upcoming' | 'valid' | 'expiring' | 'expired';

/** How an authorisation stands on a day. Both ends belong to it. */
export function validityOn({ validFrom, validTo }: Period, today: string): Validity {
  if (today > validTo) return 'expired';
  if (today < validFrom) return 'upcoming';
  return daysBetween(today, validTo) <= EXPIRING_DAYS ? 'expiring' : 'valid';
}

/** Whether the person may act on that day. */
export function isInForce(period: Period, today: string): boolean {
  return period.validFrom <= today && today <= period.validTo;
}

export const AUTHORISATION_FIELDS = [
  'FirstName',
  'LastName',
  'PersonalCode',
  'ValidFrom',
  'ValidTo',
  'UploadedFile',
] as const;
export type AuthorisationField = (typeof AUTHORISATION_FIELDS)[number];

export interface AuthorisationInput {
  FirstName: string;
  LastName: string;
  PersonalCode: string;
  ValidFrom: string;
  ValidTo: string;
}

export type AuthorisationProblem =
  | 'firstNameMissing'
  | 'lastNameMissing'
  | 'nameInvalid'
  | 'personCodeMissing'
  | 'personCodeInvalid'
  | 'personCodeLocked'
  | 'ownPersonCode'
  | 'staffThemselves'
  | 'dateMissing'
  | 'dateInvalid'
  | 'endsBeforeStart'
  | 'endsInPast'
  | 'overlapping'
  | 'fileMissing';

export interface AuthorisationFacts {
  today: string;
  /** Personal code of the stored authorisation that is edited; null for a new one. */
  storedPersonCode: string | null;
  /** Codes of people who act in their own right: who logged in, and the sole trader. */
  ownPersonCodes: readonly string[];
  /** Personal code of the member of staff who enters it: nobody gives a right to themselves. */
  staffPersonCode?: string;
  /** Other authorisations of the same party, whoever they name. */
  others: readonly (Period & { personalCode: string })[];
  hasFile: boolean;
}

export type AuthorisationErrors = Partial<Record<AuthorisationField, AuthorisationProblem>>;

/** What was typed, without the spaces people add; keys are those of the wire. */
export function cleanAuthorisation(given: AuthorisationInput): AuthorisationInput {
  const words = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim();
  return {
    FirstName: words(given.FirstName),
    LastName: words(given.LastName),
    PersonalCode: cleanPersonCode(given.PersonalCode),
    ValidFrom: given.ValidFrom.trim(),
    ValidTo: given.ValidTo.trim(),
  };
}

/** First problem of each field; empty when the authorisation may be saved. Expects cleaned input. */
export function checkAuthorisation(
  given: AuthorisationInput,
  facts: AuthorisationFacts,
): AuthorisationErrors {
  const found: Record<AuthorisationField, AuthorisationProblem | null> = {
    FirstName: nameProblem(given.FirstName, 'firstNameMissing'),
    LastName: nameProblem(given.LastName, 'lastNameMissing'),
    PersonalCode: personProblem(given.PersonalCode, facts),
    ValidFrom: dateProblem(given.ValidFrom),
    ValidTo: endProblem(given, facts.today),
    UploadedFile: facts.hasFile ? null : 'fileMissing',
  };
  if (!found.PersonalCode && !found.ValidFrom && !found.ValidTo && overlappingWith(given, facts.others))
    found.ValidFrom = 'overlapping';
  const errors = Object.entries(found).filter(([, problem]) => problem !== null);
  return Object.fromEntries(errors);
}

const NAME = /^\p{L}[\p{L}\p{M}'’.\- ]{0,99}$/u;

function nameProblem(name: string, missing: AuthorisationProblem): AuthorisationProblem | null {
  if (name === '') return missing;
  return NAME.test(name) ? null : 'nameInvalid';
}

/** A wrong checksum is no error (PRODUCT.md section 10); the person is told to look again by the screen. */
function personProblem(code: string, facts: AuthorisationFacts): AuthorisationProblem | null {
  if (code === '') return 'personCodeMissing';
  if (!checkPersonCode(code).formatOk) return 'personCodeInvalid';
  if (facts.storedPersonCode !== null && code !== facts.storedPersonCode) return 'personCodeLocked';
  if (code === facts.staffPersonCode) return 'staffThemselves';
  return facts.ownPersonCodes.includes(code) ? 'ownPersonCode' : null;
}

const EARLIEST = '1990-01-01';
const LATEST = '2099-12-31';

function dateProblem(date: string): AuthorisationProblem | null {
  if (date === '') return 'dateMissing';
  return isDate(date) && date >= EARLIEST && date <= LATEST ? null : 'dateInvalid';
}

function endProblem({ ValidFrom, ValidTo }: AuthorisationInput, today: string): AuthorisationProblem | null {
  const problem = dateProblem(ValidTo);
  if (problem) return problem;
  if (dateProblem(ValidFrom) === null && ValidTo < ValidFrom) return 'endsBeforeStart';
  return ValidTo < today ? 'endsInPast' : null;
}

/**
 * The other authorisation of the same person that shares a day with this one. There is never more than one in force,
 * so that removing it ends the person's access whatever else is on file.
 */
export function overlappingWith<T extends Period & { personalCode: string }>(
  given: AuthorisationInput,
  others: readonly T[],
): T | null {
  return (
    others.find(
      (other) =>
        other.personalCode === given.PersonalCode &&
        other.validFrom <= given.ValidTo &&
        given.ValidFrom <= other.validTo,
    ) ?? null
  );
}

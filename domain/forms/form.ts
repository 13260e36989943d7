// The shape of a form: sections and fields are data, walked by validation, progress, the screen, the PDF and the export alike.
import type { StatusId } from '../application/status.ts';
import type { LoginType, SchemeCode } from '../schemes/scheme.ts';
import type { SectionId } from './section-id.ts';

export type { SectionId } from './section-id.ts';

export type FieldKind =
  | 'text'
  | 'textarea'
  | 'email'
  | 'phone'
  | 'money'
  | 'integer'
  | 'percent'
  | 'select'
  | 'radio'
  | 'yesNo'
  | 'checkbox'
  | 'date'
  | 'iban'
  | 'evrk'
  | 'country'
  | 'companyCode'
  | 'personCode'
  | 'companyCodes'
  | 'tokens'
  | 'place'
  | 'postalCode'
  | 'rows'
  | 'instant'
  | 'status';

/** Where a read-only value comes from; its words are in texts/lt/form/shared.ts. */
export type RegisterSource =
  'system' | 'identity' | 'legalEntities' | 'taxAuthority' | 'accounts' | 'socialInsurance';

/** Answers under the wire names of the specification: { ContactInfo: { ApplicantEmail }, LoanInfo: { LoanSum }, … }. */
export type FormData = Record<string, unknown>;

/** What the form depends on beside the answers. */
export interface FormContext {
  loginType: LoginType;
  scheme: SchemeCode;
  status: StatusId | null;
  /** Today in Vilnius, 'yyyy-MM-dd'. */
  today: string;
  /** Activity codes the tax authority lists: [] = it says that no activity is carried on, null or absent = not known yet. */
  registeredEvrks?: readonly string[] | null;
  /** Since when the party exists, 'yyyy-MM-dd' (company, or first certificate); null or absent = not known yet. */
  activeSince?: string | null;
  /** What this request may ask for, in cents; null or absent = not known. */
  limitCents?: number | null;
  /** Codes of the classifiers, where they are at hand: the browser chooses from lists and has them not. */
  codes?: KnownCodes;
  /** What the register of legal entities says of codes named in the answers; a code that is not here has not been looked up. */
  companies?: Readonly<Record<string, CompanyFound>> | undefined;
}

/** Is there such a code? */
export interface KnownCodes {
  evrk: (code: string) => boolean;
  country: (code: string) => boolean;
}

export interface CompanyFound {
  found: boolean;
  name: string | null;
}

export interface Option {
  value: number | string;
  label: string;
  hint?: string;
}

export type Condition = (data: FormData, context: FormContext) => boolean;

export interface Words {
  missing?: string;
  invalid?: string;
  tooShort?: string;
  outOfRange?: string;
}

export interface Field {
  /** Dotted path in the answers; within rows it is relative to the row. */
  path: string;
  label: string;
  kind: FieldKind;
  hint?: string;
  options?: readonly Option[] | ((context: FormContext) => readonly Option[]);
  /** May be left empty. */
  optional?: boolean;
  /** Set = read only: the value comes from there and is never taken from the client. */
  registerSource?: RegisterSource;
  width?: 'full' | 'half' | 'third' | 'quarter';
  minLength?: number;
  maxLength?: number;
  min?: number;
  max?: number;
  /** 'EUR', 'mėn.' – shown inside the control. */
  unit?: string;
  showIf?: Condition;
  /** Not asked now, the answer is kept in the draft while this holds, for it may be asked again; never submitted. */
  keptIf?: Condition;
  /** Replace the kind's own sentences. */
  words?: Words;
  /** kind 'place': which classifier it is chosen from, and where the name of the chosen place is kept. */
  place?: Place;
  /** Characters that cannot be typed (specification section 5: digits, comma, period and space only). */
  allowed?: RegExp;
  /** kind 'evrk': one of those the tax authority lists. */
  listed?: true;
  /** The code is looked up in the register of legal entities. */
  lookUp?: boolean;
  /** kind 'rows': what stands in a row. */
  rows?: RowSet;
}

export type PlaceLevel = 'district' | 'municipality' | 'eldership' | 'settlement';

export interface Place {
  level: PlaceLevel;
  /** Where the object of the address stands in the answers. */
  at: string;
}

/** Id and name of a level within an address: MunicipalityId and Municipality. */
export const PLACE_KEYS = {
  district: { id: 'DistrictId', name: 'District' },
  municipality: { id: 'MunicipalityId', name: 'Municipality' },
  eldership: { id: 'EldershipId', name: 'Eldership' },
  settlement: { id: 'SettlementId', name: 'Settlement' },
} as const satisfies Record<PlaceLevel, { id: string; name: string }>;

/** Where the words of a value are: a place is kept by id, its name stands beside. */
export function shownAt(field: Field): string {
  return field.place ? `${field.place.at}.${PLACE_KEYS[field.place.level].name}` : field.path;
}

/** A check over the cells of one finished row; answers the cell and what is wrong with it. */
export type RowRule = (row: Readonly<Record<string, unknown>>, context: FormContext) => FieldProblem | null;

export interface RowSet {
  fields: readonly Field[];
  min: number;
  max: number;
  itemLabel: string;
  addLabel: string;
  /** A row that was begun and not finished. */
  incomplete: string;
  /** Fewer finished rows than `min`. */
  tooFew: string;
  rules?: readonly RowRule[];
}

export type GroupId = 'applicant' | 'people' | 'loan' | 'confirmations';

export interface FieldProblem {
  path: string;
  code: ProblemKind;
  message: string;
}

export type ProblemKind =
  | 'missing'
  | 'invalid'
  | 'tooShort'
  | 'tooLong'
  | 'outOfRange'
  | 'zero'
  | 'overLimit'
  | 'notAccepted'
  | 'incompleteRow'
  | 'notFound'
  | 'tooFewRows'
  | 'tooManyRows'
  | 'noActivity';

/** Five states, no more (ux.md A.2); nothing counts as an error before the first attempt. */
export type SectionState =
  | { kind: 'notStarted' }
  | { kind: 'inProgress'; answered: number; total: number }
  /** `isOptional`: nothing is given, and nothing has to be. */
  | { kind: 'complete'; isOptional?: true }
  | { kind: 'errors'; count: number }
  | { kind: 'fromRegisters' }
  | { kind: 'notApplicable' };

/** A check that looks at more than one field, or at the context. */
export type SectionRule = (data: FormData, context: FormContext) => FieldProblem | null;

export interface Section {
  id: SectionId;
  /** Number of the specification; the company and individual variants share one. */
  number: number;
  title: string;
  /** For the navigator. */
  short: string;
  group: GroupId;
  intro?: string;
  /** Behind „Kaip užpildyti?“. */
  help?: string;
  /** Absent: both. Other login types do not have the section at all. */
  loginTypes?: readonly LoginType[];
  /** Statuses in which the section is there at all; absent: all. */
  statuses?: (status: StatusId) => boolean;
  /** False: the section does not apply now and is shown as such. */
  showIf?: Condition;
  fields: readonly Field[];
  rules?: readonly SectionRule[];
}

/** Options of a select or radio in this context. */
export function optionsOf(field: Field, context: FormContext): readonly Option[] {
  return typeof field.options === 'function' ? field.options(context) : (field.options ?? []);
}

/** Is the field asked, given the other answers? */
export function isShown(field: Field, data: FormData, context: FormContext): boolean {
  return field.showIf?.(data, context) ?? true;
}

/** Does the person fill it, or does it come from elsewhere? */
export function isEditable(field: Field): boolean {
  return field.registerSource === undefined;
}

// Values somebody has given or told already, for fields that are still empty: offered in the form, stored only with a save of the person.
import { ENTITY } from '../texts/lt/form/entity.ts';
import type { RegisterSnapshots, StoredParticipant } from '../registers/stored.ts';
import type { Field, FormContext, FormData } from './form.ts';
import { isEditable, shownAt } from './form.ts';
import { isEmptyValue, normaliseValue } from './normalise-value.ts';
import { normaliseForm } from './normalise.ts';
import { getAt } from './path.ts';
import type { SectionId } from './section-id.ts';
import { sectionsFor } from './sections/index.ts';

export const OFFER_SOURCES = [
  'consent',
  'identity',
  'legalEntities',
  'seat',
  'shareholders',
  'taxAuthority',
  'socialInsurance',
  'earlier',
] as const;
export type OfferSource = (typeof OFFER_SOURCES)[number];

export interface Offer {
  path: string;
  /** In its stored form; for a place its id. */
  value: unknown;
  source: OfferSource;
  /** It was put into this draft once: where the field is empty now, a person emptied it. */
  isPut: boolean;
}

type Known = Omit<Offer, 'isPut'>;

/** An address by the ids and names of the classifiers, as `ActivityAddress` holds it. */
export type KnownAddress = Readonly<Record<string, string | number | null>>;

export interface OfferFacts {
  consent: { email: string; phone: string } | null;
  /** The sole trader in person; null for a company. */
  owner: { firstName: string; lastName: string; personCode: string } | null;
  snapshots: RegisterSnapshots;
  /** The registered address, where the classifiers know its places. */
  seat: KnownAddress | null;
  /** Answers the party submitted last with another request. */
  earlier: unknown;
  /** Paths that were filled so once in this draft: what is empty there was emptied by a person. */
  before: readonly string[];
}

/** Where a person says again what they said before. Loan, suppliers and what is declared are answered anew each time. */
const REPEATED: readonly SectionId[] = [
  'contact',
  'companyEntity',
  'individualEntity',
  'beneficialOwners',
  'companyLinks',
];
/** Never answered for anybody: ticks, yes and no, choices such as the size, sums and counts. */
const NEVER: readonly Field['kind'][] = [
  'checkbox',
  'yesNo',
  'radio',
  'select',
  'money',
  'integer',
  'percent',
];
/** Owners and companies from this part on, in per cents. */
const OWNS_MORE_THAN = 25;
const PERSONS = 'pepData.ControllingPersons';
const COMPANIES = 'pepData.ControllingCompanies';

/** Those of the paths that are asked in this context and may be filled by a person, so by an offer. */
export function offerable(paths: readonly string[], context: FormContext): string[] {
  const asked = new Set(
    sectionsFor(context).flatMap(({ fields }) =>
      fields
        .filter(isEditable)
        .flatMap((field) => (field.place ? [field.path, shownAt(field)] : [field.path])),
    ),
  );
  return paths.filter((path) => asked.has(path));
}

/**
 * What may stand in fields that are empty in `answers`, and what stands there already as it would be offered; each path
 * once: the first that knows it says it.
 */
export function offersFor(facts: OfferFacts, answers: unknown, context: FormContext): Offer[] {
  const stored = normaliseForm(answers, context);
  const asked = sectionsFor(context).flatMap(({ fields }) => fields.filter(isEditable));
  const fields = new Map(asked.map((field) => [field.path, field]));
  const names = new Set(asked.filter(({ place }) => place).map(shownAt));
  const offers = new Map<string, Known>();
  for (const { path, value: raw, source } of allOffers(facts, context)) {
    const field = fields.get(path);
    const value = field ? normaliseValue(field, raw, context) : names.has(path) ? raw : null;
    if (!offers.has(path) && !isEmptyValue(value)) offers.set(path, { path, value, source });
  }
  const fitting = oneAddress([...offers.values()], stored).filter(({ path, value }) => {
    const given = getAt(stored, path);
    return isEmptyValue(given) || same(given, value);
  });
  return fitting.map((offer) => ({ ...offer, isPut: facts.before.includes(offer.path) }));
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function allOffers(facts: OfferFacts, context: FormContext): Known[] {
  const entity = context.loginType === 'Company' ? 'CompanyData' : 'ApplicantData';
  const earlier = earlierOffers(facts.earlier, context);
  const later = (path: string): boolean => !/Info\.Applicant/.test(path);
  return [
    ...registerOffers(facts, entity, context),
    ...participantOffers(facts, context),
    // A company keeps its own addresses; who is asked about the request is the person who fills it in.
    ...earlier.filter(({ path }) => later(path)),
    ...consentOffers(facts, entity),
    ...earlier,
    ...selfOffers(facts, context),
  ];
}

function consentOffers({ consent }: OfferFacts, entity: string): Known[] {
  if (!consent) return [];
  const { email, phone } = consent;
  const of = (value: string, ...paths: string[]): Known[] =>
    paths.map((path) => ({ path, value, source: 'consent' }));
  return [
    ...of(email, 'ContactInfo.ApplicantEmail', `${entity}.CompanyEmail`, `${entity}.ContractEmail`),
    ...of(phone, 'ContactInfo.ApplicantPhone', `${entity}.CompanyPhone`),
  ];
}

function registerOffers({ snapshots, seat }: OfferFacts, entity: string, context: FormContext): Known[] {
  const at = (name: string, value: unknown, source: OfferSource): Known => ({
    path: `${entity}.${name}`,
    value,
    source,
  });
  const activities = snapshots['tax-authority']?.data?.activities ?? [];
  const isNow = ({ to }: { to: string | null }): boolean => !to || to >= context.today;
  const main = activities.find((activity) => activity.main && isNow(activity))?.code ?? null;
  const certificates = snapshots['individual-activity']?.data?.certificates ?? [];
  const certificate = certificates.find(({ active }) => active);
  const isOnly = activities.filter(isNow).length === 1;
  return [
    at('CompanyEvrk', main, 'taxAuthority'),
    { path: 'LoanInfo.LoanEvrk', value: isOnly ? main : null, source: 'taxAuthority' },
    at('IndividualActivityCertificateNumber', certificate?.certificate, 'taxAuthority'),
    at('IndividualActivityCertificateStartDate', certificate?.from, 'taxAuthority'),
    at(
      'CompanyManagerCitizenshipId',
      snapshots['legal-entities']?.data?.manager?.citizenship,
      'legalEntities',
    ),
    at('NumberOfEmployees', snapshots['social-insurance']?.data?.employees, 'socialInsurance'),
    ...Object.entries(seat ?? {}).map(([name, value]) => at(`ActivityAddress.${name}`, value, 'seat')),
  ];
}

type Participant<Kind> = Extract<StoredParticipant, { kind: Kind }>;

const isOwner = ({ sharesPart, votingPart }: StoredParticipant): boolean =>
  sharesPart > OWNS_MORE_THAN || votingPart > OWNS_MORE_THAN;

/** Owners and companies that the register of participants knows. */
function participantOffers({ snapshots, earlier }: OfferFacts, { loginType }: FormContext): Known[] {
  if (loginType === 'Individual') return [];
  const participants = snapshots.shareholders?.data?.participants ?? [];
  const manager = snapshots['legal-entities']?.data?.manager;
  const owners = participants
    .filter((one): one is Participant<'person'> => one.kind === 'person' && isOwner(one))
    .sort((a, b) => b.sharesPart - a.sharesPart)
    .slice(0, 4)
    .map((one) => ({
      ...identity(one),
      position:
        one.personalCode === manager?.personalCode
          ? ENTITY.managerName
          : positionIn(earlier, one.personalCode),
      sharesPart: one.sharesPart,
      votingPart: one.votingPart,
    }));
  const companies = participants
    .filter((one): one is Participant<'company'> => one.kind === 'company')
    .slice(0, 6)
    .map(({ companyCode: code, name, country, sharesPart, votingPart }) => ({
      country,
      code,
      name,
      sharesPart,
      votingPart,
    }));
  return [
    { path: PERSONS, value: owners, source: 'shareholders' },
    { path: COMPANIES, value: companies, source: 'shareholders' },
  ];
}

/** Where nobody else is known: whoever manages the company, or trades alone, with the parts left to them. */
function selfOffers({ snapshots, owner }: OfferFacts, { loginType }: FormContext): Known[] {
  if (loginType === 'Individual') {
    const self = owner && { name: owner.firstName, surname: owner.lastName, personCode: owner.personCode };
    return self ? [{ path: PERSONS, value: [self], source: 'identity' }] : [];
  }
  const manager = snapshots['legal-entities']?.data?.manager;
  const participants = snapshots.shareholders?.data?.participants ?? [];
  // People behind a company are not known here, and the manager is not one of them.
  if (!manager || participants.some((one) => one.kind === 'company' && isOwner(one))) return [];
  const row = { ...identity(manager), position: ENTITY.managerName };
  return [{ path: PERSONS, value: [row], source: 'legalEntities' }];
}

const identity = (one: {
  firstName: string;
  lastName: string;
  citizenship: string;
  personalCode: string;
}) => ({
  name: one.firstName,
  surname: one.lastName,
  citizenshipId: one.citizenship,
  personCode: one.personalCode,
});

function positionIn(earlier: unknown, personCode: string): unknown {
  const rows = getAt(earlier, PERSONS);
  const list: unknown[] = Array.isArray(rows) ? rows : [];
  const row = list.find((one) => getAt(one, 'personCode') === personCode);
  return getAt(row, 'position') ?? null;
}

function earlierOffers(earlier: unknown, context: FormContext): Known[] {
  const data = normaliseForm(earlier, context);
  return sectionsFor(context)
    .filter(({ id }) => REPEATED.includes(id))
    .flatMap(({ fields }) => fields.filter((field) => isEditable(field) && !NEVER.includes(field.kind)))
    .flatMap((field) => [field.path, ...(field.place ? [shownAt(field)] : [])])
    .map((path) => ({ path, value: getAt(data, path), source: 'earlier' as const }));
}

/** An address is one answer: it comes from one source, and not at all where any of it was given otherwise. */
function oneAddress(offers: readonly Known[], stored: FormData): Known[] {
  const addressOf = (path: string): string | undefined => /^.*\.ActivityAddress(?=\.)/.exec(path)?.[0];
  const parts = offers.filter(({ path }) => addressOf(path));
  const source = parts[0]?.source;
  const offered = new Map(parts.map((part) => [part.path, part.value]));
  const isGivenOtherwise = [...new Set(parts.map(({ path }) => addressOf(path)!))].some((address) =>
    Object.entries(getAt(stored, address) ?? {}).some(
      ([name, value]) => !isEmptyValue(value) && !same(value, offered.get(`${address}.${name}`)),
    ),
  );
  return offers.filter((one) => !parts.includes(one) || (!isGivenOtherwise && one.source === source));
}

import { checkPersonCode } from '../values/person-code.ts';
import { declaredParties } from './declared.ts';
import { ownersOf, unknownHolders, type OwnershipRule } from './ownership.ts';
import type { NamedCompany, NamedPerson, RegisteredCompanies } from './parties.ts';
import { orderedRoles, type ScreeningRole } from './roles.ts';

/** Somebody to be looked up in the lists, once, however many roles they have. */
export interface Candidate {
  kind: 'person' | 'company';
  /** Personal or company code; null for foreigners without one. */
  code: string | null;
  name: string;
  firstName: string | null;
  lastName: string | null;
  birthDate: string | null;
  /** ISO country of citizenship or registration. */
  country: string | null;
  roles: readonly ScreeningRole[];
}

export interface ScreenedParties {
  applicant: ({ kind: 'person' } & NamedPerson) | ({ kind: 'company' } & NamedCompany);
  /** People who made or submitted the request; the head of the company is no representative. */
  representatives: readonly NamedPerson[];
  /** Answers of the request. */
  form: unknown;
  companies: RegisteredCompanies;
  rule: OwnershipRule;
}

export interface Candidates {
  list: readonly Candidate[];
  /** Companies named by code alone that no register could name: they cannot be looked up. */
  nameless: readonly string[];
}

/**
 * Everybody the lists are asked about: applicant, its head, those who control it by the register or by the applicant's
 * own word, suppliers and their heads, representatives. One person is one candidate: by code, else by name and birth date.
 */
export function candidatesOf(parties: ScreenedParties): Candidates {
  const { applicant, companies, rule } = parties;
  const declared = declaredParties(parties.form);
  const found = new Found();
  const company = (named: NamedCompany, role: ScreeningRole) => found.add(ofCompany(named), role);
  const person = (named: NamedPerson, role: ScreeningRole) => found.add(ofPerson(named), role);

  if (applicant.kind === 'person') person(applicant, 'applicant');
  else company(applicant, 'applicant');
  const code = applicantCode(parties);
  const head = code === null ? null : companies.get(code)?.manager;
  if (head) person(head, 'companyHead');
  for (const owner of code === null ? [] : ownersOf(code, companies, rule)) {
    if (owner.kind === 'person') person(owner, 'controllingPerson');
    else company(owner, 'controllingCompany');
  }
  for (const one of declared.controllingPersons) person(one, 'controllingPerson');
  for (const one of declared.controllingCompanies) company(one, 'controllingCompany');
  const nameless: string[] = [];
  for (const parent of declared.parentCodes) {
    const name = companies.get(parent)?.name;
    if (name) company({ name, companyCode: parent, country: 'LT' }, 'controllingCompany');
    else if (!found.hasCode('company', parent)) nameless.push(parent);
  }
  for (const one of declared.suppliers) {
    if (one.kind === 'person') person(one, 'supplier');
    else {
      company(one, 'supplier');
      const its = lithuanianCode(one);
      const manager = its === null ? null : companies.get(its)?.manager;
      if (manager) person(manager, 'supplierHead');
    }
  }
  for (const one of parties.representatives)
    if (!head || one.personalCode !== head.personalCode) person(one, 'representative');
  return { list: found.list(), nameless };
}

/** Codes of companies about which the registers must be asked before everybody is known. */
export function companiesToAsk(parties: ScreenedParties): string[] {
  const { companies } = parties;
  const declared = declaredParties(parties.form);
  const code = applicantCode(parties);
  const wanted = [
    ...(code === null ? [] : [code, ...unknownHolders(code, companies)]),
    ...declared.parentCodes,
    ...declared.suppliers.flatMap((supplier) =>
      supplier.kind === 'company' ? (lithuanianCode(supplier) ?? []) : [],
    ),
  ];
  return [...new Set(wanted)].filter((code) => /^\d{9}$/.test(code) && !companies.has(code));
}

function applicantCode({ applicant }: ScreenedParties): string | null {
  return applicant.kind === 'company' ? (applicant.companyCode ?? null) : null;
}

/** Only Lithuanian companies are in the register of legal entities. */
function lithuanianCode({ companyCode, country }: NamedCompany): string | null {
  const isLithuanian = country === undefined || country === null || country === 'LT';
  return isLithuanian && companyCode && /^\d{9}$/.test(companyCode) ? companyCode : null;
}

function ofCompany({ name, companyCode, country }: NamedCompany): Candidate {
  return {
    kind: 'company',
    code: companyCode || null,
    name,
    firstName: null,
    lastName: null,
    birthDate: null,
    country: country ?? null,
    roles: [],
  };
}

function ofPerson({ firstName, lastName, personalCode, birthDate, citizenship }: NamedPerson): Candidate {
  return {
    kind: 'person',
    code: personalCode || null,
    name: `${firstName} ${lastName}`.trim(),
    firstName,
    lastName,
    birthDate: (personalCode ? checkPersonCode(personalCode).birthDate : null) ?? birthDate ?? null,
    country: citizenship ?? null,
    roles: [],
  };
}

/** Names are compared without case and accents: registers and people write them differently. */
const folded = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

class Found {
  readonly #all: Candidate[] = [];

  hasCode(kind: Candidate['kind'], code: string): boolean {
    return this.#all.some((candidate) => candidate.kind === kind && candidate.code === code);
  }

  add(given: Candidate, role: ScreeningRole): void {
    const at = this.#all.findIndex((candidate) => isSame(candidate, given));
    if (at < 0) this.#all.push({ ...given, roles: [role] });
    else this.#all[at] = merged(this.#all[at]!, given, role);
  }

  list(): Candidate[] {
    return this.#all.map((candidate) => ({ ...candidate, roles: orderedRoles(candidate.roles) }));
  }
}

/** Two codes decide; otherwise the name, and for people the birth date, which must be known of both. */
function isSame(a: Candidate, b: Candidate): boolean {
  if (a.kind !== b.kind) return false;
  if (a.code !== null && b.code !== null) {
    const sameCountry = a.kind === 'person' || (a.country ?? 'LT') === (b.country ?? 'LT');
    return a.code === b.code && sameCountry;
  }
  if (folded(a.name) !== folded(b.name)) return false;
  return a.kind === 'company' ? a.country === b.country : a.birthDate !== null && a.birthDate === b.birthDate;
}

function merged(known: Candidate, given: Candidate, role: ScreeningRole): Candidate {
  return {
    ...known,
    code: known.code ?? given.code,
    birthDate: known.birthDate ?? given.birthDate,
    country: known.country ?? given.country,
    roles: [...known.roles, role],
  };
}

import { getAt, isPlainObject } from '../forms/path.ts';
import { isDate } from '../values/days.ts';
import type { NamedCompany, NamedPerson } from './parties.ts';

/** A supplier may be a company or a person; the code's length tells. */
export type DeclaredSupplier =
  ({ kind: 'company' } & NamedCompany) | ({ kind: 'person'; name: string } & NamedPerson);

/** Whom the applicant names in the request, as far as the rows are filled. */
export interface Declared {
  controllingPersons: readonly NamedPerson[];
  controllingCompanies: readonly NamedCompany[];
  /** Parent companies, of which only the code is asked. */
  parentCodes: readonly string[];
  suppliers: readonly DeclaredSupplier[];
  /** The applicant says that somebody holds an important public office. */
  hasImportantResponsibilities: boolean;
}

/** Reads the answers under the names of the contract; the specification spells some of them in two ways. Never throws. */
export function declaredParties(form: unknown): Declared {
  const pep = getAt(form, 'PepData') ?? getAt(form, 'pepData');
  const rows = (name: string): Row[] => rowsOf(getAt(pep, name) ?? getAt(pep, lowerFirst(name)));
  return {
    controllingPersons: rows('ControllingPersons').flatMap(personOf),
    controllingCompanies: rows('ControllingCompanies').flatMap(companyOf),
    parentCodes: [
      ...codesIn(getAt(form, 'CompanyData.ParentCompanyCodesFromRequest')),
      ...codesIn(getAt(form, 'ApplicantData.ParentCompanyCodesFromRequest')),
      ...codesIn(getAt(pep, 'parentCompanyCode')),
      ...codesIn(getAt(form, 'ControllingCompanies')),
    ],
    suppliers: rowsOf(getAt(form, 'suppliers') ?? getAt(form, 'Suppliers')).flatMap(supplierOf),
    hasImportantResponsibilities: [
      getAt(pep, 'HasImportantResponsibilities'),
      getAt(pep, 'hasImportantResponsibilities'),
    ].includes(true),
  };
}

type Row = ReadonlyMap<string, string>;

const lowerFirst = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** Rows with their keys in lower case and their texts trimmed; what is no text is left out. */
function rowsOf(value: unknown): Row[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isPlainObject).map(
    (row) =>
      new Map(
        Object.entries(row).flatMap(([key, text]): [string, string][] => {
          const trimmed = typeof text === 'string' ? text.trim() : '';
          return trimmed === '' ? [] : [[key.toLowerCase(), trimmed]];
        }),
      ),
  );
}

function first(row: Row, ...names: readonly string[]): string | null {
  for (const name of names) {
    const text = row.get(name);
    if (text !== undefined) return text;
  }
  return null;
}

function personOf(row: Row): NamedPerson[] {
  const firstName = first(row, 'name', 'firstname');
  const lastName = first(row, 'surname', 'lastname');
  if (!firstName || !lastName) return [];
  const birthDate = first(row, 'birthdate');
  return [
    {
      firstName,
      lastName,
      personalCode: codeOf(first(row, 'personcode', 'personalcode')),
      birthDate: birthDate !== null && isDate(birthDate) ? birthDate : null,
      citizenship: country(first(row, 'citizenshipid', 'citizenship')),
    },
  ];
}

function companyOf(row: Row): NamedCompany[] {
  const name = first(row, 'name');
  if (!name) return [];
  return [
    { name, companyCode: codeOf(first(row, 'code')), country: country(first(row, 'country', 'countryid')) },
  ];
}

function supplierOf(row: Row): DeclaredSupplier[] {
  const name = first(row, 'name');
  if (!name) return [];
  const code = codeOf(first(row, 'code'));
  const from = country(first(row, 'registrationcountryid', 'registrationcountry', 'country'));
  const personalCode = (from === null || from === 'LT') && /^\d{11}$/.test(code ?? '') ? code : null;
  if (personalCode === null) return [{ kind: 'company', name, companyCode: code, country: from }];
  const [firstName = '', ...rest] = name.split(/\s+/);
  return [{ kind: 'person', name, firstName, lastName: rest.join(' '), personalCode, citizenship: from }];
}

const SHORTEST_CODE = 5;

/** A code without the spaces and hyphens people type; null for what is too short to tell anybody from others. */
function codeOf(text: string | null): string | null {
  const bare = text?.replace(/[\s-]/g, '').toUpperCase() ?? '';
  return bare.length >= SHORTEST_CODE ? bare : null;
}

const country = (text: string | null): string | null =>
  text !== null && /^[a-z]{2}$/i.test(text) ? text.toUpperCase() : null;

/** Company codes typed with commas, or kept as a list. */
function codesIn(value: unknown): string[] {
  const texts = Array.isArray(value) ? value : typeof value === 'string' ? value.split(/[,;\s]+/) : [];
  return texts.filter((text): text is string => typeof text === 'string' && /^\d{9}$/.test(text));
}

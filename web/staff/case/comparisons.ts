import { COMPARE } from '../../../domain/texts/lt/screen/staff-case.ts';
import { ENTITY } from '../../../domain/texts/lt/form/entity.ts';
import { formatIban } from '../../../domain/values/iban.ts';
import { fromWire } from '../../../domain/values/money.ts';
import type { RegisterAnswer, StaffCase } from '../data/types.ts';
import type { Compared } from './difference.ts';
import { addressText, answerOf, mainActivity } from './register-facts.ts';

export interface ComparisonRow {
  key: string;
  label: string;
  compared: Compared;
  /** Where the register's value is from, when it is another register than the section's. */
  source: string | null;
}

const text = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
const number = (value: unknown): number | null => (typeof value === 'number' ? value : null);

type Sides = [declared: unknown, register: unknown];

const words = (
  key: string,
  label: string,
  [declared, register]: Sides,
  source: string | null = null,
): ComparisonRow => ({
  key,
  label,
  compared: { kind: 'text', declared: text(declared), register: text(register) },
  source,
});

const from = (answer: { source: string; asOf: string | null } | null): string | null =>
  answer ? [answer.source, answer.asOf].filter(Boolean).join(', ') : null;

/** Company as declared, beside what the registers say of it. */
export function companyRows(request: StaffCase, evrkName: (code: string) => string | null): ComparisonRow[] {
  const declared = request.CompanyData ?? {};
  const legal = answerOf(request.registers, 'legal-entities');
  const social = answerOf(request.registers, 'social-insurance');
  const tax = answerOf(request.registers, 'tax-authority');
  const activity = mainActivity(request.registers);
  const manager = legal?.data.manager;
  const evrk = text(declared.CompanyEvrk);
  return [
    words('name', ENTITY.companyName, [declared.CompanyName ?? request.company.Name, legal?.data.name]),
    words('code', ENTITY.companyCode, [
      declared.CompanyCode ?? request.company.Code,
      legal ? request.company.Code : null,
    ]),
    words('type', ENTITY.companyType, [declared.CompanyType, legal?.data.companyType]),
    words('registered', ENTITY.registrationDate, [
      declared.CompanyRegistrationDate,
      legal?.data.registrationDate,
    ]),
    words('address', ENTITY.registrationAddress, [
      declared.RegistrationAddress,
      addressText(legal?.data.address),
    ]),
    words('manager', ENTITY.managerName, [
      declared.CompanyManagerName,
      manager ? `${manager.firstName} ${manager.lastName}` : null,
    ]),
    {
      key: 'employees',
      label: ENTITY.employees,
      compared: {
        kind: 'number',
        declared: number(declared.NumberOfEmployees),
        register: social?.data.employees ?? null,
      },
      source: from(social),
    },
    words('evrk', ENTITY.mainActivity, [evrk, activity], from(tax)),
    words('iban', ENTITY.iban, [text(declared.Iban) ? formatIban(text(declared.Iban)!) : null, null]),
    words('evrkName', COMPARE.activityName, [evrk && evrkName(evrk), activity && evrkName(activity)]),
  ];
}

/** The sole trader's activity as declared, beside what the tax authority keeps. */
export function personRows(request: StaffCase, evrkName: (code: string) => string | null): ComparisonRow[] {
  const declared = request.ApplicantData ?? {};
  const own = answerOf(request.registers, 'individual-activity');
  const certificates = own?.data.certificates ?? [];
  const certificate = certificates.find(({ active }) => active) ?? certificates[0];
  const activity = mainActivity(request.registers);
  const tax = answerOf(request.registers, 'tax-authority');
  const evrk = text(declared.CompanyEvrk);
  return [
    words(
      'certificate',
      ENTITY.certificateNumber,
      [declared.IndividualActivityCertificateNumber, certificate?.certificate],
      from(own),
    ),
    words(
      'since',
      ENTITY.certificateStart,
      [declared.IndividualActivityCertificateStartDate, certificate?.from],
      from(own),
    ),
    words('evrk', ENTITY.mainActivity, [evrk, activity], from(tax)),
    words('evrkName', COMPARE.activityName, [evrk && evrkName(evrk), activity && evrkName(activity)]),
  ];
}

export interface FinancialYear {
  year: number;
  filed: boolean;
  figures: { key: string; cents: number | null }[];
}

const FIGURES = ['income', 'assets', 'equity', 'subscribedCapital', 'liabilities', 'shortTermDebts'] as const;

/** Figures by year, the newest first. */
export function financialYears(registers: readonly RegisterAnswer[]): FinancialYear[] {
  const accounts = answerOf(registers, 'accounts');
  return [...(accounts?.data.years ?? [])]
    .sort((a, b) => b.year - a.year)
    .map((year) => ({
      year: year.year,
      filed: year.filed,
      figures: FIGURES.map((key) => ({ key, cents: year.figures?.[key] ?? null })),
    }));
}

/** Figures the applicant declared, where the register of accounts has the same ones. */
export function financialRows(request: StaffCase): ComparisonRow[] {
  const declared = request.FinancialData ?? {};
  const newest = financialYears(request.registers).find((year) => year.filed);
  if (!newest) return [];
  const figure = (key: (typeof FIGURES)[number]) =>
    newest.figures.find((listed) => listed.key === key)?.cents ?? null;
  const row = (key: string, label: string, value: unknown, register: number | null): ComparisonRow => ({
    key,
    label,
    compared: { kind: 'money', declared: fromWire(value), register },
    source: null,
  });
  return [
    row('assets', COMPARE.figures.assets, declared.Assets, figure('assets')),
    row('liabilities', COMPARE.figures.liabilities, declared.Liabilities, figure('liabilities')),
  ].filter((line) => line.compared.declared !== null);
}

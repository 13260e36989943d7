import { normaliseForm } from '../../domain/forms/normalise.ts';
import { registeredEvrks } from '../../domain/forms/registered-evrks.ts';
import type { FormContext, FormData } from '../../domain/forms/form.ts';
import { getAt } from '../../domain/forms/path.ts';
import {
  ruleLimitCents,
  schemeOf,
  type LimitFacts,
  type PurposeId,
  type SizeType,
} from '../../domain/schemes/index.ts';
import { fromWire } from '../../domain/values/money.ts';
import { addMonths, vilniusDate } from '../../domain/values/working-days.ts';
import { loadSnapshots } from './registers.ts';
import type { RequestView } from './request-view.ts';
import type { Tx } from './command-input.ts';

/** What limits, attachments and the form's checks must know of the applicant: answers and registers together. */
export interface Borrower {
  borrowerCode: string;
  groupCodes: readonly string[];
  ruleLimitCents: number;
  size: SizeType | null;
  loanSumCents: number | null;
  loanTerm: number | null;
  purposeId: PurposeId | null;
  /** Activities carried on now; null: the tax authority has not answered yet. */
  registeredEvrks: readonly string[] | null;
}

interface LegalEntity {
  registrationDate?: string | null;
}
interface Shareholders {
  participants?: readonly { kind?: string; companyCode?: string; sharesPart?: number; votingPart?: number }[];
}

/** Reads the answers of the form and the newest register answers about its applicant. */
export async function borrowerOf(db: Tx, view: RequestView): Promise<Borrower> {
  const isCompany = view.loginType === 'Company';
  const snapshots = await loadSnapshots(db, isCompany ? 'company' : 'person', view.partyCode);
  const today = vilniusDate(view.now);
  const evrks = registeredEvrks(snapshots.get('tax-authority')?.data, today);
  const form = normaliseForm(view.form, formContextOf(view, { registeredEvrks: evrks }));
  const at = (name: string): unknown => getAt(form, `${isCompany ? 'CompanyData' : 'ApplicantData'}.${name}`);
  const size = (at('CompanySizeType') as SizeType | null | undefined) ?? null;
  const facts: LimitFacts = {
    ageYears: fullYears(
      (snapshots.get('legal-entities')?.data as LegalEntity | undefined)?.registrationDate ??
        (at('IndividualActivityCertificateStartDate') as string | null),
      today,
    ),
    size,
    socialBusiness: (getAt(form, 'LoanInfo.LoanSocialBusiness') as boolean | undefined) ?? null,
    evrk: (at('CompanyEvrk') as string | undefined) ?? null,
  };
  return {
    borrowerCode: view.partyCode,
    groupCodes: groupOf(
      view.partyCode,
      at('ParentCompanyCodesFromRequest'),
      snapshots.get('shareholders')?.data,
    ),
    ruleLimitCents: ruleLimitCents(schemeOf(view.schemeCode), facts),
    size,
    loanSumCents: fromWire(getAt(form, 'LoanInfo.LoanSum')),
    loanTerm: (getAt(form, 'LoanInfo.LoanTerm') as number | undefined) ?? null,
    purposeId: (getAt(form, 'LoanInfo.LoanPurposeId') as PurposeId | undefined) ?? null,
    registeredEvrks: evrks,
  };
}

/** Context in which the form of a request is read and checked. The limit is a condition of its own, so it is left out. */
export function formContextOf(view: RequestView, borrower?: Pick<Borrower, 'registeredEvrks'>): FormContext {
  return {
    loginType: view.loginType,
    scheme: view.schemeCode,
    status: view.status,
    today: vilniusDate(view.now),
    registeredEvrks: borrower?.registeredEvrks ?? null,
  };
}

/** The answers as they are stored for good: typed texts made values, unknown keys gone. */
export function normalisedForm(view: RequestView, borrower: Borrower): FormData {
  return normaliseForm(view.form, formContextOf(view, borrower));
}

/** Parent companies the applicant named, and those the register shows to hold the majority. */
function groupOf(own: string, named: unknown, register: unknown): string[] {
  const fromRequest = typeof named === 'string' ? named.split(/[,\s]+/).filter(Boolean) : [];
  const fromRegister = ((register as Shareholders | undefined)?.participants ?? [])
    .filter(
      ({ kind, sharesPart = 0, votingPart = 0 }) =>
        kind === 'company' && Math.max(sharesPart, votingPart) > 50,
    )
    .flatMap(({ companyCode }) => (companyCode ? [companyCode] : []));
  return [...new Set([...fromRequest, ...fromRegister])].filter((code) => code !== own).sort();
}

function fullYears(since: string | null | undefined, today: string): number | null {
  if (!since) return null;
  let years = 0;
  while (addMonths(since, (years + 1) * 12) <= today) years += 1;
  return years;
}

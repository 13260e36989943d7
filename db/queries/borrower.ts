import { namedCodes } from '../../domain/eligibility/group.ts';
import { yearsBehind } from '../../domain/eligibility/party-age.ts';
import { normaliseForm } from '../../domain/forms/normalise.ts';
import { registeredEvrks } from '../../domain/forms/registered-evrks.ts';
import type { FormContext, FormData } from '../../domain/forms/form.ts';
import { getAt } from '../../domain/forms/path.ts';
import {
  ruleLimitCents,
  schemeOf,
  type LimitFacts,
  type LoginType,
  type PurposeId,
  type SizeType,
} from '../../domain/schemes/index.ts';
import type { RegisterSnapshots } from '../../domain/registers/stored.ts';
import { fromWire } from '../../domain/values/money.ts';
import { vilniusDate } from '../../domain/values/days.ts';
import { KNOWN_CODES } from '../classifiers.ts';
import { findGroup, type GroupMember } from './group.ts';
import { judgedOn } from './judged-on.ts';
import { loadSnapshots } from './registers.ts';
import type { RequestView } from './request-view.ts';
import type { Tx } from './command-input.ts';

/** What limits, attachments and the form's checks must know of the applicant: answers and registers together. */
export interface Borrower {
  borrowerCode: string;
  /** Companies of the group: named in the request or found in the register. */
  group: readonly GroupMember[];
  /** Codes of those linked to it: the group whose sums have a cap of their own. */
  groupCodes: readonly string[];
  ruleLimitCents: number;
  /** The size that counts in rules and limits: staff's, else the declared one. */
  size: SizeType | null;
  declaredSize: SizeType | null;
  loanSumCents: number | null;
  loanTerm: number | null;
  purposeId: PurposeId | null;
  /** Activities carried on now; null: the tax authority has not answered yet. */
  registeredEvrks: readonly string[] | null;
  /** Registration of the company, or the first certificate; null: no register has said. */
  activeSince: string | null;
}

/** Since when the party exists by the registers' newest answers; null while they have not said. */
export function activeSince(loginType: LoginType, snapshots: RegisterSnapshots): string | null {
  if (loginType === 'Company') return snapshots['legal-entities']?.data?.registrationDate ?? null;
  const certificates = snapshots['individual-activity']?.data?.certificates ?? [];
  return certificates.map(({ from }) => from).sort()[0] ?? null;
}

/** The newest register answers about the applicant of a request. */
export function applicantSnapshots(db: Tx, view: RequestView): Promise<RegisterSnapshots> {
  return loadSnapshots(db, view.loginType === 'Company' ? 'company' : 'person', view.partyCode);
}

/** Reads the answers of the form and the newest register answers about its applicant, unless the caller has read those. */
export async function borrowerOf(db: Tx, view: RequestView, known?: RegisterSnapshots): Promise<Borrower> {
  const isCompany = view.loginType === 'Company';
  const snapshots = known ?? (await applicantSnapshots(db, view));
  const today = vilniusDate(view.now);
  const evrks = registeredEvrks(snapshots['tax-authority']?.data, today);
  const form = normaliseForm(view.form, formContextOf(view, { registeredEvrks: evrks, activeSince: null }));
  const at = (name: string): unknown => getAt(form, `${isCompany ? 'CompanyData' : 'ApplicantData'}.${name}`);
  const declaredSize = (at('CompanySizeType') as SizeType | null | undefined) ?? null;
  const size = view.sizeByStaff ?? declaredSize;
  const since = activeSince(view.loginType, snapshots);
  const facts: LimitFacts = {
    ageYears: since ? yearsBehind(since, judgedOn(view)) : null,
    size,
    socialBusiness: (getAt(form, 'LoanInfo.LoanSocialBusiness') as boolean | undefined) ?? null,
    evrk: (at('CompanyEvrk') as string | undefined) ?? null,
  };
  const group = await findGroup(db, {
    code: view.partyCode,
    named: namedCodes(at('ParentCompanyCodesFromRequest')),
    participants: snapshots.shareholders?.data?.participants ?? [],
  });
  return {
    borrowerCode: view.partyCode,
    group,
    groupCodes: group.filter(({ link }) => link === 'linked').map(({ code }) => code),
    ruleLimitCents: ruleLimitCents(schemeOf(view.schemeCode), facts),
    size,
    declaredSize,
    loanSumCents: fromWire(getAt(form, 'LoanInfo.LoanSum')),
    loanTerm: (getAt(form, 'LoanInfo.LoanTerm') as number | undefined) ?? null,
    purposeId: (getAt(form, 'LoanInfo.LoanPurposeId') as PurposeId | undefined) ?? null,
    registeredEvrks: evrks,
    activeSince: since,
  };
}

/** Context in which the form of a request is read and checked. The limit is a condition of its own, so it is left out. */
export function formContextOf(
  view: RequestView,
  borrower?: Pick<Borrower, 'registeredEvrks' | 'activeSince'>,
): FormContext {
  return {
    loginType: view.loginType,
    scheme: view.schemeCode,
    status: view.status,
    today: vilniusDate(view.now),
    registeredEvrks: borrower?.registeredEvrks ?? null,
    codes: KNOWN_CODES,
    activeSince: borrower?.activeSince ?? null,
  };
}

/** The answers as they are stored for good: typed texts made values, unknown keys gone. */
export function normalisedForm(view: RequestView, borrower: Borrower): FormData {
  return normaliseForm(view.form, formContextOf(view, borrower));
}

import { namedCodes, type RegisteredParticipant } from '../../domain/eligibility/group.ts';
import { yearsBehind } from '../../domain/eligibility/party-age.ts';
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
import { vilniusDate } from '../../domain/values/working-days.ts';
import { findGroup, type GroupMember } from './group.ts';
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
interface Certificates {
  certificates?: readonly { from: string }[];
}
interface Shareholders {
  participants?: readonly RegisteredParticipant[];
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
  const entity = snapshots.get('legal-entities')?.data as LegalEntity | null | undefined;
  const own = snapshots.get('individual-activity')?.data as Certificates | null | undefined;
  const since = isCompany ? entity?.registrationDate : own?.certificates?.map(({ from }) => from).sort()[0];
  const facts: LimitFacts = {
    ageYears: since ? yearsBehind(since, today) : null,
    size,
    socialBusiness: (getAt(form, 'LoanInfo.LoanSocialBusiness') as boolean | undefined) ?? null,
    evrk: (at('CompanyEvrk') as string | undefined) ?? null,
  };
  const group = await findGroup(db, {
    code: view.partyCode,
    named: namedCodes(at('ParentCompanyCodesFromRequest')),
    participants:
      (snapshots.get('shareholders')?.data as Shareholders | null | undefined)?.participants ?? [],
  });
  return {
    borrowerCode: view.partyCode,
    group,
    groupCodes: group.filter(({ link }) => link === 'linked').map(({ code }) => code),
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

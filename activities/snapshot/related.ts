import { participantsOf, type GroupMember } from '../../db/queries/group.ts';
import type { Tx } from '../../db/queries/command-input.ts';
import { companyAnswers } from '../../db/queries/register-answers.ts';
import { loadSnapshots } from '../../db/queries/registers.ts';
import type { RequestView } from '../../db/queries/request-view.ts';
import { majorityCodes } from '../../domain/eligibility/group.ts';
import type { RuleName } from '../../domain/eligibility/rule-name.ts';
import type * as domain from '../../domain/eligibility/snapshot.ts';
import type { RegisterId } from '../../domain/registers/register-id.ts';
import { schemeOf, type SchemeCode } from '../../domain/schemes/index.ts';

const has = (scheme: SchemeCode, rule: RuleName): boolean => schemeOf(scheme).rules.includes(rule);
const isCompanyCode = (code: string): boolean => /^\d{9}$/.test(code);

/** Companies of the group whose figures the scheme's rules count: partners only where sums have a cap. */
export function countedGroup(scheme: SchemeCode, group: readonly GroupMember[]): readonly GroupMember[] {
  return group.filter(({ link }) => link === 'linked' || has(scheme, 'IncomeOrAssetsCap'));
}

/** Companies beside the applicant that are to be asked about, and in which registers. */
export function registersOfRelated(
  view: RequestView,
  group: readonly GroupMember[],
  lessors: readonly string[],
): Map<string, RegisterId[]> {
  const asked = new Map<string, RegisterId[]>();
  for (const { code } of countedGroup(view.schemeCode, group)) {
    asked.set(code, ['legal-entities', 'accounts', 'shareholders']);
  }
  if (has(view.schemeCode, 'RentPartyRelated')) {
    for (const code of lessors)
      if (isCompanyCode(code) && !asked.has(code)) asked.set(code, ['shareholders']);
  }
  asked.delete(view.partyCode);
  return asked;
}

/** The counted companies of the group with what the registers say about them. */
export async function groupCompanies(
  db: Tx,
  scheme: SchemeCode,
  group: readonly GroupMember[],
): Promise<domain.GroupCompany[]> {
  const companies: domain.GroupCompany[] = [];
  for (const { code, foundIn, link, part } of countedGroup(scheme, group)) {
    const { legalEntity, accounts } = companyAnswers(code, await loadSnapshots(db, 'company', code));
    companies.push({ code, foundIn, link, part, legalEntity, accounts });
  }
  return companies;
}

/** Who holds the majority of each lessor that is a company; null where the register has not told. */
export async function lessorHolders(
  db: Tx,
  lessors: readonly string[],
): Promise<(ownerCode: string) => readonly string[] | null | undefined> {
  const companies = lessors.filter(isCompanyCode);
  const known = await participantsOf(db, companies);
  const holders = new Map(
    companies.map((code) => {
      const participants = known.get(code);
      return [code, participants ? majorityCodes(participants) : null];
    }),
  );
  return (ownerCode) => holders.get(ownerCode);
}

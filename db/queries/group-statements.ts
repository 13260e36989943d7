import { sql } from 'kysely';
import { companyHolders, namedCodes } from '../../domain/eligibility/group.ts';
import type { StoredAccounts, StoredParticipant } from '../../domain/registers/stored.ts';
import { readRegisterData } from '../register-data.ts';
import type { Tx } from './command-input.ts';

/** A controlling company and what it filed; null = its registers have not been asked. */
export interface GroupStatement {
  CompanyCode: string;
  Name: string | null;
  IsFound: boolean | null;
  Fsi2019Submitted: boolean | null;
  Fsi2020Submitted: boolean | null;
  Fsi2021Submitted: boolean | null;
}

export interface GroupStatements {
  ControllingCompaniesFromRequest: GroupStatement[];
  ControllingCompaniesFromRegister: GroupStatement[];
}

interface Answered {
  code: string;
  isAnswered: boolean;
  name: string | null;
  years: StoredAccounts['years'] | null;
}

/**
 * Companies that control a party: those its form names (codes separated by comma and space) and those the register of
 * participants shows to hold the majority, under the wire names of the form.
 */
export async function loadGroupStatements(
  db: Tx,
  own: { named: unknown; participants: readonly StoredParticipant[] },
): Promise<GroupStatements> {
  const named = namedCodes(own.named);
  const holders = companyHolders(own.participants)
    .filter(({ link }) => link === 'linked')
    .map(({ code }) => code);
  const answers = await loadAnswers(db, [...new Set([...named, ...holders])]);
  const names = new Map(
    own.participants.flatMap((holder) =>
      holder.kind === 'company' ? [[holder.companyCode, holder.name] as const] : [],
    ),
  );
  const row = (code: string): GroupStatement => {
    const answer = answers.get(code);
    const filed = (year: number): boolean | null =>
      answer?.years ? answer.years.some((filing) => filing.year === year && filing.filed) : null;
    return {
      CompanyCode: code,
      Name: answer?.name ?? names.get(code) ?? null,
      IsFound: answer?.isAnswered ? answer.name !== null : null,
      Fsi2019Submitted: filed(2019),
      Fsi2020Submitted: filed(2020),
      Fsi2021Submitted: filed(2021),
    };
  };
  return {
    ControllingCompaniesFromRequest: [...new Set(named)].map(row),
    ControllingCompaniesFromRegister: [...new Set(holders)].map(row),
  };
}

async function loadAnswers(db: Tx, codes: readonly string[]): Promise<Map<string, Answered>> {
  if (codes.length === 0) return new Map();
  const { rows } = await sql<{ code: string; register: 'legal-entities' | 'accounts'; data: unknown }>`
    select distinct on (s.code, n.register) s.code, n.register, n.data
    from register_snapshot n join register_subject s on s.id = n.subject_id
    where s.kind = 'company' and s.code = any(${[...codes]}::text[])
      and n.register in ('legal-entities', 'accounts')
    order by s.code, n.register, n.id desc`.execute(db);
  const answers = new Map<string, Answered>();
  for (const { code, register, data } of rows) {
    const known = answers.get(code) ?? { code, isAnswered: false, name: null, years: null };
    answers.set(
      code,
      register === 'accounts'
        ? { ...known, years: readRegisterData(register, data)?.years ?? null }
        : { ...known, isAnswered: true, name: readRegisterData(register, data)?.name ?? null },
    );
  }
  return answers;
}

/** What the register of legal entities says of these codes; a code it was not asked about, or has not answered, is not there. */
export async function findCompanies(
  db: Tx,
  codes: readonly string[],
): Promise<Record<string, { found: boolean; name: string | null }>> {
  const answers = await loadAnswers(db, codes);
  return Object.fromEntries(
    [...answers.values()]
      .filter(({ isAnswered }) => isAnswered)
      .map(({ code, name }) => [code, { found: name !== null, name }]),
  );
}

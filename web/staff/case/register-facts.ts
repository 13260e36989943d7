// Reads the registers' answers as they were stored; whatever a register does not say is null.
import type { Accounts, LegalEntity, Shareholders, SocialInsurance, TaxAuthority } from '../../../domain/eligibility/snapshot.ts';
import type { RegisterAnswer } from '../data/types.ts';

interface Known {
  legalEntity: LegalEntity;
  accounts: Accounts;
  taxAuthority: TaxAuthority;
  socialInsurance: SocialInsurance;
  shareholders: Shareholders;
}

export interface FromRegister<T> {
  data: Partial<T>;
  source: string;
  asOf: string | null;
  fetchedAt: string;
}

/** The newest answer of a register; null when it has not answered or knows nobody by this code. */
export function answerOf<K extends keyof Known>(registers: readonly RegisterAnswer[], name: K): FromRegister<Known[K]> | null {
  const found = registers.find((answer) => answer.register === name);
  if (!found || typeof found.data !== 'object' || found.data === null) return null;
  const { source, asOf, fetchedAt } = found;
  return { data: found.data as Partial<Known[K]>, source, asOf, fetchedAt };
}

export function employeesInRegister(registers: readonly RegisterAnswer[]): number | null {
  return answerOf(registers, 'socialInsurance')?.data.employees ?? null;
}

/** When the registers were last asked: the newest of their answers. */
export function lastAsked(registers: readonly RegisterAnswer[]): string | null {
  return registers.map((answer) => answer.fetchedAt).sort().at(-1) ?? null;
}

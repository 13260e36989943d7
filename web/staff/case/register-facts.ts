// Reads the registers' answers as they were stored; whatever a register does not say is null. Sums are integer cents.
import type { RegisterAnswer } from '../data/types.ts';

interface Address {
  street: string | null;
  house: string | null;
  flat: string | null;
  postalCode: string | null;
  settlement: string | null;
  municipality: string | null;
}

export interface YearFigures {
  income: number | null;
  assets: number | null;
  equity: number | null;
  subscribedCapital: number | null;
  liabilities: number | null;
  shortTermDebts: number | null;
}

interface Known {
  'legal-entities': {
    name: string | null;
    companyType: string | null;
    registrationDate: string | null;
    address: Partial<Address> | null;
    manager: { firstName: string; lastName: string } | null;
  };
  accounts: { years: { year: number; filed: boolean; figures: Partial<YearFigures> | null }[] };
  'social-insurance': { employees: number | null };
  'tax-authority': { activities: { code: string; main: boolean }[] };
  'individual-activity': { certificates: { certificate: string; from: string; active: boolean }[] };
  shareholders: {
    participants: {
      kind: string;
      name?: string;
      firstName?: string;
      lastName?: string;
      companyCode?: string;
      sharesPart: number;
      votingPart: number;
    }[];
  };
}

export interface FromRegister<T> {
  data: Partial<T>;
  source: string;
  asOf: string | null;
  fetchedAt: string;
}

/** The newest answer of a register; null when it has not answered or knows nobody by this code. */
export function answerOf<K extends keyof Known>(
  registers: readonly RegisterAnswer[],
  name: K,
): FromRegister<Known[K]> | null {
  const found = registers.find((answer) => answer.register === name);
  if (!found || typeof found.data !== 'object' || found.data === null) return null;
  const { source, asOf, fetchedAt } = found;
  return { data: found.data, source, asOf, fetchedAt };
}

export function employeesInRegister(registers: readonly RegisterAnswer[]): number | null {
  return answerOf(registers, 'social-insurance')?.data.employees ?? null;
}

/** Code of the activity the tax authority calls the main one. */
export function mainActivity(registers: readonly RegisterAnswer[]): string | null {
  return (
    answerOf(registers, 'tax-authority')?.data.activities?.find((activity) => activity.main)?.code ?? null
  );
}

/** 'Pavyzdžių pl. 24-3, LT-28123 Utena, Utenos rajono savivaldybė', as the form prefills it. */
export function addressText(address: Partial<Address> | null | undefined): string | null {
  if (!address) return null;
  const { street, house, flat, postalCode, settlement, municipality } = address;
  const door = [house, flat].filter(Boolean).join('-');
  const parts = [
    [street, door].filter(Boolean).join(' '),
    [postalCode, settlement].filter(Boolean).join(' '),
    municipality,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : null;
}

export interface Owner {
  name: string;
  code: string | null;
  sharesPart: number;
  votingPart: number;
}

/** Shareholders by name. Codes of people stay in the register: the section needs only who and how much. */
export function ownersOf(registers: readonly RegisterAnswer[]): Owner[] {
  return (answerOf(registers, 'shareholders')?.data.participants ?? []).map((participant) => ({
    name: participant.name ?? [participant.firstName, participant.lastName].filter(Boolean).join(' '),
    code: participant.companyCode ?? null,
    sharesPart: participant.sharesPart,
    votingPart: participant.votingPart,
  }));
}

/** When the registers were last asked: the newest of their answers. */
export function lastAsked(registers: readonly RegisterAnswer[]): string | null {
  return (
    registers
      .map((answer) => answer.fetchedAt)
      .sort()
      .at(-1) ?? null
  );
}

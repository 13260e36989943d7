import type { RegisterId } from '../../registers/register-id.ts';

/** Names of the registers as people know them. */
export const REGISTER_NAME = {
  'legal-entities': 'Juridinių asmenų registras',
  accounts: 'Finansinės ataskaitos (Registrų centras)',
  'tax-authority': 'VMI',
  'social-insurance': '„Sodra“',
  insolvency: 'Nemokumo bylų registras',
  shareholders: 'Dalyvių registras (JADIS)',
  leases: 'Nekilnojamojo turto registras',
  'individual-activity': 'Individualios veiklos pažymos (VMI)',
} as const satisfies Record<RegisterId, string>;

export function registerName(register: string): string {
  return Object.hasOwn(REGISTER_NAME, register) ? REGISTER_NAME[register as RegisterId] : register;
}

/** Open data in place of a register, as the source of values. */
export const PUBLIC_SOURCE = {
  'legal-entities': 'Juridinių asmenų registras, viešieji duomenys (data.gov.lt)',
  'social-insurance': '„Sodra“, viešieji duomenys (atvira.sodra.lt)',
} as const satisfies Partial<Record<RegisterId, string>>;

/** „Iš Registrų centro (viešieji duomenys)“: after the name of a source that open data stood in for. */
export const publicData = (source: string): string => `${source} (viešieji duomenys)`;

/** Part of a building that has a number of its own within an address. */
export const blockOf = (block: string): string => `korp. ${block}`;

/** Values of a register that are no text of their own. */
export const REGISTER_VALUE = { yes: 'Taip', no: 'Ne', none: 'Nėra' } as const;

/** Why a register has not answered, by the code of its step. */
const STEP_PROBLEM = {
  timeout: 'neatsakė laiku',
  unavailable: 'neveikia',
  rateLimited: 'gauna per daug užklausų',
  malformed: 'atsakė neperskaitomai',
  wrongSubject: 'atsakė ne apie šį subjektą, atsakymas atmestas',
  refused: 'atsisakė atsakyti',
  incomplete: 'viešuosiuose duomenyse šio subjekto nėra',
  breakerOpen: 'sutrikęs, kurį laiką neklausiamas',
} as const;

export function stepProblem(code: string | null): string {
  return code !== null && Object.hasOwn(STEP_PROBLEM, code)
    ? STEP_PROBLEM[code as keyof typeof STEP_PROBLEM]
    : 'neatsako';
}

/** Source of a value that staff entered: it names itself wherever sources are shown. */
export function handSource(register: RegisterId): string {
  return `Įvesta ranka vietoj registro: ${REGISTER_NAME[register]}`;
}

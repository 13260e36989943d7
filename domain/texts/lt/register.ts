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

// What is wrong with a change of the administration, at its field.
import type { AdminProblem } from '../../administration/change.ts';

export const ADMIN_PROBLEM_TEXT = {
  reasonMissing: 'Nurodykite pagrindą, nuo 6 iki 500 simbolių',
  nameMissing: 'Neįvestas privalomas laukas',
  codeInvalid: 'Asmens kodą sudaro 11 skaitmenų',
  emailInvalid: 'Neteisingas el. pašto adresas',
  dateInvalid: 'Įveskite datą, pvz., 2026-12-31',
  datePast: 'Praėjusių dienų pavaduoti negalima',
  periodBackwards: 'Pabaiga yra prieš pradžią',
  deputySame: 'Pavaduoti turi kitas darbuotojas',
  sumInvalid: 'Įveskite sumą, didesnę už 0 (formatas 0.00)',
} as const satisfies Record<AdminProblem, string>;

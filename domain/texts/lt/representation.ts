// Words of acting for somebody else, wherever a person's name stands in a record.
import type { AuthorisationProblem } from '../../representation/authorisation.ts';
import type { RepresentedProblem } from '../../representation/represented.ts';

/** „Jonas Petrauskas, atstovaujantis (-i) UAB „Šiaurės linija““; the name alone of who acts in their own name. */
export function actingFor(person: string, onBehalfOf: string | null): string {
  return onBehalfOf === null ? person : `${person}, atstovaujantis (-i) ${onBehalfOf}`;
}

/** Under the fields of an authorisation. */
export const AUTHORISATION_PROBLEM_TEXT = {
  firstNameMissing: 'Įveskite vardą',
  lastNameMissing: 'Įveskite pavardę',
  nameInvalid: 'Vardą ir pavardę sudaro raidės',
  personCodeMissing: 'Įveskite asmens kodą',
  personCodeInvalid: 'Asmens kodą sudaro 11 skaitmenų',
  personCodeLocked: 'Įrašyto asmens kodo keisti negalima. Kitam asmeniui pridėkite naują įgaliojimą',
  staffThemselves: 'Įgaliojimo sau įrašyti negalima',
  ownPersonCode: 'Šis asmuo veikia savo vardu, įgaliojimo jam nereikia',
  dateMissing: 'Įveskite datą',
  dateInvalid: 'Neteisingai pasirinkta data',
  endsBeforeStart: 'Galiojimo pabaiga negali būti ankstesnė už pradžią',
  endsInPast: 'Galiojimo pabaiga jau praėjo',
  overlapping: 'Šiam asmeniui tomis dienomis jau galioja kitas įgaliojimas',
  fileMissing: 'Privalote pasirinkti priedą',
} as const satisfies Record<AuthorisationProblem, string>;

/** Which days the other authorisation takes. */
export function overlapText(validFrom: string, validTo: string): string {
  return `${AUTHORISATION_PROBLEM_TEXT.overlapping}: nuo ${validFrom} iki ${validTo}`;
}

/** Under the fields of who is represented. */
export const REPRESENTED_PROBLEM_TEXT = {
  representedCodeMissing: 'Įveskite atstovaujamojo kodą',
  representedCompanyInvalid: 'Įmonės kodą sudaro 9 skaitmenys',
  representedPersonInvalid: 'Asmens kodą sudaro 11 skaitmenų',
  representedLocked: 'Atstovaujamojo keisti negalima. Kitam pridėkite naują įgaliojimą',
  representedNameMissing: 'Portale šio atstovaujamojo dar nėra – įveskite pavadinimą arba vardą ir pavardę',
} as const satisfies Record<RepresentedProblem, string>;

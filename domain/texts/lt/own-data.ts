// „Mano duomenys“: what is held of a person, on the screen and on paper.
import type { ReadKind } from '../../application/reads.ts';

const READ_OF = {
  case: 'byla',
  criteria: 'kriterijų patikra',
  registers: 'registrų duomenys',
  related: 'susiję prašymai',
  file: 'įkeltas failas',
  archive: 'byla su priedais',
  document: 'dokumentas',
  printout: 'spausdinta kopija',
} as const satisfies Record<ReadKind, string>;

export const OWN_DATA = {
  title: 'Mano duomenys',
  lead: 'Kokius jūsų duomenis portalas saugo ir kas iš darbuotojų žiūrėjo prašymus, kuriuose jie yra. Įmonių duomenys čia nerodomi.',
  failed: 'Nepavyko gauti jūsų duomenų',
  json: 'Atsisiųsti JSON',
  pdf: 'Atsisiųsti PDF',
  jsonFile: 'mano-duomenys.json',
  pdfFile: 'mano-duomenys.pdf',
  foot: (at: string) => `Sudaryta ${at}`,
  none: 'Nėra',
  sections: {
    person: 'Asmuo',
    consents: 'Sutikimai',
    authorisations: 'Įgaliojimai jums',
    requests: 'Prašymai',
    files: 'Jūsų įkelti failai',
    logins: 'Prisijungimai',
    reads: 'Kas žiūrėjo',
  },
  name: 'Vardas, pavardė',
  code: 'Asmens kodas',
  email: 'El. paštas',
  phone: 'Telefonas',
  since: 'Paskyra nuo',
  request: (id: number, party: string, isDeleted: boolean) =>
    `Nr. ${id}, ${party}${isDeleted ? ' (ištrintas)' : ''}`,
  file: (id: number, name: string, isRemoved: boolean) =>
    `Nr. ${id}: ${name}${isRemoved ? ' (pašalintas, bet dar saugomas)' : ''}`,
  authorisation: (from: string, to: string, isRemoved: boolean) =>
    `${from} – ${to}${isRemoved ? ', atšauktas' : ''}`,
  consent: (email: string, phone: string, version: string) =>
    `${email}, ${phone}, teksto redakcija ${version}`,
  login: (device: string, browser: string | null) => [device, browser].filter(Boolean).join(', '),
  read: (id: number, kind: ReadKind, roles: string, times: number) =>
    `Nr. ${id}: ${READ_OF[kind]}, ${roles || 'darbuotojas'}${times > 1 ? `, ${times} kartus` : ''}`,
} as const;

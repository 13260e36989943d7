import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Addresses {
  portal: string;
  temporalUi: string | undefined;
  standIns: Partial<Record<string, string>>;
  database: string;
}

interface Person {
  FirstName: string;
  LastName: string;
  kind: string;
  roles?: string[];
  story: string;
}

/** What a role does, as a noun that fits everybody. */
const ROLE_WORDS: Record<string, string> = {
  assessor: 'vertinimas',
  manager: 'vadyba',
  approver: 'tvirtinimas',
  signatory: 'pasirašymas',
  administrator: 'administravimas',
};

const STAND_IN_WORDS: Record<string, string> = {
  identity: 'Identity gateway',
  registers: 'Registers',
  signing: 'Signing provider',
  screening: 'Screening',
  mailbox: 'Mailbox (all outgoing mail)',
};

export function readPeople(root: string): Person[] {
  const file = join(root, 'stack', 'stand-ins', 'data', 'demo-parties.json');
  return Object.values((JSON.parse(readFileSync(file, 'utf8')) as { people: Record<string, Person> }).people);
}

/** What a newcomer needs after `npm start`: where to go, and who may log in there. */
export function announcement(addresses: Addresses, people: Person[]): string {
  const line = (what: string, where: string) => `  ${what.padEnd(30)} ${where}`;
  const standIns = Object.entries(addresses.standIns).map(([name, url]) =>
    line(STAND_IN_WORDS[name] ?? name, url ?? ''),
  );
  const person = ({ FirstName, LastName, roles = [], story }: Person) => {
    const words = roles.map((role) => ROLE_WORDS[role] ?? role).join(', ');
    return line(`${FirstName} ${LastName}`, words ? `${words.padEnd(12)} – ${story}` : story);
  };
  const group = (kind: string) => people.filter((who) => who.kind === kind).map(person);
  return [
    '',
    'The portal is up.',
    line('Portal (applicants)', addresses.portal),
    line('Staff', `${addresses.portal}/backofficelogin`),
    ...(addresses.temporalUi ? [line('Temporal UI', addresses.temporalUi)] : []),
    line('Database', addresses.database),
    '',
    'Services of others that are played here (each has a page and a control point /__control):',
    ...standIns,
    '',
    'Pareiškėjai (prisijungimo puslapyje pasirinkite asmenį):',
    ...group('applicant'),
    '',
    'Darbuotojai:',
    ...group('staff'),
    '',
    'Press Ctrl-C to stop.',
  ].join('\n');
}

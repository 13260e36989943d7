import { PEOPLE, employeeCode } from '../parties.ts';
import type { Ticket } from './tickets.ts';
import { xmlText } from './sign.ts';

const element = (name: string, inner: string): string =>
  `<authentication:${name}>${inner}</authentication:${name}>`;

const attribute = (name: string, value: string): string =>
  element('authenticationAttribute', element('attribute', name) + element('value', xmlText(value)));

/** What is not known is answered with an empty value. */
const information = (name: string, value: string | undefined): string =>
  element(
    'userInformation',
    element('information', name) +
      (value === undefined
        ? '<authentication:value/>'
        : element('value', element('stringValue', xmlText(value)))),
  );

/** The means the person "used": the bank where it was offered. */
const providerOf = ({ asked: { providers } }: Ticket): string =>
  providers.find((name) => name === 'auth.lt.bank') ?? providers[0] ?? 'auth.lt.bank';

export const ticketAnswer = (ticket: Ticket): { name: string; inner: string } => ({
  name: 'authenticationResponse',
  inner: element('ticket', ticket.id),
});

function attributesOf({ person, company, audience, asked }: Ticket): string[] {
  if (!person) return [];
  const known: [string, string | undefined][] = [
    ['lt-company-code', company?.CompanyCode],
    ['lt-personal-code', person.PersonalCode],
    ['lt-government-employee-code', audience === 'staff' ? employeeCode(person) : undefined],
  ];
  return known.flatMap(([name, value]) =>
    value !== undefined && asked.attributes.includes(name) ? [attribute(name, value)] : [],
  );
}

function informationOf({ person, company, asked }: Ticket): string[] {
  if (!person) return [];
  const known = new Map([
    ['firstName', person.FirstName],
    ['lastName', person.LastName],
    ['companyName', company?.CompanyName],
  ]);
  return asked.information.map((name) => information(name, known.get(name)));
}

/**
 * The identity of the person chosen, what was asked for and no more, in the order of the gateway's schema; a cancelled ticket is
 * answered without any attribute.
 */
export function identityAnswer(ticket: Ticket): { name: string; inner: string } {
  const inner = [
    element('authenticationProvider', providerOf(ticket)),
    ...attributesOf(ticket),
    ...informationOf(ticket),
    ...(ticket.customData === '' ? [] : [element('customData', xmlText(ticket.customData))]),
  ];
  return { name: 'authenticationDataResponse', inner: inner.join('') };
}

/** The lie: the answer says another person after it was signed, as someone on the wire would try. */
export function forged(signed: string, ticket: Ticket): string {
  const other = PEOPLE.find(({ key, kind }) => kind === ticket.person?.kind && key !== ticket.person.key);
  return ticket.person && other
    ? signed.replaceAll(ticket.person.PersonalCode, other.PersonalCode)
    : signed.replaceAll(ticket.id, '00000000-0000-4000-8000-000000000000');
}

import { PEOPLE, employeeCode } from '../parties.ts';
import type { Ticket } from './tickets.ts';
import { xmlText } from './xml.ts';

const element = (name: string, inner: string): string =>
  `<authentication:${name}>${inner}</authentication:${name}>`;

const attribute = (name: string, value: string): string =>
  element('authenticationAttribute', element('attribute', name) + element('value', xmlText(value)));

const information = (name: string, value: string): string =>
  element(
    'userInformation',
    element('information', name) + element('value', element('stringValue', xmlText(value))),
  );

const PROVIDERS = {
  staff: 'auth.lt.government.employee.card',
  company: 'auth.lt.bank',
  individual: 'auth.lt.bank',
} as const;

export const ticketAnswer = (ticket: Ticket): { name: string; inner: string } => ({
  name: 'authenticationResponse',
  inner: element('ticket', ticket.id),
});

/** The identity of the person chosen; a cancelled ticket is answered without any attribute. */
export function identityAnswer(ticket: Ticket): { name: string; inner: string } {
  const { person, company } = ticket;
  const parts = [element('ticket', ticket.id), element('customData', xmlText(ticket.customData))];
  if (ticket.state === 'chosen' && person) {
    parts.push(
      element('authenticationProvider', PROVIDERS[ticket.audience]),
      attribute('lt-personal-code', person.PersonalCode),
    );
    if (company) parts.push(attribute('lt-company-code', company.CompanyCode));
    if (ticket.audience === 'staff')
      parts.push(attribute('lt-government-employee-code', employeeCode(person)));
    parts.push(information('firstName', person.FirstName), information('lastName', person.LastName));
    if (company) parts.push(information('companyName', company.CompanyName));
  }
  return { name: 'authenticationDataResponse', inner: parts.join('') };
}

/** The lie: the answer says another person after it was signed, as someone on the wire would try. */
export function forged(signed: string, ticket: Ticket): string {
  const other = PEOPLE.find(({ key, kind }) => kind === ticket.person?.kind && key !== ticket.person.key);
  return ticket.person && other
    ? signed.replaceAll(ticket.person.PersonalCode, other.PersonalCode)
    : signed.replaceAll(ticket.id, '00000000-0000-4000-8000-000000000000');
}

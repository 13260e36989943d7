import { randomUUID } from 'node:crypto';
import type { Company, Person } from '../parties.ts';
import { PEOPLE, companiesManagedBy } from '../parties.ts';
import type { GatewayRequest } from './xml.ts';
import { Refused } from './xml.ts';

export type Audience = 'company' | 'individual' | 'staff';

export interface Ticket {
  id: string;
  pid: string;
  audience: Audience;
  postbackUrl: string;
  customData: string;
  /** What the answer is to hold, in the order it was asked for. */
  asked: { providers: string[]; attributes: string[]; information: string[] };
  expiresAt: number;
  state: 'open' | 'chosen' | 'cancelled';
  person?: Person;
  company?: Company;
}

export const TICKET_LIFE_MS = 5 * 60_000;

const AUDIENCES: Record<string, Audience> = { business: 'company', provider: 'staff' };
const audienceOf = (request: GatewayRequest): Audience =>
  AUDIENCES[request.one('serviceTarget')] ?? 'individual';

export interface Choice {
  person: Person;
  company?: Company;
}

/** Whom the page offers: staff, people, or people with each company they manage. */
export function choicesFor(audience: Audience): Choice[] {
  const kind = audience === 'staff' ? 'staff' : 'applicant';
  const people = PEOPLE.filter((person) => person.kind === kind);
  if (audience !== 'company') return people.map((person) => ({ person }));
  return people.flatMap((person) => companiesManagedBy(person.key).map((company) => ({ person, company })));
}

/** Tickets of the gateway, in memory: five minutes of life, one choice, one retrieval. */
export class Tickets {
  readonly #tickets = new Map<string, Ticket>();
  constructor(private readonly now: () => number = Date.now) {}

  open(request: GatewayRequest): Ticket {
    const postbackUrl = request.one('postbackUrl');
    const protocol = URL.canParse(postbackUrl) ? new URL(postbackUrl).protocol : '';
    if (protocol !== 'http:' && protocol !== 'https:') throw new Refused('badRequest');
    this.#sweep();
    const ticket: Ticket = {
      id: randomUUID(),
      pid: request.one('pid'),
      audience: audienceOf(request),
      postbackUrl,
      customData: request.one('customData'),
      asked: {
        providers: request.all('authenticationProvider'),
        attributes: request.all('authenticationAttribute'),
        information: request.all('userInformation'),
      },
      expiresAt: this.now() + TICKET_LIFE_MS,
      state: 'open',
    };
    this.#tickets.set(ticket.id, ticket);
    return ticket;
  }

  /** The ticket while it is alive and nobody has been chosen with it yet. */
  waiting(id: string): Ticket | undefined {
    const ticket = this.#tickets.get(id);
    return ticket && ticket.state === 'open' && ticket.expiresAt > this.now() ? ticket : undefined;
  }

  choose(ticket: Ticket, personKey: string, companyKey: string): boolean {
    const choice = choicesFor(ticket.audience).find(
      ({ person, company }) => person.key === personKey && (company?.key ?? '') === companyKey,
    );
    if (choice) Object.assign(ticket, choice, { state: 'chosen' });
    return choice !== undefined;
  }

  cancel(ticket: Ticket): void {
    ticket.state = 'cancelled';
  }

  /** Hands the outcome out once; afterwards the ticket is unknown. */
  redeem(request: GatewayRequest): Ticket {
    const ticket = this.#tickets.get(request.one('ticket'));
    if (
      !ticket ||
      ticket.pid !== request.one('pid') ||
      ticket.state === 'open' ||
      ticket.expiresAt <= this.now()
    ) {
      throw new Refused('unknownTicket');
    }
    this.#tickets.delete(ticket.id);
    return ticket;
  }

  #sweep(): void {
    for (const [id, { expiresAt }] of this.#tickets) if (expiresAt <= this.now()) this.#tickets.delete(id);
  }
}

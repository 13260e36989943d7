import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sleep, until } from '../waiting.ts';
import type { Move } from './audit.ts';
import { Client, noTally, type Tally } from './client.ts';
import type { Room } from './room.ts';

interface Parties {
  people: Record<string, { PersonalCode: string; FirstName: string; LastName: string }>;
  companies: Record<string, { CompanyCode: string; CompanyName: string; manager: string }>;
}

/** Companies whose heads begin and delete drafts, a session each. */
const COMPANIES = ['linija', 'riba', 'tekstile', 'linija'];
const ASSESSOR = 'egle';
/** Between two actions of one client. */
const PACE_MS = 100;
/** An action that is not acknowledged within this time ends the drill. */
const PATIENCE_MS = 120_000;

interface Outcome {
  requestId: number;
  version: number;
}

/** Steady work of several people through the proxy, which can be held and goes on where it stopped. */
export class Load {
  readonly acknowledged: Move[] = [];
  failure: Error | undefined;
  private tally: Tally = noTally();
  private isHeld = true;
  private isOver = false;
  private underWay = 0;
  /** Grows when the portal was taken back to an earlier instant: nobody goes on with what he remembers. */
  private era = 0;
  private readonly clients: Client[] = [];
  private readonly parties: Parties;

  constructor(private readonly room: Room) {
    const file = join(room.places.root, 'stack/stand-ins/data/demo-parties.json');
    this.parties = JSON.parse(readFileSync(file, 'utf8')) as Parties;
  }

  /** Personal codes of everybody whose moves are counted. */
  get people(): string[] {
    const names = [...COMPANIES.map((company) => this.parties.companies[company]!.manager), ASSESSOR];
    return [...new Set(names)].map((name) => this.parties.people[name]!.PersonalCode);
  }

  /** Logs everybody in; `assessedId` is a submitted request of the assessor, whose sum is set again and again. */
  async begin(assessedId: number): Promise<void> {
    for (const company of COMPANIES) this.keep(await this.director(company), draftsOf);
    const assessor = this.client();
    await assessor.logIn('/api/Auth/Authenticate/backoffice', {
      personalCode: this.parties.people[ASSESSOR]!.PersonalCode,
    });
    this.keep(assessor, sumsOf(assessedId));
  }

  goOn(): Tally {
    this.tally = noTally();
    this.isHeld = false;
    return this.tally;
  }

  /** Lets what is under way end, with all its asking again; says whether it did. */
  async hold(): Promise<boolean> {
    this.isHeld = true;
    return until(async () => this.underWay === 0, { withinMs: PATIENCE_MS, everyMs: 20 });
  }

  /** After a restore: what is gone with it is no longer looked for, and everybody begins anew. Only while the load is held. */
  forget(gone: readonly Move[]): void {
    const isGone = new Set(gone);
    this.acknowledged.splice(0, Infinity, ...this.acknowledged.filter((move) => !isGone.has(move)));
    this.era += 1;
  }

  async end(): Promise<void> {
    this.isOver = true;
    await this.hold();
    for (const client of this.clients) client.close();
  }

  private client(): Client {
    const client = new Client(this.room.url, this.room.authority, () => this.tally);
    this.clients.push(client);
    return client;
  }

  private async director(companyKey: string): Promise<Client> {
    const company = this.parties.companies[companyKey]!;
    const person = this.parties.people[company.manager]!;
    const email = `${company.manager}@pavyzdys.lt`;
    const client = this.client();
    await client.logIn('/api/Auth/vaiisistest', {
      companyCode: company.CompanyCode,
      companyName: company.CompanyName,
      personalCode: person.PersonalCode,
      firstName: person.FirstName,
      lastName: person.LastName,
      email,
    });
    const consent = { accepted: true, email, phoneNumber: '+37060000000' };
    await client.act('POST', '/api/Users/CreateConsent', consent);
    return client;
  }

  /** One action after the other until the end; each acknowledged one is written down. */
  private keep(client: Client, work: Work): void {
    const begin = () => work(client, () => this.isOver);
    let [era, next] = [this.era, begin()];
    const loop = async (): Promise<void> => {
      while (!this.isOver) {
        if (this.isHeld) {
          await sleep(20);
          continue;
        }
        if (era !== this.era) [era, next] = [this.era, begin()];
        this.underWay += 1;
        try {
          this.acknowledged.push(await next());
          this.tally.acknowledged += 1;
        } finally {
          this.underWay -= 1;
        }
        await sleep(PACE_MS);
      }
    };
    loop().catch((error: Error) => (this.failure ??= error));
  }
}

type Work = (client: Client, isOver: () => boolean) => () => Promise<Move>;

/** A draft is begun and deleted, then the next one. */
const draftsOf: Work = (client, isOver) => {
  let begun: number | undefined;
  return async () => {
    if (begun === undefined) {
      const body = { schemeCode: 'tiesiogines' };
      const { requestId, version } = await client.act<Outcome>('POST', '/api/Request/Start', body, isOver);
      begun = requestId;
      return { requestId, version, action: 'start' };
    }
    const path = `/api/Request/Delete?requestId=${begun}`;
    const { requestId, version } = await client.act<Outcome>('DELETE', path, undefined, isOver);
    begun = undefined;
    return { requestId, version, action: 'delete' };
  };
};

/** Another sum each time: the same one again would leave out the writes of the ledger. */
const sumsOf =
  (assessedId: number): Work =>
  (client, isOver) => {
    let round = 0;
    return async () => {
      round += 1;
      const json = { RequestId: assessedId, Sum: (500_000 + (round % 50)).toFixed(2) };
      const { requestId, version } = await client.act<Outcome>(
        'POST',
        '/api/Request/SetInvegaLoanSum',
        json,
        isOver,
      );
      return { requestId, version, action: 'setLoanSum' };
    };
  };

import { readFileSync } from 'node:fs';
import type { StaffRole } from '../../domain/application/role.ts';
import { Visitor } from './portal.ts';

export interface DemoPerson {
  PersonalCode: string;
  FirstName: string;
  LastName: string;
  kind: 'applicant' | 'staff';
  roles?: StaffRole[];
}
export interface DemoCompany {
  CompanyCode: string;
  CompanyName: string;
  mainEvrk: string;
  employees: number;
  manager: string;
  Iban: string;
}
/** Who may act for whom: keys of people and companies; a key of a person is a sole trader. */
export interface DemoRepresentation {
  representative: string;
  represents: string;
  ValidFrom: string;
  ValidTo: string;
  note?: 'expired' | 'personal';
}
export interface DemoParties {
  people: Record<string, DemoPerson>;
  companies: Record<string, DemoCompany>;
  representations: DemoRepresentation[];
}

/** The fictional people and companies; the stand-ins know the same ones. */
export function readParties(file: string): DemoParties {
  return JSON.parse(readFileSync(file, 'utf8')) as DemoParties;
}

/** Logged-in people, one session each however many journeys they take part in. */
export class Cast {
  readonly #visitors = new Map<string, Promise<Visitor>>();

  constructor(
    readonly baseUrl: string,
    readonly parties: DemoParties,
  ) {}

  staff(name: string): Promise<Visitor> {
    return this.#once(name, async (visitor) => {
      const { PersonalCode } = this.#person(name);
      await visitor.logIn('/api/Auth/Authenticate/backoffice', {
        personalCode: PersonalCode,
        password: 'demo',
      });
    });
  }

  /** The head of a company, acting for it; consent given. */
  director(companyKey: string): Promise<Visitor> {
    return this.#once(`director:${companyKey}`, async (visitor) => {
      const company = this.company(companyKey);
      const person = this.#person(company.manager);
      await visitor.logIn('/api/Auth/vaiisistest', {
        companyCode: company.CompanyCode,
        companyName: company.CompanyName,
        personalCode: person.PersonalCode,
        firstName: person.FirstName,
        lastName: person.LastName,
        email: mailOf(company.manager),
        password: 'demo',
      });
      await visitor.call('/api/Users/CreateConsent', {
        method: 'POST',
        json: { accepted: true, email: mailOf(company.manager), phoneNumber: '+37060000000' },
        step: 'consent',
      });
    });
  }

  /** A person as a sole trader; consent given. */
  trader(key: string): Promise<Visitor> {
    return this.#once(`trader:${key}`, async (visitor) => {
      const person = this.#person(key);
      await visitor.logIn('/api/Auth/vaiisistest', {
        personalCode: person.PersonalCode,
        firstName: person.FirstName,
        lastName: person.LastName,
        email: mailOf(key),
        password: 'demo',
      });
      await visitor.call('/api/Users/CreateConsent', {
        method: 'POST',
        json: { accepted: true, email: mailOf(key), phoneNumber: '+37060000000' },
        step: 'consent',
      });
    });
  }

  isTrader(key: string): boolean {
    return !Object.hasOwn(this.parties.companies, key);
  }

  /** Who asks for a loan: the head of a company, or a sole trader. */
  applicant(key: string): Promise<Visitor> {
    return this.isTrader(key) ? this.trader(key) : this.director(key);
  }

  person(key: string): DemoPerson {
    return this.#person(key);
  }

  company(key: string): DemoCompany {
    const company = this.parties.companies[key];
    if (!company) throw new Error(`no demo company ${key}`);
    return company;
  }

  manager(company: DemoCompany): DemoPerson {
    return this.#person(company.manager);
  }

  #person(key: string): DemoPerson {
    const person = this.parties.people[key];
    if (!person) throw new Error(`no demo person ${key}`);
    return person;
  }

  #once(name: string, logIn: (visitor: Visitor) => Promise<void>): Promise<Visitor> {
    const known = this.#visitors.get(name);
    if (known) return known;
    const made = (async () => {
      const visitor = new Visitor(this.baseUrl, name);
      await logIn(visitor);
      return visitor;
    })();
    this.#visitors.set(name, made);
    return made;
  }
}

export function mailOf(name: string): string {
  return `${name}@pavyzdys.lt`;
}

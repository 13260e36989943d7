/** A person as registers, the session or the form name them. */
export interface NamedPerson {
  firstName: string;
  lastName: string;
  personalCode?: string | null;
  /** 'yyyy-MM-dd', where no code tells it. */
  birthDate?: string | null;
  /** ISO country of citizenship. */
  citizenship?: string | null;
}

export interface NamedCompany {
  name: string;
  companyCode?: string | null;
  country?: string | null;
}

/** Parts in per cent, 0–100. */
export interface Held {
  sharesPart: number;
  votingPart: number;
}

export type Participant = Held &
  (
    | ({ kind: 'person' } & NamedPerson)
    | ({ kind: 'company' } & NamedCompany)
    | { kind: 'state'; name: string }
    | { kind: 'municipality'; name: string }
  );

/** What the registers say of one company; null or empty where they did not answer. */
export interface RegisteredCompany {
  name: string | null;
  manager: NamedPerson | null;
  participants: readonly Participant[];
}

export type RegisteredCompanies = ReadonlyMap<string, RegisteredCompany>;

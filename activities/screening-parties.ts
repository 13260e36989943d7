import { sql } from 'kysely';
import type { Tx } from '../db/queries/command-input.ts';
import { nameOfParty } from '../db/queries/parties.ts';
import { ensureSubject, loadSnapshots } from '../db/queries/registers.ts';
import type { RequestView } from '../db/queries/request-view.ts';
import {
  candidatesOf,
  companiesToAsk,
  type Candidate,
  type ScreenedParties,
} from '../domain/screening/candidates.ts';
import type { RegisterId } from '../domain/registers/register-id.ts';
import type { RegisterData } from '../domain/registers/stored.ts';
import { ownershipRuleOn } from '../domain/screening/ownership.ts';
import type { NamedPerson, RegisteredCompany } from '../domain/screening/parties.ts';
import { vilniusDate } from '../domain/values/days.ts';
import { AdapterError } from './adapters/adapter-error.ts';
import type { RegisterAnswer } from './adapters/registers.ts';
import type { ActivityDeps } from './deps.ts';

/** How far a chain of companies is followed in one go, and how many companies are asked about in all. */
const ROUNDS = 3;
const MOST_COMPANIES = 40;
/** What a register said in the last day is taken as it is. */
const FRESH_MS = 24 * 3_600_000;

export interface KnownParties {
  candidates: readonly Candidate[];
  /** Companies about which a register did not answer, or whom none could name. */
  gaps: number;
}

/**
 * Everybody to be screened for a request. Registers are asked about companies nobody has asked of before (holders of
 * shares, suppliers); one that is down leaves a gap that the case shows, and stops nothing.
 */
export async function knownParties(deps: ActivityDeps, view: RequestView): Promise<KnownParties> {
  const { db } = deps;
  const companies = new Map<string, RegisteredCompany>();
  const parties: ScreenedParties = {
    applicant: await applicantOf(db, view),
    representatives: await representativesOf(db, view),
    form: view.form,
    companies,
    rule: ownershipRuleOn(vilniusDate(view.now)),
  };
  const silent = new Set<string>();
  for (let round = 0; round <= ROUNDS; round += 1) {
    const wanted = companiesToAsk(parties).slice(0, MOST_COMPANIES - companies.size);
    if (wanted.length === 0) break;
    const learned = await Promise.all(wanted.map((code) => learn(deps, code)));
    for (const { code, company, isWhole } of learned) {
      companies.set(code, company);
      if (!isWhole) silent.add(code);
    }
  }
  const { list, nameless } = candidatesOf(parties);
  for (const code of [...nameless, ...companiesToAsk(parties)]) silent.add(code);
  return { candidates: list, gaps: silent.size };
}

interface Learned {
  code: string;
  company: RegisteredCompany;
  isWhole: boolean;
}

async function learn({ db, adapters }: ActivityDeps, code: string): Promise<Learned> {
  const { registers } = adapters;
  const subject = { companyCode: code };
  const [entity, holders] = await Promise.all([
    heard(db, { code, register: 'legal-entities', ask: () => registers.legalEntity(subject) }),
    heard(db, { code, register: 'shareholders', ask: () => registers.shareholders(subject) }),
  ]);
  return {
    code,
    company: {
      name: entity?.data?.name ?? null,
      manager: entity?.data?.manager ?? null,
      participants: holders?.data?.participants ?? [],
    },
    isWhole: entity !== null && holders !== null && namesHead(entity.data),
  };
}

/** Open data leave out who manages a company: nobody is found clean because nobody was named. */
const namesHead = (entity: RegisterData['legal-entities'] | null): boolean =>
  entity === null || entity.manager !== undefined;

interface Question<R extends RegisterId> {
  code: string;
  register: R;
  ask: () => Promise<RegisterAnswer<RegisterData[R]>>;
}

/** The stored answer while it is fresh, else a new one, which is kept; else the old one; null when there is none. */
async function heard<R extends RegisterId>(
  db: Tx,
  { code, register, ask }: Question<R>,
): Promise<{ data: RegisterData[R] | null } | null> {
  const stored = (await loadSnapshots(db, 'company', code))[register];
  const isFresh = stored && Date.now() - Date.parse(stored.fetchedAt) < FRESH_MS;
  if (isFresh || stored?.handEntryId) return { data: stored.data };
  try {
    const { source, asOf, data } = await ask();
    const subjectId = await ensureSubject(db, 'company', code);
    await sql`insert into register_snapshot (subject_id, register, source, as_of, data)
      values (${subjectId}, ${register}, ${source}, ${asOf}::date, ${JSON.stringify(data)}::jsonb)`.execute(
      db,
    );
    return { data };
  } catch (error) {
    if (!(error instanceof AdapterError)) throw error;
    // A register that knows no such company has answered.
    if (error.code === 'notFound') return { data: null };
    return stored ? { data: stored.data } : null;
  }
}

async function applicantOf(db: Tx, view: RequestView): Promise<ScreenedParties['applicant']> {
  const { name, owner } = await nameOfParty(db, view.partyId);
  return owner
    ? { kind: 'person', ...owner, personalCode: view.partyCode }
    : { kind: 'company', name, companyCode: view.partyCode, country: 'LT' };
}

/** Who made or submitted the request; the head of the company, or the sole trader, is the same person in two roles. */
async function representativesOf(db: Tx, view: RequestView): Promise<NamedPerson[]> {
  const { rows } = await sql<NamedPerson>`select u.first_name as "firstName", u.last_name as "lastName",
      u.personal_code as "personalCode"
    from app_user u where u.kind = 'applicant' and u.personal_code <> ${view.partyCode} and (
      u.id = (select created_by from loan_request where id = ${view.id})
      or u.id in (select submitted_by from submission where request_id = ${view.id}))
    order by u.last_name, u.id`.execute(db);
  return rows;
}

import { ApplicationFailure } from '@temporalio/activity';
import { sql } from 'kysely';
import { loadSnapshots } from '../db/queries/registers.ts';
import { loadRequestState, type RequestState } from '../db/queries/request-state.ts';
import { loadRequestView, type RequestView } from '../db/queries/request-view.ts';
import { storeScreening, type ScreenedSubject } from '../db/queries/screening.ts';
import { checkPersonCode } from '../domain/values/person-code.ts';
import type { Tx } from '../db/queries/command-input.ts';
import type { LegalEntity, Shareholders } from './adapters/register-answers.ts';
import type { ScreeningSubject } from './adapters/screening.ts';
import { transitionContexts, type ActivityDeps } from './deps.ts';

type Role = ScreenedSubject['role'];
interface Candidate {
  role: Role;
  name: string;
  subject: ScreeningSubject;
}

export function createScreeningActivities(deps: ActivityDeps) {
  const { db, adapters } = deps;
  const context = transitionContexts(deps);
  return {
    /** Looks the applicant, its manager and its owners up in the lists of sanctions and of politically exposed persons. */
    async screenParties({ requestId }: { requestId: number }): Promise<RequestState | null> {
      const view = await loadRequestView(db, requestId);
      if (!view) throw ApplicationFailure.nonRetryable('requestGone', 'requestGone');
      const candidates = await candidatesOf(db, view);
      const results = await adapters.screening.screen(candidates.map(({ subject }) => subject));
      await storeScreening(
        db,
        requestId,
        candidates.map(({ role, name }, index) => ({ role, name, ...results[index]! })),
      );
      return loadRequestState(db, requestId, (await context()).clocks);
    },
  };
}

async function candidatesOf(db: Tx, view: RequestView): Promise<Candidate[]> {
  if (view.loginType === 'Individual') return [await soleTrader(db, view)];
  const stored = await loadSnapshots(db, 'company', view.partyCode);
  const entity = stored.get('legal-entities')?.data as LegalEntity | null | undefined;
  const owners = (stored.get('shareholders')?.data as Shareholders | null | undefined)?.participants ?? [];
  const name = entity?.name ?? (await partyName(db, view));
  const candidates: Candidate[] = [
    {
      role: 'applicant',
      name,
      subject: { kind: 'company', query: 'applicant', name, companyCode: view.partyCode },
    },
  ];
  if (entity?.manager) candidates.push(person('manager', 'manager', entity.manager));
  owners.forEach((owner, index) => {
    const query = `owner-${index + 1}`;
    if (owner.kind === 'person') candidates.push(person('owner', query, owner));
    if (owner.kind === 'company') {
      const { companyCode, country } = owner;
      const subject = {
        kind: 'company',
        query,
        name: owner.name,
        companyCode,
        jurisdiction: country,
      } as const;
      candidates.push({ role: 'owner', name: owner.name, subject });
    }
  });
  return candidates;
}

interface Named {
  personalCode: string;
  firstName: string;
  lastName: string;
  citizenship?: string;
}

function person(
  role: Role,
  query: string,
  { personalCode, firstName, lastName, citizenship }: Named,
): Candidate {
  const birthDate = checkPersonCode(personalCode).birthDate ?? undefined;
  return {
    role,
    name: `${firstName} ${lastName}`,
    subject: { kind: 'person', query, firstName, lastName, birthDate, nationality: citizenship },
  };
}

async function soleTrader(db: Tx, view: RequestView): Promise<Candidate> {
  const { rows } = await sql<{
    first_name: string;
    last_name: string;
  }>`select first_name, last_name from app_user
    where kind = 'applicant' and personal_code = ${view.partyCode}`.execute(db);
  const row = rows[0];
  if (row) {
    const { first_name: firstName, last_name: lastName } = row;
    return person('applicant', 'applicant', { personalCode: view.partyCode, firstName, lastName });
  }
  const [firstName = '', ...rest] = (await partyName(db, view)).split(' ');
  return person('applicant', 'applicant', {
    personalCode: view.partyCode,
    firstName,
    lastName: rest.join(' '),
  });
}

async function partyName(db: Tx, view: RequestView): Promise<string> {
  const row = await db
    .selectFrom('party')
    .select('name')
    .where('id', '=', view.partyId)
    .executeTakeFirstOrThrow();
  return row.name;
}

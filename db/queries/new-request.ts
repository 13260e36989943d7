import { sql } from 'kysely';
import { copiedAnswers } from '../../domain/forms/copied.ts';
import { typedAnswers } from '../../domain/forms/typed-answers.ts';
import type { LoginType } from '../../domain/schemes/index.ts';
import { draftColumns } from './drafts.ts';
import type { ActionName } from '../../domain/application/transitions.ts';
import { leaseDefaults } from '../../domain/forms/sections/lease-fields.ts';
import { Status } from '../../domain/application/status.ts';
import type { Json } from '../schema.gen.ts';
import { newRequestOf } from './new-request-facts.ts';
import type { ServerInput, Tx } from './command-input.ts';

/** Text that lists search in: small letters without their marks, so that „zukausko“ finds „Žukausko“. */
export function searchText(...parts: readonly string[]): string {
  return parts.join(' ').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

export interface Creation {
  requestId: number;
  action: ActionName;
  actorId: string;
  now: string;
  input: Record<string, unknown> & ServerInput;
}

/** Inserts a request in status 1, version 1, with its form: empty, or with the answers of the request it copies. */
export async function insertRequest(db: Tx, creation: Creation): Promise<void> {
  const made = await newRequestOf(db, creation.input);
  const answers = made.source ? copiedAnswers(made.source.form) : leaseDefaults(made.schemeCode);
  const party = await db
    .selectFrom('party')
    .select(['id', 'login_type', 'code', 'name'])
    .where('id', '=', made.partyId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('loan_request')
    .values({
      id: creation.requestId,
      scheme_code: made.schemeCode,
      party_id: party.id,
      login_type: party.login_type,
      sector_type: made.sectorType,
      ...draftColumns(typedAnswers(answers, party.login_type as LoginType)),
      copied_from: made.source?.id ?? null,
      status: Status.preparing,
      version: 1,
      created_by: creation.actorId,
      created_at: creation.now,
      status_changed_at: creation.now,
      applicant_name: party.name,
      applicant_code: party.code,
      applicant_search: searchText(party.name, party.code),
    })
    .execute();
  await db
    .insertInto('loan_request_form')
    .values({
      request_id: creation.requestId,
      form: sql<Json>`${JSON.stringify(answers)}::jsonb`,
      form_version: made.source ? 1 : 0,
      saved_by: creation.actorId,
      saved_at: creation.now,
    })
    .execute();
}

// Requests moved by the database's own transition, without workflows: for tests of money and order.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../db/connect.ts';
import { storeCommandInput } from '../../db/queries/command-input.ts';
import { applyTransition, type TransitionContext } from '../../db/queries/transition.ts';
import type { Role } from '../../domain/application/role.ts';
import type { ActionName } from '../../domain/application/transitions.ts';
import { ruleSetFor } from '../../domain/eligibility/rule-sets.ts';
import { vilniusDate } from '../../domain/values/days.ts';
import { validForm } from './form.ts';
import { addApplicant, addAttachments, newRequestId, saveForm, type Applicant } from './people.ts';

export interface Ground {
  db: Database;
  context: TransitionContext;
  storageDir: string;
}

export interface Draft {
  requestId: number;
  formVersion: number;
}

export interface Move {
  action: ActionName;
  actorId: string | null;
  roles: readonly Role[];
  knownVersion?: number | null;
  commandId?: string;
  input?: Record<string, unknown>;
}

/** The director of the demo company with a company of its own number, so that nobody's cap is in another's way. */
export async function addBorrower(db: Database, number: number): Promise<Applicant> {
  const { userId } = await addApplicant(db);
  const code = String(800_000_000 + number);
  const { rows } = await sql<{ id: number }>`insert into party (login_type, code, name)
    values ('Company', ${code}, ${`Nr. ${number}`}) returning id`.execute(db);
  const partyId = rows[0]!.id;
  await sql`insert into consent (party_id, user_id, email, phone, text_version)
    values (${partyId}, ${userId}::uuid, 'kas@example.test', '+37061234567', '1')`.execute(db);
  return { userId, partyId, code };
}

export async function move(ground: Ground, requestId: number, given: Move) {
  const { action, actorId, roles, knownVersion = null, commandId = randomUUID(), input = {} } = given;
  await storeCommandInput(ground.db, { commandId, requestId, action, actorId, input });
  const command = { requestId, action, commandId, actorId, roles, expectedVersion: null, knownVersion };
  return applyTransition(ground.db, command, ground.context);
}

/** A saved, complete and accepted form; nothing is submitted yet. */
export async function addDraft(ground: Ground, applicant: Applicant, form = validForm()): Promise<Draft> {
  const requestId = await newRequestId(ground.db);
  const input = { schemeCode: 'tiesiogines', partyId: applicant.partyId };
  await move(ground, requestId, { action: 'start', actorId: applicant.userId, roles: ['applicant'], input });
  await addAttachments(ground.db, {
    requestId,
    userId: applicant.userId,
    storageDir: ground.storageDir,
  });
  return { requestId, formVersion: await saveAccepted(ground.db, requestId, form) };
}

/** Saves a form and says that the criteria are met by it. */
export async function saveAccepted(
  db: Database,
  requestId: number,
  form: Record<string, unknown>,
): Promise<number> {
  const formVersion = await saveForm(db, requestId, form);
  await sql`insert into evaluation (request_id, kind, state, decision, form_version, command_id, rule_set_version)
    values (${requestId}, 'applicant', 'finished', 'Accepted', ${formVersion}, ${randomUUID()},
      ${ruleSetFor('tiesiogines', vilniusDate(new Date())).version})`.execute(db);
  return formVersion;
}

export async function submitDraft(ground: Ground, applicant: Applicant, { requestId, formVersion }: Draft) {
  const actorId = applicant.userId;
  return move(ground, requestId, { action: 'submit', actorId, roles: ['applicant'], input: { formVersion } });
}

import { sql } from 'kysely';
import { completeParameters } from '../../../domain/eligibility/parameter-problems.ts';
import { ruleSetFor, ruleSetOfVersion, type RuleParameters } from '../../../domain/eligibility/rule-sets.ts';
import type { SchemeCode } from '../../../domain/schemes/index.ts';
import { vilniusDate } from '../../../domain/values/days.ts';
import type { Tx } from '../command-input.ts';

export interface PolicyDraft {
  id: string;
  name: string;
  scheme: SchemeCode;
  /** Version of the rule set it was copied from. */
  basedOn: string;
  parameters: RuleParameters;
  version: number;
  savedAt: Date;
  savedByName: string;
  /** Runs made of it so far. */
  runs: number;
}

type Stored = Omit<PolicyDraft, 'parameters'> & { parameters: unknown };

const COLUMNS = sql`d.id, d.name, d.scheme_code as scheme, d.based_on as "basedOn", d.parameters, d.version,
  d.saved_at as "savedAt", u.first_name || ' ' || u.last_name as "savedByName",
  (select count(*)::int from policy_run r where r.draft_id = d.id) as runs`;

/** Parameters of the set a draft or a run was copied from; those in force when that version is not known any more. */
export function baseParameters(basedOn: string, scheme: SchemeCode, today: string): RuleParameters {
  return (ruleSetOfVersion(basedOn) ?? ruleSetFor(scheme, today)).parameters;
}

const whole = (row: Stored): PolicyDraft => ({
  ...row,
  parameters: completeParameters(
    row.parameters,
    baseParameters(row.basedOn, row.scheme, vilniusDate(new Date())),
  ),
});

/** Drafts that were not deleted, the newest saved first. */
export async function listDrafts(db: Tx): Promise<PolicyDraft[]> {
  const { rows } =
    await sql<Stored>`select ${COLUMNS} from policy_draft d join app_user u on u.id = d.saved_by
    where d.deleted_at is null order by d.saved_at desc, d.id limit 200`.execute(db);
  return rows.map(whole);
}

/** One draft; null when it is not there or was deleted. */
export async function findDraft(db: Tx, id: string): Promise<PolicyDraft | null> {
  const { rows } =
    await sql<Stored>`select ${COLUMNS} from policy_draft d join app_user u on u.id = d.saved_by
    where d.id = ${id}::uuid and d.deleted_at is null`.execute(db);
  return rows[0] ? whole(rows[0]) : null;
}

export interface NewDraft {
  name: string;
  scheme: SchemeCode;
  basedOn: string;
  parameters: RuleParameters;
  by: string;
  key: string;
}

/** Makes a draft; the same key of the same person makes it once. Answers its id. */
export async function insertDraft(db: Tx, draft: NewDraft): Promise<string> {
  const { rows } = await sql<{ id: string }>`insert into policy_draft
      (name, scheme_code, based_on, parameters, created_key, created_by, saved_by)
    values (${draft.name}, ${draft.scheme}, ${draft.basedOn}, ${JSON.stringify(draft.parameters)}::jsonb, ${draft.key},
      ${draft.by}::uuid, ${draft.by}::uuid)
    on conflict (created_by, created_key) do update set created_key = excluded.created_key
    returning id`.execute(db);
  return rows[0]!.id;
}

export interface DraftChange {
  id: string;
  /** The version the person saw. */
  version: number;
  by: string;
  key: string;
}

/** Saves a draft unless somebody saved it meanwhile; answers whether it is saved. The same key again is no conflict with itself. */
export async function saveDraft(
  db: Tx,
  change: DraftChange,
  { name, parameters }: { name: string; parameters: RuleParameters },
): Promise<boolean> {
  const { numAffectedRows } = await sql`update policy_draft
    set name = ${name}, parameters = ${JSON.stringify(parameters)}::jsonb, version = version + 1, saved_at = now(),
      saved_by = ${change.by}::uuid, saved_key = ${change.key}
    where id = ${change.id}::uuid and version = ${change.version} and deleted_at is null`.execute(db);
  if (numAffectedRows === 1n) return true;
  const mine =
    await sql`select 1 from policy_draft where id = ${change.id}::uuid and version = ${change.version + 1}
    and saved_by = ${change.by}::uuid and saved_key = ${change.key}`.execute(db);
  return mine.rows.length > 0;
}

/** Takes a draft off the list; its runs stay. Answers false when somebody saved it meanwhile. */
export async function deleteDraft(
  db: Tx,
  { id, version }: { id: string; version: number },
): Promise<boolean> {
  const { numAffectedRows } = await sql`update policy_draft set deleted_at = now()
    where id = ${id}::uuid and version = ${version} and deleted_at is null`.execute(db);
  return numAffectedRows === 1n;
}

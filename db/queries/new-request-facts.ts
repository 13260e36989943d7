import { sql } from 'kysely';
import type { Facts } from '../../domain/application/conditions.ts';
import {
  CLOSED_STATUSES,
  COPYABLE_STATUSES,
  Status,
  type StatusId,
} from '../../domain/application/status.ts';
import { getAt } from '../../domain/forms/path.ts';
import {
  DEFAULT_SCHEME,
  isPeriodOpen,
  sameSector,
  schemeOf,
  type CallPeriod,
  type SchemeCode,
  type SectorType,
} from '../../domain/schemes/index.ts';
import { vilniusDate } from '../../domain/values/days.ts';
import type { FactsQuestion } from './facts-question.ts';
import type { Tx } from './command-input.ts';
import { CALL_PERIOD } from './scheme-sums.ts';
import type { RequestView } from './request-view.ts';

/** What a new request is made of. */
export interface NewRequest {
  partyId: number | null;
  schemeCode: SchemeCode;
  sectorType: SectorType | null;
  source: { id: number; status: StatusId; form: Record<string, unknown> } | null;
}

/** The party, scheme and sector a new request would have: from the input, or from the request it copies. */
export async function newRequestOf(db: Tx, input: FactsQuestion['input'] = {}): Promise<NewRequest> {
  const partyId = input.partyId ?? null;
  const source = typeof input.sourceId === 'number' ? await loadSource(db, input.sourceId, partyId) : null;
  return {
    partyId,
    schemeCode: source?.schemeCode ?? (input.schemeCode as SchemeCode | undefined) ?? DEFAULT_SCHEME,
    sectorType: source?.sectorType ?? input.sectorType ?? null,
    source,
  };
}

/** A deleted request, or somebody else's, cannot be copied: it is as if it were not there. */
async function loadSource(db: Tx, sourceId: number, partyId: number | null) {
  const row = await db
    .selectFrom('loan_request as r')
    .leftJoin('loan_request_form as f', 'f.request_id', 'r.id')
    .select(['r.id', 'r.status', 'r.scheme_code', 'r.sector_type', 'f.form'])
    .where('r.id', '=', sourceId)
    .where('r.party_id', '=', partyId)
    .where('r.deleted_at', 'is', null)
    .executeTakeFirst();
  return row
    ? {
        id: row.id,
        status: row.status as StatusId,
        schemeCode: row.scheme_code as SchemeCode,
        sectorType: row.sector_type as SectorType | null,
        form: (row.form ?? {}) as Record<string, unknown>,
      }
    : null;
}

/** Another request of the party in the same sector has been submitted; drafts of the same sector race to be the one. */
export async function isSectorSubmitted(db: Tx, view: RequestView): Promise<boolean> {
  const chosen = getAt(view.form, 'LoanInfo.SectorType');
  const sector = typeof chosen === 'number' ? (chosen as SectorType) : view.sectorType;
  if (!schemeOf(view.schemeCode).oneRequestPerSector || sector === null) return false;
  const other = await db
    .selectFrom('loan_request')
    .select('id')
    .where('party_id', '=', view.partyId)
    .where('scheme_code', '=', view.schemeCode)
    .where('id', '!=', view.id)
    .where('deleted_at', 'is', null)
    .where('status', 'not in', [Status.preparing, ...CLOSED_STATUSES])
    .where('sector_type', 'in', [...sameSector(sector)])
    .executeTakeFirst();
  return other !== undefined;
}

/** Facts of `start` and `copy`. Without a party only the call period is judged. */
export async function loadNewRequestFacts(db: Tx, question: FactsQuestion): Promise<Partial<Facts>> {
  const made = await newRequestOf(db, question.input);
  const scheme = schemeOf(made.schemeCode);
  const { rows } = await sql<{ now: Date; period: CallPeriod | null; consent: boolean; taken: boolean }>`
    select clock_timestamp() as now,
      (select ${CALL_PERIOD} from scheme_budget b where b.scheme_code = ${scheme.code}) as period,
      exists (select 1 from consent where party_id = ${made.partyId} and user_id = ${question.actorId}::uuid) as consent,
      exists (select 1 from loan_request where party_id = ${made.partyId} and scheme_code = ${scheme.code}
        and deleted_at is null and status <> all(${[...CLOSED_STATUSES]}::smallint[])
        and sector_type = any(${made.sectorType ? [...sameSector(made.sectorType)] : []}::smallint[])) as taken`.execute(
    db,
  );
  const now = rows[0]!;
  return {
    actorId: question.actorId,
    periodOpen: !question.callPeriodClosed && isPeriodOpen(now.period ?? scheme.period, vilniusDate(now.now)),
    consentGiven: made.partyId === null || now.consent,
    sectorTaken: scheme.oneRequestPerSector && now.taken,
    sourceCopyable:
      question.action !== 'copy' || (made.source !== null && COPYABLE_STATUSES.includes(made.source.status)),
  };
}

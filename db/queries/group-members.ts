import { sql, type RawBuilder } from 'kysely';
import { MAJORITY } from '../../domain/eligibility/group.ts';

const IS_MAJORITY = sql`p ->> 'kind' = 'company'
  and greatest((p ->> 'sharesPart')::numeric, (p ->> 'votingPart')::numeric) > ${sql.lit(MAJORITY)}`;
const IS_NEWEST = sql`not n.withdrawn and not exists (select 1 from register_snapshot y
  where y.subject_id = n.subject_id and y.register = n.register and y.id > n.id)`;

/**
 * The whole group of these companies as a recursive `member (code)`, for `with recursive`: whoever an open request links to
 * a member (a link holds both ways), whoever holds the majority of a member, and whoever a member holds the majority of.
 * Partners end the chain (docs/decisions/0008). Links of the request itself are given in `codes`; those it held so far
 * do not count. Exact only under `lockBudget`.
 */
export function groupMembers(codes: readonly string[], requestId: number): RawBuilder<unknown> {
  return sql`member (code) as (
    select unnest(${[...codes]}::text[])
    union
    select l.code from member m cross join lateral (
      select unnest(array_append(v.group_codes, v.borrower_code)) as code from reservation v
        where v.request_id <> ${requestId} and (v.borrower_code = m.code or v.group_codes @> array[m.code])
      union all
      select p ->> 'companyCode' from register_subject s
        join register_snapshot n on n.subject_id = s.id and n.register = 'shareholders' and ${IS_NEWEST}
        cross join jsonb_array_elements(n.data -> 'participants') p
        where s.kind = 'company' and s.code = m.code and ${IS_MAJORITY}
      union all
      select s.code from register_snapshot n
        join register_subject s on s.id = n.subject_id and s.kind = 'company'
        cross join jsonb_array_elements(n.data -> 'participants') p
        where n.register = 'shareholders' and ${IS_NEWEST} and p ->> 'companyCode' = m.code and ${IS_MAJORITY}
          and n.data -> 'participants' @> jsonb_build_array(jsonb_build_object('companyCode', m.code))
    ) l where l.code is not null)`;
}

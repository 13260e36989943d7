import type { z } from 'zod';
import { listRelatedRequests } from '../../db/queries/request-list.ts';
import { listSamePeople } from '../../db/queries/screening/same-people.ts';
import type { Deps } from '../deps.ts';
import type { relatedRequest } from '../wire/staff-list.ts';
import { sharedPersonOf } from './screening.ts';
import { sum } from './wire-values.ts';

type Related = z.input<typeof relatedRequest>;

/** Other requests of the party, of its group, and those in which anybody of this one appears; the newest first. */
export async function relatedRequests({ db }: Pick<Deps, 'db'>, requestId: number): Promise<Related[]> {
  const [ofGroup, ofPeople] = await Promise.all([
    listRelatedRequests(db, requestId),
    listSamePeople(db, requestId),
  ]);
  const people = new Map(ofPeople.map((request) => [request.id, request.people]));
  const known = new Set(ofGroup.map(({ id }) => id));
  const others = ofPeople
    .filter(({ id }) => !known.has(id))
    .map((request) => ({ ...request, relation: 'person' as const }));
  return [...ofGroup, ...others]
    .sort((a, b) => b.id - a.id)
    .map((request) => ({
      Id: request.id,
      LoanSum: sum(request.loanSumCents),
      Status: request.status,
      SchemeCode: request.schemeCode,
      CompanyName: request.name,
      relation: request.relation,
      people: (people.get(request.id) ?? []).map(sharedPersonOf),
    }));
}

import { sql } from 'kysely';
import {
  companyHolders,
  GROUP_DEPTH,
  type GroupLink,
  type RegisteredParticipant,
} from '../../domain/eligibility/group.ts';
import { readRegisterData } from '../register-data.ts';
import type { Tx } from './command-input.ts';

export interface GroupMember {
  code: string;
  foundIn: 'request' | 'register';
  link: GroupLink;
  /** Per cents of its figures that count for the group. */
  part: number;
}

type Participants = readonly RegisteredParticipant[];

/** Who takes part in each of these companies, by the newest answers of the register; a company it was not asked about is not there. */
export async function participantsOf(db: Tx, codes: readonly string[]): Promise<Map<string, Participants>> {
  if (codes.length === 0) return new Map();
  const { rows } = await sql<{ code: string; data: unknown }>`
    select distinct on (s.code) s.code, n.data
    from register_snapshot n join register_subject s on s.id = n.subject_id
    where s.kind = 'company' and s.code = any(${[...codes]}::text[]) and n.register = 'shareholders'
    order by s.code, n.id desc`.execute(db);
  return new Map(
    rows.map(({ code, data }) => [code, readRegisterData('shareholders', data)?.participants ?? []]),
  );
}

/**
 * Companies of a party's group, by code: those named in the request and those that hold it, and their own holders, as far as
 * the registers were asked (PRODUCT.md section 6). A link that is known to be a majority wins over a smaller holding.
 */
export async function findGroup(
  db: Tx,
  own: { code: string; named: readonly string[]; participants: Participants },
): Promise<GroupMember[]> {
  const members = new Map<string, GroupMember>();
  const add = (found: GroupMember): boolean => {
    const known = members.get(found.code);
    if (found.code === own.code || known?.link === 'linked' || known?.part === found.part) return false;
    members.set(found.code, found);
    return true;
  };
  let level = own.named.filter((code) => add({ code, foundIn: 'request', link: 'linked', part: 100 }));
  let holders = companyHolders(own.participants);
  for (let step = 0; step < GROUP_DEPTH; step += 1) {
    for (const holder of holders) {
      if (add({ ...holder, foundIn: 'register' }) && holder.link === 'linked') level.push(holder.code);
    }
    // Partners end the chain: who holds a partner is not of the group.
    const above = await participantsOf(db, level);
    holders = [...above.values()].flatMap((participants) => companyHolders(participants));
    level = [];
    if (holders.length === 0) break;
  }
  return [...members.values()].sort((a, b) => (a.code < b.code ? -1 : 1));
}

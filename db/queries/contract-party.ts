import { sql } from 'kysely';
import { nameOfParty } from './parties.ts';
import { loadSnapshots } from './registers.ts';
import type { Tx } from './command-input.ts';
import type { RequestView } from './request-view.ts';
import type { Party } from '../../domain/texts/lt/document.ts';
import { byAuthorisation } from '../../domain/texts/lt/representation.ts';

/**
 * The applicant as party of a contract: a company as the register knows it, represented by who sent the request under
 * an authorisation, else by its head; a sole trader under their own name, represented by nobody unless so authorised.
 * Who merely began the request represents nobody.
 */
export async function contractParty(db: Tx, view: RequestView): Promise<Party> {
  const { name } = await nameOfParty(db, view.partyId);
  const sender = await newestSender(db, view.id);
  const authorised = sender?.represents ? byAuthorisation(sender.name) : null;
  const party = { name, code: view.partyCode, address: null, representedBy: authorised };
  if (view.loginType === 'Individual') return party;
  const answers = await loadSnapshots(db, 'company', view.partyCode);
  const entity = answers['legal-entities']?.data;
  const { address, manager } = entity ?? {};
  const head = manager ? `${manager.firstName} ${manager.lastName}` : (sender?.name ?? null);
  return {
    ...party,
    name: entity?.name ?? name,
    address: address
      ? [[address.street, address.house].filter(Boolean).join(' '), address.settlement]
          .filter(Boolean)
          .join(', ')
      : null,
    representedBy: authorised ?? head,
  };
}

async function newestSender(
  db: Tx,
  requestId: number,
): Promise<{ name: string; represents: boolean } | null> {
  const { rows } = await sql<{ name: string; represents: boolean }>`
    select u.first_name || ' ' || u.last_name as name, s.representative_id is not null as represents
    from submission s join app_user u on u.id = s.submitted_by
    where s.request_id = ${requestId} order by s.no desc limit 1`.execute(db);
  return rows[0] ?? null;
}

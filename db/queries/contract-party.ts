import { sql } from 'kysely';
import { getAt } from '../../domain/forms/path.ts';
import { authorised, headOf, type Party } from '../../domain/texts/lt/party.ts';
import { nameOfParty } from './parties.ts';
import { loadSnapshots } from './registers.ts';
import type { Tx } from './command-input.ts';
import type { RequestView } from './request-view.ts';

/**
 * The applicant as party of a contract: a company as the register knows it, signed for by who sent the request under
 * an authorisation, else by its head; a sole trader under their own name, signed for by nobody else unless so authorised.
 * Who merely began the request signs for nobody.
 */
export async function contractParty(db: Tx, view: RequestView): Promise<Party> {
  const { name } = await nameOfParty(db, view.partyId);
  const sender = await newestSender(db, view.id);
  const mandate = sender?.validFrom ? authorised(sender.name, sender.validFrom, sender.validTo!) : null;
  const section = view.loginType === 'Company' ? 'CompanyData' : 'ApplicantData';
  const email = (getAt(view.form, `${section}.ContractEmail`) as string | undefined) || null;
  const party = { name, code: view.partyCode, address: null, email, signatory: mandate };
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
    signatory: mandate ?? headOf(head),
  };
}

interface Sender {
  name: string;
  /** Days of the authorisation under which it was sent; null: in their own right. */
  validFrom: string | null;
  validTo: string | null;
}

async function newestSender(db: Tx, requestId: number): Promise<Sender | null> {
  const { rows } = await sql<Sender>`
    select u.first_name || ' ' || u.last_name as name, r.valid_from::text as "validFrom", r.valid_to::text as "validTo"
    from submission s join app_user u on u.id = s.submitted_by left join representative r on r.id = s.representative_id
    where s.request_id = ${requestId} order by s.no desc limit 1`.execute(db);
  return rows[0] ?? null;
}

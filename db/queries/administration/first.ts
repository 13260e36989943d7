import type { Database } from '../../connect.ts';
import { sql } from 'kysely';
import {
  countOtherAdministrators,
  findAccount,
  insertAccount,
  setRights,
  type AccountData,
} from './accounts.ts';
import { insertChange } from './changes.ts';

/** From so many administrators on the portal's own four eyes work, and the command has no word any more. */
export const ENOUGH_ADMINISTRATORS = 2;

export type Appointed = 'appointed' | 'isAlready' | 'enough' | 'emailTaken';

/**
 * Gives somebody the administrator's role by the operator's command, with an account if there is none. Only until there are
 * two: after that one proposes and another confirms.
 */
export async function appointAdministrator(
  db: Database,
  data: AccountData,
  said: { reason: string; key: string },
): Promise<Appointed> {
  return db.transaction().execute(async (tx) => {
    await sql`lock table admin_change in share row exclusive mode`.execute(tx);
    const { rows } = await sql<{ id: string }>`select id from app_user
      where kind = 'staff' and personal_code = ${data.personalCode}`.execute(tx);
    const known = rows[0] ? await findAccount(tx, rows[0].id) : null;
    if (known?.isActive && known.roles.includes('administrator')) return 'isAlready';
    if ((await countOtherAdministrators(tx, null)) >= ENOUGH_ADMINISTRATORS) return 'enough';
    const id = known?.id ?? (await insertAccount(tx, data));
    if (id === null) return 'emailTaken';
    const before = { roles: known?.roles ?? [] };
    const after = { roles: [...new Set([...before.roles, 'administrator' as const])] };
    await setRights(tx, { id, roles: after.roles, isActive: true });
    await insertChange(tx, {
      kind: 'roles',
      subject: id,
      before,
      after,
      ...said,
      by: null,
      needsSecond: false,
    });
    return 'appointed';
  });
}

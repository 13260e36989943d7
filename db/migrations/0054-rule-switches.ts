import { sql, type Kysely, type Migration } from 'kysely';

/** Rules that are off until two people turn them on (decision 0131) are changes of the administration as well. */
export const ruleSwitches: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table admin_change drop constraint admin_change_kind_check,
      add constraint admin_change_kind_check check (kind in
        ('account', 'roles', 'active', 'absence', 'absenceEnd', 'budget', 'period', 'feature', 'rule'))`.execute(
      db,
    );
  },
};

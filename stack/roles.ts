import pg from 'pg';
import type { Secrets } from './secrets.ts';

/** What the portal's processes are told about the database. */
export interface DatabaseAccess {
  /** Role of the running application: reads and writes rows, changes no tables. */
  application: string;
  /** Role that owns the tables, for migrations. */
  owner: string;
  applicationRole?: string;
}

const DATABASE = 'portal';
const OWNER = 'portal';
export const APPLICATION = 'portal_app';

/** Creates the two roles and the database where they are missing; may run at every start. */
export async function prepareRoles(superuserUrl: string, secrets: Secrets): Promise<DatabaseAccess> {
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  try {
    for (const [role, password] of [
      [OWNER, secrets.owner],
      [APPLICATION, secrets.application],
    ] as const) {
      const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [role]);
      const verb = rowCount ? 'alter' : 'create';
      await client.query(`${verb} role ${role} login password ${client.escapeLiteral(password)}`);
    }
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (!rowCount) await client.query(`create database ${DATABASE} owner ${OWNER}`);
    await client.query(`revoke all on database ${DATABASE} from public`);
    await client.query(`grant connect on database ${DATABASE} to ${APPLICATION}`);
  } finally {
    await client.end();
  }
  const { host } = new URL(superuserUrl);
  return {
    owner: `postgres://${OWNER}:${secrets.owner}@${host}/${DATABASE}`,
    application: `postgres://${APPLICATION}:${secrets.application}@${host}/${DATABASE}`,
    applicationRole: APPLICATION,
  };
}

/** Somebody else's database: the addresses as given; rights are granted only where the two roles differ. */
export function givenDatabase(application: string, owner = application): DatabaseAccess {
  const role = new URL(application).username;
  return {
    application,
    owner,
    ...(role && role !== new URL(owner).username ? { applicationRole: role } : {}),
  };
}

/** No loan request has ever been made there. */
export async function isWithoutRequests(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<{ some: boolean }>(
      'select exists (select from loan_request) as some',
    );
    return !rows[0]?.some;
  } finally {
    await client.end();
  }
}

// A database of its own for every test file, copied from a template that was migrated once.
import { createHash, randomInt, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { connect, type Database } from '../../db/connect.ts';
import { migrate } from '../../db/migrate.ts';

export interface TestDatabase {
  url: string;
  db: Database;
  /** Closes the pool and drops the database. */
  drop(): Promise<void>;
}

const ADMIN_URL = process.env.TEST_DATABASE_URL ?? '';
const LOCK = 7_317_001;

/** TEST_DATABASE_URL names a superuser's database of a running server. */
export async function createDatabase(): Promise<TestDatabase> {
  const name = `t_${randomUUID().replaceAll('-', '').slice(0, 20)}`;
  await withAdmin(async (admin) => {
    const template = await ensureTemplate(admin);
    await admin.query(`create database ${name} template ${template}`);
  });
  const url = urlOf(name);
  await spreadNumbers(url);
  const db = connect(url, { max: 8 });
  return {
    url,
    db,
    async drop() {
      await db.destroy();
      await withAdmin((admin) => admin.query(`drop database if exists ${name} with (force)`));
    },
  };
}

interface ApplicationAccess {
  url: string;
  db: Database;
  /** Closes the pool; the role goes with what it was granted. */
  close(): Promise<void>;
}

/** The database as the running application has it: a role of its own with the rights that a migration grants. */
export async function accessOfApplication({ url: owner }: TestDatabase): Promise<ApplicationAccess> {
  const role = `a_${randomUUID().replaceAll('-', '').slice(0, 20)}`;
  const password = randomUUID();
  await withAdmin((admin) => admin.query(`create role ${role} login password '${password}'`));
  await migrate(owner, role);
  const url = new URL(owner);
  Object.assign(url, { username: role, password });
  const db = connect(url.href, { max: 8 });
  return {
    url: url.href,
    db,
    async close() {
      await db.destroy();
      const client = new pg.Client({ connectionString: owner });
      await client.connect();
      await client.query(`drop owned by ${role}`);
      await client.query(`drop role ${role}`);
      await client.end();
    },
  };
}

/** Workflow ids hold these numbers, and all tests share one Temporal server: every database counts from elsewhere. */
async function spreadNumbers(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const start = randomInt(1, 2_000_000) * 1000 + 1;
  await client.query(`alter sequence loan_request_number restart with ${start}`);
  await client.query(`alter sequence payment_request_number restart with ${start}`);
  await client.query(`alter table register_subject alter column id restart with ${start}`);
  await client.end();
}

const urlOf = (name: string): string => {
  const url = new URL(ADMIN_URL);
  url.pathname = `/${name}`;
  return url.href;
};

async function withAdmin<T>(work: (admin: pg.Client) => Promise<T>): Promise<T> {
  if (!ADMIN_URL) throw new Error('TEST_DATABASE_URL is not set');
  const admin = new pg.Client({ connectionString: ADMIN_URL });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

/** The template's name holds the hash of what shapes it, so a changed migration makes a new one. */
async function ensureTemplate(admin: pg.Client): Promise<string> {
  const name = `template_${shapeHash()}`;
  await admin.query('select pg_advisory_lock($1)', [LOCK]);
  try {
    const found = await admin.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount === 0) {
      const building = `${name}_building`;
      await admin.query(`drop database if exists ${building} with (force)`);
      await admin.query(`create database ${building}`);
      await migrate(urlOf(building));
      await admin.query(`alter database ${building} rename to ${name}`);
    }
  } finally {
    await admin.query('select pg_advisory_unlock($1)', [LOCK]);
  }
  return name;
}

function shapeHash(): string {
  const hash = createHash('sha256');
  for (const folder of [
    '../../db/migrations/',
    '../../domain/schemes/',
    '../../domain/values/',
    '../../db/',
  ]) {
    const path = fileURLToPath(new URL(folder, import.meta.url));
    for (const file of readdirSync(path).filter(
      (entry) => entry.endsWith('.ts') && !entry.endsWith('.test.ts'),
    )) {
      hash.update(file).update(readFileSync(`${path}${file}`));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

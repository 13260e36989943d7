import { chownSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { chooseUser, ownFolder, type RunAs } from '../postgres-user.ts';
import type { Service } from '../service.ts';
import { until } from '../waiting.ts';
import type { Processes } from './processes.ts';
import type { Room } from './room.ts';

export type Member = 'first' | 'second';

/** As in docker-compose.yml; the memory fits a machine that carries the whole drill. */
const SETTINGS = [
  ...['max_connections=300', 'shared_buffers=256MB', 'random_page_cost=1.1', 'jit=off'],
  ...['listen_addresses=127.0.0.1', 'unix_socket_directories='],
];

/** Two servers of Postgres, one of which follows the other. */
export class Database {
  private readonly user: RunAs;

  constructor(
    private readonly room: Room,
    private readonly processes: Processes,
  ) {
    this.user = chooseUser(this.folder('first'));
  }

  folder(member: Member): string {
    return join(dirname(this.room.places.data), `postgres-${member}`);
  }

  /** Address for the superuser, past the proxy. */
  url(member: Member, database = 'postgres'): string {
    return `postgres://postgres:${this.room.passwords.superuser}@127.0.0.1:${this.room.ports[member]}/${database}`;
  }

  async create(): Promise<void> {
    const folder = this.folder('first');
    ownFolder(folder, this.user);
    const file = `${folder}.password`;
    writeFileSync(file, this.room.passwords.superuser, { mode: 0o600 });
    if (this.user.uid !== undefined) chownSync(file, this.user.uid, this.user.gid ?? this.user.uid);
    const locale = ['--encoding=UTF8', '--locale=C.UTF-8', '--locale-provider=icu', '--icu-locale=lt'];
    await this.program('initdb', [
      ...['-D', folder, '--username=postgres', `--pwfile=${file}`, '--auth=scram-sha-256'],
      ...locale,
    ]);
    rmSync(file);
    await this.start('first');
  }

  start(member: Member): Promise<void> {
    return this.processes.start(this.service(member));
  }

  private service(member: Member): Service {
    return {
      name: `postgres-${member}`,
      label: 'Postgres',
      where: `the ${member} on port ${this.room.ports[member]}`,
      command: join(this.room.tools.postgres, 'postgres'),
      args: [
        ...['-D', this.folder(member), '-p', String(this.room.ports[member])],
        ...SETTINGS.flatMap((setting) => ['-c', setting]),
      ],
      ...this.user,
      cwd: '/',
      stopSignal: 'SIGINT',
      isReady: async () => (await this.ask(member, 'select 1')).length === 1,
    };
  }

  /** A base backup of one as the folder of the other, or as a folder to be kept. */
  async backUp(from: Member, folder: string, standby?: Member): Promise<void> {
    rmSync(folder, { recursive: true, force: true });
    ownFolder(folder, this.user);
    const source = `host=127.0.0.1 port=${this.room.ports[from]} user=postgres application_name=${standby ?? 'backup'}`;
    const args = ['--dbname', source, '--pgdata', folder, '--checkpoint=fast', '--wal-method=stream'];
    await this.program('pg_basebackup', [...args, ...(standby ? ['--write-recovery-conf'] : [])]);
  }

  /** `standby` copies `primary` and follows it; from then on every commit waits for both. */
  async follow(primary: Member, standby: Member): Promise<void> {
    await this.backUp(primary, this.folder(standby), standby);
    await this.start(standby);
    // In quotes: „first“ alone is a word of this setting's own.
    await this.ask(primary, `alter system set synchronous_standby_names = '"${standby}"'`);
    await this.ask(primary, 'select pg_reload_conf()');
    const isSynchronous = async (): Promise<boolean> =>
      (await this.ask<{ s: string }>(primary, 'select sync_state as s from pg_stat_replication')).some(
        ({ s }) => s === 'sync',
      );
    if (!(await until(isSynchronous, { withinMs: 30_000 })))
      throw new Error(`The ${standby} server does not follow in step with the ${primary}.`);
  }

  /** The standby becomes the primary. It waits for nobody, or every commit would hang: there is no other one now. */
  async promote(member: Member): Promise<void> {
    await this.program('pg_ctl', ['promote', '-D', this.folder(member), '-w', '-t', '30']);
    await this.ask(member, 'alter system reset synchronous_standby_names');
    await this.ask(member, 'select pg_reload_conf()');
  }

  async ask<T>(member: Member, text: string, database = 'postgres'): Promise<T[]> {
    const client = new pg.Client({
      connectionString: this.url(member, database),
      connectionTimeoutMillis: 3_000,
    });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query(text)).rows as T[];
    } finally {
      await client.end();
    }
  }

  private program(name: string, args: string[]): Promise<void> {
    return this.processes.once({
      name,
      command: join(this.room.tools.postgres, name),
      args,
      env: { PGPASSWORD: this.room.passwords.superuser },
      ...this.user,
      cwd: '/',
    });
  }
}

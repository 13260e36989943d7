import { join } from 'node:path';
import { build, WEB } from '../build.ts';
import { say, took } from '../console.ts';
import type { Supervisor } from '../processes.ts';
import { findTemporal } from '../temporal-binary.ts';
import { Database } from './database.ts';
import type { EnginePrograms } from './engine-build.ts';
import {
  apiService,
  databaseUrl,
  engineCommandLine,
  engineService,
  portalVariables,
  proxyService,
  standInsService,
  workerService,
} from './portal.ts';
import { Processes } from './processes.ts';
import type { Room } from './room.ts';

const NODE = ['--import', 'tsx'];

/** The whole installation of the runbook's chapter, with two of everything that may be two. */
export class Site {
  readonly processes: Processes;
  readonly database: Database;
  variables: Record<string, string> = {};
  private commandLine = '';

  constructor(
    readonly room: Room,
    private readonly engine: EnginePrograms,
  ) {
    this.processes = new Processes(room.places);
    this.database = new Database(room, this.processes);
  }

  /** In the order of the runbook; throws what the doctor finds WRONG. */
  async bringUp(supervisor: Supervisor): Promise<void> {
    const { room, processes, database } = this;
    await this.built(supervisor);
    await this.step('databases', () => database.create());
    await this.step('standby', () => database.follow('first', 'second'));
    await this.step('HAProxy', () => processes.start(proxyService(room)));
    await this.step('roles', () => this.script('docker/postgres/roles.sh', this.rolesVariables()));
    await this.step('schema', () => this.script('docker/temporal/schema.sh', this.schemaVariables()));
    await this.step('engine', () => this.startEngine());
    await this.step('namespace', async () => {
      const { path } = await findTemporal(room.places);
      this.commandLine = path;
      await this.script('docker/temporal/namespace.sh', { ...engineCommandLine(room), TEMPORAL_CLI: path });
    });
    const standIns = standInsService(room);
    await this.step('stand-ins', () => processes.start(standIns));
    this.variables = portalVariables(room, standIns.file);
    await this.step('migrations', () =>
      this.script('docker/entrypoint.sh migrate', {
        MIGRATION_DATABASE_URL: databaseUrl(room, 'portal'),
        APP_DATABASE_ROLE: 'portal_app',
      }),
    );
    for (const number of [1, 2] as const)
      await this.step(`worker ${number}`, () => processes.start(workerService(room, number, this.variables)));
    for (const number of [1, 2] as const)
      await this.step(`api ${number}`, () => processes.start(apiService(room, number, this.variables)));
    await this.step('doctor', () => this.doctor());
  }

  startEngine(): Promise<void> {
    return this.processes.start(engineService(this.room, this.engine));
  }

  private async built(supervisor: Supervisor): Promise<void> {
    await build(supervisor, WEB);
    await this.step('workflows', () =>
      this.processes.once({
        name: 'bundle',
        command: process.execPath,
        args: [...NODE, 'worker/bundle.ts', '--all'],
      }),
    );
  }

  /** Nothing may be WRONG before the first request. What is only doubtful is shown. */
  private async doctor(): Promise<void> {
    const { code, lines } = await this.processes.run({
      name: 'doctor',
      command: 'sh',
      args: ['docker/doctor.sh'],
      env: this.variables,
    });
    for (const line of lines.filter((one) => /^\s*(WRONG|WARNING|CHECK)/i.test(one)))
      say('Doctor', line.trim());
    if (code !== 0) throw new Error(`The doctor found something wrong:\n${lines.join('\n')}`);
  }

  /** One request from login to both signatures, and one that is assessed, by the steps of the demo data over HTTP. */
  async walk(): Promise<void> {
    await this.processes.once({
      name: 'walk',
      command: process.execPath,
      args: [...NODE, 'db/seed/main.ts'],
      env: {
        PORTAL_URL: this.room.url,
        DATABASE_URL: databaseUrl(this.room, 'portal_app'),
        DEMO_JOURNEYS: 'signed,assessing',
        NODE_EXTRA_CA_CERTS: this.room.certificates.authority,
      },
    });
  }

  /** `npm run restored`; answers its lines. */
  async restored(): Promise<string[]> {
    const { code, lines } = await this.processes.run({
      name: 'restored',
      command: process.execPath,
      args: [...NODE, 'worker/restored.ts'],
      env: this.variables,
    });
    if (code !== 0) throw new Error(`restored ended with ${code}:\n${lines.join('\n')}`);
    return lines;
  }

  /** `npm run verify-log`; answers what is wrong. */
  async verifyLog(): Promise<string[]> {
    const { code, lines } = await this.processes.run({
      name: 'verify-log',
      command: process.execPath,
      args: [...NODE, 'db/verify-log.ts'],
      env: this.variables,
    });
    return code === 0 ? [] : [`verify-log: ${lines.slice(0, 3).join('; ')}`];
  }

  /** Has the reconciler compare rows and workflows now. */
  reconcile(): Promise<void> {
    return this.processes.once({
      name: 'reconcile',
      command: this.commandLine,
      args: ['schedule', 'trigger', '--namespace', 'loans', '--schedule-id', 'reconcile'],
      env: engineCommandLine(this.room),
    });
  }

  private script(line: string, env: Record<string, string>): Promise<void> {
    const [file = '', ...rest] = line.split(' ');
    const name = file.split('/').at(-1)!;
    return this.processes.once({ name, command: 'sh', args: [file, ...rest], env });
  }

  private rolesVariables(): Record<string, string> {
    const { tools, ports, passwords } = this.room;
    return {
      PATH: `${tools.postgres}:${process.env['PATH'] ?? ''}`,
      PGHOST: '127.0.0.1',
      PGPORT: String(ports.database),
      PGPASSWORD: passwords.superuser,
      POSTGRES_USER: 'postgres',
      PORTAL_OWNER_PASSWORD: passwords.owner,
      PORTAL_APP_PASSWORD: passwords.application,
      TEMPORAL_DB_PASSWORD: passwords.engine,
    };
  }

  private schemaVariables(): Record<string, string> {
    const { ports, passwords } = this.room;
    return {
      SQL_TOOL: this.engine.sql,
      SQL_HOST: '127.0.0.1',
      SQL_PORT: String(ports.database),
      SQL_USER: 'temporal',
      SQL_PASSWORD: passwords.engine,
    };
  }

  private async step(what: string, work: () => Promise<void>): Promise<void> {
    const since = Date.now();
    await work();
    say('Drill', `${what} (${took(since)})`);
  }

  /** Where the kept backup lies. */
  get backup(): string {
    return join(this.database.folder('first'), '..', 'backup');
  }
}

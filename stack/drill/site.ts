import { join } from 'node:path';
import { build, WEB } from '../build.ts';
import { say, took } from '../console.ts';
import type { Supervisor } from '../processes.ts';
import { privateFolder } from '../places.ts';
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
import { giveTo, Image } from './image.ts';
import { manifestsBuilt } from './manifests.ts';
import { Processes } from './processes.ts';
import { laterReleaseIn, releaseIn, type Program, type Release } from './release.ts';
import type { Room } from './room.ts';

const NODE = ['--import', 'tsx'];
/** `node` of the image, whom compose file and runbook give files and keys to. */
const IMAGE_USER = 1000;

/** The whole installation of the runbook's chapter, with two of everything that may be two. */
export class Site {
  readonly processes: Processes;
  readonly database: Database;
  variables: Record<string, string> = {};
  private commandLine = '';
  private image: Image | undefined;
  private releases: Record<'first' | 'later', Release> | undefined;

  constructor(
    readonly room: Room,
    private readonly engine: EnginePrograms,
    private readonly isFromImage: boolean,
  ) {
    this.processes = new Processes(room.places);
    this.database = new Database(room, this.processes);
  }

  /** In the order of the runbook; throws what the doctor finds WRONG. */
  async bringUp(supervisor: Supervisor): Promise<void> {
    const { room, processes, database } = this;
    await this.built(supervisor);
    await this.step('manifests', async () => {
      say(
        'Manifests',
        `${await manifestsBuilt(processes, room.tools.go)} put together by kustomize, as their schemas want`,
      );
    });
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
    if (this.isFromImage) this.shownFolders().forEach((folder) => giveTo(IMAGE_USER, folder));
    await this.step('migrations', () => this.migrate());
    for (const number of [1, 2] as const) await this.step(`worker ${number}`, () => this.worker(number));
    for (const number of [1, 2] as const)
      await this.step(`api ${number}`, () =>
        processes.start(apiService(room, number, this.variables, this.release())),
      );
    await this.step('doctor', () => this.doctor());
  }

  /** Starts it; a later release is another build. */
  worker(number: 1 | 2, which: 'first' | 'later' = 'first'): Promise<void> {
    return this.processes.start(workerService(this.room, number, this.variables, this.release(which)));
  }

  async close(): Promise<void> {
    await this.processes.stopAll();
    await this.image?.close();
  }

  private release(which: 'first' | 'later' = 'first'): Release {
    if (!this.releases) throw new Error('nothing is built yet');
    return this.releases[which];
  }

  /** What a container is given as volumes and secrets. */
  private shownFolders(): string[] {
    return ['certificates', 'stand-ins', 'files'].map((name) =>
      privateFolder(join(this.room.places.data, name)),
    );
  }

  /** A command of the runbook; answers its lines, and throws what it says when it ends with anything but 0. */
  async command(name: Program, which: 'first' | 'later' = 'first', env = this.variables): Promise<string[]> {
    const { code, lines } = await this.processes.run({ name, ...this.release(which).program(name, env) });
    if (code !== 0) throw new Error(`${name} ended with ${code}:\n${lines.slice(-25).join('\n')}`);
    return lines;
  }

  private async migrate(): Promise<void> {
    await this.command('migrate', 'first', {
      ...this.variables,
      MIGRATION_DATABASE_URL: databaseUrl(this.room, 'portal'),
      APP_DATABASE_ROLE: 'portal_app',
    });
  }

  startEngine(): Promise<void> {
    return this.processes.start(engineService(this.room, this.engine));
  }

  /** From the image of the Dockerfile, or as the runbook says for machines without containers. */
  private async built(supervisor: Supervisor): Promise<void> {
    if (this.isFromImage) {
      this.image = await Image.built(this.processes, this.shownFolders());
      const [first, later] = [await this.image.release(false), await this.image.release(true)];
      say('Image', `the application in it takes ${first.megabytes} MB`);
      this.releases = { first, later };
      return;
    }
    await build(supervisor, WEB);
    await this.step('workflows', () =>
      this.processes.once({
        name: 'bundle',
        command: process.execPath,
        args: [...NODE, 'worker/bundle.ts', '--all'],
      }),
    );
    const { root, data } = this.room.places;
    this.releases = { first: releaseIn(root), later: laterReleaseIn(root, join(data, 'later')) };
  }

  /** Nothing may be WRONG before the first request. What is only doubtful is shown. */
  private async doctor(): Promise<void> {
    const lines = await this.command('doctor');
    for (const line of lines.filter((one) => /^\s*(WRONG|WARNING|CHECK)/i.test(one)))
      say('Doctor', line.trim());
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

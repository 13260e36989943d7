import { renameSync, rmSync } from 'node:fs';
import { say, took } from '../console.ts';
import { sleep, until } from '../waiting.ts';
import { audit, type Found, type Move } from './audit.ts';
import type { Member } from './database.ts';
import type { Load } from './load.ts';
import { tellProxy } from './portal.ts';
import type { Site } from './site.ts';
import type { Row } from './table.ts';

/** Actions that must be acknowledged after what was done, before a phase counts as come back. */
const AFTERWARDS = 10;
const CALM_MS = 2_000;

/** Runs phases under load and writes a row of the table for each. */
export class Phases {
  readonly rows: Row[] = [];
  primary: Member = 'first';
  /** Newest event before the load, and whose moves it makes. */
  private since = { event: 0, people: [] as string[] };
  last: Found | undefined;

  constructor(
    readonly site: Site,
    readonly load: Load,
  ) {}

  async begin(): Promise<void> {
    const codes = this.load.people.map((code) => `'${code}'`).join(',');
    const [newest] = await this.ask<{ id: number }>(
      'select coalesce(max(id), 0)::int as id from request_event',
    );
    const people = await this.ask<{ id: string }>(
      `select id from app_user where personal_code in (${codes})`,
    );
    this.since = { event: newest!.id, people: people.map(({ id }) => id) };
  }

  ask<T>(text: string): Promise<T[]> {
    return this.site.database.ask<T>(this.primary, text, 'portal');
  }

  /** `work` under load; then the load must go on, is held, and what it was told is held against the log. */
  async under(phase: string, limitSeconds: number, work: () => Promise<void>): Promise<void> {
    const since = Date.now();
    const tally = this.load.goOn();
    await sleep(CALM_MS);
    await work();
    const before = tally.acknowledged;
    const left = Math.max(1, limitSeconds * 1_000 - (Date.now() - since));
    const isBack = await until(async () => tally.acknowledged >= before + AFTERWARDS, {
      withinMs: left,
      givenUp: () => this.load.failure !== undefined,
    });
    if (isBack) await sleep(CALM_MS);
    const isQuiet = await this.load.hold();
    const seconds = (Date.now() - since) / 1_000;
    const found = await audit(
      this.site.database.url(this.primary, 'portal'),
      this.load.acknowledged,
      this.since,
    );
    this.last = found;
    const wrong = [
      ...(this.load.failure ? [this.load.failure.message] : []),
      ...(isBack ? [] : [`did not come back within ${limitSeconds} s`]),
      ...(isQuiet ? [] : ['an action was never answered']),
      ...(found.uneven > 0 ? [`${found.uneven} requests whose version is not that of their log`] : []),
      ...(found.repeatedCommands > 0 ? [`${found.repeatedCommands} commands carried out twice`] : []),
      ...(await this.site.verifyLog()),
    ];
    this.row({ phase, seconds, ...tally, lost: found.lost.length, doubled: found.doubled.length, wrong });
    if (found.lost.length + found.doubled.length > 0)
      say('Drill', `lost ${named(found.lost)}; doubled ${named(found.doubled)}`);
    if (this.load.failure) throw this.load.failure;
    if (!isBack || !isQuiet) throw new Error(`${phase}: ${wrong.join('; ')}`);
  }

  private row(row: Row): void {
    this.rows.push(row);
    const said = `${row.acknowledged} acknowledged, ${row.askedAgain} asked again, longest ${row.longestMs} ms`;
    const end = row.wrong.length > 0 ? `; WRONG: ${row.wrong.join('; ')}` : '';
    say(
      'Phase',
      `${row.phase}: ${row.seconds.toFixed(0)} s, ${said}, lost ${row.lost}, doubled ${row.doubled}${end}`,
    );
  }

  /** The primary is lost for good; the other one takes its place. The order matters: first nobody reaches the old one. */
  async failOver(): Promise<void> {
    const { site, primary } = this;
    const other: Member = primary === 'first' ? 'second' : 'first';
    await site.processes.kill(`postgres-${primary}`);
    await tellProxy(site.room, `disable server postgres/${primary}`);
    await site.database.promote(other);
    await tellProxy(site.room, `enable server postgres/${other}`);
    this.primary = other;
  }

  /** What was the primary becomes the standby of its successor, from a fresh copy. */
  async followAgain(): Promise<void> {
    const standby: Member = this.primary === 'first' ? 'second' : 'first';
    await this.site.database.follow(this.primary, standby);
  }

  /**
   * A base backup under load; then everything is lost and the backup takes its place. What was acknowledged before the backup
   * began must be there; what came later is gone, and the row says of how many actions that is true.
   */
  async restore(): Promise<void> {
    const { site, load } = this;
    const tally = load.goOn();
    await sleep(CALM_MS);
    const before = [...load.acknowledged];
    const backupSince = Date.now();
    await site.database.backUp(this.primary, site.backup);
    say('Drill', `base backup under load (${took(backupSince)})`);
    await sleep(CALM_MS);
    const isQuiet = await load.hold();
    const since = Date.now();
    const standby: Member = this.primary === 'first' ? 'second' : 'first';
    for (const name of ['api-1', 'api-2', 'worker-1', 'worker-2', 'engine']) await site.processes.kill(name);
    for (const member of [this.primary, standby]) await site.processes.kill(`postgres-${member}`);
    const folder = site.database.folder(this.primary);
    rmSync(folder, { recursive: true, force: true });
    renameSync(site.backup, folder);
    await site.database.start(this.primary);
    // The copied server waited for a standby; the restored one has none yet.
    await site.database.ask(this.primary, 'alter system reset synchronous_standby_names');
    await site.database.ask(this.primary, 'select pg_reload_conf()');
    await site.startEngine();
    for (const line of await site.command('restored')) say('Restored', line);
    for (const name of ['worker-1', 'worker-2', 'api-1', 'api-2']) await site.processes.again(name);
    const seconds = (Date.now() - since) / 1_000;
    const url = site.database.url(this.primary, 'portal');
    const found = await audit(url, before, this.since);
    const all = await audit(url, load.acknowledged, this.since);
    // Between the beginning and the end of the backup moves may be in it or not; none may be twice.
    const gone = all.lost.length;
    load.forget(all.lost);
    const wrong = [
      ...(isQuiet ? [] : ['an action was never answered']),
      ...(all.uneven > 0 ? [`${all.uneven} requests whose version is not that of their log`] : []),
      ...(await site.verifyLog()),
    ];
    say('Drill', `${gone} actions after the backup are gone, as they must be`);
    this.row({
      phase: 'backup restored',
      seconds,
      ...tally,
      lost: found.lost.length,
      doubled: all.doubled.length,
      wrong,
    });
  }

  /** The newest report of the reconciler, triggered now; differences in words. */
  async reconciled(): Promise<string[]> {
    const newest =
      'select coalesce(max(id), 0)::int as id from reconcile_report where finished_at is not null';
    const [before] = await this.ask<{ id: number }>(newest);
    await this.site.reconcile();
    const isThere = async (): Promise<boolean> =>
      (await this.ask<{ id: number }>(newest))[0]!.id > before!.id;
    if (!(await until(isThere, { withinMs: 60_000, everyMs: 500 }))) return ['the reconciler did not report'];
    const kinds = await this.ask<{ kind: string; n: number }>(
      `select kind, count(*)::int as n from reconcile_finding
       where report_id = (${newest.replace('::int as id', '')}) group by kind`,
    );
    return kinds.map(({ kind, n }) => `${kind}: ${n}`);
  }
}

const named = (moves: readonly Move[]): string =>
  moves
    .slice(0, 5)
    .map(({ requestId, version, action }) => `${requestId}/${version} ${action}`)
    .join(', ') || 'nothing';

import { Child, describeExit, followLog, logFile, tailOf } from './child.ts';
import type { Command, Exit } from './child.ts';
import { say, took } from './console.ts';
import type { Places } from './places.ts';
import { restartDelay } from './service.ts';
import type { Service } from './service.ts';
import { sleep, until } from './waiting.ts';

/** Everything was asked to stop while something was still starting. */
export class Stopped extends Error {}

interface Running {
  service: Service;
  child: Child;
  deaths: number[];
  /** A wanted end, not a death. */
  replacing: boolean;
}

/** Starts processes in order, keeps them alive, stops them in reverse order. */
export class Supervisor {
  private readonly running: Running[] = [];
  private stopping: Promise<void> | undefined;
  private readonly tasks = new Set<Child>();

  constructor(
    readonly places: Places,
    private readonly onGivingUp: (reason: string) => void,
  ) {}

  get isStopping(): boolean {
    return this.stopping !== undefined;
  }

  async start(service: Service): Promise<void> {
    const since = Date.now();
    const entry = await this.spawn(service);
    this.running.push(entry);
    for (let attempt = 1; !(await this.becomesReady(entry)); attempt += 1) {
      this.refuseWhenStopping();
      const why = entry.child.exit ? describeExit(entry.child.exit) : 'did not become ready in time';
      if (attempt >= (service.attempts ?? 1)) throw new Error(this.report(service, why));
      await entry.child.stop();
      await sleep(500);
      entry.child = (await this.spawn(service)).child;
    }
    this.watch(entry);
    say(service.label, `ready ${service.where} (${took(since)})`);
  }

  private async spawn(service: Service): Promise<Running> {
    await service.beforeStart?.();
    this.refuseWhenStopping();
    return { service, child: Child.spawn(service, this.places), deaths: [], replacing: false };
  }

  private async becomesReady({ service, child }: Running): Promise<boolean> {
    const givenUp = () => child.exit !== undefined || this.isStopping;
    const ready = await until(service.isReady, { withinMs: service.readyWithinMs ?? 60_000, givenUp });
    return ready && !givenUp();
  }

  private watch(entry: Running): void {
    const { child } = entry;
    void child.exited.then((exit) => {
      if (!this.isStopping && !entry.replacing && entry.child === child) void this.revive(entry, exit);
    });
  }

  private async revive(entry: Running, exit: Exit): Promise<void> {
    const { service } = entry;
    entry.deaths.push(Date.now());
    const delay = restartDelay(entry.deaths, Date.now());
    if (delay === undefined) {
      this.onGivingUp(this.report(service, `${describeExit(exit)}, again and again`));
      return;
    }
    const since = Date.now();
    say(service.label, `${describeExit(exit)}; starting it again`);
    await sleep(delay);
    try {
      entry.child = (await this.spawn(service)).child;
    } catch (error) {
      if (!(error instanceof Stopped)) this.onGivingUp(String(error));
      return;
    }
    this.watch(entry);
    if (await this.becomesReady(entry)) say(service.label, `ready again ${service.where} (${took(since)})`);
    else if (!entry.child.exit && !this.isStopping) await entry.child.stop();
  }

  /** Stops a service and starts it again, for a change in its source. */
  async restart(name: string): Promise<void> {
    const entry = this.running.find(({ service }) => service.name === name);
    if (!entry || this.isStopping) return;
    const since = Date.now();
    entry.replacing = true;
    await entry.child.stop();
    entry.child = (await this.spawn(entry.service)).child;
    entry.replacing = false;
    this.watch(entry);
    if (await this.becomesReady(entry)) say(entry.service.label, `restarted (${took(since)})`);
  }

  /** Runs one step to its end; its output is in its log, and line by line given to `onLine`. */
  async runOnce(step: Command, onLine?: (line: string) => void): Promise<void> {
    const unfollow = onLine && followLog(this.places, step.name, onLine);
    const exit = await this.run(step);
    unfollow?.();
    if (exit.code !== 0) throw new Error(this.report({ ...step, label: step.name }, describeExit(exit)));
  }

  /** Runs a command to its end, however it ends. */
  async run(step: Command): Promise<Exit> {
    this.refuseWhenStopping();
    const child = Child.spawn(step, this.places);
    this.tasks.add(child);
    const exit = await child.exited;
    this.tasks.delete(child);
    this.refuseWhenStopping();
    return exit;
  }

  private refuseWhenStopping(): void {
    if (this.isStopping) throw new Stopped('stopped');
  }

  private report({ name, label }: { name: string; label: string }, why: string): string {
    const tail = tailOf(this.places, name);
    return `${label} ${why}. Its last lines (all of them are in ${logFile(this.places, name)}):\n${tail}`;
  }

  /** Last started, first stopped; each has ten seconds. Asked twice, it is done once. */
  stop(): Promise<void> {
    this.stopping ??= (async () => {
      await Promise.all([...this.tasks].map((task) => task.stop()));
      for (const { child, service } of [...this.running].reverse()) {
        await child.stop();
        say(service.label, 'stopped');
      }
    })();
    return this.stopping;
  }
}

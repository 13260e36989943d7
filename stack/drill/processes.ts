import { Child, describeExit, followLog, tailOf, type Command } from '../child.ts';
import { signalGroup } from '../owned-process.ts';
import type { Places } from '../places.ts';
import type { Service } from '../service.ts';
import { until } from '../waiting.ts';

/** The drill's processes by name. None comes back by itself: bringing it back is what is practised. */
export class Processes {
  private readonly running = new Map<string, { service: Service; child: Child }>();

  constructor(readonly places: Places) {}

  async start(service: Service): Promise<void> {
    await service.beforeStart?.();
    const child = Child.spawn(service, this.places);
    this.running.set(service.name, { service, child });
    const givenUp = (): boolean => child.exit !== undefined;
    const isUp = await until(service.isReady, { withinMs: service.readyWithinMs ?? 90_000, givenUp });
    if (isUp && !child.exit) return;
    const why = child.exit ? describeExit(child.exit) : 'did not become ready in time';
    throw new Error(`${service.name} ${why}. Its last lines:\n${tailOf(this.places, service.name)}`);
  }

  /** In order, by its own signal. */
  async stop(name: string): Promise<void> {
    await this.running.get(name)?.child.stop(45_000);
  }

  /** At once, with everything it started, as a machine that loses its power. */
  async kill(name: string): Promise<void> {
    const entry = this.entry(name);
    signalGroup(entry.child.pid, 'SIGKILL');
    await entry.child.exited;
  }

  async again(name: string): Promise<void> {
    await this.start(this.entry(name).service);
  }

  pid(name: string): number {
    return this.entry(name).child.pid;
  }

  /** Runs to its end and answers what it wrote; throws when it ends with anything but 0. */
  async once(step: Command): Promise<void> {
    const { code, lines } = await this.run(step);
    if (code !== 0) throw new Error(`${step.name} ended with ${code}:\n${lines.slice(-25).join('\n')}`);
  }

  async run(step: Command): Promise<{ code: number | null; lines: string[] }> {
    const lines: string[] = [];
    const unfollow = followLog(this.places, step.name, (line) => lines.push(line));
    const { code } = await Child.spawn(step, this.places).exited;
    unfollow();
    return { code, lines };
  }

  /** Last started, first stopped. */
  async stopAll(): Promise<void> {
    for (const name of [...this.running.keys()].reverse()) await this.stop(name);
  }

  private entry(name: string): { service: Service; child: Child } {
    const entry = this.running.get(name);
    if (!entry) throw new Error(`${name} was never started`);
    return entry;
  }
}

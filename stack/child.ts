import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, readSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { identityOf, removeRecord, signalGroup, writeRecord } from './owned-process.ts';
import type { Places } from './places.ts';

export interface Command {
  /** Names the log file and the process record. */
  name: string;
  command: string;
  args: string[];
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  uid?: number;
  gid?: number;
  stopSignal?: NodeJS.Signals;
  /** Writes to our console instead of a log. */
  onConsole?: boolean;
}

export interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

const LOG_LIMIT = 10 * 1024 * 1024;

/** The log of a process; only the last ten megabytes and the ten before are kept. */
export const logFile = (places: Places, name: string): string => join(places.logs, `${name}.log`);

/** One child process: its own group, so that Ctrl-C reaches only us; its output straight in a file, so that it outlives us. */
export class Child {
  readonly exited: Promise<Exit>;
  readonly startedAt = Date.now();
  readonly pid: number;
  exit: Exit | undefined;

  private constructor(
    private readonly spec: Command,
    private readonly places: Places,
    log: number,
  ) {
    const { command, args, env, cwd, uid, gid } = spec;
    const child = spawn(command, args, {
      cwd: cwd ?? places.root,
      env: { ...process.env, ...env },
      detached: true,
      stdio: spec.onConsole ? ['ignore', 'inherit', 'inherit'] : ['ignore', log, log],
      ...(uid === undefined ? {} : { uid }),
      ...(gid === undefined ? {} : { gid }),
    });
    this.pid = child.pid ?? 0;
    this.exited = new Promise((done) => {
      const finish = (exit: Exit) => {
        this.exit ??= exit;
        this.afterwards();
        done(this.exit);
      };
      child.once('exit', (code, signal) => finish({ code, signal }));
      child.once('error', () => finish({ code: 127, signal: null }));
    });
    if (this.pid) {
      writeRecord(places.run, { name: spec.name, pid: this.pid, identity: identityOf(this.pid) ?? '' });
    }
  }

  static spawn(spec: Command, places: Places): Child {
    const file = logFile(places, spec.name);
    if (existsSync(file) && statSync(file).size > LOG_LIMIT) renameSync(file, `${file}.1`);
    const log = openSync(file, 'a', 0o600);
    try {
      return new Child(spec, places, log);
    } finally {
      closeSync(log);
    }
  }

  /** What is left of the group, such as a compiler it started, must not survive its leader. */
  private afterwards(): void {
    if (this.pid) signalGroup(this.pid, 'SIGKILL');
    removeRecord(this.places.run, this.spec.name);
  }

  async stop(graceMs = 10_000): Promise<void> {
    if (this.exit || !this.pid) return;
    try {
      process.kill(this.pid, this.spec.stopSignal ?? 'SIGTERM');
    } catch {
      // it ended in this very moment
    }
    const late = sleepUnref(graceMs).then(() => this.exit ?? (signalGroup(this.pid, 'SIGKILL'), undefined));
    await Promise.race([this.exited, late.then(() => this.exited)]);
  }
}

function sleepUnref(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms).unref());
}

/** The last lines a process wrote, for the console when it fails. */
export function tailOf(places: Places, name: string, lines = 25): string {
  const file = logFile(places, name);
  if (!existsSync(file)) return '';
  const text = stripVTControlCharacters(readFileSync(file, 'utf8')).trimEnd().split('\n');
  return text
    .slice(-lines)
    .map((line) => `    ${name} | ${line.slice(0, 400)}`)
    .join('\n');
}

/** Hands over every line written to a log from now on, until the returned function is called. */
export function followLog(places: Places, name: string, onLine: (line: string) => void): () => void {
  const file = logFile(places, name);
  let offset = existsSync(file) ? statSync(file).size : 0;
  let rest = '';
  const read = () => {
    if (!existsSync(file)) return;
    const buffer = Buffer.alloc(Math.max(0, statSync(file).size - offset));
    const from = openSync(file, 'r');
    offset += readSync(from, buffer, 0, buffer.length, offset);
    closeSync(from);
    const lines = (rest + buffer.toString('utf8')).split('\n');
    rest = lines.pop() ?? '';
    lines.forEach(onLine);
  };
  const timer = setInterval(read, 500);
  return () => {
    clearInterval(timer);
    read();
  };
}

export function describeExit({ code, signal }: Exit): string {
  return signal ? `ended by ${signal}` : `ended with code ${code}`;
}

import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

export interface MailSender {
  gone: Promise<unknown>;
  logs(): string;
  /** kill -9 of it, now; waits until it has gone. */
  kill(): Promise<void>;
  /** SIGTERM; answers the exit code. */
  stop(): Promise<number | null>;
}

/** Starts the outbox as a process of its own and waits until it looks for mail. */
export async function startMailSender(env: {
  DATABASE_URL: string;
  SMTP_URL: string;
  LEASE_MS: string;
}): Promise<MailSender> {
  const { NODE_OPTIONS: _options, JEST_WORKER_ID: _id, ...rest } = process.env;
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/harness/mail-process.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...rest, ...env },
  });
  let output = '';
  const gone = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('mail process ready')) resolve();
    });
    void gone.then((code) => reject(new Error(`ended with ${code}: ${output}`)));
  });
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    child.kill(signal);
    return gone;
  };
  return {
    gone,
    logs: () => output,
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  };
}

import type { z } from 'zod';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Name of a setting and what is wrong with it, in words and without its value. */
export type Problem = [name: string, problem: string];

export interface ProductionNeeds {
  /** Addresses that must be there and be https: what goes there is personal, or is trusted. */
  https: readonly string[];
  /** The same where they are given at all. */
  httpsIfGiven?: readonly string[];
  /** Settings that hold several addresses, and how they are read out of one. */
  httpsWithin?: Readonly<Record<string, (value: string) => readonly string[]>>;
  /** Settings that must not be there: what they allow is for training and tests. */
  never?: readonly string[];
}

/** Says in words everything that keeps a process from starting, and never a value. */
export class SettingsError extends Error {
  override name = 'SettingsError';
  constructor(
    readonly process: string,
    readonly problems: readonly string[],
  ) {
    super(
      `The ${process} cannot start. Put these settings right:\n${problems.map((problem) => `  ${problem}`).join('\n')}`,
    );
  }
}

export interface SettingsGiven {
  environment: Environment;
  production: ProductionNeeds;
  /** What several settings must keep among each other; they are asked also when single ones are wrong, so that all is said at once. */
  together?: readonly ((given: Environment) => Problem[])[];
}

/**
 * Settings as their schema gives them; throws SettingsError naming everything that is missing or wrong at once, those
 * that only production demands too. Empty values are left out. Production is what nobody said otherwise.
 */
export function readSettings<S extends z.ZodType>(
  process: string,
  schema: S,
  { environment, production, together = [] }: SettingsGiven,
): z.output<S> {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given, { reportInput: true });
  const problems = new Map<string, string>();
  for (const issue of parsed.error?.issues ?? []) {
    const name = issue.path.join('.');
    if (!problems.has(name)) problems.set(name, issue.input === undefined ? 'is missing' : issue.message);
  }
  for (const [name, problem] of together.flatMap((rule) => rule(given)))
    if (!problems.has(name)) problems.set(name, problem);
  if ((given['APP_ENV'] ?? 'production') === 'production')
    for (const [name, problem] of productionProblems(given, production)) problems.set(name, problem);
  if (problems.size > 0)
    throw new SettingsError(process, [...problems].map(([name, problem]) => `${name}: ${problem}`).sort());
  return parsed.data as z.output<S>;
}

function productionProblems(given: Environment, needs: ProductionNeeds): Problem[] {
  const found: Problem[] = [];
  const isHttps = (value: string): boolean => URL.canParse(value) && new URL(value).protocol === 'https:';
  for (const name of needs.https) {
    const value = given[name];
    if (value === undefined) found.push([name, 'is missing; production needs an https:// address']);
    else if (!isHttps(value)) found.push([name, 'must be an https:// address in production']);
  }
  for (const name of needs.httpsIfGiven ?? [])
    if (given[name] !== undefined && !isHttps(given[name]))
      found.push([name, 'must be an https:// address in production']);
  for (const [name, addresses] of Object.entries(needs.httpsWithin ?? {}))
    if (addresses(given[name] ?? '').some((address) => !isHttps(address)))
      found.push([name, 'must hold https:// addresses only in production']);
  for (const name of needs.never ?? [])
    if ((given[name] ?? '0') !== '0') found.push([name, 'is not for production']);
  const keys = given['PAYLOAD_KEY']?.split(',').filter(Boolean) ?? [];
  if (keys.length === 0)
    found.push(['PAYLOAD_KEY', 'is missing; production encrypts payloads (openssl rand -base64 32)']);
  else if (keys.some((key) => Buffer.from(key, 'base64').length !== 32))
    found.push(['PAYLOAD_KEY', 'must be 32 bytes in base64, several with commas between them']);
  return found;
}

/** For the first line of a process: says in words what is wrong and ends it with 1, without a trace nobody needs. */
export function settingsOrExit<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return exitWith(error);
  }
}

/** The same for what shows only once the process has begun. */
export function exitWith(error: SettingsError): never {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

/** What a check of an installation found: one sentence, and where something is to be done, the sentence that says what. */
export interface Finding {
  /** `wrong`: the portal does not work, or loses something; `warning`: it works, worse than it could. */
  level: 'fine' | 'warning' | 'wrong';
  what: string;
  todo?: string;
}

export const fine = (what: string): Finding => ({ level: 'fine', what });
export const warning = (what: string, todo: string): Finding => ({ level: 'warning', what, todo });
export const wrong = (what: string, todo: string): Finding => ({ level: 'wrong', what, todo });

const MARK = { fine: 'ok     ', warning: 'WARNING', wrong: 'WRONG  ' };

/** As an operator reads it: a line each, what is to be done below it. */
export const inWords = ({ level, what, todo }: Finding): string =>
  `${MARK[level]} ${what}${todo ? `\n          ${todo}` : ''}`;

/** Of either process. */
interface FindingLog {
  warn(entry: object): void;
  error(entry: object): void;
}

/** At the start of a process: only what is to be done something about; a check that itself fails says nothing. */
export async function reportFindings(log: FindingLog, checks: readonly Promise<Finding[]>[]): Promise<void> {
  for (const check of checks)
    for (const { level, what, todo } of await check.catch(() => []))
      if (level !== 'fine')
        log[level === 'wrong' ? 'error' : 'warn']({ msg: 'checkup', finding: what, todo });
}

/** The command's whole answer on standard output, and 1 as exit code when anything is wrong. */
export function printFindings(title: string, findings: readonly Finding[]): void {
  const count = (level: Finding['level']): number => findings.filter((one) => one.level === level).length;
  process.stdout.write(
    `${title}\n${findings.map(inWords).join('\n')}\n${count('wrong')} wrong, ${count('warning')} warnings, ${count('fine')} in order\n`,
  );
  if (count('wrong') > 0) process.exitCode = 1;
}

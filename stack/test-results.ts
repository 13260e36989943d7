import { stripVTControlCharacters } from 'node:util';

/** The part of jest's JSON report that is read here. */
export interface JestReport {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] | null }[];
  }[];
}

export interface Tally {
  passed: number;
  failed: number;
  skipped: string[];
  failures: string[];
}

/** Counts tests; a file that could not run at all counts as one failed test. */
export function tally(report: JestReport): Tally {
  const result: Tally = { passed: 0, failed: 0, skipped: [], failures: [] };
  for (const file of report.testResults) {
    const told = new Set<string>();
    for (const { status, fullName, failureMessages } of file.assertionResults) {
      if (status === 'passed') result.passed += 1;
      else if (status === 'failed')
        result.failures.push(withReason(`${file.name}: ${fullName}`, failureMessages?.[0] ?? '', told));
      else result.skipped.push(`${file.name}: ${fullName}`);
    }
    if (file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed')) {
      result.failures.push(withReason(`${file.name}: could not run`, file.message, told));
    }
  }
  result.failed = result.failures.length;
  return result;
}

/** A log that is cut in the middle still ends with the reason. */
const REASON_LINES = 20;

const FOREIGN = /^\s+at .*(node_modules|node:)/;

/** A ground that did not come up fails every test of its file alike: its reason, `told` then, is given once. */
function withReason(what: string, message: string, told: Set<string>): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '' && !FOREIGN.test(line));
  if (lines.length > 0 && told.has(lines.join())) return `${what}\n    (the same)`;
  told.add(lines.join());
  return [what, ...lines.slice(0, REASON_LINES).map((line) => `    ${line.slice(0, 300)}`)].join('\n');
}

export function sum(tallies: Tally[]): Tally {
  return {
    passed: tallies.reduce((all, { passed }) => all + passed, 0),
    failed: tallies.reduce((all, { failed }) => all + failed, 0),
    skipped: tallies.flatMap(({ skipped }) => skipped),
    failures: tallies.flatMap(({ failures }) => failures),
  };
}

/** The last line of `npm test`. */
export function closingLine({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`;
}

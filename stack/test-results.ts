/** The part of jest's JSON report that is read here. */
export interface JestReport {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string }[];
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
    for (const { status, fullName } of file.assertionResults) {
      if (status === 'passed') result.passed += 1;
      else if (status === 'failed') result.failures.push(`${file.name}: ${fullName}`);
      else result.skipped.push(`${file.name}: ${fullName}`);
    }
    if (file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed')) {
      result.failures.push(`${file.name}: could not run`);
    }
  }
  result.failed = result.failures.length;
  return result;
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

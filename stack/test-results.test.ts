import { describe, expect, test } from '@jest/globals';
import { grouped, splitArguments } from './test-groups.ts';
import { closingLine, sum, tally } from './test-results.ts';

describe('the closing line of npm test', () => {
  const file = (status: string, ...statuses: string[]) => ({
    name: 'money.test.ts',
    status,
    message: '',
    assertionResults: statuses.map((one, index) => ({ status: one, fullName: `test ${index}` })),
  });

  test('counts what passed, failed and was skipped', () => {
    const result = tally({ testResults: [file('failed', 'passed', 'failed', 'pending', 'todo')] });
    expect(closingLine(result)).toBe('1 passed, 1 failed, 2 skipped');
    expect(result.failures).toEqual(['money.test.ts: test 1']);
  });

  test('says why, without colours and cut short: a log may be read from its end only', () => {
    const message = ['\u001b[31mNo such button\u001b[39m', '', ...Array<string>(30).fill('    at line')].join(
      '\n',
    );
    const assertionResults = [{ status: 'failed', fullName: 'pays', failureMessages: [message] }];
    const [said = ''] = tally({ testResults: [{ ...file('failed'), assertionResults }] }).failures;
    const lines = said.split('\n');
    expect(lines.slice(0, 2)).toEqual(['money.test.ts: pays', '    No such button']);
    expect(lines).toHaveLength(21);
  });

  test('gives a reason all tests of a file share once, and no lines of other people’s code', () => {
    const failureMessages = [
      'no ground\n    at open (tests/x.ts:1:1)\n    at run (node_modules/pg/lib/client.js:1:1)',
    ];
    const assertionResults = ['one', 'two'].map((fullName) => ({
      status: 'failed',
      fullName,
      failureMessages,
    }));
    expect(tally({ testResults: [{ ...file('failed'), assertionResults }] }).failures).toEqual([
      'money.test.ts: one\n    no ground\n        at open (tests/x.ts:1:1)',
      'money.test.ts: two\n    (the same)',
    ]);
  });

  test('counts a file that could not run as one failure', () => {
    expect(closingLine(tally({ testResults: [file('failed')] }))).toBe('0 passed, 1 failed');
  });

  test('sums the groups', () => {
    const one = tally({ testResults: [file('passed', 'passed', 'passed')] });
    expect(closingLine(sum([one, one]))).toBe('4 passed, 0 failed');
  });
});

test('every file belongs to exactly one group', () => {
  const files = [
    'domain/money.test.ts',
    'tests/api/login.test.ts',
    'tests/web/form.test.ts',
    'tests/faults/kill.test.ts',
  ];
  const parts = grouped([...files, 'tests/new-area/x.test.ts', 'new-room/y.test.ts']);
  expect(parts.map((part) => part.files.length)).toEqual([2, 2, 1, 1]);
});

test('arguments before the first option choose files, the rest goes to jest', () => {
  expect(splitArguments(['money', 'iban', '-t', 'rounds'])).toEqual({
    patterns: ['money', 'iban'],
    options: ['-t', 'rounds'],
  });
});

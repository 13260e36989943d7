import { beforeAll, describe, expect, test } from '@jest/globals';
import { bundleWorkflowCode, DefaultLogger, Runtime, Worker } from '@temporalio/worker';
import { DeterminismViolationError } from '@temporalio/workflow';
import { fileURLToPath } from 'node:url';
import { ACTION_NAMES } from '../../domain/application/transitions.ts';
import { workflowBundle } from '../../worker/bundle.ts';
import { goldenFiles, historyOf, releases, textOf } from './golden.ts';

const FILES = goldenFiles();
const NEWEST = releases().at(-1)!;

/** Payloads travel in base64. */
const decoded = (text: string): string =>
  text.replace(/"data":"([A-Za-z0-9+/=]+)"/g, (_all, data: string) => Buffer.from(data, 'base64').toString());

beforeAll(() => {
  Runtime.install({ logger: new DefaultLogger('ERROR') });
});

describe('golden histories', () => {
  let code: string;
  beforeAll(async () => {
    code = await workflowBundle({ encodesFailures: false });
  }, 60_000);

  test.each(FILES)('%s replays with the workflows of today', async (file) => {
    await Worker.runReplayHistory({ workflowBundle: { code } }, historyOf(file), file);
  });

  // The union would be content with a way through the code that nobody goes any more.
  test(`every row of the table is in one of the newest release, ${NEWEST}`, () => {
    const newest = FILES.filter((file) => file.startsWith(`${NEWEST}/`));
    const all = newest.map((file) => decoded(textOf(file))).join('');
    // Drafts are saved directly; the evaluation moves a draft inside its own activity. A decision is asked for by its own name.
    const byOtherWays = ['save', 'evaluate', 'holdDecision'];
    const seen = ACTION_NAMES.filter((action) => all.includes(`"action":"${action}"`));
    expect(seen).toEqual(ACTION_NAMES.filter((action) => !byOtherWays.includes(action)));
    expect(all).toContain('concludeEvaluation');
  });

  test('they hold no places and names of machines', () => {
    const all = FILES.map((file) => decoded(textOf(file))).join('');
    expect(all).not.toMatch(/\/(work|home|root|Users|tmp)\//);
    expect(all).not.toMatch(/"identity":"[^"]+"/);
  });
});

describe('the gate', () => {
  test('a workflow whose steps are in another order does not pass', async () => {
    const { code } = await bundleWorkflowCode({
      workflowsPath: fileURLToPath(new URL('./reordered-workflows.ts', import.meta.url)),
      logger: new DefaultLogger('ERROR'),
    });
    const replay = Worker.runReplayHistory(
      { workflowBundle: { code } },
      historyOf('0.1.0/contract-expired.json'),
      'reordered',
    );
    await expect(replay).rejects.toThrow(DeterminismViolationError);
  }, 60_000);
});

import { WORKFLOW_TYPE } from '../../workflows/definitions.ts';
import type { turnoverFiles } from '../../workflows/turnover-files.ts';
import type { Api } from './api.ts';
import { temporalClient } from './temporal.ts';

/** What the daily schedule does: how many files of turnovers it made. */
export async function turnoverWork({ worker }: Pick<Api, 'worker'>): Promise<number> {
  const temporal = await temporalClient();
  try {
    const { made } = await temporal.client.workflow.execute<typeof turnoverFiles>(
      WORKFLOW_TYPE.turnoverFiles,
      {
        workflowId: `turnover-files-${worker!.taskQueue}-${process.hrtime.bigint()}`,
        taskQueue: worker!.taskQueue,
        args: [],
      },
    );
    return made;
  } finally {
    await temporal.close();
  }
}

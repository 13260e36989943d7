import { proxyActivities, setCurrentDetails } from '@temporalio/workflow';
import type { Activities } from '../activities/create-activities.ts';
import type { RetentionInput } from './definitions.ts';

const { tellLyingDrafts, forgetStrangers, listForRetention, publishAid, removeListed, sealRetentionList } =
  proxyActivities<Activities>({
    startToCloseTimeout: '1h',
    heartbeatTimeout: '1m',
    retry: { initialInterval: '5s', maximumInterval: '10m' },
  });

export interface RetentionRound {
  told: number;
  forgotten: number;
  published: number;
  listId: number | null;
}

/** Daily: owners of drafts nobody touches are told, strangers' answers go, aid is published, and the year's list is made (decision 0113). */
export async function retentionRound(): Promise<RetentionRound> {
  const { told } = await tellLyingDrafts();
  const { forgotten } = await forgetStrangers();
  const { published } = await publishAid();
  const { listId } = await listForRetention();
  return { told, forgotten, published, listId };
}

/** Removes what two people have let go, case by case, and seals the report. Where it was interrupted it goes on. */
export async function retentionRemoval({ listId }: RetentionInput): Promise<void> {
  for (let done = 0; ;) {
    setCurrentDetails(`${done} records dealt with.`);
    const { dealtWith, isDone } = await removeListed({ listId });
    done += dealtWith;
    if (isDone) break;
  }
  await sealRetentionList({ listId });
}

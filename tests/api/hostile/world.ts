import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadCalendar } from '../../../db/queries/clocks.ts';
import { listAttachments } from '../../../db/queries/attachments.ts';
import { STAFF_ROLES } from '../../../domain/application/role.ts';
import { startApi, type Api, type Client } from '../../harness/api.ts';
import { addSoleTrader } from '../../harness/people.ts';
import { addDraft, submitDraft, type Ground } from '../../harness/without-engine.ts';
import type { HostileWorld, Who } from './case.ts';
import { digestReader } from './digest.ts';
import { engineOf } from './engine.ts';

export interface Ready {
  api: Api;
  world: HostileWorld;
  digest: () => Promise<string>;
  close: () => Promise<void>;
}

/** Everybody and everything the table is about: nothing in it moves unless a call moves it. */
export async function openWorld(): Promise<Ready> {
  const storageDir = mkdtempSync(join(tmpdir(), 'hostile-files-'));
  const api = await startApi({ withWorker: false, env: { STORAGE_DIR: storageDir } });
  const { db } = api.database;
  const real = api.deps.engine;
  const context = { clocks: await loadCalendar(db, null), callPeriodClosed: false };
  api.deps.engine = engineOf(db, context);
  const ground: Ground = { db, context, storageDir };

  const people: Record<Who, Client> = {
    director: await api.applicant(),
    other: await api.applicant('tekstile'),
    trader: await traderOf(api),
    staff: await api.staff('ona', [...STAFF_ROLES]),
    assessor: await api.staff('egle', ['assessor']),
    nobody: api.anybody,
  };
  const draftOf = (who: Who) => addDraft(ground, { ...people[who], code: '' });
  const [draft, submitted] = [await draftOf('director'), await draftOf('director')];
  await submitDraft(ground, { ...people.director, code: '' }, submitted);
  const [others, traders] = [await draftOf('other'), await draftOf('trader')];
  const fileOf = async (id: number) => (await listAttachments(db, id))[0]!.id;
  return {
    api,
    digest: await digestReader(db, storageDir),
    world: {
      url: api.url,
      people,
      draft: draft.requestId,
      submitted: submitted.requestId,
      othersDraft: others.requestId,
      tradersDraft: traders.requestId,
      fileId: await fileOf(draft.requestId),
      othersFileId: await fileOf(others.requestId),
    },
    close: async () => {
      await real.close();
      await api.close();
      rmSync(storageDir, { recursive: true, force: true });
    },
  };
}

async function traderOf(api: Api): Promise<Client> {
  const { userId, partyId } = await addSoleTrader(api.database.db, 'darius');
  return api.logIn({
    userId,
    kind: 'applicant',
    partyId,
    loginType: 'Individual',
  });
}

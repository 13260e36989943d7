// One action on three sides: through the whole portal, through a plain application that writes the same rows, and the
// bare engine. Each side has cases of its own.
import { connect, type Database } from '../db/connect.ts';
import { setLoanSum } from './action-call.ts';
import { addSubmittedRequests, managerToken, startWorkflows } from './cases.ts';
import { startEngineAlone, type EngineAlone } from './engine-alone.ts';
import { openPortal, type BenchPortal } from './portal.ts';

const FIRST_ID = 1_000_001;

export interface Side {
  name: 'portal' | 'plain application' | 'engine alone';
  act: (round: number) => Promise<void>;
}

export interface ThreeSides {
  portal: BenchPortal;
  databases: readonly { name: string; db: Database }[];
  /** In this order: portal, plain application, engine alone. */
  sides: readonly [Side, Side, Side];
}

/** Brings everything up with so many cases a side, and takes it down after `measure`, whatever becomes of it. */
export async function withThreeSides(
  cases: number,
  measure: (given: ThreeSides) => Promise<void>,
): Promise<void> {
  const portal = await openPortal();
  const ours = connect(portal.databaseUrl, { max: 8 });
  const plain = connect(portal.plainDatabaseUrl, { max: 8 });
  let engine: EngineAlone | undefined;
  const sideOn = async (name: Side['name'], url: string, db: Database): Promise<Side> => {
    const ids = await addSubmittedRequests(db, FIRST_ID, cases);
    if (name === 'portal') await startWorkflows(portal, db, ids);
    const token = await managerToken(db);
    return { name, act: (round) => setLoanSum(url, token, ids[round % cases]!, Math.floor(round / cases)) };
  };
  try {
    engine = await startEngineAlone(portal, cases);
    await measure({
      portal,
      databases: [
        { name: 'portal', db: ours },
        { name: 'plain application', db: plain },
      ],
      sides: [
        await sideOn('portal', portal.portalUrl, ours),
        await sideOn('plain application', portal.plainUrl, plain),
        { name: 'engine alone', act: engine.act },
      ],
    });
  } finally {
    await engine?.close();
    for (const db of [ours, plain]) await db.destroy();
    await portal.close();
  }
}

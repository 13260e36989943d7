// A decision that is stopped, one that falls, one that takes effect and is signed; with a worker that has an undo window.
import { sql } from 'kysely';
import { getState, openSigning, resync, signingNews, workflowIdOf } from '../../workflows/definitions.ts';
import { randomUUID } from 'node:crypto';
import * as journey from '../harness/journey.ts';
import type { Case } from '../harness/case.ts';
import type { Surroundings } from '../harness/surroundings.ts';
import { until } from '../harness/waiting.ts';

async function toDecide({ world, staff }: Surroundings): Promise<Case> {
  const one = await journey.toSubmitted(world);
  await journey.prepareDecision(one, staff);
  return one;
}

/** The window ends at once; the workflow reads its row again and finds that it is time. */
export async function endWindowOf({ requestId, handle, world }: Case): Promise<void> {
  await sql`update held_decision set takes_effect_at = clock_timestamp() where request_id = ${requestId}`.execute(
    world.db,
  );
  await handle.signal(resync);
  await until(async () => !(await handle.query(getState)).held, { what: 'the end of the window' });
}

/** The signatory signs the decision, as soon as it is printed. */
export async function signDecision(one: Case, { staff, place }: Surroundings): Promise<string> {
  const { requestId, handle, world } = one;
  const waits = () =>
    world.db
      .selectFrom('document')
      .select('id')
      .where('request_id', '=', requestId)
      .where('state', '=', 'current')
      .where('awaits_signature', '=', true)
      .executeTakeFirst();
  await until(waits, { what: 'the printed decision' });
  const { actorId, roles } = staff.signatory;
  const command = {
    commandId: randomUUID(),
    signer: 'provider',
    about: 'decision',
    actorId: actorId!,
    roles,
  } as const;
  const { signingId } = await handle.executeUpdate(openSigning, {
    args: [command],
    updateId: command.commandId,
  });
  const row = await world.db
    .selectFrom('signing')
    .select(['provider_token', 'signer_token'])
    .where('id', '=', signingId)
    .executeTakeFirstOrThrow();
  await journey.pressSign({ signingId, provider: row.provider_token!, signer: row.signer_token! }, place);
  await handle.executeUpdate(signingNews, { args: [{ signingId }] });
  return signingId;
}

export const DECISION_STORIES = {
  'decisions-held-and-signed': async (around: Surroundings): Promise<string[]> => {
    const { staff, world } = around;
    await around.worker.stop();
    await around.replaceWorker({ DECISION_UNDO_MINUTES: '10', DECISION_SIGNING: '1' });
    const [stopped, fallen, signed] = [
      await toDecide(around),
      await toDecide(around),
      await toDecide(around),
    ];
    await stopped.act(staff.approver, 'approve', { input: { comment: 'Tinka' } });
    await stopped.act(staff.approver, 'stopDecision', { input: { comment: 'Suklydome byloje' } });
    await fallen.act(staff.approver, 'approve');
    await sql`update loan_request set aml_check_result_id = 2 where id = ${fallen.requestId}`.execute(
      world.db,
    );
    await endWindowOf(fallen);
    await signed.act(staff.manager, 'reject', { input: { comment: 'Netinka programai' } });
    await endWindowOf(signed);
    await signDecision(signed, around);
    await signed.handle.result();
    return [stopped, fallen, signed].map(({ requestId }) => workflowIdOf(requestId));
  },
};

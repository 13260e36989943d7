// A mail that is refused for good waits for a person; one that is refused for now is tried again.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { noteBounced } from '../../db/queries/outbox.ts';
import { listUndelivered, sendAgain, settleMail } from '../../db/queries/undelivered-mail.ts';
import { CONSENT, openMailRoom, type MailRoom } from './mail-room.ts';

let room: MailRoom;
beforeAll(async () => {
  room = await openMailRoom();
}, 120_000);
beforeEach(async () => {
  await room.control({ mode: 'reset' });
  await room.silence();
});
afterAll(async () => await room?.close(), 60_000);

describe('a mail the server refuses', () => {
  const refuse = (status: number, target = CONSENT) => room.control({ mode: 'failing', target, status });
  const tasks = async (id: number): Promise<string[]> =>
    (
      await room.db
        .selectFrom('staff_task')
        .select('kind')
        .where('request_id', '=', id)
        .where('closed_at', 'is', null)
        .execute()
    )
      .map(({ kind }) => kind)
      .filter((kind) => kind === 'undeliveredMail');

  test.each([
    ['at its recipient', 550],
    ['after its text', 554],
  ])('for good %s is not tried again; a task stands until it is put right', async (_when, status) => {
    const { id } = await room.submitted();
    await refuse(status);
    await room.withdraw(id);
    expect(await room.arrived()).toEqual([]);
    expect(await room.rowsOf(id)).toMatchObject([
      { error_code: 'undeliverable', reply_code: status, attempts: 1 },
    ]);
    expect(await room.arrived()).toEqual([]);
    const [mail] = await listUndelivered(room.db, id);
    expect(mail).toMatchObject({ kind: 'approvalWithdrawn', address: CONSENT, replyCode: status });
    expect(await tasks(id)).toEqual(['undeliveredMail']);

    const repair = { requestId: id, mailId: mail!.id, actorId: room.staff.manager };
    expect(await sendAgain(room.db, { ...repair, requestId: id + 1, address: null })).toBe(false);
    expect(await sendAgain(room.db, { ...repair, address: 'tikras@example.test' })).toBe(true);
    expect(await sendAgain(room.db, { ...repair, address: null })).toBe(false);
    expect(await tasks(id)).toEqual([]);
    expect((await room.arrived()).map(({ recipients }) => recipients)).toEqual([['tikras@example.test']]);
  });

  test('for now is tried again, and no task opens', async () => {
    for (const status of [450, 452]) {
      const { id } = await room.submitted();
      await refuse(status);
      await room.withdraw(id);
      expect(await room.arrived()).toEqual([]);
      expect(await room.rowsOf(id)).toMatchObject([
        { error_code: 'unavailable', reply_code: null, sent_at: null },
      ]);
      expect(await tasks(id)).toEqual([]);
      await room.control({ mode: 'reset' });
      expect(await room.arrived()).toHaveLength(1);
      await room.silence();
    }
  });

  test('is sent again to the address the person has given since', async () => {
    const { id, applicant } = await room.submitted();
    await refuse(550);
    await room.withdraw(id);
    await room.arrived();
    await sql`update consent set email = 'naujas@example.test' where party_id = ${applicant.partyId}`.execute(
      room.db,
    );
    const [mail] = await listUndelivered(room.db, id);
    await sendAgain(room.db, { requestId: id, mailId: mail!.id, actorId: room.staff.manager, address: null });
    expect((await room.arrived()).map(({ recipients }) => recipients)).toEqual([['naujas@example.test']]);
  });

  test('and was told otherwise closes the task, and the notice of a decision counts as given', async () => {
    const { id } = await room.submitted();
    await refuse(550);
    await room.act(id, null, {
      action: 'reject',
      actorId: room.staff.approver,
      roles: ['approver'],
      input: { comment: 'Neatitinka reikalavimų' },
    });
    await room.arrived();
    const notice = async () =>
      (
        await sql<{ stopped: boolean }>`select stopped_at is not null as stopped from clock
          where request_id = ${id} and kind = 'decisionNotice'`.execute(room.db)
      ).rows;
    expect([await tasks(id), await notice()]).toEqual([['undeliveredMail'], [{ stopped: false }]]);
    const [mail] = await listUndelivered(room.db, id);
    const repair = { requestId: id, mailId: mail!.id, actorId: room.staff.manager };
    expect(await settleMail(room.db, repair)).toBe(true);
    expect(await settleMail(room.db, repair)).toBe(false);
    expect([await tasks(id), await notice()]).toEqual([[], [{ stopped: true }]]);
    await room.control({ mode: 'reset' });
    expect(await room.arrived()).toEqual([]);
  });
});

describe('a mail that comes back after the server took it', () => {
  const mailOf = (id: number, kind: string) =>
    room.db
      .selectFrom('outbox')
      .select(['id', 'sent_at', 'bounce_status'])
      .where('request_id', '=', id)
      .where('kind', '=', kind)
      .executeTakeFirstOrThrow();
  const noticeClock = (id: number) =>
    room.db
      .selectFrom('clock')
      .select('stopped_at')
      .where('request_id', '=', id)
      .where('kind', '=', 'decisionNotice')
      .executeTakeFirstOrThrow();

  test('lies on the case with its task; the notice of a decision counts as not given, until it is sent again', async () => {
    const { id } = await room.submitted();
    const { approver } = room.staff;
    const input = { comment: 'Neatitinka sąlygų' };
    await room.act(id, null, { action: 'reject', actorId: approver, roles: ['approver'], input });
    await room.arrived();
    const mail = await mailOf(id, 'rejected');
    expect((await noticeClock(id)).stopped_at).not.toBeNull();
    expect(await noteBounced(room.db, mail.id, '5.1.1')).toBe(true);
    expect(await noteBounced(room.db, mail.id, '5.1.1')).toBe(false);
    expect(await mailOf(id, 'rejected')).toMatchObject({ sent_at: mail.sent_at, bounce_status: '5.1.1' });
    expect(await listUndelivered(room.db, id)).toMatchObject([{ kind: 'rejected', bounceStatus: '5.1.1' }]);
    expect((await noticeClock(id)).stopped_at).toBeNull();

    const repair = { requestId: id, mailId: mail.id, actorId: room.staff.manager };
    expect(await sendAgain(room.db, { ...repair, address: 'tikras@example.test' })).toBe(true);
    await room.arrived();
    expect((await noticeClock(id)).stopped_at).not.toBeNull();
    expect(await listUndelivered(room.db, id)).toEqual([]);
  });

  test('that never went, or is nobody’s, changes nothing', async () => {
    const { id } = await room.submitted();
    await room.withdraw(id);
    const { id: waiting } = await mailOf(id, 'approvalWithdrawn');
    expect(await noteBounced(room.db, waiting, '5.1.1')).toBe(false);
    expect(await noteBounced(room.db, '00000000-0000-4000-8000-000000000001', '5.1.1')).toBe(false);
    expect(await listUndelivered(room.db, id)).toEqual([]);
  });
});

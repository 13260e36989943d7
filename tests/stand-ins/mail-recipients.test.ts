// Who gets which mail of a case.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { findMailLink, useMailLink } from '../../db/queries/mail-links.ts';
import { storeMailPreference } from '../../db/queries/mail-preferences.ts';
import { countNotices, listNotices, markRead } from '../../db/queries/notifications.ts';
import { listUndelivered, sendAgain } from '../../db/queries/undelivered-mail.ts';
import { Status } from '../../domain/application/status.ts';
import type { Applicant } from '../harness/people.ts';
import type { Move } from '../harness/without-engine.ts';
import { ASSIGNEE, CONSENT, CONTRACT, openMailRoom, type MailRoom } from './mail-room.ts';

let room: MailRoom;
beforeAll(async () => {
  room = await openMailRoom();
}, 120_000);
beforeEach(async () => {
  await room.control({ mode: 'reset' });
  await room.silence();
});
afterAll(async () => await room?.close(), 60_000);

const S = Status;
const tokenOf = ({ text }: { text: string }): string => /\/link\?t=([\w-]{43})/.exec(text)![1]!;

test('what waits for the applicant’s signature goes to the address for the contract too, once where it is the same', async () => {
  for (const kind of ['contractToSign', 'changeToSign'] as const) {
    const { id } = await room.submitted();
    await room.queue(id, kind);
    expect((await room.toWhom()).map(([to]) => to)).toEqual([CONSENT, CONTRACT]);
    const same = await room.submitted('KAS@example.test');
    await room.queue(same.id, kind);
    expect((await room.toWhom()).map(([to]) => to)).toEqual([CONSENT]);
  }
});

test('an approval taken back is told to the applicant, without what staff say to each other', async () => {
  const { id } = await room.submitted();
  await room.withdraw(id);
  const [mail, ...more] = await room.arrived();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    recipients: [CONSENT],
    subject: `Prašymo Nr. ${id} finansavimo patvirtinimas atšauktas`,
  });
  expect(mail!.text).toMatch(/atsakysime iki \d{4}-\d{2}-\d{2}\./);
  expect(mail!.text + mail!.html).not.toContain('suklydome');
});

describe('the person a request is assigned to', () => {
  const egle = (): Pick<Move, 'actorId' | 'roles'> => ({ actorId: room.staff.assessor, roles: ['assessor'] });

  test('is told of it by others only, with the number and a link to the case', async () => {
    const { id } = await room.submitted();
    const input = { userId: room.staff.assessor };
    await room.act(id, null, { action: 'setAssessor', ...egle(), input });
    expect(await room.arrived()).toEqual([]);
    await room.act(id, null, {
      action: 'setAssessor',
      actorId: room.staff.manager,
      roles: ['manager'],
      input,
    });
    const [mail, ...more] = await room.arrived();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ recipients: [ASSIGNEE], subject: `Jums priskirtas prašymas Nr. ${id}` });
    expect(mail!.text).toMatch(/https:\/\/portalas\.example\.test\/link\?t=[\w-]{43}\n/);
    expect(await useMailLink(room.db, tokenOf(mail!))).toBe(`/backoffice/request/${id}`);
    expect(mail!.text + mail!.html + mail!.subject).not.toMatch(/Nr\. \d+”|Ieva|Sakalauskait|8000000/);
  });

  test('hears that additional documents arrived', async () => {
    const { id, applicant } = await room.submitted();
    await sql`insert into attachment (request_id, file_type, file_name, content_type, size_bytes, sha256, storage_key,
        additional, uploaded_by, upload_key)
      select request_id, 11, file_name, content_type, size_bytes, sha256, storage_key, true, uploaded_by,
        ${randomUUID()} from attachment where request_id = ${id} limit 1`.execute(room.db);
    const actorId = applicant.userId;
    await room.act(id, S.awaitingDocuments, {
      action: 'submitAdditionalDocs',
      actorId,
      roles: ['applicant'],
    });
    expect(await room.toWhom()).toEqual([[ASSIGNEE, `Gauti prašymo Nr. ${id} papildomi dokumentai`]]);
  });

  test('is another by the time the mail goes, or has left: nobody gets it', async () => {
    for (const change of [
      sql`update loan_request set assessor_id = ${room.staff.approver}::uuid`,
      sql`update app_user set active = false where id = ${room.staff.assessor}::uuid`,
    ]) {
      const { id } = await room.submitted();
      await room.queue(id, 'staffSigned');
      await change.execute(room.db);
      expect(await room.arrived()).toEqual([]);
      expect(await room.rowsOf(id)).toMatchObject([
        { recipient: ASSIGNEE, sent_at: null, error_code: 'notEntitled' },
      ]);
      await sql`update app_user set active = true`.execute(room.db);
    }
  });
});

describe('who may act for the company no more', () => {
  /** What the register of legal entities says from now on: this person heads the company. */
  const named = (code: string, personalCode: string) =>
    sql`
    with subject as (insert into register_subject (kind, code) values ('company', ${code})
      on conflict (kind, code) do update set code = excluded.code returning id)
    insert into register_snapshot (subject_id, register, source, data, fetched_at)
    select id, 'legal-entities', 'test', ${JSON.stringify({ manager: { personalCode } })}::jsonb,
      now() + interval '1 second' from subject`.execute(room.db);
  const codeOf = async ({ userId }: Applicant): Promise<string> =>
    (
      await room.db
        .selectFrom('app_user')
        .select('personal_code')
        .where('id', '=', userId)
        .executeTakeFirstOrThrow()
    ).personal_code;
  const STRANGER = '39001010009';

  test('a former head gets nothing, not even what was on its way', async () => {
    const { id, applicant } = await room.submitted();
    await room.queue(id, 'contractToSign');
    await named(applicant.code, STRANGER);
    expect((await room.toWhom()).map(([to]) => to)).toEqual([CONTRACT]);
    expect(await room.rowsOf(id)).toContainEqual(
      expect.objectContaining({ recipient: CONSENT, sent_at: null, error_code: 'notEntitled' }),
    );
    await room.silence();
    await room.withdraw(id);
    expect(await room.arrived()).toEqual([]);
    expect(await room.rowsOf(id)).toMatchObject([
      { recipient: '', sent_at: null, error_code: 'undeliverable', attempts: 0 },
    ]);
  });

  test('nor by the address for the contract, when it is that person’s own', async () => {
    const { id, applicant } = await room.submitted(CONSENT.toUpperCase());
    await room.queue(id, 'contractToSign');
    await named(applicant.code, STRANGER);
    expect(await room.arrived()).toEqual([]);
    await room.silence();
    await room.queue(id, 'contractToSign');
    expect(await room.arrived()).toEqual([]);
  });

  test('whom the register names, or an authorisation in force covers, is told on', async () => {
    const { id, applicant } = await room.submitted();
    await named(applicant.code, await codeOf(applicant));
    await room.withdraw(id);
    expect(await room.arrived()).toHaveLength(1);
    await room.silence();
    await named(applicant.code, STRANGER);
    await sql`insert into representative (party_id, personal_code, first_name, last_name, valid_from, valid_to,
        created_by, created_key, changed_by)
      values (${applicant.partyId}, ${await codeOf(applicant)}, 'Vardė', 'Pavardė', current_date - 1, current_date + 1,
        ${applicant.userId}::uuid, ${randomUUID()}, ${applicant.userId}::uuid)`.execute(room.db);
    await room.withdraw(id);
    expect((await room.toWhom()).map(([to]) => to)).toEqual([CONSENT]);
    await room.withdraw(id);
    await sql`update representative set valid_to = current_date - 1 where party_id = ${applicant.partyId}`.execute(
      room.db,
    );
    expect(await room.arrived()).toHaveLength(1);
  });
});

describe('a mail’s link', () => {
  test('leads on once, and only by its use; of two clicks at once one goes', async () => {
    const { id } = await room.submitted();
    await room.withdraw(id);
    const [mail] = await room.arrived();
    const token = tokenOf(mail!);
    expect(await findMailLink(room.db, token)).toMatchObject({ state: 'open' });
    expect(await findMailLink(room.db, token)).toMatchObject({ state: 'open' });
    const used = await Promise.all([useMailLink(room.db, token), useMailLink(room.db, token)]);
    expect(used.sort()).toEqual([`/main-window/requests/new-request/${id}`, null].sort());
    expect(await findMailLink(room.db, token)).toMatchObject({ state: 'used', kind: 'approvalWithdrawn' });
    const { rows } = await sql<{ row: string }>`select row_to_json(l)::text as row from mail_link l`.execute(
      room.db,
    );
    expect(rows[0]!.row).not.toContain(token);
  });

  test('has an end', async () => {
    const { id } = await room.submitted();
    await room.withdraw(id);
    const token = tokenOf((await room.arrived())[0]!);
    await sql`update mail_link set expires_at = now()`.execute(room.db);
    expect(await findMailLink(room.db, token)).toMatchObject({ state: 'expired' });
    expect(await useMailLink(room.db, token)).toBe(null);
  });
});

describe('who does without some mails', () => {
  test('gets none of those, which the row says, and all that the law needs', async () => {
    const { id, applicant } = await room.submitted();
    await storeMailPreference(room.db, applicant.userId, {
      muted: ['reminders', 'decisions'],
      digestAt: '08:00',
    });
    await room.queue(id, 'correctionReminder');
    await room.withdraw(id);
    expect((await room.toWhom()).map(([, subject]) => subject)).toEqual([
      `Prašymo Nr. ${id} finansavimo patvirtinimas atšauktas`,
    ]);
    expect(await room.rowsOf(id)).toMatchObject([
      { kind: 'correctionReminder', recipient: CONSENT, sent_at: null, error_code: 'notWanted' },
      { kind: 'approvalWithdrawn', error_code: null },
    ]);
    expect(await listUndelivered(room.db, id)).toEqual([]);
  });
});

describe('what nobody can get', () => {
  const openTasks = (id: number) =>
    room.db
      .selectFrom('staff_task')
      .select('kind')
      .where('request_id', '=', id)
      .where('kind', '=', 'undeliveredMail')
      .where('closed_at', 'is', null)
      .execute();

  test.each([
    ['when it is queued', true],
    ['by the time it goes', false],
  ])('because nobody may act %s is a task until somebody gives an address', async (_when, isBefore) => {
    const { id, applicant } = await room.submitted();
    const leave = () =>
      sql`update app_user set active = false where id = ${applicant.userId}::uuid`.execute(room.db);
    if (isBefore) await leave();
    await room.withdraw(id);
    if (!isBefore) await leave();
    expect(await room.arrived()).toEqual([]);
    const [mail, ...more] = await listUndelivered(room.db, id);
    expect([mail, more]).toMatchObject([{ kind: 'approvalWithdrawn', address: '', replyCode: null }, []]);
    expect(await openTasks(id)).toHaveLength(1);
    const repair = { requestId: id, mailId: mail!.id, actorId: room.staff.manager };
    expect(await sendAgain(room.db, { ...repair, address: null })).toBe(false);
    expect(await sendAgain(room.db, { ...repair, address: 'kitas@example.test' })).toBe(true);
    expect((await room.toWhom()).map(([to]) => to)).toEqual(['kitas@example.test']);
    expect(await openTasks(id)).toEqual([]);
  });
});

describe('notices in the portal', () => {
  const partyOf = async (id: number): Promise<number> =>
    Number(
      (
        await room.db
          .selectFrom('loan_request')
          .select('party_id')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).party_id,
    );
  const page = { page: 1, perPage: 20 };

  test('are read by each person alone, say what became of the mail, and nothing to who may act no more', async () => {
    const { id, applicant } = await room.submitted();
    await room.withdraw(id);
    const reader = { userId: applicant.userId, partyId: await partyOf(id) };
    expect(await listNotices(room.db, reader, page)).toMatchObject([
      { kind: 'approvalWithdrawn', requestId: id, isUnread: true, mailState: 'waiting' },
    ]);
    await room.arrived();
    const [notice] = await listNotices(room.db, reader, page);
    expect(notice).toMatchObject({ mailState: 'sent' });
    const stranger = { ...reader, userId: room.staff.manager };
    await markRead(room.db, stranger, [notice!.id]);
    expect(await countNotices(room.db, reader)).toEqual({ total: 1, unread: 1 });
    await markRead(room.db, reader, [notice!.id]);
    await markRead(room.db, reader, null);
    expect(await countNotices(room.db, reader)).toEqual({ total: 1, unread: 0 });
    expect(await listNotices(room.db, { ...reader, partyId: reader.partyId + 1 }, page)).toEqual([]);
    await sql`update app_user set active = false where id = ${applicant.userId}::uuid`.execute(room.db);
    expect(await countNotices(room.db, reader)).toEqual({ total: 0, unread: 0 });
  });

  test('of staff are for the one it is assigned to, as long as it is', async () => {
    const { id } = await room.submitted();
    await room.queue(id, 'staffSigned');
    const egle = { userId: room.staff.assessor, partyId: null };
    expect(await listNotices(room.db, egle, page)).toMatchObject([{ kind: 'staffSigned', requestId: id }]);
    expect(await listNotices(room.db, { userId: room.staff.manager, partyId: null }, page)).toEqual([]);
    await sql`update loan_request set assessor_id = ${room.staff.manager}::uuid where id = ${id}`.execute(
      room.db,
    );
    expect(await countNotices(room.db, egle)).toEqual({ total: 0, unread: 0 });
  });
});

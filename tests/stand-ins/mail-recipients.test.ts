// Who gets which mail of a case.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
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
    expect(mail!.text).toContain(`https://portalas.example.test/backoffice/request/${id}\n`);
    expect(mail!.html).toContain(`href="https://portalas.example.test/backoffice/request/${id}"`);
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
    expect([await room.arrived(), await room.rowsOf(id)]).toEqual([[], []]);
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

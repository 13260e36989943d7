// Mails of terms: before the end, after it, and never a reminder too late.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { runCaseClocks } from '../../db/queries/case/clock-run.ts';
import { loanRequests } from '../../db/queries/loan-request-kind.ts';
import { queueDigests } from '../../db/queries/staff-digest.ts';
import { storeMailPreference } from '../../db/queries/mail-preferences.ts';
import { confirmText, proposeText, saveTextDraft } from '../../db/queries/texts.ts';
import { Status } from '../../domain/application/status.ts';
import { addDays, vilniusDate, vilniusInstant } from '../../domain/values/days.ts';
import { force } from '../api/readers/world.ts';
import { ASSIGNEE, CONSENT, openMailRoom, type MailRoom } from './mail-room.ts';

let room: MailRoom;
beforeAll(async () => {
  room = await openMailRoom();
}, 120_000);
beforeEach(async () => {
  await room.control({ mode: 'reset' });
  await room.silence();
});
afterAll(async () => await room?.close(), 60_000);

const HOUR = 3_600;
/** The clock of the kind ends so many minutes from now, counted in days of an hour each. */
const endsIn = (id: number, clock: string, minutes: number) =>
  sql`update clock set started_at = now() + ${minutes} * interval '1 minute' - length
      * (case when kind = 'fundsUse' then 21 else 1 end) * interval '1 hour',
      due_at = now() + ${minutes} * interval '1 minute'
    where request_id = ${id} and kind = ${clock} and stopped_at is null`.execute(room.db);

describe('a term', () => {
  const kind = () =>
    loanRequests({ clocks: { calendar: { daySeconds: HOUR }, version: 'hours' }, callPeriodClosed: false });
  const strike = (id: number) => runCaseClocks(room.db, kind(), id);

  async function returned(): Promise<number> {
    const { id } = await room.submitted();
    const input = { comment: 'Patikslinkite sumą', sections: ['loan'] };
    await room.act(id, null, { action: 'return', actorId: room.staff.assessor, roles: ['assessor'], input });
    await room.silence();
    return id;
  }

  test('that is near reminds once, however many reminders have come; one that is over says so', async () => {
    const id = await returned();
    await endsIn(id, 'correction', 30);
    await strike(id);
    await strike(id);
    expect(await room.toWhom()).toEqual([[CONSENT, `Primename: prašymas Nr. ${id} laukia patikslinimo`]]);
    await room.silence();
    await endsIn(id, 'correction', 0);
    await strike(id);
    expect(await room.toWhom()).toEqual([[CONSENT, `Baigėsi prašymo Nr. ${id} tikslinimo terminas`]]);
  });

  test('whose reminders were all missed says only that it is over', async () => {
    const id = await returned();
    await endsIn(id, 'correction', -1);
    await strike(id);
    const mails = await room.arrived();
    expect(mails.map(({ subject }) => subject)).toEqual([`Baigėsi prašymo Nr. ${id} tikslinimo terminas`]);
    expect(mails[0]!.text).toMatch(/reikėjo pateikti iki \d{4}-\d{2}-\d{2}\./);
  });

  test.each([
    ['the end has come', 'due_at = now()'],
    ['the case went on', 'stopped_at = now()'],
    ['the term stands still', `pauses = '[{"from": "2026-01-01T00:00:00.000Z", "to": null}]'`],
  ])('sends no reminder that waited until %s', async (_what, change) => {
    const id = await returned();
    await endsIn(id, 'correction', 30);
    await strike(id);
    await sql`update clock set ${sql.raw(change)} where request_id = ${id} and kind = 'correction'`.execute(
      room.db,
    );
    expect(await room.arrived()).toEqual([]);
    expect(await room.rowsOf(id)).toMatchObject([
      { kind: 'correctionReminder', sent_at: null, error_code: 'outdated' },
    ]);
  });

  test('of six months for the money is reminded of, and its end told', async () => {
    const { id } = await room.submitted();
    await sql`insert into clock (request_id, kind, length, started_at, due_at, calendar_version)
      values (${id}, 'fundsUse', 6, now(), now(), 'hours')`.execute(room.db);
    await force(room.db, id, Status.signed);
    await endsIn(id, 'fundsUse', 240);
    await strike(id);
    expect(await room.toWhom()).toEqual([
      [CONSENT, `Primename: baigiasi prašymo Nr. ${id} lėšų panaudojimo terminas`],
    ]);
    await room.silence();
    await endsIn(id, 'fundsUse', 0);
    await strike(id);
    expect(await room.toWhom()).toEqual([[CONSENT, `Baigėsi prašymo Nr. ${id} lėšų panaudojimo terminas`]]);
  });

  test('of the provider tells the person it is assigned to one working day before', async () => {
    const { id } = await room.submitted();
    await endsIn(id, 'evaluation', 61);
    await strike(id);
    expect(await room.arrived()).toEqual([]);
    await endsIn(id, 'evaluation', 59);
    await strike(id);
    const [mail, ...more] = await room.arrived();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      recipients: [ASSIGNEE],
      subject: `Primename: baigiasi prašymo Nr. ${id} terminas`,
    });
    expect(mail!.text).toMatch(/^Vertinimo terminas baigiasi \d{4}-\d{2}-\d{2}\./);
    await room.silence();
    await endsIn(id, 'evaluation', -1);
    await strike(id);
    expect(await room.arrived()).toEqual([]);
  });
});

describe('the digest of a morning', () => {
  /** 09:30 in Vilnius, tomorrow: after the accounts were made. */
  const morning = (hour = 9): Date => {
    const day = addDays(vilniusDate(new Date()), 1);
    return new Date(vilniusInstant(day, `${String(hour).padStart(2, '0')}:30:00`));
  };
  const digests = async (): Promise<{ recipient: string; text: string }[]> =>
    (await room.arrived())
      .filter(({ subject }) => subject === 'Šios dienos darbai')
      .map(({ recipients, text }) => ({ recipient: recipients[0]!, text }));
  beforeEach(async () => {
    await sql`truncate staff_digest, mail_preference`.execute(room.db);
    await sql`update staff_task set closed_at = now()`.execute(room.db);
    await sql`update clock set stopped_at = now() where stopped_at is null`.execute(room.db);
    await sql`update loan_request set assessor_id = ${room.staff.assessor}::uuid`.execute(room.db);
  });

  test('counts what one has to do, comes once however often and by however many it is asked, and names nobody', async () => {
    const { id } = await room.submitted();
    await sql`update staff_task set assignee_id = ${room.staff.assessor}::uuid, kind = 'assess'
      where request_id = ${id} and closed_at is null`.execute(room.db);
    await endsIn(id, 'evaluation', -1);
    const queued = await Promise.all([1, 2, 3].map(() => queueDigests(room.db, morning())));
    expect(queued.reduce((sum, one) => sum + one)).toBe(1);
    const [mail, ...more] = await digests();
    expect([mail?.recipient, more]).toEqual([ASSIGNEE, []]);
    expect(mail!.text).toMatch(/^Vėluoja: 1\. Mano darbai: 1\.\n/);
    expect(mail!.text).not.toContain(String(id));
    expect(await queueDigests(room.db, morning(10))).toBe(0);
  });

  test('comes at the time one chose, not before it was chosen, not in the evening, and not to who does without', async () => {
    const { id } = await room.submitted();
    await sql`update staff_task set assignee_id = ${room.staff.assessor}::uuid, kind = 'assess'
      where request_id = ${id} and closed_at is null`.execute(room.db);
    const choose = (digestAt: string, muted: 'staffDigest'[] = []) =>
      storeMailPreference(room.db, room.staff.assessor, { muted, digestAt });
    await choose('11:00');
    expect(await queueDigests(room.db, morning(9))).toBe(0);
    expect(await queueDigests(room.db, morning(20))).toBe(0);
    await choose('08:00', ['staffDigest']);
    expect(await queueDigests(room.db, morning(9))).toBe(0);
    await choose('08:00');
    await sql`update mail_preference set changed_at = now() + interval '10 days'`.execute(room.db);
    expect(await queueDigests(room.db, morning(9))).toBe(0);
    await choose('11:00');
    expect(await queueDigests(room.db, morning(11))).toBe(1);
  });

  test('is not sent when there is nothing to do', async () => {
    expect(await queueDigests(room.db, morning())).toBe(0);
    expect(await digests()).toEqual([]);
  });
});

test('a mail goes out in the words that are in force when it goes', async () => {
  const { id } = await room.submitted();
  await room.queue(id, 'contractToSign');
  const parts = { subject: 'Nr. {numeris}: pasirašykite', body: 'Pasirašykite sutartį{iki}.', missed: '' };
  const key = 'mail-contractToSign';
  const act = { key, by: room.staff.assessor } as const;
  await saveTextDraft(room.db, { ...act, version: 0 }, parts, 'raktas');
  await proposeText(room.db, { ...act, version: 1 }, 'Trumpiau');
  expect(await confirmText(room.db, { ...act, version: 2 })).toBe(false);
  expect(await confirmText(room.db, { key, version: 2, by: room.staff.manager })).toBe(true);
  const [mail] = await room.arrived();
  expect(mail).toMatchObject({ subject: `Nr. ${id}: pasirašykite` });
  expect(mail!.text).toMatch(/^Pasirašykite sutartį iki 2027-01-05\.\n/);
  expect(mail!.html).toContain('Pasirašykite sutartį iki 2027-01-05.');
});

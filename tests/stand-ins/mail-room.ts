// Cases moved by the database's own transition, an outbox that is sent when asked, and the real mailbox stand-in.
import { sql } from 'kysely';
import { createMailer } from '../../activities/adapters/mail.ts';
import { sendDueMail } from '../../activities/mail.ts';
import { enqueueMail } from '../../db/queries/outbox.ts';
import type { MailKind } from '../../domain/application/mail-kind.ts';
import { Status, type StatusId } from '../../domain/application/status.ts';
import { startStandIns } from '../../stack/stand-ins/start.ts';
import { force } from '../api/readers/world.ts';
import { validForm } from '../harness/form.ts';
import type { Applicant } from '../harness/people.ts';
import { addBorrower, addDraft, move, submitDraft, type Move } from '../harness/without-engine.ts';
import { openMoney } from '../money/ground.ts';
import { control } from './harness.ts';

/** Address of the one person who consented for a borrower. */
export const CONSENT = 'kas@example.test';
/** The address the answers name for the contract. */
export const CONTRACT = 'sutartys@example.test';
/** Whom every case is assigned to. */
export const ASSIGNEE = 'egle@example.test';

export interface Arrived {
  recipients: string[];
  subject: string;
  text: string;
  html: string;
}

export interface MailCase {
  id: number;
  applicant: Applicant;
}

export type MailRoom = Awaited<ReturnType<typeof openMailRoom>>;

export async function openMailRoom() {
  const [ground, standIns] = await Promise.all([openMoney(), startStandIns()]);
  const { db, staff } = ground;
  const mailer = createMailer({ smtpUrl: standIns.smtpUrl, from: 'portalas@example.test', tls: 'never' });
  const deps = { db, mailer, publicUrl: 'https://portalas.example.test' };
  const messages = `${standIns.urls.mailbox}/messages`;
  let borrowers = 0;

  /** Everything up to here is told. */
  async function silence(): Promise<void> {
    await sql`truncate outbox, mail_link, notification, notification_read`.execute(db);
    await fetch(messages, { method: 'DELETE' });
  }

  /** What is in the mailbox, in order, once everything that may still be tried was tried. */
  async function arrived(): Promise<Arrived[]> {
    await sql`update outbox set next_try_at = now() where sent_at is null and closed_at is null`.execute(db);
    await sendDueMail(deps);
    return ((await (await fetch(messages)).json()) as Arrived[]).reverse();
  }

  /** Carried out by the transition itself, from the status it needs (null: the one it has). */
  async function act(id: number, from: StatusId | null, given: Move): Promise<void> {
    if (from !== null) await force(db, id, from);
    const outcome = await move(ground, id, given);
    if (outcome.kind !== 'done') throw new Error(`${given.action}: ${outcome.code}`);
  }

  return {
    db,
    staff,
    silence,
    arrived,
    act,
    control: (rule: object) => control(standIns, 'mailbox', rule),
    /** Addresses and subject of what is in the mailbox. */
    toWhom: async (): Promise<string[][]> =>
      (await arrived()).map(({ recipients, subject }) => [...recipients, subject]).sort(),

    /** A new borrower's request in 2, assigned, of which nothing was mailed yet. */
    async submitted(contractEmail = CONTRACT): Promise<MailCase> {
      borrowers += 1;
      const applicant = await addBorrower(db, borrowers);
      const form = validForm({ sum: '50000.00' });
      Object.assign(form.CompanyData as object, { ContractEmail: contractEmail });
      const draft = await addDraft(ground, applicant, form);
      const outcome = await submitDraft(ground, applicant, draft);
      if (outcome.kind !== 'done') throw new Error(`submit: ${outcome.code}`);
      await sql`update loan_request set assessor_id = ${staff.assessor}::uuid, company_size_type_id_invega = 1,
        invega_loan_sum_cents = 5000000, aml_check_result_id = 1 where id = ${draft.requestId}`.execute(db);
      await silence();
      return { id: draft.requestId, applicant };
    },

    /** An approval is taken back: one mail to the applicant. */
    withdraw: (id: number): Promise<void> =>
      act(id, Status.approved, {
        action: 'changeToSubmitted',
        actorId: staff.manager,
        roles: ['manager'],
        input: { comment: 'Kolegoms: suklydome dėl sumos' },
      }),

    /** A mail as a transition or a clock queues it. */
    queue: (requestId: number, kind: MailKind): Promise<void> =>
      db
        .transaction()
        .execute((tx) => enqueueMail(tx, { kind, requestId, params: { dueDate: '2027-01-05' } })),

    rowsOf: (requestId: number) =>
      db
        .selectFrom('outbox')
        .select(['kind', 'recipient', 'sent_at', 'error_code', 'reply_code', 'attempts'])
        .where('request_id', '=', requestId)
        .orderBy('created_at')
        .execute(),

    async close(): Promise<void> {
      mailer.close();
      await standIns.close();
      await ground.close();
    },
  };
}

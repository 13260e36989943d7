import type { MailFacts } from '../mail.ts';

/** Invented facts a mail is shown with. */
export const SAMPLE_MAIL: MailFacts = {
  requestId: 118,
  link: 'https://portalas.invalid/link',
  dueDate: '2026-12-04',
  clock: 'contract',
  counts: { mine: 4, overdue: 1, today: 2, unassigned: 0 },
};

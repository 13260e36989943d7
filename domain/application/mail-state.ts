/**
 * What became of a mail. `refused`: the server's last word; `bounced`: it came back later; `nobody`: no address to send
 * to; `notWanted`: its person does without mails of the kind; `notEntitled`, `outdated`: decision 0041.
 */
export const MAIL_STATES = [
  'waiting',
  'sent',
  'refused',
  'bounced',
  'nobody',
  'toldOtherwise',
  'notWanted',
  'notEntitled',
  'outdated',
] as const;
export type MailState = (typeof MAIL_STATES)[number];

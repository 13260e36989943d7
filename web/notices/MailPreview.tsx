import { IconMailOpened } from '@tabler/icons-react';
import { useState } from 'react';
import { MAIL_FRAME, mailPath, mailText, mailWords } from '../../domain/texts/lt/mail.ts';
import { NOTICES } from '../../domain/texts/lt/screen/notices.ts';
import { vilniusDate } from '../../domain/values/days.ts';
import classes from './MailPreview.module.css';
import { MailSheet } from './MailSheet.tsx';
import type { Notice } from './queries.ts';

/** The mail as it looked in the mailbox: on the day it went and in the version it went in, when it did. Its one-time link is not repeated here. */
export function MailPreview({ notice }: { notice: Notice }) {
  const [plain, setPlain] = useState(false);
  const wasSent = notice.mail?.state === 'sent' || notice.mail?.state === 'bounced';
  const { kind, RequestId: requestId, dueDate } = notice;
  const clock = notice.clock ?? undefined;
  const edited = notice.text ?? undefined;
  const words = mailWords(kind, { requestId, dueDate, clock }, edited);
  const link = new URL(mailPath(kind, requestId), window.location.origin).href;
  return (
    <section className={classes.pane} aria-label={NOTICES.preview}>
      <div className={classes.head}>
        <div className={classes.line}>
          <span className={classes.what}>
            <IconMailOpened size={16} aria-hidden />
            {wasSent ? NOTICES.preview : NOTICES.previewNotSent}
          </span>
          <button type="button" className={classes.switch} onClick={() => setPlain(!plain)}>
            {plain ? NOTICES.formatted : NOTICES.plain}
          </button>
        </div>
        <h2 className={classes.subject}>{words.subject}</h2>
        <div className={classes.line}>
          <span>{MAIL_FRAME.brand}</span>
          <time>{(notice.mail?.at ?? notice.at).slice(0, 16)}</time>
        </div>
      </div>
      <div className={classes.desk}>
        {plain ? (
          <pre className={classes.plain}>
            {mailText(kind, { requestId, link, dueDate, clock }, edited).text}
          </pre>
        ) : (
          <MailSheet words={words} on={vilniusDateOf(notice.mail?.at ?? notice.at)} />
        )}
      </div>
    </section>
  );
}

const vilniusDateOf = (at: string): string => at.slice(0, 10) || vilniusDate(Date.now());

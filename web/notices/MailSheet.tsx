import { MAIL_FRAME, type MailWords } from '../../domain/texts/lt/mail.ts';
import { daysBetween } from '../../domain/values/days.ts';
import { workingDaysBetween } from '../../domain/values/working-days.ts';
import classes from './MailPreview.module.css';

const CELLS = Array.from({ length: 10 }, (_, at) => at);

/** The look of a mail (activities/mail-html.ts), as on the day `on`. */
export function MailSheet({ words, on }: { words: MailWords; on: string }) {
  const { title, body, until, missed, button } = words;
  return (
    <div className={classes.sheet}>
      <div className={classes.band}>{MAIL_FRAME.brand}</div>
      <div className={classes.text}>
        <h3>{title}</h3>
        <p>{body}</p>
        {until && <Term until={until} on={on} />}
        <span className={classes.button}>{button}</span>
        {missed && <p className={classes.dim}>{missed}</p>}
      </div>
      <div className={classes.foot}>
        {MAIL_FRAME.privacy} {MAIL_FRAME.once}
      </div>
    </div>
  );
}

/** As counted the day the mail went. */
function Term({ until, on }: { until: string; on: string }) {
  const days = daysBetween(on, until);
  const workingDays = workingDaysBetween(on, until);
  const left = days > 0 ? MAIL_FRAME.left(days, workingDays) : days === 0 ? MAIL_FRAME.today : '';
  return (
    <div className={classes.term}>
      <p>
        <b>{MAIL_FRAME.until(until)}</b>
        {left}
      </p>
      <div className={classes.cells} aria-hidden>
        {CELLS.map((at) => (
          <span key={at} data-left={at < workingDays || undefined} />
        ))}
      </div>
    </div>
  );
}

import { IconAlertTriangle, IconCheck, IconClock, IconMail, IconSignature } from '@tabler/icons-react';
import { groupOf, sideOf, type MailGroup } from '../../domain/application/mail-groups.ts';
import { mailPath, mailWords } from '../../domain/texts/lt/mail.ts';
import { NOTICES, OWN_MAIL_STATE } from '../../domain/texts/lt/screen/notices.ts';
import { vilniusDate } from '../../domain/values/days.ts';
import { paths } from '../paths.ts';
import { AppLink } from '../ui/AppLink.tsx';
import { withDates } from '../ui/DateText.tsx';
import classes from './Notices.module.css';
import type { Notice } from './queries.ts';

const LOOK: Record<MailGroup, { icon: typeof IconMail; tone: string }> = {
  decisions: { icon: IconMail, tone: 'brand' },
  signing: { icon: IconSignature, tone: 'warning' },
  overdue: { icon: IconAlertTriangle, tone: 'danger' },
  reminders: { icon: IconClock, tone: 'warning' },
  receipts: { icon: IconCheck, tone: 'success' },
  staffAssigned: { icon: IconMail, tone: 'brand' },
  staffNews: { icon: IconCheck, tone: 'brand' },
  staffTerms: { icon: IconClock, tone: 'warning' },
  staffDigest: { icon: IconMail, tone: 'gray' },
};

interface NoticeListProps {
  notices: readonly Notice[];
  chosen: Notice;
  onChoose: (notice: Notice) => void;
}

const wordsOf = ({ kind, RequestId, dueDate, clock }: Notice) =>
  mailWords(kind, { requestId: RequestId, dueDate, clock: clock ?? undefined });

/** Today's and the earlier ones, each with its way to the case and what became of its mail. */
export function NoticeList({ notices, chosen, onChoose }: NoticeListProps) {
  const today = vilniusDate(Date.now());
  const isToday = ({ at }: Notice): boolean => at.startsWith(today);
  const groups = [
    { title: NOTICES.today, rows: notices.filter(isToday) },
    { title: NOTICES.earlier, rows: notices.filter((notice) => !isToday(notice)) },
  ].filter(({ rows }) => rows.length > 0);
  return groups.map(({ title, rows }) => (
    <section key={title} aria-label={title}>
      <h2 className={classes.group}>{title}</h2>
      <ul className={classes.rows}>
        {rows.map((notice) => (
          <Row
            key={notice.Id}
            notice={notice}
            isToday={isToday(notice)}
            isChosen={notice === chosen}
            onChoose={() => onChoose(notice)}
          />
        ))}
      </ul>
    </section>
  ));
}

interface RowProps {
  notice: Notice;
  isToday: boolean;
  isChosen: boolean;
  onChoose: () => void;
}

function Row({ notice, isToday, isChosen, onChoose }: RowProps) {
  const { icon: Icon, tone } = LOOK[groupOf(notice.kind)];
  const { title, body, button } = wordsOf(notice);
  return (
    <li className={classes.row} data-chosen={isChosen || undefined} data-tone={tone}>
      <span className={classes.icon} aria-hidden>
        <Icon size={16} stroke={1.8} />
      </span>
      <div className={classes.words}>
        <div className={classes.head}>
          <button
            type="button"
            className={classes.title}
            data-unread={notice.isUnread || undefined}
            aria-pressed={isChosen}
            onClick={onChoose}
          >
            {notice.isUnread && <span className={classes.dot} role="img" aria-label={NOTICES.isUnread} />}
            {title}
          </button>
          <time className={classes.time}>{isToday ? notice.at.slice(11, 16) : notice.at.slice(0, 10)}</time>
        </div>
        <p className={classes.body}>
          {notice.RequestId !== null && `${NOTICES.request(notice.RequestId)} `}
          {withDates(body)}
        </p>
        <div className={classes.foot}>
          <MailLine notice={notice} />
          <AppLink
            to={mailPath(notice.kind, notice.RequestId)}
            className={classes.way}
            onClick={notice.isUnread ? onChoose : undefined}
          >
            {button}
          </AppLink>
        </div>
      </div>
    </li>
  );
}

function MailLine({ notice: { kind, mail } }: { notice: Notice }) {
  if (!mail) return <span />;
  const isLost = mail.state === 'refused' || mail.state === 'bounced';
  return (
    <span className={classes.mail} data-lost={isLost || undefined}>
      {isLost ? <IconAlertTriangle size={14} aria-hidden /> : <IconMail size={14} aria-hidden />}
      <span>
        {OWN_MAIL_STATE[mail.state](mail.at.slice(0, 16))}
        {isLost && (
          <>
            {'. '}
            <AppLink to={sideOf(kind) === 'staff' ? paths.staffMailSettings : paths.mailSettings}>
              {NOTICES.checkAddress}
            </AppLink>
          </>
        )}
      </span>
    </span>
  );
}

import { PAYMENT_STATUS_TEXT } from '../../../domain/texts/lt/payment.ts';
import { STATUS_TEXT } from '../../../domain/texts/lt/status.ts';
import {
  causeAnswer,
  causeText,
  causeTitle,
  clockTime,
  REPAIR,
} from '../../../domain/texts/lt/screen/repair.ts';
import { registerName } from '../../../domain/texts/lt/register.ts';
import { Card } from '../../ui/Card.tsx';
import classes from './Repair.module.css';
import { numberOf, type Cause, type RepairConsole, type Stopped } from './queries.ts';
import { Tries } from './Tries.tsx';

interface CausePaneProps {
  cause: Cause;
  console: RepairConsole;
  chosen: string | null;
  onChoose: (number: string) => void;
}

/** One cause: since when, what was tried, what else works, whom it keeps, what people did about it. */
export function CausePane({ cause, console: data, chosen, onChoose }: CausePaneProps) {
  const { now } = data;
  const answer = causeAnswer(cause.cause, cause.code);
  const deeds = data.proposals.filter((one) => one.cause === cause.cause);
  return (
    <div className={classes.middle}>
      <section className={classes.head} aria-labelledby="repair-cause">
        <h2 id="repair-cause" className={classes.title}>
          {REPAIR.sinceThen(causeTitle(cause.cause), clockTime(cause.since, now))}
        </h2>
        <p className={classes.lead}>{causeText(cause.cause)}</p>
        <Tries cause={cause} now={now} />
        <dl className={classes.facts}>
          {answer && (
            <div>
              <dt>{REPAIR.answer}</dt>
              <dd>{answer}</dd>
            </div>
          )}
          {cause.cause.startsWith('register:') && (
            <div>
              <dt>{REPAIR.others}</dt>
              <dd>
                {cause.answering.length > 0
                  ? cause.answering.map(({ register }) => registerName(register)).join(', ')
                  : REPAIR.othersNone}
              </dd>
            </div>
          )}
        </dl>
      </section>
      <Card title={REPAIR.standing(cause.requests.length)}>
        <Requests requests={cause.requests} now={now} chosen={chosen} onChoose={onChoose} />
      </Card>
      <Card title={REPAIR.done}>
        {deeds.length === 0 ? (
          <p className={classes.meta}>{REPAIR.doneNone}</p>
        ) : (
          <ul className={classes.list}>
            {deeds.map((deed) => (
              <li key={deed.id} className={classes.deed}>
                <span className={classes.meta}>{clockTime(deed.decidedAt ?? deed.proposedAt, now)}</span>
                <span>
                  {REPAIR.proposal(deed.remedy, deed.action, deed.requestId)}: {REPAIR.state[deed.state]} (
                  {deed.proposedBy} → {deed.second}). {deed.reason}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </div>
  );
}

interface RequestsProps {
  requests: readonly Stopped[];
  now: string;
  chosen: string | null;
  onChoose: (number: string) => void;
}

function Requests({ requests, now, chosen, onChoose }: RequestsProps) {
  const { columns } = REPAIR;
  return (
    <div className={classes.scroll} tabIndex={0} role="group" aria-label={REPAIR.standing(requests.length)}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{columns.number}</th>
            <th scope="col">{columns.status}</th>
            <th scope="col">{columns.delays}</th>
            <th scope="col">{columns.since}</th>
          </tr>
        </thead>
        <tbody>
          {requests.map((row) => (
            <tr key={numberOf(row)} data-chosen={numberOf(row) === chosen || undefined}>
              <td>
                <label className={classes.pick}>
                  <input
                    type="radio"
                    name="repair-request"
                    checked={numberOf(row) === chosen}
                    aria-label={REPAIR.choose(numberOf(row))}
                    onChange={() => onChoose(numberOf(row))}
                  />
                  {numberOf(row)}
                </label>
              </td>
              <td>{stoodIn(row)}</td>
              <td data-tone={row.isOverdue ? 'danger' : undefined}>{delayedBy(row)}</td>
              <td>{clockTime(row.since, now)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function stoodIn({ status, payment }: Stopped): string {
  if (payment) return REPAIR.payment(PAYMENT_STATUS_TEXT[payment.PaymentRequestStatusId]);
  return status === null ? '–' : STATUS_TEXT[status].label;
}

function delayedBy({ dueAt, isOverdue }: Stopped): string {
  if (dueAt === null) return REPAIR.noTerm;
  return isOverdue ? REPAIR.overdue(dueAt) : REPAIR.term(dueAt);
}

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
import type { Cause, RepairConsole, Stopped } from './queries.ts';
import { Tries } from './Tries.tsx';

interface CausePaneProps {
  cause: Cause;
  console: RepairConsole;
  chosen: number | null;
  onChoose: (requestId: number) => void;
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
  chosen: number | null;
  onChoose: (requestId: number) => void;
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
          {requests.map(({ requestId, status, dueAt, isOverdue, since }) => (
            <tr key={requestId} data-chosen={requestId === chosen || undefined}>
              <td>
                <label className={classes.pick}>
                  <input
                    type="radio"
                    name="repair-request"
                    checked={requestId === chosen}
                    aria-label={REPAIR.choose(requestId)}
                    onChange={() => onChoose(requestId)}
                  />
                  {requestId}
                </label>
              </td>
              <td>{status === null ? '–' : STATUS_TEXT[status].label}</td>
              <td data-tone={isOverdue ? 'danger' : undefined}>
                {dueAt === null ? REPAIR.noTerm : isOverdue ? REPAIR.overdue(dueAt) : REPAIR.term(dueAt)}
              </td>
              <td>{clockTime(since, now)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

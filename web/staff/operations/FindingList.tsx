import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import {
  DIFFERENCE_TEXT,
  heldStatusText,
  lostActionText,
  MEASURE_TEXT,
  OPERATIONS,
} from '../../../domain/texts/lt/screen/operations.ts';
import { paths } from '../../paths.ts';
import classes from './Operations.module.css';
import type { Finding } from './queries.ts';
import { useAcknowledge } from './use-acknowledge.ts';

/** Differences by number, what was done about each, and which acknowledged moves are gone. */
export function FindingList({ findings }: { findings: readonly Finding[] }) {
  return (
    <ul className={classes.list}>
      {findings.map((finding) => (
        <FindingRow key={finding.id} finding={finding} />
      ))}
    </ul>
  );
}

function FindingRow({ finding }: { finding: Finding }) {
  const { kind, measure, row, held, lost, needsPerson, acknowledgedAt } = finding;
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <span className={classes.name}>
          <Named finding={finding} /> · {DIFFERENCE_TEXT[kind]}
        </span>
        <span>{MEASURE_TEXT[measure]}</span>
        <span className={classes.meta}>
          {finding.foundAt} · {OPERATIONS.versions(sideText(row), sideText(held))}
          {acknowledgedAt && ` · ${OPERATIONS.lookedAt(acknowledgedAt)}`}
        </span>
        {needsPerson && <LostMoves lost={lost} />}
      </div>
      {needsPerson && acknowledgedAt === null && <Acknowledge id={finding.id} />}
    </li>
  );
}

/** A case under the number is opened by it; a lost number is only said. */
function Named({ finding }: { finding: Finding }) {
  const { requestNumber, paymentRequestNumber, hasRequest, workflowId } = finding;
  if (requestNumber === null) return workflowId;
  const name =
    paymentRequestNumber === null
      ? OPERATIONS.number(requestNumber)
      : OPERATIONS.paymentNumber(requestNumber, paymentRequestNumber);
  return hasRequest ? <Link to={paths.staffRequest(requestNumber)}>{name}</Link> : name;
}

function sideText({ status, version }: Finding['row']): string {
  return version === null ? OPERATIONS.nothing : OPERATIONS.side(version, heldStatusText(status));
}

function LostMoves({ lost }: { lost: Finding['lost'] }) {
  if (lost.length === 0) return <span className={classes.meta}>{OPERATIONS.lostNone}</span>;
  return (
    <div className={classes.lost}>
      <span className={classes.lostTitle}>{OPERATIONS.lost}</span>
      <ol className={classes.moves}>
        {lost.map(({ version, action, at, commandId }) => (
          <li key={version}>
            {at} · {lostActionText(action)}
            {commandId && (
              <span className={classes.meta}>
                {' '}
                {OPERATIONS.command} <code>{commandId}</code>
              </span>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

function Acknowledge({ id }: { id: number }) {
  const { busy, acknowledge } = useAcknowledge(id);
  return (
    <Button variant="default" size="sm" loading={busy} onClick={() => void acknowledge()}>
      {OPERATIONS.acknowledge}
    </Button>
  );
}

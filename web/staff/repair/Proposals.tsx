import { Button } from '@mantine/core';
import { causeTitle, clockTime, REPAIR } from '../../../domain/texts/lt/screen/repair.ts';
import classes from './Repair.module.css';
import { decide, type Proposal, useDeed } from './queries.ts';

/** What waits for a second person: carried out by whom it names, taken back by whoever proposed it. */
export function Proposals({ proposals, now }: { proposals: readonly Proposal[]; now: string }) {
  if (proposals.length === 0) return null;
  return (
    <section className={classes.waiting} aria-labelledby="repair-waiting">
      <h2 id="repair-waiting" className={classes.meta}>
        {REPAIR.waiting}
      </h2>
      <ul className={classes.list}>
        {proposals.map((proposal) => (
          <Row key={proposal.id} proposal={proposal} now={now} />
        ))}
      </ul>
    </section>
  );
}

function Row({ proposal, now }: { proposal: Proposal; now: string }) {
  const { busy, carryOut } = useDeed();
  const { id, mine, remedy, action, requestId } = proposal;
  return (
    <li className={classes.proposal}>
      <span className={classes.name}>{REPAIR.proposal(remedy, action, requestId)}</span>
      <span className={classes.meta}>{causeTitle(proposal.cause)}</span>
      <span className={classes.meta}>
        {REPAIR.proposedBy(proposal.proposedBy, clockTime(proposal.proposedAt, now))}
      </span>
      <span>„{proposal.reason}“</span>
      {mine === 'toDecide' ? (
        <span className={classes.buttons}>
          <Button
            size="xs"
            loading={busy}
            onClick={() => void carryOut(decide(id, 'Confirm'), REPAIR.confirmed)}
          >
            {REPAIR.confirm}
          </Button>
          <Button
            size="xs"
            variant="default"
            disabled={busy}
            onClick={() => void carryOut(decide(id, 'Decline'), REPAIR.declined)}
          >
            {REPAIR.decline}
          </Button>
        </span>
      ) : (
        <>
          <span className={classes.meta}>{REPAIR.waitsFor(proposal.second)}</span>
          {mine === 'proposed' && (
            <span className={classes.buttons}>
              <span className={classes.meta}>{REPAIR.own}</span>
              <Button
                size="xs"
                variant="default"
                loading={busy}
                onClick={() => void carryOut(decide(id, 'Decline'), REPAIR.withdrawn)}
              >
                {REPAIR.withdraw}
              </Button>
            </span>
          )}
        </>
      )}
    </li>
  );
}

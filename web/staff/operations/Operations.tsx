import { IconCircleCheck } from '@tabler/icons-react';
import { hasRight } from '../../../domain/application/rights.ts';
import { NO_RIGHTS } from '../../../domain/texts/lt/no-rights.ts';
import { EPOCH_TEXT, OPERATIONS } from '../../../domain/texts/lt/screen/operations.ts';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { useMe } from '../data/queries.ts';
import { FindingList } from './FindingList.tsx';
import classes from './Operations.module.css';
import { type Epoch, type Operations, useOperations } from './queries.ts';
import { ReportList } from './ReportList.tsx';
import { StaffPage } from '../shell/StaffPage.tsx';

/** What the reconciler of database and engine found; who runs the portal looks here after a restore. */
export function Component() {
  const { data: me } = useMe();
  const isAllowed = hasRight('watchOperations', me?.roles ?? []);
  const operations = useOperations(isAllowed);
  return (
    <StaffPage>
      <PageTitle small title={OPERATIONS.title} lead={OPERATIONS.lead} />
      {!me ? (
        <Skeletons rows={3} />
      ) : !isAllowed ? (
        <ErrorState title={OPERATIONS.noRights}>{NO_RIGHTS}</ErrorState>
      ) : operations.data ? (
        <Lists {...operations.data} />
      ) : operations.isPending ? (
        <Skeletons rows={3} />
      ) : (
        <ErrorState title={OPERATIONS.failed} onRetry={() => void operations.refetch()} />
      )}
    </StaffPage>
  );
}

function Lists({ findings, reports, epochs, open }: Operations) {
  const isWaiting = ({ needsPerson, acknowledgedAt }: Operations['findings'][number]) =>
    needsPerson && acknowledgedAt === null;
  const waiting = findings.filter(isWaiting);
  const earlier = findings.filter((finding) => !isWaiting(finding));
  return (
    <>
      <Card title={OPERATIONS.open.title} aside={open || undefined}>
        {waiting.length > 0 ? (
          <FindingList findings={waiting} />
        ) : (
          <EmptyState
            bare
            icon={<IconCircleCheck size={24} stroke={1.6} aria-hidden />}
            title={OPERATIONS.open.none}
          >
            {OPERATIONS.open.noneText}
          </EmptyState>
        )}
      </Card>
      <Card title={OPERATIONS.reports.title}>
        <ReportList reports={reports} />
      </Card>
      <Card title={OPERATIONS.findings.title}>
        {earlier.length > 0 ? (
          <FindingList findings={earlier} />
        ) : (
          <p className={classes.none}>{OPERATIONS.findings.none}</p>
        )}
      </Card>
      <Card title={OPERATIONS.epochs.title}>
        <EpochList epochs={epochs} />
      </Card>
    </>
  );
}

/** When databases of different instants met, and where the numbers went on. */
function EpochList({ epochs }: { epochs: readonly Epoch[] }) {
  if (epochs.length === 0) return <p className={classes.none}>{OPERATIONS.epochs.none}</p>;
  return (
    <ul className={classes.list}>
      {epochs.map(({ id, reason, openedAt, lastNumber, nextNumber }) => (
        <li key={id} className={classes.row}>
          <div className={classes.words}>
            <span className={classes.name}>{EPOCH_TEXT[reason]}</span>
            <span className={classes.meta}>{OPERATIONS.epochs.numbers(lastNumber, nextNumber)}</span>
          </div>
          <span className={classes.meta}>{openedAt}</span>
        </li>
      ))}
    </ul>
  );
}

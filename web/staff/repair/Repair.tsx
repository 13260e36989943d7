import { IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { hasRight } from '../../../domain/application/rights.ts';
import { causeTitle, clockTime, REPAIR } from '../../../domain/texts/lt/screen/repair.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { MAIN_ID } from '../../ui/SkipLink.tsx';
import { useMe } from '../data/queries.ts';
import { CausePane } from './CausePane.tsx';
import { Proposals } from './Proposals.tsx';
import { numberOf, type RepairConsole, useRepair } from './queries.ts';
import { RemedyPane } from './RemedyPane.tsx';
import classes from './Repair.module.css';

/** What keeps requests from going on by themselves, and what two people may do about it. */
export function Component() {
  const { data: me } = useMe();
  const isAllowed = hasRight('repairCases', me?.roles ?? []);
  const repair = useRepair(isAllowed);
  return (
    <main id={MAIN_ID} tabIndex={-1} className={classes.main}>
      {me && isAllowed && repair.data ? (
        <Console console={repair.data} roles={me.roles} />
      ) : (
        <div className={classes.page}>
          <PageTitle small title={REPAIR.title} />
          {me && !isAllowed ? (
            <ErrorState title={REPAIR.noRights} />
          ) : repair.isError ? (
            <ErrorState title={REPAIR.failed} onRetry={() => void repair.refetch()} />
          ) : (
            <Skeletons rows={4} />
          )}
        </div>
      )}
    </main>
  );
}

function Console({ console: data, roles }: { console: RepairConsole; roles: readonly string[] }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [number, setNumber] = useState<string | null>(null);
  const { causes, now } = data;
  const cause = causes.find((one) => one.cause === chosen) ?? causes[0];
  const request = cause?.requests.find((one) => numberOf(one) === number) ?? cause?.requests[0];
  return (
    <div className={classes.panes} data-empty={!cause || undefined}>
      <nav className={classes.causes} aria-label={REPAIR.causes}>
        <PageTitle
          small
          title={REPAIR.title}
          lead={cause ? REPAIR.summary(data.stopped, causes.length, data.running) : undefined}
        />
        <ul className={classes.list}>
          {causes.map((one) => (
            <li key={one.cause}>
              <button
                type="button"
                className={classes.cause}
                aria-current={one === cause || undefined}
                onClick={() => setChosen(one.cause)}
              >
                <span>
                  <span className={classes.name}>{causeTitle(one.cause)}</span>
                  <span className={classes.meta}>
                    {REPAIR.line(
                      clockTime(one.since, now),
                      one.tries,
                      one.nextAt && clockTime(one.nextAt, now),
                    )}
                  </span>
                </span>
                <span className={classes.count}>{one.requests.length}</span>
              </button>
            </li>
          ))}
        </ul>
        <Proposals proposals={data.proposals.filter(({ state }) => state === 'waiting')} now={now} />
        <p className={classes.foot}>{REPAIR.updated(now)}</p>
      </nav>
      {cause ? (
        <>
          <CausePane
            cause={cause}
            console={data}
            chosen={request ? numberOf(request) : null}
            onChoose={setNumber}
          />
          <RemedyPane
            key={`${cause.cause} ${request ? numberOf(request) : ''}`}
            cause={cause}
            request={request ?? null}
            console={data}
            roles={roles}
          />
        </>
      ) : (
        <div className={classes.page}>
          <EmptyState icon={<IconCircleCheck size={28} stroke={1.6} aria-hidden />} title={REPAIR.empty}>
            {REPAIR.emptyText(data.checkedAt, data.running)}
          </EmptyState>
        </div>
      )}
    </div>
  );
}

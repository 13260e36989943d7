import { Button } from '@mantine/core';
import { useState } from 'react';
import { hasRight } from '../../../domain/application/rights.ts';
import { NO_RIGHTS } from '../../../domain/texts/lt/no-rights.ts';
import { CALENDAR } from '../../../domain/texts/lt/screen/staff-calendar.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { useMe } from '../data/queries.ts';
import classes from './Calendar.module.css';
import { Changes } from './Changes.tsx';
import { DayDialog } from './DayDialog.tsx';
import { Days } from './Days.tsx';
import { useCalendar } from './queries.ts';
import { Terms } from './Terms.tsx';
import { StaffPage } from '../shell/StaffPage.tsx';

/** Days off and lengths of terms; the administrator keeps them. */
export default function CalendarPage() {
  const { data: me } = useMe();
  return (
    <StaffPage>
      {!me ? (
        <Skeletons rows={3} />
      ) : hasRight('keepCalendar', me.roles) ? (
        <Keeper />
      ) : (
        <>
          <h1 className="visually-hidden">{CALENDAR.title}</h1>
          <ErrorState title={CALENDAR.noRights}>{NO_RIGHTS}</ErrorState>
        </>
      )}
    </StaffPage>
  );
}

function Keeper() {
  const [year, setYear] = useState<number | null>(null);
  const [changing, setChanging] = useState(false);
  const { data, isPending, refetch } = useCalendar(year);
  return (
    <>
      <PageTitle
        small
        title={CALENDAR.title}
        lead={<span className={classes.lead}>{CALENDAR.lead}</span>}
        action={
          <Button size="md" onClick={() => setChanging(true)}>
            {CALENDAR.changeDay}
          </Button>
        }
      />
      {isPending ? (
        <Skeletons rows={4} />
      ) : !data ? (
        <ErrorState title={CALENDAR.failed} onRetry={() => void refetch()} />
      ) : (
        <div className={classes.columns}>
          <Days calendar={data} onYear={setYear} />
          <div className={classes.side}>
            <Terms terms={data.terms} />
            <Changes calendar={data} />
          </div>
        </div>
      )}
      {changing && <DayDialog onClose={() => setChanging(false)} />}
    </>
  );
}

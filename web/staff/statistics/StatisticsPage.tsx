import { Button, NativeSelect, SegmentedControl } from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { hasRight } from '../../../domain/application/rights.ts';
import { isSchemeCode, SCHEME_CODES, SCHEMES } from '../../../domain/schemes/index.ts';
import { NO_RIGHTS } from '../../../domain/texts/lt/no-rights.ts';
import { STATISTICS as T } from '../../../domain/texts/lt/screen/staff-statistics.ts';
import { download } from '../../api/files.ts';
import { showProblem } from '../../api/query-client.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { useMe } from '../data/queries.ts';
import { DateRangeFields } from '../inbox/DateRangeFields.tsx';
import { StaffPage } from '../shell/StaffPage.tsx';
import { BudgetBar, KeyFigures } from './Figures.tsx';
import { Load } from './Load.tsx';
import { AskedContext } from './OpenList.tsx';
import { queryOf, useStatistics, type Asked, type Statistics } from './queries.ts';
import classes from './Statistics.module.css';
import { Ageing, ByStatus, Decisions } from './StatusTables.tsx';
import { Forecast, Times } from './TimeAndLoad.tsx';

type Tab = keyof typeof T.tabs;

/** What the portal has done and has before it; each number opens the list it counts. */
export function Component() {
  const { data: me } = useMe();
  const isAllowed = hasRight('readCases', me?.roles ?? []);
  const [asked, setAsked] = useState<Asked>({ scheme: null, from: null, to: null });
  const [tab, setTab] = useState<Tab>('money');
  const { data, isPending, refetch } = useStatistics(asked, isAllowed);
  return (
    <StaffPage>
      <PageTitle
        small
        title={T.title}
        lead={data && T.updated(data.updatedAt)}
        action={<PageActions asked={asked} />}
      />
      <div className={classes.bar} data-print="no">
        <SegmentedControl
          aria-label={T.tabsName}
          size="sm"
          value={tab}
          onChange={(value) => setTab(value)}
          data={[
            { value: 'money', label: T.tabs.money },
            { value: 'time', label: T.tabs.time },
          ]}
        />
        <NativeSelect
          aria-label={T.scheme}
          value={asked.scheme ?? ''}
          onChange={({ currentTarget: { value } }) =>
            setAsked({ ...asked, scheme: isSchemeCode(value) ? value : null })
          }
          data={[
            { value: '', label: T.allSchemes },
            ...SCHEME_CODES.map((code) => ({ value: code, label: SCHEMES[code].shortName })),
          ]}
        />
        <DateRangeFields
          label={T.decided}
          range={{ from: asked.from, to: asked.to }}
          onChange={(range) => setAsked({ ...asked, ...range })}
        />
      </div>
      {me && !isAllowed ? (
        <ErrorState title={T.failed}>{NO_RIGHTS}</ErrorState>
      ) : data ? (
        <AskedContext value={asked}>
          <Parts statistics={data} tab={tab} />
        </AskedContext>
      ) : isPending ? (
        <Skeletons rows={6} />
      ) : (
        <ErrorState title={T.failed} onRetry={() => void refetch()} />
      )}
    </StaffPage>
  );
}

/** Both parts stand on paper; the screen shows one. */
function Parts({ statistics, tab }: { statistics: Statistics; tab: Tab }) {
  return (
    <>
      <div className={classes.part} data-hidden={tab !== 'money' || undefined}>
        <KeyFigures {...statistics} />
        <BudgetBar budget={statistics.budget} />
        <div className={classes.columns}>
          <ByStatus Requests={statistics.Requests} />
          <div className={classes.part}>
            <Ageing ageing={statistics.ageing} Totals={statistics.Totals} />
            <Decisions Decisions={statistics.Decisions} />
          </div>
        </div>
      </div>
      <div className={classes.part} data-hidden={tab !== 'time' || undefined}>
        <div className={classes.columns}>
          <Times times={statistics.times} />
          <Forecast {...statistics} />
        </div>
        <Load load={statistics.load} />
      </div>
    </>
  );
}

function PageActions({ asked }: { asked: Asked }) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const query = new URLSearchParams(queryOf(asked)).toString();
    await download(`/api/BackOffice/StatsFile?${query}`, 'statistika.xlsx').catch(showProblem);
    setBusy(false);
  };
  return (
    <>
      <Button
        variant="default"
        size="sm"
        loading={busy}
        leftSection={<IconDownload size={16} stroke={1.8} aria-hidden />}
        onClick={() => void save()}
      >
        {T.xlsx}
      </Button>{' '}
      <Button
        variant="default"
        size="sm"
        leftSection={<IconPrinter size={16} stroke={1.8} aria-hidden />}
        onClick={() => window.print()}
      >
        {T.print}
      </Button>
    </>
  );
}

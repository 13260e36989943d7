import { Button, SegmentedControl } from '@mantine/core';
import { IconFilePlus, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { REQUESTS } from '../../../domain/texts/lt/screen/applicant.ts';
import { ROW } from '../../../domain/texts/lt/screen/applicant-request.ts';
import { UI } from '../../../domain/texts/lt/screen/common.ts';
import { ApiProblem } from '../../api/problem.ts';
import { useOnReturn } from '../../api/use-on-return.ts';
import { paths } from '../../paths.ts';
import { schemesQuery } from '../../public/queries.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Note } from '../../ui/Note.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { withDates } from '../../ui/DateText.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { meQuery } from '../me.ts';
import { CopyRequest } from '../request/CopyRequest.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DeleteRequest } from './DeleteRequest.tsx';
import { Pages } from './Pages.tsx';
import { pageOf } from './paging.ts';
import { canCreateQuery, requestListQuery, type RequestRow } from './query.ts';
import { RequestGroups } from './RequestGroups.tsx';
import classes from './Requests.module.css';
import { RequestTable } from './RequestTable.tsx';
import { countByTurn, inTurnOrder } from './row-model.ts';

const VIEW_KEY = 'requestsView';

/** Prašymai: grouped by whose turn it is, or the plain table with every column. */
export function Component() {
  const navigate = useNavigate();
  const list = useQuery(requestListQuery);
  useOnReturn(list.refetch);
  const me = useQuery(meQuery);
  const canCreate = useQuery(canCreateQuery);
  const schemes = useQuery(schemesQuery);
  const [view, setView] = useState(() => localStorage.getItem(VIEW_KEY) ?? 'rows');
  const [query] = useSearchParams();
  const [deleting, setDeleting] = useState<RequestRow | null>(null);
  const [copying, setCopying] = useState<RequestRow | null>(null);
  const [told, setTold] = useState(false);
  // Another scheme may still take requests; which one is chosen at the start.
  const closed = canCreate.data === false && !schemes.data?.some((row) => row.Open);
  const scheme = schemes.data?.find((row) => row.Code === 'tiesiogines');
  const rows = list.data ?? [];
  const paged = pageOf(view === 'table' ? rows : inTurnOrder(rows), query.get('page'));

  const create = (
    <Button
      variant="default"
      leftSection={<IconPlus size={18} aria-hidden />}
      aria-describedby={closed ? 'period-closed' : undefined}
      onClick={() => (closed ? setTold(true) : void navigate(paths.newRequest))}
    >
      {REQUESTS.create}
    </Button>
  );
  const changeView = (next: string) => {
    setView(next);
    localStorage.setItem(VIEW_KEY, next);
  };

  const shown = { rows: paged.rows, closed, onDelete: setDeleting, onCopy: setCopying };

  return (
    <div className={`wide ${classes.page}`}>
      <PageTitle
        title={REQUESTS.title}
        lead={
          <Lead
            me={me.data ?? null}
            openUntil={scheme?.Open ? scheme.To : null}
            waits={me.isPending || schemes.isPending}
          />
        }
        action={create}
      />
      {closed && (
        <div id="period-closed">
          <Note tone="warning">{REQUESTS.closed}</Note>
        </div>
      )}
      {list.isPending && <Skeletons rows={3} />}
      {list.isError && (
        <ErrorState
          onRetry={() => void list.refetch()}
          requestId={list.error instanceof ApiProblem ? list.error.requestId : null}
        />
      )}
      {list.data && rows.length === 0 && (
        <EmptyState
          icon={<IconFilePlus size={24} stroke={1.7} aria-hidden />}
          title={REQUESTS.emptyTitle}
          action={
            !closed && (
              <Button
                leftSection={<IconPlus size={18} aria-hidden />}
                onClick={() => void navigate(paths.newRequest)}
              >
                {REQUESTS.create}
              </Button>
            )
          }
        >
          {REQUESTS.emptyText}
        </EmptyState>
      )}
      {rows.length > 0 && (
        <>
          <div className={classes.toggle} data-print="no">
            <SegmentedControl
              aria-label={REQUESTS.viewAs}
              size="xs"
              value={view}
              onChange={changeView}
              data={[
                { value: 'rows', label: REQUESTS.asRows },
                { value: 'table', label: REQUESTS.asTable },
              ]}
            />
          </div>
          {view === 'table' ? (
            <RequestTable {...shown} />
          ) : (
            <RequestGroups {...shown} counts={countByTurn(rows)} />
          )}
          <Pages
            page={paged.page}
            pages={paged.pages}
            total={rows.length}
            to={(page) => paths.requestsPage(page)}
          />
        </>
      )}
      <DeleteRequest row={deleting} onClose={() => setDeleting(null)} />
      <CopyRequest id={copying?.Id ?? null} onClose={() => setCopying(null)} />
      <Dialog opened={told} onClose={() => setTold(false)} title={ROW.closedTitle} cancelLabel={UI.ok}>
        <p>{REQUESTS.closed}</p>
      </Dialog>
    </div>
  );
}

/** On a phone it has three lines, whose place is free from the start. */
function Lead({
  me,
  openUntil,
  waits,
}: {
  me: {
    FirstName: string;
    LastName: string;
    party: { Name: string; Code: string; loginType: string } | null;
  } | null;
  openUntil: string | null;
  waits: boolean;
}) {
  const party = me?.party;
  return (
    <div className={classes.lead} data-waits={waits || undefined}>
      {party?.loginType === 'Company' &&
        REQUESTS.company(party.Name, party.Code.replace(/(\d{3})(?=\d)/g, '$1\u00A0'))}
      {me && party?.loginType !== 'Company' && REQUESTS.person(`${me.FirstName} ${me.LastName}`)}{' '}
      {openUntil && withDates(REQUESTS.openUntil(openUntil))}
    </div>
  );
}

import { Button } from '@mantine/core';
import { useState } from 'react';
import { RECORDS as T } from '../../../domain/texts/lt/screen/staff-records.ts';
import { api } from '../../api/client.ts';
import { download } from '../../api/files.ts';
import { showProblem } from '../../api/query-client.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { ToneBadge } from '../../ui/StatusBadge.tsx';
import { useSaving } from '../shell/use-saving.ts';
import classes from './Administration.module.css';
import { Frame } from './Frame.tsx';
import { Holds } from './Holds.tsx';
import { DecisionDialog, type Deed } from './RecordDialogs.tsx';
import { RecordItems } from './RecordItems.tsx';
import { RECORDS_KEY, useRecords, type Records, type RetentionList } from './records-queries.ts';

/** What may be removed because its term is over, and what may not. */
export function RecordsPage() {
  return <Frame title={T.title}>{() => <Loaded />}</Frame>;
}

function Loaded() {
  const { data, isPending, refetch } = useRecords();
  if (data) return <Lists data={data} />;
  return isPending ? <Skeletons rows={4} /> : <ErrorState title={T.failed} onRetry={() => void refetch()} />;
}

function Lists({ data }: { data: Records }) {
  const { save, busy, error } = useSaving(RECORDS_KEY, () => undefined);
  const [deed, setDeed] = useState<{ what: Deed; list: RetentionList } | null>(null);
  const { lists } = data;
  return (
    <>
      <PageTitle
        small
        title={T.title}
        lead={<span className={classes.note}>{T.lead}</span>}
        action={
          data.mayMakeList && (
            <Button
              size="sm"
              variant="default"
              loading={busy}
              onClick={() =>
                void save(T.made, (header) =>
                  api.POST('/api/BackOffice/Records/Make', { params: { header } }),
                )
              }
            >
              {T.make}
            </Button>
          )
        }
      />
      {error && <ErrorState title={error} />}
      {lists.length === 0 && <p className={classes.note}>{T.noLists}</p>}
      {lists.map((list, index) => (
        <OneList key={list.id} list={list} isFirst={index === 0} onDeed={(what) => setDeed({ what, list })} />
      ))}
      <Holds holds={data.holds} mayHold={data.mayHold} />
      {deed && <DecisionDialog {...deed} onClose={() => setDeed(null)} />}
    </>
  );
}

const TONE = { open: 'brand', proposed: 'warning', confirmed: 'warning', finished: 'success' } as const;

interface OneListProps {
  list: RetentionList;
  isFirst: boolean;
  onDeed: (deed: Deed) => void;
}

function OneList({ list, isFirst, onDeed }: OneListProps) {
  const [isOpen, setOpen] = useState(isFirst && list.total > 0);
  const { id, state, mine } = list;
  return (
    <section className={classes.card} aria-labelledby={`list-${id}`}>
      <div className={classes.cardHead}>
        <h2 id={`list-${id}`} className={classes.cardTitle}>
          {T.listOf(list.year, id)} <ToneBadge tone={TONE[state]}>{T.states[state]}</ToneBadge>
        </h2>
        <span className={classes.meta}>
          {T.count(list.total)}. {T.day} <span className="num">{list.day}</span>
          {state === 'finished' && list.total > 0 && `. ${T.outcome(list.removed, list.kept)}`}
        </span>
        {list.reason && (
          <span className={classes.meta}>
            „{list.reason}“ – {[list.proposedBy, list.confirmedBy].filter(Boolean).join(', ')}
          </span>
        )}
        {list.hash && (
          <span className={classes.meta}>
            {T.hash} <code className={classes.hash}>{list.hash}</code>
          </span>
        )}
        <span className={classes.buttons}>
          {list.total > 0 && (
            <Button size="xs" variant="default" aria-expanded={isOpen} onClick={() => setOpen((was) => !was)}>
              {isOpen ? T.hide : T.show}
            </Button>
          )}
          {list.hash && (
            <Button
              size="xs"
              variant="default"
              aria-label={T.reportOf(id)}
              onClick={() =>
                void download(`/api/BackOffice/Records/${id}/Report`, T.reportOf(id)).catch(showProblem)
              }
            >
              {T.report}
            </Button>
          )}
          {mine === 'toPropose' && list.total > 0 && (
            <Button size="xs" onClick={() => onDeed('propose')}>
              {T.propose}
            </Button>
          )}
          {mine === 'toConfirm' && (
            <Button size="xs" color="red" onClick={() => onDeed('confirm')}>
              {T.confirm}
            </Button>
          )}
          {(mine === 'toConfirm' || mine === 'proposed') && (
            <Button size="xs" variant="default" onClick={() => onDeed('decline')}>
              {mine === 'proposed' ? T.withdraw : T.decline}
            </Button>
          )}
          {mine === 'proposed' && <span className={classes.meta}>{T.own}</span>}
        </span>
      </div>
      {isOpen && <RecordItems list={list} />}
    </section>
  );
}

import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { hasRight } from '../../../domain/application/rights.ts';
import { schemeOf } from '../../../domain/schemes/index.ts';
import { AID as T } from '../../../domain/texts/lt/screen/aid.ts';
import { eurOfWire } from '../../../domain/values/money.ts';
import { api, ask } from '../../api/client.ts';
import type { components } from '../../api/schema.gen.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { ToneBadge } from '../../ui/StatusBadge.tsx';
import { useMe } from '../data/queries.ts';
import { useSaving } from '../shell/use-saving.ts';
import { ActionsHead } from './ActionsHead.tsx';
import classes from './Administration.module.css';
import { Frame } from './Frame.tsx';

type Row = components['schemas']['AidToPublish'][number];

const KEY = ['staff', 'aid'] as const;
const SOON_DAYS = 30;

/** Large aid: what is to be published by when, and what was. */
export function AidPage() {
  return (
    <Frame title={T.nav}>
      {() => (
        <>
          <PageTitle small title={T.nav} lead={<span className={classes.note}>{T.note}</span>} />
          <Loaded />
        </>
      )}
    </Frame>
  );
}

function Loaded() {
  const { data: me } = useMe();
  const { data, isPending, refetch } = useQuery({
    queryKey: KEY,
    queryFn: () => ask(api.GET('/api/BackOffice/Aid')),
  });
  const [open, setOpen] = useState<Row | null>(null);
  if (!data)
    return isPending ? (
      <Skeletons rows={3} />
    ) : (
      <ErrorState title={T.failed} onRetry={() => void refetch()} />
    );
  if (data.length === 0) return <p className={classes.note}>{T.nothing}</p>;
  const mayPublish = me !== undefined && hasRight('publishAid', me.roles);
  return (
    <div className={classes.card}>
      <table className={classes.table} aria-label={T.nav}>
        <thead>
          <tr>
            {[T.request, T.sum, T.granted, T.by, T.state].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
            <ActionsHead name={T.publish} />
          </tr>
        </thead>
        <tbody>
          {data.map((row) => (
            <tr key={row.requestId}>
              <th scope="row">
                <span className="num">{row.requestId}</span>
                <span className={classes.meta}>{schemeOf(row.schemeCode).shortName}</span>
              </th>
              <td data-label={T.sum} className="num">
                {eurOfWire(row.sum)}
              </td>
              <td data-label={T.granted} className="num">
                {row.grantedOn}
              </td>
              <td data-label={T.by}>
                <span className="num">{row.publishBy}</span>
                {row.publishedAt === null && <span className={classes.meta}>{T.itself(row.itselfOn)}</span>}
              </td>
              <td data-label={T.state}>
                <State row={row} />
              </td>
              <td className={classes.right}>
                {mayPublish && row.publishedAt === null && (
                  <Button
                    size="compact-sm"
                    variant="default"
                    aria-label={T.publishOf(row.requestId)}
                    onClick={() => setOpen(row)}
                  >
                    {T.publish}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {open && <PublishDialog row={open} onClose={() => setOpen(null)} />}
    </div>
  );
}

function State({ row: { publishedAt, publishedBy, daysLeft } }: { row: Row }) {
  if (publishedAt !== null)
    return (
      <>
        <ToneBadge tone="success">{T.published}</ToneBadge>
        <span className={classes.meta}>
          <span className="num">{publishedAt.slice(0, 10)}</span>, {publishedBy ?? T.byItself}
        </span>
      </>
    );
  const tone = daysLeft < 0 ? 'danger' : daysLeft < SOON_DAYS ? 'warning' : 'brand';
  return <ToneBadge tone={tone}>{T.waits(daysLeft)}</ToneBadge>;
}

function PublishDialog({ row: { requestId }, onClose }: { row: Row; onClose: () => void }) {
  const { save, busy, error } = useSaving(KEY, onClose);
  return (
    <Dialog
      opened
      onClose={onClose}
      title={T.publishOf(requestId)}
      confirmLabel={T.publish}
      consequence={T.consequence}
      busy={busy}
      error={error}
      onConfirm={() =>
        void save(T.done, (header) =>
          api.POST('/api/BackOffice/Aid/{id}/Publish', { params: { header, path: { id: requestId } } }),
        )
      }
    />
  );
}

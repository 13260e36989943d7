import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { EMPTY } from '../../../domain/texts/lt/format.ts';
import { formatSum, fromWire } from '../../../domain/values/money.ts';
import {
  BATCH_STATE,
  SIGNED_KIND,
  SIGNING_LIST as TEXT,
} from '../../../domain/texts/lt/screen/staff-signing.ts';
import { act, ActionKey } from '../../api/act.ts';
import { api } from '../../api/client.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Note } from '../../ui/Note.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { SkeletonLines } from '../../ui/Skeletons.tsx';
import { KEYS } from '../data/queries.ts';
import { useBatchRows, type SignedRow } from './queries.ts';
import classes from './Signing.module.css';

/** Back from the provider: it is asked how each document ended; what is still open is looked at again by itself. */
export function BatchResults({ batchId }: { batchId: string }) {
  const client = useQueryClient();
  const [asked, setAsked] = useState(false);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isGone = false;
    act(
      (header) => api.POST('/api/Request/SignedBatch', { params: { query: { batchId }, header } }),
      new ActionKey(),
    )
      // The rows say what is known in any case.
      .catch(() => undefined)
      .finally(() => {
        if (isGone) return;
        setAsked(true);
        void client.invalidateQueries({ queryKey: KEYS.all });
      });
    return () => {
      isGone = true;
    };
  }, [batchId, client, round]);
  const rows = useBatchRows(batchId, asked);
  const none = rows.data?.every(({ state }) => state === 'refused') ?? false;
  const isOpen = rows.data?.some(({ state }) => state === 'open') ?? false;
  return (
    <>
      <PageTitle small title={TEXT.resultsTitle} />
      {!asked && <Note tone="brand">{TEXT.checking}</Note>}
      {none && <Note tone="warning">{TEXT.noneOpened}</Note>}
      <Card title={TEXT.resultsName} aside={rows.data?.length}>
        {rows.data ? (
          <table className={classes.table}>
            <caption className="visually-hidden">{TEXT.resultsName}</caption>
            <thead>
              <tr>
                <th scope="col">{TEXT.columns.document}</th>
                <th scope="col">{TEXT.columns.request}</th>
                <th scope="col">{TEXT.columns.borrower}</th>
                <th scope="col" data-right>
                  {TEXT.columns.sum}
                </th>
                <th scope="col">{TEXT.columns.result}</th>
              </tr>
            </thead>
            <tbody>
              {rows.data.map((row, index) => (
                <Row key={`${row.requestId}-${index}`} row={row} />
              ))}
            </tbody>
          </table>
        ) : rows.isError ? (
          <ErrorState title={TEXT.failed} onRetry={() => void rows.refetch()} />
        ) : (
          <SkeletonLines lines={3} />
        )}
      </Card>
      <div className={classes.bar}>
        <Link to={paths.staffSigning}>{TEXT.backToList}</Link>
        {asked && isOpen && (
          <Button variant="default" onClick={() => setRound(round + 1)}>
            {TEXT.again}
          </Button>
        )}
      </div>
    </>
  );
}

const TONE = {
  refused: 'warning',
  open: 'gray',
  signed: 'success',
  cancelled: 'warning',
  failed: 'danger',
} as const;

function Row({ row }: { row: SignedRow }) {
  const { kind, number, requestId, state } = row;
  const cents = fromWire(row.sum);
  return (
    <tr>
      <td data-label={TEXT.columns.document}>
        <span className={classes.name}>
          {kind === null ? '–' : SIGNED_KIND[kind]} {number !== null && TEXT.number(number)}
        </span>
        <span className={classes.under}>{row.fileName}</span>
      </td>
      <td data-label={TEXT.columns.request}>
        <Link to={paths.staffRequest(requestId)}>{TEXT.number(String(requestId))}</Link>
      </td>
      <td data-label={TEXT.columns.borrower}>{row.borrower}</td>
      <td data-label={TEXT.columns.sum} data-right className="num">
        {cents === null ? EMPTY : formatSum(cents)}
      </td>
      <td data-label={TEXT.columns.result}>
        <strong className={classes.state} data-tone={TONE[state]}>
          {BATCH_STATE[state]}
        </strong>
        {row.reason !== null && <span className={classes.under}>{row.reason}</span>}
      </td>
    </tr>
  );
}

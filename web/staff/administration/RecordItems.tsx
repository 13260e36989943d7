import { Button } from '@mantine/core';
import { useState } from 'react';
import { schemeOf } from '../../../domain/schemes/index.ts';
import { RECORDS as T } from '../../../domain/texts/lt/screen/staff-records.ts';
import { Skeletons } from '../../ui/Skeletons.tsx';
import classes from './Administration.module.css';
import { useItems, type RetentionList } from './records-queries.ts';

/** What a list holds, a hundred at a time: numbers and days, no names. */
export function RecordItems({ list }: { list: RetentionList }) {
  const [page, setPage] = useState(1);
  const { data } = useItems(list.id, page);
  if (!data) return <Skeletons rows={3} />;
  return (
    <>
      <table className={classes.table} aria-label={T.listOf(list.year, list.id)}>
        <thead>
          <tr>
            {[T.number, T.kind, T.scheme, T.ended, T.due, T.state, T.what].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.items.map((item) => (
            <tr key={item.requestId}>
              <th scope="row" className="num">
                {item.requestId}
              </th>
              <td data-label={T.kind}>{T.kinds[item.kind]}</td>
              <td data-label={T.scheme}>{schemeOf(item.schemeCode).shortName}</td>
              <td data-label={T.ended} className="num">
                {item.endedOn}
              </td>
              <td data-label={T.due} className="num">
                {item.dueOn}
              </td>
              <td data-label={T.state}>{T.items[item.state]}</td>
              <td data-label={T.what} className="num" data-empty={item.rowCount === null || undefined}>
                {item.rowCount !== null && `${item.rowCount} / ${item.files ?? 0} / ${item.runs ?? 0}`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {data.pages > 1 && (
        <p className={classes.foot}>
          <Button size="xs" variant="default" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {T.earlier}
          </Button>{' '}
          {T.page(page, data.pages)}{' '}
          <Button size="xs" variant="default" disabled={page >= data.pages} onClick={() => setPage(page + 1)}>
            {T.later}
          </Button>
        </p>
      )}
    </>
  );
}

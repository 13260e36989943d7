import { NativeSelect } from '@mantine/core';
import { Fragment, useState } from 'react';
import { READER_TEXT } from '../../../domain/texts/lt/comment-reader.ts';
import { CASE_SECTION, EMPTY_SECTION, HISTORY } from '../../../domain/texts/lt/screen/staff-case.ts';
import type { LogRow } from '../data/types.ts';
import classes from './History.module.css';
import { historyKind, historyOf, type HistoryItem, type HistoryKind } from './history.ts';
import { SimpleTable } from './SimpleTable.tsx';

/** Dots in the colour of who acted; filled where the status changed. */
export function Timeline({ items }: { items: readonly HistoryItem[] }) {
  if (items.length === 0) return <p className={classes.empty}>{EMPTY_SECTION.history}</p>;
  return (
    <ol className={classes.timeline}>
      {items.map((item) => (
        <li key={item.id} className={classes.item} data-tone={item.tone} data-moved={item.moved || undefined}>
          <div className={classes.title}>{item.title}</div>
          <div className={classes.meta}>
            {item.who}, <span className="num">{item.at.slice(0, 16)}</span>
          </div>
          {item.status && <div className={classes.meta}>{item.status}</div>}
          <Said item={item} />
        </li>
      ))}
    </ol>
  );
}

/** What was written with it, and for whom. */
function Said({ item: { comment, reader } }: { item: HistoryItem }) {
  if (!comment) return null;
  return (
    <>
      <p className={classes.comment} data-reader={reader ?? 'staff'}>
        {comment}
      </p>
      <p className={classes.meta}>{READER_TEXT[reader ?? 'staff'].label}</p>
    </>
  );
}

/** The whole history with its filter. */
export function HistoryPane({ log }: { log: readonly LogRow[] }) {
  const [kind, setKind] = useState<HistoryKind>('all');
  return (
    <div className={classes.pane}>
      <NativeSelect
        label={HISTORY.filter}
        value={kind}
        onChange={(event) => setKind(event.currentTarget.value as HistoryKind)}
        data={Object.entries(HISTORY.kinds).map(([value, label]) => ({ value, label }))}
      />
      <Timeline items={historyOf(log.filter((row) => historyKind(row, kind)))} />
    </div>
  );
}

/** The action log as the specification lists it. */
export function HistoryTable({ log }: { log: readonly LogRow[] }) {
  const items = historyOf(log);
  if (items.length === 0) return <p className={classes.empty}>{EMPTY_SECTION.history}</p>;
  return (
    <SimpleTable
      name={CASE_SECTION.history}
      heads={[HISTORY.what, HISTORY.code, HISTORY.who, HISTORY.when]}
      rows={items.map((item) => ({
        key: item.id,
        cells: [
          <Fragment key="what">
            {item.title}
            <Said item={item} />
          </Fragment>,
          item.codes || '–',
          item.who,
          <span key="at" className="num">
            {item.at}
          </span>,
        ],
      }))}
    />
  );
}

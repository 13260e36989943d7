import { Checkbox } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconSearch } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { INBOX } from '../../../domain/texts/lt/screen/staff-inbox.ts';
import { paths } from '../../paths.ts';
import type { ManagerRow } from '../data/types.ts';
import { CELLS } from './cells.tsx';
import { tableWidth, type Column } from './columns.ts';
import type { Sort, SortKey } from './inbox-filter.ts';
import classes from './InboxTable.module.css';

export interface InboxTableProps {
  caption: string;
  rows: readonly ManagerRow[];
  columns: readonly Column[];
  sort: Sort;
  selected: number | null;
  ticked: ReadonlySet<number>;
  /** Cells that have just been renewed in place. */
  renewed: readonly number[];
  dimmed: boolean;
  /** Rows of one line. */
  isDense: boolean;
  onSort: (by: SortKey) => void;
  onSelect: (id: number) => void;
  onOpen: (id: number) => void;
  onTick: (ids: readonly number[], ticked: boolean) => void;
}

/** The dense table: thirty rows, a sticky head, the whole row selects, the number opens. */
export function InboxTable(props: InboxTableProps) {
  const { rows, columns, ticked } = props;
  const tickedHere = rows.filter((row) => ticked.has(row.Id)).length;
  return (
    <div className={classes.scroll} role="region" aria-label={props.caption} tabIndex={0} data-inbox-scroll>
      <table
        className={classes.table}
        style={{ minWidth: tableWidth(columns) }}
        aria-busy={props.dimmed || undefined}
        data-dimmed={props.dimmed || undefined}
        data-dense={props.isDense || undefined}
      >
        <caption className="visually-hidden">{props.caption}</caption>
        <thead>
          <tr>
            <th scope="col" style={{ width: 34 }} className={classes.tick}>
              <Checkbox
                size="xs"
                aria-label={INBOX.selectAll}
                checked={rows.length > 0 && tickedHere === rows.length}
                indeterminate={tickedHere > 0 && tickedHere < rows.length}
                onChange={(event) =>
                  props.onTick(
                    rows.map((row) => row.Id),
                    event.currentTarget.checked,
                  )
                }
              />
            </th>
            {columns.map((column) => (
              <HeadCell key={column.key} column={column} sort={props.sort} onSort={props.onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <InboxRow key={row.Id} row={row} {...props} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function HeadCell({ column, sort, onSort }: { column: Column; sort: Sort; onSort: (by: SortKey) => void }) {
  const sorted = column.sort === sort.by;
  const Arrow = sort.descending ? IconArrowDown : IconArrowUp;
  const { sort: by } = column;
  return (
    <th
      scope="col"
      style={column.width ? { width: column.width } : undefined}
      data-right={column.right}
      data-sorted={sorted || undefined}
      aria-sort={sorted ? (sort.descending ? 'descending' : 'ascending') : undefined}
    >
      {by ? (
        <button type="button" className={classes.sort} title={column.name} onClick={() => onSort(by)}>
          {column.head}
          {sorted && <Arrow size={14} stroke={2} aria-hidden />}
        </button>
      ) : (
        <span title={column.name}>{column.head}</span>
      )}
    </th>
  );
}

function InboxRow({ row, ...props }: InboxTableProps & { row: ManagerRow }) {
  const isSelected = props.selected === row.Id;
  const wide = props.columns.length > 8;
  return (
    <tr
      data-row={row.Id}
      data-selected={isSelected || undefined}
      data-renewed={props.renewed.includes(row.Id) || undefined}
      aria-current={isSelected || undefined}
      onClick={(event) => {
        if (!(event.target as Element).closest('button, input, label')) props.onSelect(row.Id);
      }}
      onDoubleClick={() => props.onOpen(row.Id)}
    >
      <td className={classes.tick}>
        <Checkbox
          size="xs"
          aria-label={INBOX.select(row.Id)}
          checked={props.ticked.has(row.Id)}
          onChange={(event) => props.onTick([row.Id], event.currentTarget.checked)}
        />
      </td>
      {props.columns.map(({ key, right }) =>
        key === 'number' ? (
          <td key={key} className="num">
            <Link
              to={paths.staffRequest(row.Id)}
              className={classes.number}
              aria-label={INBOX.openNamed(row.Id)}
            >
              {row.Id}
              {wide && <IconSearch size={13} stroke={2} aria-hidden />}
            </Link>
          </td>
        ) : key === 'applicant' ? (
          <th key={key} scope="row" className={classes.applicant}>
            <span className={classes.name} title={row.CompanyName}>
              {row.CompanyName}
            </span>
            <Code code={row.CompanyCode} />
          </th>
        ) : (
          <td key={key} data-right={right} data-column={key} className={right ? 'num' : undefined}>
            {CELLS[key](row)}
          </td>
        ),
      )}
    </tr>
  );
}

/** Company codes are read in threes; copying gives the plain digits. */
export function Code({ code }: { code: string }) {
  return (
    <span className={classes.code}>
      {code.match(/.{1,3}/g)?.map((part, index) => (
        <span key={index}>{part}</span>
      ))}
    </span>
  );
}

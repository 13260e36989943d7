import { Button, Checkbox, Popover } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconColumns3 } from '@tabler/icons-react';
import { useState } from 'react';
import { COLUMNS_PANEL as T } from '../../../domain/texts/lt/screen/staff-columns.ts';
import { announce } from '../../ui/announce.ts';
import { OPTIONAL_COLUMNS, type Column } from './columns.ts';
import classes from './ColumnsPanel.module.css';
import { FIRST_ORDER, movedColumn, type TableLook } from './use-table-look.ts';

interface ColumnsPanelProps {
  look: TableLook;
  onLook: (look: TableLook) => void;
}

/** Which columns, in which order, how close the rows: kept in the browser. Comes with the first click on its button. */
export function ColumnsPanel({ look, onLook }: ColumnsPanelProps) {
  const [opened, setOpened] = useState(true);
  const { hidden, order, isDense } = look;
  const columns = order.flatMap((key) => OPTIONAL_COLUMNS.filter((column) => column.key === key));
  const keys = columns.map(({ key }) => key);
  const toggle = (key: string, isShown: boolean) =>
    onLook({ ...look, hidden: isShown ? hidden.filter((other) => other !== key) : [...hidden, key] });
  const move = ({ key, name }: Column, by: -1 | 1) => {
    onLook({ ...look, order: movedColumn(order, key, by, keys) });
    announce(T.moved(name, keys.indexOf(key) + 1 + by, keys.length));
  };
  const isFirst = hidden.length === 0 && !isDense && order.every((key, at) => key === FIRST_ORDER[at]);
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" trapFocus returnFocus shadow="md">
      <Popover.Target>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconColumns3 size={16} stroke={1.7} aria-hidden />}
          onClick={() => setOpened((is) => !is)}
        >
          {T.title}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={classes.panel} aria-label={T.title}>
        <Checkbox
          size="xs"
          label={T.dense}
          checked={isDense}
          onChange={(event) => onLook({ ...look, isDense: event.currentTarget.checked })}
        />
        <ol className={`plain-list ${classes.list}`}>
          {columns.map((column, at) => (
            <li key={column.key}>
              <Checkbox
                size="xs"
                label={column.name}
                checked={!hidden.includes(column.key)}
                onChange={(event) => toggle(column.key, event.currentTarget.checked)}
              />
              <Mover column={column} by={-1} isLast={at === 0} onMove={move} />
              <Mover column={column} by={1} isLast={at === columns.length - 1} onMove={move} />
            </li>
          ))}
        </ol>
        <Button
          size="xs"
          variant="default"
          disabled={isFirst}
          onClick={() => onLook({ hidden: [], order: FIRST_ORDER, isDense: false })}
        >
          {T.reset}
        </Button>
      </Popover.Dropdown>
    </Popover>
  );
}

interface MoverProps {
  column: Column;
  by: -1 | 1;
  isLast: boolean;
  onMove: (column: Column, by: -1 | 1) => void;
}

function Mover({ column, by, isLast, onMove }: MoverProps) {
  const Arrow = by === -1 ? IconArrowUp : IconArrowDown;
  return (
    <button
      type="button"
      className={classes.mover}
      aria-disabled={isLast || undefined}
      aria-label={by === -1 ? T.up(column.name) : T.down(column.name)}
      onClick={() => !isLast && onMove(column, by)}
    >
      <Arrow size={15} stroke={1.9} aria-hidden />
    </button>
  );
}

import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconCheck, IconColumns3, IconLayoutSidebarRight, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { INBOX } from '../../../domain/texts/lt/screen/staff-inbox.ts';
import { OPTIONAL_COLUMNS } from './columns.ts';
import classes from './Inbox.module.css';
import { shownCount } from './pages.ts';

interface TitleBarProps {
  title: string;
  /** Replaces the rail where there is no room for it. */
  menu: ReactNode;
  page: number;
  total: number | null;
  news: number;
  onNews: () => void;
  nextId: number | null;
  onNext: () => void;
  previewOn: boolean;
  /** null: no room for a docked preview. */
  onPreview: (() => void) | null;
  hidden: readonly string[];
  /** What may be done with everything the list finds. */
  mass: ReactNode;
  /** null: the columns are those beside the preview. */
  onHidden: ((hidden: readonly string[]) => void) | null;
}

/** Queue, how much of it is seen, what came meanwhile, and the next piece of work. */
export function TitleBar(props: TitleBarProps) {
  const { title, total, news } = props;
  return (
    <div className={classes.titleBar}>
      <h1 className={classes.title}>{title}</h1>
      <div className={classes.queueMenu}>{props.menu}</div>
      {total !== null && (
        <span className={classes.shown} role="status">
          {INBOX.shown(shownCount(props.page, total), total)}
        </span>
      )}
      {news > 0 && (
        <button type="button" className={classes.news} onClick={props.onNews}>
          <IconRefresh size={15} stroke={1.8} aria-hidden />
          {INBOX.news(news)}
        </button>
      )}
      <div className={classes.titleActions}>
        {props.mass}
        {props.onHidden && <ColumnMenu hidden={props.hidden} onHidden={props.onHidden} />}
        {props.onPreview && (
          <ActionIcon
            variant="default"
            size={30}
            aria-label={props.previewOn ? INBOX.hidePreview : INBOX.showPreview}
            aria-pressed={props.previewOn}
            onClick={props.onPreview}
          >
            <IconLayoutSidebarRight size={17} stroke={1.7} aria-hidden />
          </ActionIcon>
        )}
        <Button
          size="xs"
          className={classes.next}
          disabled={props.nextId === null}
          title={props.nextId === null ? INBOX.nextNone : undefined}
          onClick={props.onNext}
          rightSection={
            <kbd className={classes.kbd} aria-hidden>
              N
            </kbd>
          }
        >
          {INBOX.next}
        </Button>
      </div>
    </div>
  );
}

function ColumnMenu({
  hidden,
  onHidden,
}: {
  hidden: readonly string[];
  onHidden: (hidden: readonly string[]) => void;
}) {
  return (
    <Menu closeOnItemClick={false} position="bottom-end" width={260} menuItemTabIndex={0}>
      <Menu.Target>
        <Button variant="default" size="xs" leftSection={<IconColumns3 size={16} stroke={1.7} aria-hidden />}>
          {INBOX.columns}
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={classes.columns}>
        {OPTIONAL_COLUMNS.map(({ key, name }) => {
          const isShown = !hidden.includes(key);
          return (
            <Menu.CheckboxItem
              key={key}
              checked={isShown}
              checkIcon={<IconCheck size={15} stroke={2.2} aria-hidden />}
              onChange={() => onHidden(isShown ? [...hidden, key] : hidden.filter((other) => other !== key))}
            >
              {name}
            </Menu.CheckboxItem>
          );
        })}
        <Menu.Divider />
        <Menu.Item onClick={() => onHidden([])} disabled={hidden.length === 0}>
          {INBOX.allColumns}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

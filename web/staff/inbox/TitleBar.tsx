import { ActionIcon, Button } from '@mantine/core';
import { IconLayoutSidebarRight, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { INBOX } from '../../../domain/texts/lt/screen/staff-inbox.ts';
import { ColumnsButton } from './ColumnsButton.tsx';
import classes from './Inbox.module.css';
import { shownCount } from './pages.ts';
import type { TableLook } from './use-table-look.ts';

interface TitleBarProps {
  title: string;
  /** Replaces the rail where there is no room for it. */
  menu: ReactNode;
  page: number;
  total: number | null;
  /** The list counts to a thousand; the rest is counted beside it. */
  isExact: boolean;
  news: number;
  /** How many of them were not there before. */
  came: number;
  onNews: () => void;
  nextId: number | null;
  onNext: () => void;
  previewOn: boolean;
  /** null: no room for a docked preview. */
  onPreview: (() => void) | null;
  look: TableLook;
  /** What may be done with everything the list finds. */
  mass: ReactNode;
  /** null: no room for a choice of columns. */
  onLook: ((look: TableLook) => void) | null;
}

/** What a refresh would bring: new rows, or only changes. */
export const newsWords = ({ news, came }: { news: number; came: number }): string =>
  came > 0 ? INBOX.newRows(came) : INBOX.news(news);

/** Queue, how much of it is seen, what came meanwhile, and the next piece of work. */
export function TitleBar(props: TitleBarProps) {
  const { title, total, news } = props;
  return (
    <div className={classes.titleBar}>
      <h1 className={classes.title}>{title}</h1>
      <div className={classes.queueMenu}>{props.menu}</div>
      {total !== null && (
        <span className={classes.shown} role="status">
          {INBOX.shown(shownCount(props.page, total), total, props.isExact)}
        </span>
      )}
      {news > 0 && (
        <button type="button" className={classes.news} onClick={props.onNews}>
          <IconRefresh size={15} stroke={1.8} aria-hidden />
          {newsWords(props)}
        </button>
      )}
      <div className={classes.titleActions}>
        {props.mass}
        {props.onLook && <ColumnsButton look={props.look} onLook={props.onLook} />}
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

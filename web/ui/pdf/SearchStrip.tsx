import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconSearch, IconX } from '@tabler/icons-react';
import { PDF_VIEWER } from '../../../domain/texts/lt/screen/paper.ts';
import type { Search } from './use-search.ts';
import classes from './Pdf.module.css';

interface SearchStripProps {
  text: string;
  /** The field whose value is looked for; then there is nothing to type. */
  from: string | null;
  search: Search;
  onType: (text: string) => void;
  onClose: () => void;
}

/** What is looked for, how often it is there and on which page. */
export function SearchStrip({ text, from, search, onType, onClose }: SearchStripProps) {
  const { hits, isWithoutText, current } = search;
  const hit = hits?.[current];
  const words = isWithoutText
    ? PDF_VIEWER.noText
    : hit
      ? PDF_VIEWER.found(hits.length, hit.page)
      : hits
        ? PDF_VIEWER.notFound
        : '';
  return (
    <div className={classes.strip} data-print="no">
      <IconSearch size={16} stroke={1.8} aria-hidden />
      {from === null ? (
        <input
          className={classes.wanted}
          type="search"
          autoFocus
          aria-label={PDF_VIEWER.searchLabel}
          value={text}
          onChange={(event) => onType(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              event.preventDefault();
              search.step(event.shiftKey ? -1 : 1);
            }
            if (event.key === 'Escape') {
              event.stopPropagation();
              onClose();
            }
          }}
        />
      ) : (
        <strong className="num">{text}</strong>
      )}
      <span role="status">{text.trim() === '' ? '' : words}</span>
      {from !== null && <span className={classes.from}>{PDF_VIEWER.from(from)}</span>}
      <span className={classes.stripEnd}>
        {hits && hits.length > 1 && (
          <>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={PDF_VIEWER.previousFound}
              onClick={() => search.step(-1)}
            >
              <IconChevronLeft size={16} stroke={1.8} aria-hidden />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={PDF_VIEWER.nextFound}
              onClick={() => search.step(1)}
            >
              <IconChevronRight size={16} stroke={1.8} aria-hidden />
            </ActionIcon>
          </>
        )}
        <ActionIcon variant="subtle" color="gray" aria-label={PDF_VIEWER.closeSearch} onClick={onClose}>
          <IconX size={16} stroke={1.8} aria-hidden />
        </ActionIcon>
      </span>
    </div>
  );
}

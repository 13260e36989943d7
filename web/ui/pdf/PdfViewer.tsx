import { ActionIcon } from '@mantine/core';
import {
  IconArrowsHorizontal,
  IconChevronLeft,
  IconChevronRight,
  IconSearch,
  IconZoomIn,
  IconZoomOut,
} from '@tabler/icons-react';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { PDF_VIEWER } from '../../../domain/texts/lt/screen/paper.ts';
import { SkeletonLines } from '../Skeletons.tsx';
import { PdfPage } from './PdfPage.tsx';
import classes from './Pdf.module.css';
import { SearchStrip } from './SearchStrip.tsx';
import { usePages } from './use-pages.ts';
import { usePdf, type OpenedPdf } from './use-pdf.ts';
import { useSearch, type WantedText } from './use-search.ts';

export interface PdfViewerProps {
  source: Blob;
  /** What the document is, for those who do not see it. */
  name: string;
  /** Left in the toolbar: its purpose and size. */
  title?: ReactNode;
  /** Right in the toolbar: taking it away, a second window. */
  tools?: ReactNode;
  /** Looked for from outside. */
  wanted?: WantedText | null;
  onWantedDone?: () => void;
}

/** A PDF drawn by ourselves: pages, zoom, text to select, search, and keys of one's own while it has the focus. */
export function PdfViewer(props: PdfViewerProps) {
  const state = usePdf(props.source);
  if (state.kind === 'open') return <Opened key={props.name} {...props} pdf={state.pdf} />;
  return (
    <div className={classes.viewer}>
      <div className={classes.toolbar}>
        {props.title && <div className={classes.title}>{props.title}</div>}
        <span className={classes.tools}>{props.tools}</span>
      </div>
      <div className={classes.message} role="status">
        {state.kind === 'opening' ? (
          <>
            <span className="visually-hidden">{PDF_VIEWER.opening}</span>
            <SkeletonLines lines={6} />
          </>
        ) : (
          PDF_VIEWER[state.kind]
        )}
      </div>
    </div>
  );
}

function Opened({ pdf, name, title, tools, wanted, onWantedDone }: PdfViewerProps & { pdf: OpenedPdf }) {
  const scroller = useRef<HTMLDivElement>(null);
  const pages = usePages(scroller, pdf.sizes);
  /** Null: nobody is searching by hand. */
  const [typed, setTyped] = useState<string | null>(null);
  const search = useSearch(pdf, typed !== null ? [typed] : (wanted?.spellings ?? []));
  const isSearching = typed !== null || Boolean(wanted);
  const hit = search.hits?.[search.current] ?? null;
  const stop = () => {
    setTyped(null);
    onWantedDone?.();
    scroller.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'f') {
      event.preventDefault();
      setTyped((was) => was ?? '');
    }
    if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLInputElement) return;
    const act = { '+': pages.larger, '=': pages.larger, '-': pages.smaller, '0': pages.fit }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  const step = (by: number) => pages.goTo(pages.current + by);
  return (
    <div className={classes.viewer} onKeyDown={onKeyDown}>
      <div className={classes.toolbar} role="toolbar" aria-label={PDF_VIEWER.toolbar} data-print="no">
        {title && <div className={classes.title}>{title}</div>}
        <span className={classes.tools}>
          <Tool label={PDF_VIEWER.previous} isOff={pages.current === 1} onClick={() => step(-1)}>
            <IconChevronLeft size={17} stroke={1.8} aria-hidden />
          </Tool>
          <span className={`${classes.figure} num`}>
            <span aria-hidden>{PDF_VIEWER.of(pages.current, pdf.sizes.length)}</span>
            <span className="visually-hidden">{PDF_VIEWER.page(pages.current, pdf.sizes.length)}</span>
          </span>
          <Tool label={PDF_VIEWER.next} isOff={pages.current === pdf.sizes.length} onClick={() => step(1)}>
            <IconChevronRight size={17} stroke={1.8} aria-hidden />
          </Tool>
          <span className={classes.gap} />
          <Tool label={PDF_VIEWER.smaller} onClick={pages.smaller}>
            <IconZoomOut size={17} stroke={1.8} aria-hidden />
          </Tool>
          <span className={`${classes.figure} ${classes.percent} num`}>
            {PDF_VIEWER.percent(Math.round(pages.zoom * 100))}
          </span>
          <Tool label={PDF_VIEWER.larger} onClick={pages.larger}>
            <IconZoomIn size={17} stroke={1.8} aria-hidden />
          </Tool>
          <Tool label={PDF_VIEWER.fit} onClick={pages.fit}>
            <IconArrowsHorizontal size={17} stroke={1.8} aria-hidden />
          </Tool>
          <Tool label={PDF_VIEWER.search} onClick={() => setTyped((was) => was ?? '')}>
            <IconSearch size={17} stroke={1.8} aria-hidden />
          </Tool>
          {tools}
        </span>
      </div>
      {isSearching && (
        <SearchStrip
          text={typed ?? (search.marked || wanted?.spellings[0] || '')}
          from={typed === null ? (wanted?.from ?? null) : null}
          search={search}
          onType={setTyped}
          onClose={stop}
        />
      )}
      <div
        ref={scroller}
        className={classes.pages}
        tabIndex={0}
        role="region"
        aria-label={PDF_VIEWER.region(name)}
        onScroll={pages.onScroll}
      >
        {pages.zoom > 0 &&
          pdf.sizes.map((_, index) => (
            <PdfPage
              key={index}
              pdf={pdf}
              number={index + 1}
              zoom={pages.zoom}
              isNear={Math.abs(index + 1 - pages.current) <= 2 || hit?.page === index + 1}
              name={PDF_VIEWER.page(index + 1, pdf.sizes.length)}
              wanted={search.marked}
              current={hit?.page === index + 1 ? hit.index : null}
            />
          ))}
      </div>
    </div>
  );
}

interface ToolProps {
  label: string;
  isOff?: boolean;
  onClick: () => void;
  children: ReactNode;
}

function Tool({ label, isOff = false, onClick, children }: ToolProps) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={30}
      aria-label={label}
      title={label}
      disabled={isOff}
      onClick={onClick}
    >
      {children}
    </ActionIcon>
  );
}

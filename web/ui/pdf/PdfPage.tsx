import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { findIn } from './find.ts';
import type { OpenedPdf } from './use-pdf.ts';
import classes from './Pdf.module.css';

/** Points of a page are 1/72 of an inch, those of a screen 1/96. */
export const SCREEN = 96 / 72;

interface PdfPageProps {
  pdf: OpenedPdf;
  number: number;
  /** 1 is the size on paper. */
  zoom: number;
  /** Drawn only while it is near to what is seen. */
  isNear: boolean;
  name: string;
  wanted: string;
  /** Which of the places on this page is the one looked at. */
  current: number | null;
}

/** One page: its picture, its text over it to be selected, and what was found in it. */
export function PdfPage({ pdf, number, zoom, isNear, name, wanted, current }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const [pieces, setPieces] = useState<{ divs: HTMLElement[]; strings: string[] } | null>(null);
  const scale = zoom * SCREEN;
  const { width, height } = pdf.sizes[number - 1]!;

  useEffect(() => {
    if (!isNear || !canvas.current || !layer.current) return;
    const target = canvas.current;
    const texts = layer.current;
    let cancel = (): void => undefined;
    let left = false;
    void pdf.document
      .getPage(number)
      .then(async (page) => {
        if (left) return;
        const viewport = page.getViewport({ scale });
        const density = Math.min(window.devicePixelRatio || 1, 2);
        target.width = Math.floor(viewport.width * density);
        target.height = Math.floor(viewport.height * density);
        const drawing = page.render({
          canvas: target,
          viewport,
          transform: [density, 0, 0, density, 0, 0],
        });
        texts.replaceChildren();
        const text = new pdf.library.TextLayer({
          textContentSource: page.streamTextContent(),
          container: texts,
          viewport,
        });
        cancel = () => {
          drawing.cancel();
          text.cancel();
        };
        await Promise.all([drawing.promise, text.render()]);
        if (!left) setPieces({ divs: text.textDivs, strings: text.textContentItemsStr });
        // Whoever scrolls past cancels the drawing; that is no failure.
      })
      .catch(() => undefined);
    return () => {
      left = true;
      cancel();
      setPieces(null);
    };
  }, [pdf, number, scale, isNear]);

  return (
    <div
      className={classes.page}
      data-page={number}
      role="group"
      aria-label={name}
      style={
        {
          width: width * scale,
          height: height * scale,
          '--total-scale-factor': scale,
          '--scale-round-x': '1px',
          '--scale-round-y': '1px',
        } as CSSProperties
      }
    >
      {isNear && (
        <>
          <canvas ref={canvas} className={classes.canvas} aria-hidden />
          {pieces && <Hits pieces={pieces} wanted={wanted} current={current} page={layer} />}
          <div ref={layer} className={classes.text} />
        </>
      )}
    </div>
  );
}

interface HitsProps {
  pieces: { divs: HTMLElement[]; strings: string[] };
  wanted: string;
  current: number | null;
  page: React.RefObject<HTMLDivElement | null>;
}

interface Box {
  key: string;
  isCurrent: boolean;
  place: { left: number; top: number; width: number; height: number };
}

/** Marks under the text: the letters themselves stay to be selected. */
function Hits({ pieces, wanted, current, page }: HitsProps) {
  const [boxes, setBoxes] = useState<Box[]>([]);
  const first = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const own = page.current?.getBoundingClientRect();
      setBoxes(own ? boxesOf(pieces, { wanted, current, own }) : []);
    });
    return () => cancelAnimationFrame(frame);
  }, [pieces, wanted, current, page]);
  useEffect(() => {
    first.current?.scrollIntoView({ block: 'center', inline: 'nearest' });
  }, [boxes]);
  const shown = boxes.find(({ isCurrent }) => isCurrent)?.key;
  return boxes.map(({ key, isCurrent, place }) => (
    <div
      key={key}
      ref={key === shown ? first : undefined}
      className={classes.hit}
      data-current={isCurrent || undefined}
      style={place}
    />
  ));
}

function boxesOf(
  { divs, strings }: HitsProps['pieces'],
  { wanted, current, own }: { wanted: string; current: number | null; own: DOMRect },
): Box[] {
  return findIn(strings, wanted).flatMap(({ start, end }, index) => {
    const rects: DOMRect[] = [];
    for (let piece = start.piece; piece <= end.piece; piece += 1) {
      const text = divs[piece]?.firstChild;
      if (!(text instanceof Text) || text.length === 0) continue;
      const range = document.createRange();
      range.setStart(text, piece === start.piece ? Math.min(start.letter, text.length) : 0);
      range.setEnd(text, piece === end.piece ? Math.min(end.letter + 1, text.length) : text.length);
      rects.push(...range.getClientRects());
    }
    return rects.map((rect, part) => ({
      key: `${index}.${part}`,
      isCurrent: index === current,
      place: {
        left: rect.left - own.left - 2,
        top: rect.top - own.top - 1,
        width: rect.width + 4,
        height: rect.height + 2,
      },
    }));
  });
}

import { IconAlertCircle } from '@tabler/icons-react';
import { forwardRef, useState } from 'react';
import { ERRORS } from '../../domain/texts/lt/screen/common.ts';
import classes from './ErrorSummary.module.css';

export interface ErrorLine {
  /** id of the field that takes the focus. */
  fieldId: string;
  /** „Banko sąskaita (IBAN): Neteisingas formatas“. */
  text: string;
  section?: string;
}

interface ErrorSummaryProps {
  lines: readonly ErrorLine[];
  onGo: (fieldId: string) => void;
}

/** A first attempt on an empty form has dozens of errors; the rest waits behind one line. */
const SHOWN = 6;

/** „Nustatytos klaidos“: count, then section and link for each; takes the focus when it appears. */
export const ErrorSummary = forwardRef<HTMLDivElement, ErrorSummaryProps>(function ErrorSummary(
  { lines, onGo },
  ref,
) {
  const [all, setAll] = useState(false);
  const shown = all || lines.length <= SHOWN + 1 ? lines : lines.slice(0, SHOWN);
  return (
    <div ref={ref} className={classes.box} role="alert" tabIndex={-1} aria-labelledby="error-summary-title">
      <IconAlertCircle className={classes.icon} size={22} stroke={1.8} aria-hidden />
      <div className={classes.content}>
        <h2 id="error-summary-title" className={classes.title}>
          {ERRORS.heading}
        </h2>
        <p>
          {ERRORS.thereAre(lines.length)} {ERRORS.kept}
        </p>
        <ul className={classes.list}>
          {shown.map((line, index) => (
            <li key={`${line.fieldId}-${index}`}>
              <span className={classes.section}>
                {line.section !== lines[index - 1]?.section ? (
                  line.section
                ) : (
                  <span className="visually-hidden">{line.section}</span>
                )}
              </span>
              <a
                href={`#${line.fieldId}`}
                onClick={(event) => {
                  event.preventDefault();
                  onGo(line.fieldId);
                }}
              >
                {line.text}
              </a>
            </li>
          ))}
        </ul>
        {shown.length < lines.length && (
          <button type="button" className={classes.more} onClick={() => setAll(true)}>
            {ERRORS.showAll(lines.length)}
          </button>
        )}
      </div>
    </div>
  );
});

/** „3 klaidos · Kita klaida Alt N“ above the buttons. */
export function ErrorChip({ count, onNext }: { count: number; onNext: () => void }) {
  return (
    <div className={classes.chip} data-tone="danger">
      <span className={classes.chipCount}>
        <IconAlertCircle size={16} stroke={2} aria-hidden />
        {ERRORS.count(count)}
      </span>
      <button type="button" className={classes.next} onClick={onNext} aria-keyshortcuts="Alt+N">
        {ERRORS.next}
      </button>
      <kbd className={classes.key} aria-hidden>
        {ERRORS.nextKey}
      </kbd>
    </div>
  );
}

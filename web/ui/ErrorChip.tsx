import { IconAlertCircle } from '@tabler/icons-react';
import { ERRORS } from '../../domain/texts/lt/screen/common.ts';
import classes from './ErrorSummary.module.css';

/** „3 klaidos · Kita klaida Alt N“ above the buttons. */
export default function ErrorChip({ count, onNext }: { count: number; onNext: () => void }) {
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

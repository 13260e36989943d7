import { PUT_IN } from '../../domain/texts/lt/form/offered.ts';
import { fieldId } from './field-id.ts';
import { focusField } from './focus-field.ts';
import classes from './forms.module.css';

interface KnownValueProps {
  label: string;
  path: string;
  /** Where it is from. */
  source: string;
  onPutIn: (path: string) => void;
}

/** Under a field that was left empty although its value is known: the way to have it back. */
export function KnownValue({ label, path, source, onPutIn }: KnownValueProps) {
  return (
    <p className={classes.known}>
      {source}
      <button
        type="button"
        className={classes.how}
        aria-label={PUT_IN.name(label)}
        onClick={() => {
          onPutIn(path);
          // The button goes with the emptiness.
          requestAnimationFrame(() => focusField(fieldId(path)));
        }}
      >
        {PUT_IN.verb}
      </button>
    </p>
  );
}

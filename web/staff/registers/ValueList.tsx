import { shownValues } from '../../../domain/forms/hand-entry/shown.ts';
import classes from './Registers.module.css';

/** Data of a register, or of a form, line by line. */
export function ValueList({ data }: { data: unknown }) {
  return (
    <dl className={classes.values}>
      {shownValues(data).map((line, index) => [
        <dt
          key={`${index}-label`}
          data-heading={line.value === null || undefined}
          style={{ ['--depth' as string]: line.depth }}
        >
          {line.label}
        </dt>,
        line.value === null ? null : <dd key={`${index}-value`}>{line.value}</dd>,
      ])}
    </dl>
  );
}

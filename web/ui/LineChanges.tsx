import { DECISION_DIFFERENCES as T } from '../../domain/texts/lt/screen/decision-differences.ts';
import classes from './LineChanges.module.css';

export interface ChangedLine {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** How many unchanged lines are shown before and after a change. */
const AROUND = 2;

export function LineChanges({ title, lines }: { title: string; lines: readonly ChangedLine[] }) {
  const isNear = (index: number) =>
    lines.slice(Math.max(0, index - AROUND), index + AROUND + 1).some(({ kind }) => kind !== 'same');
  const shown = lines.map((line, index) => ({ ...line, index })).filter(({ index }) => isNear(index));
  return (
    <section aria-label={title} className={classes.changes} tabIndex={0}>
      <h3>{title}</h3>
      <ol>
        {shown.map(({ kind, text, index }, at) => (
          <li
            key={index}
            data-kind={kind}
            data-gap={(at > 0 && shown[at - 1]!.index + 1 !== index) || undefined}
          >
            {kind !== 'same' && <strong>{kind === 'removed' ? T.removed : T.added}: </strong>}
            {kind === 'removed' ? <del>{text}</del> : kind === 'added' ? <ins>{text}</ins> : text}
          </li>
        ))}
      </ol>
    </section>
  );
}

import { lineDifferences } from '../../../domain/documents/line-differences.ts';
import { TEXTS } from '../../../domain/texts/lt/screen/staff-texts.ts';
import type { TextParts } from '../../../domain/texts/lt/template/kinds.ts';
import { Card } from '../../ui/Card.tsx';
import { LineChanges } from '../../ui/LineChanges.tsx';
import classes from './Texts.module.css';

/** What the text says otherwise than the version in force, line by line. */
export function TextDifferences({ before, after }: { before: TextParts; after: TextParts }) {
  const changed = Object.keys(before).filter((part) => before[part] !== after[part]);
  return (
    <Card title={TEXTS.differences}>
      {changed.length === 0 && <p className={classes.note}>{TEXTS.noDifferences}</p>}
      {changed.map((part) => (
        <LineChanges
          key={part}
          title={TEXTS.parts[part as keyof typeof TEXTS.parts]}
          lines={lineDifferences(linesOf(before[part]), linesOf(after[part]))}
        />
      ))}
    </Card>
  );
}

const linesOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

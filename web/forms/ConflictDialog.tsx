import { Button } from '@mantine/core';
import { useState } from 'react';
import { CONFLICT } from '../../domain/texts/lt/screen/common.ts';
import { Dialog } from '../ui/Dialog.tsx';
import classes from './ConflictDialog.module.css';
import type { Choice, Difference, Shown } from './conflict.ts';

export type Chosen = Readonly<Record<string, Choice>>;

interface ConflictDialogProps {
  opened: boolean;
  /** Who saved and when, in a sentence. */
  who: string;
  differences: readonly Difference[];
  onConfirm: (chosen: Chosen) => void;
  onClose: () => void;
}

/** What only one of the two changed stays changed; where both did, or nobody knows, the person says. */
const beforehand = (differences: readonly Difference[]): Chosen =>
  Object.fromEntries(
    differences.flatMap(({ path, changedBy }) =>
      changedBy === 'mine' || changedBy === 'theirs' ? [[path, changedBy]] : [],
    ),
  );

const WHO_CHANGED = {
  mine: CONFLICT.changedMine,
  theirs: CONFLICT.changedTheirs,
  both: CONFLICT.changedBoth,
} as const;

/** Somebody else saved meanwhile: who, when, what differs, and for each difference what stays. */
export function ConflictDialog({ opened, who, differences, onConfirm, onClose }: ConflictDialogProps) {
  const [chosen, setChosen] = useState<Chosen>(() => beforehand(differences));
  const left = differences.filter(({ path }) => !chosen[path]);
  const all = (choice: Choice) =>
    setChosen(Object.fromEntries(differences.map(({ path }) => [path, choice])));
  // Never a dead button: it leads to what is not chosen yet.
  const confirm = () => {
    if (left[0]) document.getElementsByName(nameOf(left[0]))[0]?.focus();
    else onConfirm(chosen);
  };
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      onConfirm={confirm}
      title={CONFLICT.title}
      size={760}
      footer={
        <>
          <span className={classes.left} aria-live="polite">
            {left.length > 0 ? CONFLICT.left(left.length) : ''}
          </span>
          <Button variant="default" size="md" onClick={onClose}>
            {CONFLICT.later}
          </Button>
          <Button size="md" type="submit">
            {CONFLICT.confirm}
          </Button>
        </>
      }
    >
      <p className={classes.who}>
        {who} {CONFLICT.explain}
      </p>
      {differences.length > 1 && (
        <div className={classes.all}>
          <Button variant="default" size="xs" onClick={() => all('mine')}>
            {CONFLICT.allMine}
          </Button>
          <Button variant="default" size="xs" onClick={() => all('theirs')}>
            {CONFLICT.allTheirs}
          </Button>
        </div>
      )}
      <div className={classes.list}>
        {differences.map((difference, index) => (
          <div key={difference.path}>
            {difference.section !== differences[index - 1]?.section && (
              <h3 className={classes.section}>{difference.section}</h3>
            )}
            <fieldset className={classes.difference}>
              <legend className={classes.label}>
                {difference.label}
                {difference.changedBy && (
                  <span className={classes.changed}>{WHO_CHANGED[difference.changedBy]}</span>
                )}
              </legend>
              <div className={classes.sides}>
                {(['mine', 'theirs', ...(difference.mayBoth ? ['both' as const] : [])] as const).map(
                  (choice) => (
                    <label
                      key={choice}
                      className={classes.side}
                      data-chosen={chosen[difference.path] === choice || undefined}
                    >
                      <input
                        type="radio"
                        name={nameOf(difference)}
                        checked={chosen[difference.path] === choice}
                        onChange={() => setChosen((old) => ({ ...old, [difference.path]: choice }))}
                      />
                      <span className={classes.name}>{CONFLICT[choice]}</span>
                      {choice !== 'both' && <ShownValue shown={difference[choice]} />}
                    </label>
                  ),
                )}
              </div>
            </fieldset>
          </div>
        ))}
      </div>
    </Dialog>
  );
}

const nameOf = ({ path }: Difference): string => `conflict-${path}`;

function ShownValue({ shown: { text, rows } }: { shown: Shown }) {
  if (!rows) return <span className={classes.value}>{text}</span>;
  return (
    <span className={classes.rows}>
      {rows.map((row, index) => (
        <span key={index} className={classes.row} data-only={row.isOnlyHere || undefined}>
          {row.isOnlyHere && <span className={classes.changed}>{CONFLICT.onlyHere}</span>}
          <span className={classes.value}>{row.text}</span>
        </span>
      ))}
    </span>
  );
}

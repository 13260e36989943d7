import { useRef, useState, type ReactNode } from 'react';
import { numbered } from '../../../domain/texts/lt/format.ts';
import { BULK } from '../../../domain/texts/lt/screen/staff-dialog.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import classes from './Inbox.module.css';

export interface Marked {
  id: number;
  name: string;
  code: string;
}

/** What became of one row. */
export interface RowResult {
  id: number;
  isDone: boolean;
  words: string;
}

interface BulkDeedProps {
  title: string;
  verb: string;
  consequence: ReactNode;
  requests: readonly Marked[];
  /** Does it for these, and says of each what became of it. */
  carryOut: (requests: readonly Marked[]) => Promise<readonly RowResult[]>;
  onClose: () => void;
}

/** Something done with every marked request, with one result a row; those that failed may be tried again. */
export function BulkDeed({ title, verb, consequence, requests, carryOut, onClose }: BulkDeedProps) {
  // What was marked when it was opened: the list goes on moving behind the dialog.
  const [all] = useState(requests);
  const [busy, setBusy] = useState(false);
  const [results, setResults] = useState<ReadonlyMap<number, RowResult>>(new Map());
  const isClosed = useRef(false);
  const left = all.filter(({ id }) => !results.get(id)?.isDone);
  const begin = async () => {
    setBusy(true);
    const found = await carryOut(left);
    if (isClosed.current) return;
    setResults((known) => new Map([...known, ...found.map((one) => [one.id, one] as const)]));
    setBusy(false);
  };
  const isOver = results.size > 0 && left.length === 0;
  return (
    <Dialog
      opened
      onClose={() => {
        isClosed.current = true;
        onClose();
      }}
      title={title}
      summary={[{ label: BULK.requests, value: all.map(({ id }) => numbered(id)).join(', ') }]}
      consequence={results.size === 0 ? consequence : undefined}
      {...(isOver ? {} : { confirmLabel: results.size === 0 ? verb : BULK.again })}
      cancelLabel={results.size > 0 ? BULK.close : undefined}
      busy={busy}
      onConfirm={() => void begin()}
    >
      {results.size > 0 && (
        <div role="status">
          <strong>{BULK.results}</strong>
          <ul className={classes.results}>
            {all.map(({ id, name }) => (
              <li key={id} data-failed={results.get(id)?.isDone === false || undefined}>
                {numbered(id)} {name}: {results.get(id)?.words}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Dialog>
  );
}

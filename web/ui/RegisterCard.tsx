import { IconBuildingBank } from '@tabler/icons-react';
import { useId, useState, type ReactNode } from 'react';
import { DataList, type DataItem } from './DataList.tsx';
import classes from './RegisterCard.module.css';

interface RegisterCardProps {
  /** „Iš Registrų centro, 2026-11-20 14:01“. */
  source: ReactNode;
  /** How to correct what does not match: a link that opens the words. */
  correction?: { label: string; text: string } | undefined;
  items: readonly DataItem[];
}

/** Data nobody types: where it came from, when, and how to correct it. */
export function RegisterCard({ source, correction, items }: RegisterCardProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={classes.card} data-print="block">
      <div className={classes.head}>
        <span className={classes.source}>
          <IconBuildingBank size={17} stroke={1.6} aria-hidden />
          <span>{source}</span>
        </span>
        {correction && (
          <button
            type="button"
            className={classes.correction}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            {correction.label}
          </button>
        )}
      </div>
      {correction && (
        <p id={id} hidden={!open} className={classes.how}>
          {correction.text}
        </p>
      )}
      {items.length > 0 && (
        <div className={classes.body}>
          <DataList look="grid" items={items} />
        </div>
      )}
    </div>
  );
}

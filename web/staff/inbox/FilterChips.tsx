import { IconX } from '@tabler/icons-react';
import { FILTER_CHIP, INBOX } from '../../../domain/texts/lt/screen/staff-inbox.ts';
import classes from './FilterBar.module.css';
import type { Chip } from './filter-chips.ts';
import type { InboxFilter } from './inbox-filter.ts';

interface FilterChipsProps {
  chips: readonly Chip[];
  onChange: (filter: InboxFilter) => void;
  onClear: () => void;
  /** Gives what is on a name. */
  onSave: () => void;
}

/** Filters that are on are always in sight, each with its own way off. */
export function FilterChips({ chips, onChange, onClear, onSave }: FilterChipsProps) {
  if (chips.length === 0) return null;
  return (
    <div className={classes.chips}>
      {chips.map((chip) => (
        <span key={chip.key} className={classes.chip}>
          {chip.label}
          <button
            type="button"
            aria-label={FILTER_CHIP.remove(chip.label)}
            onClick={() => onChange(chip.without)}
          >
            <IconX size={15} stroke={2} aria-hidden />
          </button>
        </span>
      ))}
      <button type="button" className={classes.clear} onClick={onClear}>
        {INBOX.clear}
      </button>
      <button type="button" className={classes.clear} onClick={onSave}>
        {INBOX.saveView}
      </button>
    </div>
  );
}

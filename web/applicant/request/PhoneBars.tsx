import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import type { FormProgress, SectionProgress } from '../../../domain/forms/progress.ts';
import { FORM } from '../../../domain/texts/lt/screen/form.ts';
import { ERRORS } from '../../../domain/texts/lt/screen/common.ts';
import { Navigator } from '../../forms/Navigator.tsx';
import { isAlarm, SaveState } from '../../forms/SaveState.tsx';
import { isClosed } from '../../forms/section-runs.ts';
import type { Draft } from './use-draft.ts';
import classes from './PhoneBars.module.css';

interface PhoneSectionsProps {
  progress: FormProgress;
  current: string | null;
  returned: ReadonlySet<string>;
  onGo: (id: string) => void;
}

/** „3 / 13 Verslo subjekto duomenys“: sticks to the top and opens the list of sections. */
export function PhoneSections({ progress, current, returned, onGo }: PhoneSectionsProps) {
  const [open, setOpen] = useState(false);
  const index = Math.max(
    0,
    progress.sections.findIndex((section) => section.id === current),
  );
  return (
    <div className={classes.top} data-print="no">
      <button
        type="button"
        className={classes.toggle}
        aria-expanded={open}
        aria-controls="phone-sections"
        onClick={() => setOpen(!open)}
      >
        <b className="num">{FORM.position(index + 1, progress.sections.length)}</b>
        <span className={classes.title}>{progress.sections[index]?.title}</span>
        <IconChevronDown size={18} aria-hidden />
        <span className="visually-hidden">{FORM.chooseSection}</span>
      </button>
      <div id="phone-sections" hidden={!open} className={classes.list}>
        {open && (
          <Navigator
            progress={progress}
            current={current}
            returned={returned}
            onGo={(id) => {
              setOpen(false);
              onGo(id);
            }}
          />
        )}
      </div>
    </div>
  );
}

interface PhoneBarProps {
  draft: Draft;
  sections: readonly SectionProgress[];
  current: string | null;
  errors: number;
  onGo: (id: string) => void;
  onNextError: () => void;
  onCheck: () => void;
}

/** 64 px at the bottom: when it was saved, and the one next thing. */
export function PhoneBar({ draft, sections, current, errors, onGo, onNextError, onCheck }: PhoneBarProps) {
  const { state } = draft.autosave;
  const index = sections.findIndex((section) => section.id === current);
  const next = sections.slice(index + 1).find((section) => !isClosed(section.state));
  return (
    <div className={classes.bottom} data-print="no">
      {isAlarm(state) ? (
        <div className={classes.trouble}>
          <SaveState state={state} onCompare={draft.compare} onRetry={draft.autosave.retry} />
        </div>
      ) : (
        <SaveState state={state} short />
      )}
      {errors > 0 ? (
        <Button fullWidth color="danger" onClick={onNextError}>
          {ERRORS.count(errors)} · {ERRORS.next}
        </Button>
      ) : next ? (
        <Button fullWidth onClick={() => onGo(next.id)}>
          {FORM.bottomNext(next.short)}
        </Button>
      ) : (
        <Button fullWidth onClick={onCheck}>
          {FORM.check}
        </Button>
      )}
    </div>
  );
}

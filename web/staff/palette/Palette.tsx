import { Modal, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useId, useState, type KeyboardEvent } from 'react';
import { hasRight } from '../../../domain/application/rights.ts';
import { PALETTE } from '../../../domain/texts/lt/screen/staff-palette.ts';
import '../../ui/style/dialog.css';
import { useMe } from '../data/queries.ts';
import { found, grouped, type Entry } from './entry.ts';
import classes from './Palette.module.css';
import { useEntries } from './use-entries.ts';
import { useFoundCases } from './use-found-cases.ts';

interface PaletteProps {
  opened: boolean;
  onClose: () => void;
  /** What was typed before the field was there. */
  takeTyped: () => string;
  onHelp: () => void;
  onLogout: () => void;
}

/** Ctrl+K: cases, people, lists, screens and actions by a few letters. */
export function Palette({ opened, onClose, ...own }: PaletteProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={PALETTE.title} size={640} padding={16} yOffset={64}>
      <Finder onDone={onClose} {...own} />
    </Modal>
  );
}

function Finder({
  onDone,
  takeTyped,
  ...own
}: Omit<PaletteProps, 'opened' | 'onClose'> & { onDone: () => void }) {
  const [question, setQuestion] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const listId = useId();
  const { data: me } = useMe();
  const known = useEntries(own);
  const cases = useFoundCases(hasRight('readCases', me?.roles ?? []) ? question : '');
  const isAsked = question.trim() !== '';
  const groups = grouped([...cases.entries, ...(isAsked ? found(known, question) : known)]);
  const shown = groups.flatMap(({ entries }) => entries);
  const at = Math.max(
    0,
    shown.findIndex(({ key }) => key === chosen),
  );
  const run = (entry: Entry | undefined) => {
    if (!entry) return;
    onDone();
    entry.run();
  };
  const choose = (next: number) => {
    const key = shown[(next + shown.length) % shown.length]?.key ?? null;
    setChosen(key);
    if (key) document.getElementById(`${listId}-${key}`)?.scrollIntoView({ block: 'nearest' });
  };
  const press = (event: KeyboardEvent) => {
    const does: Record<string, () => void> = {
      ArrowDown: () => choose(at + 1),
      ArrowUp: () => choose(at - 1),
      Enter: () => run(shown[at]),
    };
    if (!does[event.key]) return;
    event.preventDefault();
    does[event.key]!();
  };
  const note = cases.failed
    ? PALETTE.failed
    : cases.isSearching
      ? PALETTE.searching
      : shown.length === 0
        ? PALETTE.nothing
        : '';
  return (
    <>
      <TextInput
        data-autofocus
        size="md"
        role="combobox"
        aria-expanded={shown.length > 0}
        aria-controls={listId}
        aria-activedescendant={shown[at] && `${listId}-${shown[at].key}`}
        autoComplete="off"
        aria-label={PALETTE.placeholder}
        placeholder={PALETTE.placeholder}
        leftSection={<IconSearch size={18} stroke={1.8} aria-hidden />}
        value={question}
        onFocus={() => {
          const words = takeTyped();
          if (words) setQuestion((before) => before + words);
        }}
        onChange={(event) => {
          setQuestion(event.currentTarget.value);
          setChosen(null);
        }}
        onKeyDown={press}
      />
      <p className={classes.note} role="status">
        {note}
      </p>
      <div id={listId} role="listbox" aria-label={PALETTE.results} className={classes.options}>
        {groups.map(({ group, entries }) => (
          <div key={group} role="group" aria-label={PALETTE.group[group]}>
            <div className={classes.group} aria-hidden>
              {PALETTE.group[group]}
            </div>
            {entries.map((entry) => (
              <div
                key={entry.key}
                id={`${listId}-${entry.key}`}
                role="option"
                aria-selected={entry === shown[at]}
                className={classes.option}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => run(entry)}
              >
                <span className={classes.label}>{entry.label}</span>
                {entry.detail && <span className={classes.detail}>{entry.detail}</span>}
              </div>
            ))}
          </div>
        ))}
      </div>
      <p className={classes.hint} aria-hidden>
        {PALETTE.hint.map((words) => (
          <span key={words}>{words}</span>
        ))}
      </p>
    </>
  );
}

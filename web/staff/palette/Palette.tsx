import { Combobox, Modal, TextInput, useCombobox } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
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
  onHelp: () => void;
  onLogout: () => void;
}

/** Ctrl+K: cases, people, lists, screens and actions by a few letters. */
export function Palette({ opened, onClose, ...own }: PaletteProps) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={PALETTE.title}
      size={640}
      padding={16}
      yOffset={64}
      closeOnEscape={false}
    >
      <Finder onDone={onClose} {...own} />
    </Modal>
  );
}

function Finder({ onDone, ...own }: Omit<PaletteProps, 'opened' | 'onClose'> & { onDone: () => void }) {
  const [question, setQuestion] = useState('');
  const store = useCombobox({ opened: true });
  const { data: me } = useMe();
  const known = useEntries(own);
  const cases = useFoundCases(hasRight('readCases', me?.roles ?? []) ? question : '');
  const isAsked = question.trim() !== '';
  const entries: Entry[] = [...cases.entries, ...(isAsked ? found(known, question) : known)];
  const groups = grouped(entries);
  const shown = groups.map((group) => group.entries.map(({ key }) => key).join()).join();
  const { selectFirstOption } = store;
  useEffect(() => {
    selectFirstOption();
    // The first of whatever is shown now.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [shown]);
  const run = (key: string) => {
    onDone();
    entries.find((entry) => entry.key === key)?.run();
  };
  const note = cases.failed
    ? PALETTE.failed
    : cases.isSearching
      ? PALETTE.searching
      : groups.length === 0
        ? PALETTE.nothing
        : '';
  return (
    <Combobox store={store} onOptionSubmit={run}>
      <Combobox.EventsTarget withExpandedAttribute>
        <TextInput
          data-autofocus
          size="md"
          aria-label={PALETTE.placeholder}
          placeholder={PALETTE.placeholder}
          leftSection={<IconSearch size={18} stroke={1.8} aria-hidden />}
          value={question}
          onChange={(event) => setQuestion(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onDone();
          }}
        />
      </Combobox.EventsTarget>
      <p className={classes.note} role="status">
        {note}
      </p>
      <Combobox.Options className={classes.options} aria-label={PALETTE.results}>
        {groups.map(({ group, entries: rows }) => (
          <Combobox.Group key={group} label={PALETTE.group[group]}>
            {rows.map(({ key, label, detail }) => (
              <Combobox.Option key={key} value={key} className={classes.option}>
                <span className={classes.label}>{label}</span>
                {detail && <span className={classes.detail}>{detail}</span>}
              </Combobox.Option>
            ))}
          </Combobox.Group>
        ))}
      </Combobox.Options>
      <p className={classes.hint} aria-hidden>
        {PALETTE.hint.map((words) => (
          <span key={words}>{words}</span>
        ))}
      </p>
    </Combobox>
  );
}

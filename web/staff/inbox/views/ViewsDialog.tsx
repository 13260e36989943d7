import { Button, Checkbox, TextInput } from '@mantine/core';
import { useState } from 'react';
import { VIEWS } from '../../../../domain/texts/lt/screen/staff-views.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Note } from '../../../ui/Note.tsx';
import { filterWords } from '../../batches/filter-words.ts';
import type { SavedView } from '../../data/types.ts';
import type { InboxView } from '../inbox-filter.ts';
import { savedForm } from '../saved-view.ts';
import { useViewChanges } from './use-view-changes.ts';
import { ViewLine } from './ViewLine.tsx';
import classes from './ViewsDialog.module.css';

interface ViewsDialogProps {
  opened: boolean;
  view: InboxView;
  views: readonly SavedView[];
  failed: boolean;
  assessorName: (id: string) => string;
  onClose: () => void;
}

/** Names the present list, and puts the named ones in order: one's own may be renamed, shared and removed. */
export function ViewsDialog({ opened, view, views, failed, assessorName, onClose }: ViewsDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={VIEWS.title} size={620}>
      <NewView view={view} views={views} assessorName={assessorName} />
      {failed && <p role="alert">{VIEWS.failed}</p>}
      {!failed && views.length === 0 && <p className={classes.none}>{VIEWS.none}</p>}
      {views.length > 0 && (
        <ul className={`plain-list ${classes.list}`} aria-label={VIEWS.title}>
          {views.map((saved) => (
            <ViewLine key={saved.Id} saved={saved} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

function NewView({ view, views, assessorName }: Pick<ViewsDialogProps, 'view' | 'views' | 'assessorName'>) {
  const { busy, nameError, error, save } = useViewChanges();
  const [name, setName] = useState('');
  const [isTeam, setTeam] = useState(false);
  const [tried, setTried] = useState(false);
  const Name = name.trim();
  const isSame = ({ Mine, Name: other }: SavedView) => Mine && other.toLowerCase() === Name.toLowerCase();
  const submit = async () => {
    setTried(true);
    if (Name === '') return;
    if (!(await save({ Name, Team: isTeam, View: savedForm(view) }, VIEWS.saved))) return;
    setName('');
    setTeam(false);
    setTried(false);
  };
  return (
    <fieldset className={classes.form}>
      <legend>{VIEWS.saveCurrent}</legend>
      <p className={classes.words}>{VIEWS.holds(filterWords(savedForm(view), assessorName))}</p>
      <TextInput
        label={VIEWS.name}
        value={name}
        maxLength={60}
        error={nameError ?? (tried && Name === '' ? VIEWS.nameMissing : undefined)}
        description={views.some(isSame) ? VIEWS.replaces : undefined}
        onChange={(event) => setName(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          void submit();
        }}
      />
      {error && (
        <Note tone="danger" live>
          {error}
        </Note>
      )}
      <div className={classes.row}>
        <Checkbox
          label={VIEWS.team}
          checked={isTeam}
          onChange={(event) => setTeam(event.currentTarget.checked)}
        />
        <Button type="button" size="md" loading={busy} onClick={() => void submit()}>
          {VIEWS.save}
        </Button>
      </div>
    </fieldset>
  );
}

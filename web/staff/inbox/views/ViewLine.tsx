import { Button, Checkbox, TextInput } from '@mantine/core';
import { IconLink, IconPencil, IconTrash, type Icon } from '@tabler/icons-react';
import { useState } from 'react';
import { VIEWS } from '../../../../domain/texts/lt/screen/staff-views.ts';
import { paths } from '../../../paths.ts';
import { notifySuccess } from '../../../ui/notify.ts';
import type { ManagerFilter, SavedView } from '../../data/types.ts';
import { useViewChanges } from './use-view-changes.ts';
import classes from './ViewsDialog.module.css';

const whose = ({ Mine, Team, Owner }: SavedView): string =>
  !Mine ? VIEWS.of(Owner) : Team ? VIEWS.shared : VIEWS.own;

/** One saved view: whose it is, how many it finds, and what may be done with it. */
export function ViewLine({ saved }: { saved: SavedView }) {
  const [mode, setMode] = useState<'shown' | 'edited' | 'removed'>('shown');
  const { Id, Name, Team, Mine, Count } = saved;
  const View = saved.View as ManagerFilter;
  const { busy, nameError, error, save } = useViewChanges();
  const back = () => setMode('shown');
  if (mode === 'edited')
    return (
      <li className={classes.line}>
        <Edited
          saved={saved}
          busy={busy}
          error={nameError ?? error}
          onSave={(change) => void save({ Id, View, ...change }, VIEWS.saved).then((done) => done && back())}
          onCancel={back}
        />
      </li>
    );
  const copy = async () => {
    await navigator.clipboard.writeText(window.location.origin + paths.staffView(Id));
    notifySuccess(VIEWS.copied);
  };
  return (
    <li className={classes.line}>
      <div className={classes.what}>
        <strong>{Name}</strong>
        <span className={classes.words}>
          {whose(saved)} · {VIEWS.found(Count)}
        </span>
      </div>
      {mode === 'removed' ? (
        <div className={classes.sure} role="alert">
          <span>{error ?? VIEWS.sure(Name, Team)}</span>
          <Button
            type="button"
            size="xs"
            color="danger"
            autoFocus
            loading={busy}
            onClick={() => void save({ Id, Name, Team, View, Removed: true }, VIEWS.removed)}
          >
            {VIEWS.yes}
          </Button>
          <Button type="button" size="xs" variant="default" onClick={back}>
            {VIEWS.no}
          </Button>
        </div>
      ) : (
        <div className={classes.buttons}>
          <LineButton shape={IconLink} label={VIEWS.copy(Name)} onClick={() => void copy()} />
          {Mine && (
            <>
              <LineButton shape={IconPencil} label={VIEWS.rename(Name)} onClick={() => setMode('edited')} />
              <LineButton shape={IconTrash} label={VIEWS.remove(Name)} onClick={() => setMode('removed')} />
            </>
          )}
        </div>
      )}
    </li>
  );
}

function LineButton({ shape: Shape, label, onClick }: { shape: Icon; label: string; onClick: () => void }) {
  return (
    <button type="button" className={classes.icon} aria-label={label} title={label} onClick={onClick}>
      <Shape size={18} stroke={1.7} aria-hidden />
    </button>
  );
}

interface EditedProps {
  saved: SavedView;
  busy: boolean;
  error: string | undefined;
  onSave: (change: { Name: string; Team: boolean }) => void;
  onCancel: () => void;
}

function Edited({ saved, busy, error, onSave, onCancel }: EditedProps) {
  const [name, setName] = useState(saved.Name);
  const [isTeam, setTeam] = useState(saved.Team);
  const Name = name.trim();
  const submit = () => {
    if (Name !== '') onSave({ Name, Team: isTeam });
  };
  return (
    <div className={classes.edited}>
      <TextInput
        label={VIEWS.name}
        value={name}
        maxLength={60}
        autoFocus
        error={Name === '' ? VIEWS.nameMissing : error}
        onChange={(event) => setName(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          submit();
        }}
      />
      <div className={classes.row}>
        <Checkbox
          label={VIEWS.team}
          checked={isTeam}
          onChange={(event) => setTeam(event.currentTarget.checked)}
        />
        <div className={classes.buttons}>
          <Button type="button" size="sm" variant="default" onClick={onCancel}>
            {VIEWS.cancel}
          </Button>
          <Button type="button" size="sm" loading={busy} onClick={submit}>
            {VIEWS.save}
          </Button>
        </div>
      </div>
    </div>
  );
}

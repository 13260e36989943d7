import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { hasRight } from '../../../domain/application/rights.ts';
import { BULK } from '../../../domain/texts/lt/screen/staff-dialog.ts';
import { INBOX } from '../../../domain/texts/lt/screen/staff-inbox.ts';
import { paths } from '../../paths.ts';
import { useIsOff } from '../../public/use-is-off.ts';
import { notifySuccess } from '../../ui/notify.ts';
import { useMe } from '../data/queries.ts';
import type { ManagerRow } from '../data/types.ts';
import classes from './Inbox.module.css';

// Comes when somebody assigns: to mark rows and copy their numbers needs no dialog.
const BulkAssign = lazy(() =>
  import('../../actions/BulkAssign.tsx').then((module) => ({ default: module.BulkAssign })),
);

const BulkDeed = lazy(() =>
  import('./LaterBulkDeed.tsx').then((module) => ({ default: module.LaterBulkDeed })),
);

interface BulkBarProps {
  ids: readonly number[];
  rows: readonly ManagerRow[];
  onClear: () => void;
  /** What was marked is done: the list may move. */
  onDone: () => void;
}

/** What may be done with several requests at once. */
export function BulkBar({ ids, rows, onClear, onDone }: BulkBarProps) {
  const [assigning, setAssigning] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const { data: me } = useMe();
  const roles = me?.roles ?? [];
  const signingIsOff = useIsOff('batchSigning');
  const signs = hasRight('signForProvider', roles) && !signingIsOff;
  const [deed, setDeed] = useState<'export' | 'vmi' | null>(null);
  const copy = async () => {
    await navigator.clipboard.writeText(ids.join(', '));
    notifySuccess(INBOX.copied);
  };
  return (
    <div className={classes.bulk} role="region" aria-label={INBOX.selected(ids.length)}>
      <strong>{INBOX.selected(ids.length)}</strong>
      <Button
        size="xs"
        onClick={() => {
          setWasOpened(true);
          setAssigning(true);
        }}
      >
        {INBOX.assign}
      </Button>
      {signs && (
        <Button size="xs" component={Link} to={paths.staffSigningOf(ids)}>
          {INBOX.sign}
        </Button>
      )}
      {hasRight('exportCases', roles) && (
        <Button size="xs" variant="default" onClick={() => setDeed('export')}>
          {BULK.export}
        </Button>
      )}
      {hasRight('checkVmi', roles) && (
        <Button size="xs" variant="default" onClick={() => setDeed('vmi')}>
          {BULK.vmi}
        </Button>
      )}
      <Button size="xs" variant="default" onClick={() => void copy()}>
        {INBOX.copyNumbers}
      </Button>
      <Button size="xs" variant="default" onClick={onClear}>
        {INBOX.unselect}
      </Button>
      {deed && (
        <Suspense fallback={null}>
          <BulkDeed
            what={deed}
            requests={rows
              .filter((row) => ids.includes(row.Id))
              .map(({ Id, CompanyName, CompanyCode }) => ({ id: Id, name: CompanyName, code: CompanyCode }))}
            onClose={() => setDeed(null)}
          />
        </Suspense>
      )}
      {wasOpened && (
        <Suspense fallback={null}>
          <BulkAssign
            opened={assigning}
            requests={rows
              .filter((row) => ids.includes(row.Id))
              .map(({ Id, CompanyName, version }) => ({ id: Id, name: CompanyName, version }))}
            onClose={(changed) => {
              setAssigning(false);
              if (changed) onDone();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

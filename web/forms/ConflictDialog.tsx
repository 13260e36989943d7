import { Button } from '@mantine/core';
import { CONFLICT } from '../../domain/texts/lt/screen/common.ts';
import { Dialog } from '../ui/Dialog.tsx';
import classes from './ConflictDialog.module.css';
import type { Difference } from './conflict.ts';

interface ConflictDialogProps {
  opened: boolean;
  who: string | null;
  at: string | null;
  differences: readonly Difference[];
  busy: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
}

/** Somebody else saved meanwhile: who, when, what differs, and which version stays. */
export function ConflictDialog(props: ConflictDialogProps) {
  return (
    <Dialog
      opened={props.opened}
      onClose={props.onClose}
      title={CONFLICT.title}
      size={720}
      footer={
        <>
          <Button variant="default" size="md" onClick={props.onTakeTheirs} loading={props.busy}>
            {CONFLICT.takeTheirs}
          </Button>
          <Button size="md" data-autofocus onClick={props.onKeepMine} loading={props.busy}>
            {CONFLICT.keepMine}
          </Button>
        </>
      }
    >
      <p>
        {props.who && props.at ? CONFLICT.who(props.who, props.at) : CONFLICT.unknownWho} {CONFLICT.explain}
      </p>
      {props.differences.length > 0 && (
        <div className={classes.scroll} role="region" aria-label={CONFLICT.title} tabIndex={0}>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">{CONFLICT.field}</th>
                <th scope="col">{CONFLICT.mine}</th>
                <th scope="col">{CONFLICT.theirs}</th>
              </tr>
            </thead>
            <tbody>
              {props.differences.map((row) => (
                <tr key={row.path}>
                  <th scope="row">{row.label}</th>
                  <td>{row.mine}</td>
                  <td>{row.theirs}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Dialog>
  );
}

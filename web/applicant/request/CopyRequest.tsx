import { actionTitle } from '../../../domain/texts/lt/action-dialog.ts';
import { REQUESTS } from '../../../domain/texts/lt/screen/applicant.ts';
import { COPY_REQUEST } from '../../../domain/texts/lt/screen/applicant-request.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { useLast } from '../../ui/use-last.ts';
import classes from './CopyRequest.module.css';
import { useCopyRequest } from './use-copy-request.ts';

/** Says what a new request takes over from an old one, and what not, before it is made. */
export function CopyRequest({ id, onClose }: { id: number | null; onClose: () => void }) {
  const copy = useCopyRequest();
  const shown = useLast(id);
  const make = async () => {
    if (id === null) return;
    await copy.run(id);
    onClose();
  };
  return (
    <Dialog
      opened={id !== null}
      onClose={onClose}
      title={actionTitle('copy', shown ?? '')}
      confirmLabel={REQUESTS.create}
      busy={copy.busy}
      onConfirm={() => void make()}
    >
      <div className={classes.lists}>
        <List title={COPY_REQUEST.copied} items={COPY_REQUEST.copiedList} />
        <List title={COPY_REQUEST.notCopied} items={COPY_REQUEST.notCopiedList} />
      </div>
    </Dialog>
  );
}

function List({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div>
      <h3 className={classes.title}>{title}</h3>
      <ul className={classes.list}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}

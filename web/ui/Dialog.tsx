import { Button, Modal } from '@mantine/core';
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { useId, type FormEvent, type ReactNode } from 'react';
import { UI } from '../../domain/texts/lt/screen/common.ts';
import { DataList, type DataItem } from './DataList.tsx';
import { useFocusAfter } from './use-focus-after.ts';
import classes from './Dialog.module.css';
import './style/dialog.css';

export interface DialogProps {
  opened: boolean;
  onClose: () => void;
  /** Verb and object: „Atmesti prašymą Nr. 123“. */
  title: string;
  /** Three lines on what it is about. */
  summary?: readonly DataItem[];
  /** What will happen; with a `warning` it stands on danger tint. */
  consequence?: ReactNode;
  warning?: string | null;
  /** The verb again. Without it the dialog has only a closing button. */
  confirmLabel?: string;
  cancelLabel?: string;
  danger?: boolean;
  busy?: boolean;
  /** Refusal or error of the server: values stay. */
  error?: ReactNode;
  onConfirm?: () => void;
  size?: number;
  children?: ReactNode;
  /** Replaces the buttons. */
  footer?: ReactNode;
}

const FIELD = ':is(input:not([type=hidden], [type=file]), select, textarea):not(:disabled)';

/**
 * Where the focus comes when the dialog opens: the first field, of a choice what is chosen. Without fields it is the verb
 * or, before what cannot be undone, the way out.
 */
function markFirst(form: HTMLFormElement | null): void {
  const fields = [...(form?.querySelectorAll<HTMLInputElement>(FIELD) ?? [])];
  const [first] = fields;
  const chosen =
    first?.type === 'radio' ? fields.find(({ name, checked }) => checked && name === first.name) : undefined;
  const place =
    chosen ??
    first ??
    form?.querySelector('[data-autofocus]') ??
    form?.querySelector(`.${classes.buttons} button`);
  place?.setAttribute('data-autofocus', 'true');
}

/** The one anatomy of a dialog: title, summary, fields, consequence, Atšaukti and the verb. */
export function Dialog(props: DialogProps) {
  const { opened, onClose, title, summary, consequence, warning, danger = false, busy = false } = props;
  const descriptionId = useId();
  useFocusAfter(opened);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!busy) props.onConfirm?.();
  };
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      size={props.size ?? 560}
      padding={24}
      closeOnClickOutside={!busy}
      closeOnEscape={!busy}
    >
      <form
        ref={markFirst}
        onSubmit={submit}
        noValidate
        className={classes.body}
        aria-describedby={consequence ? descriptionId : undefined}
      >
        {summary && summary.length > 0 && (
          <div className={classes.summary}>
            <DataList items={summary} />
          </div>
        )}
        {props.children}
        {props.error && (
          <div className={classes.note} data-tone="danger" role="alert">
            <IconAlertTriangle size={18} stroke={1.8} aria-hidden />
            <div>{props.error}</div>
          </div>
        )}
        {(consequence || warning) && (
          <div id={descriptionId} className={classes.note} data-tone={warning ? 'danger' : 'brand'}>
            {warning ? (
              <IconAlertTriangle size={18} stroke={1.8} aria-hidden />
            ) : (
              <IconInfoCircle size={18} stroke={1.8} aria-hidden />
            )}
            <div>
              {warning && <strong>{warning} </strong>}
              {consequence}
            </div>
          </div>
        )}
        <div className={classes.buttons}>
          {props.footer ?? (
            <>
              <Button
                variant="default"
                size="md"
                type="button"
                onClick={onClose}
                disabled={busy && Boolean(props.confirmLabel)}
                data-autofocus={danger || !props.confirmLabel || undefined}
              >
                {props.cancelLabel ?? (props.confirmLabel ? UI.cancel : UI.close)}
              </Button>
              {props.confirmLabel && (
                <Button
                  type="submit"
                  size="md"
                  color={danger ? 'danger' : undefined}
                  loading={busy}
                  data-autofocus={!danger || undefined}
                >
                  {props.confirmLabel}
                </Button>
              )}
            </>
          )}
        </div>
      </form>
    </Modal>
  );
}

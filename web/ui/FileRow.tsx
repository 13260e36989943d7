import { IconDownload, IconFileText, IconTrash, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FILES } from '../../domain/texts/lt/screen/common.ts';
import classes from './FileRow.module.css';

interface FileRowProps {
  id?: string;
  name: string;
  /** „2026-11-20 14:05:09, 1,2 MB“ */
  meta?: ReactNode;
  onDownload?: () => void;
  onRemove?: () => void;
  children?: ReactNode;
}

/** A stored file: its name downloads it. */
export function FileRow({ id, name, meta, onDownload, onRemove, children }: FileRowProps) {
  return (
    <div id={id} className={classes.row}>
      <IconFileText size={17} stroke={1.7} aria-hidden className={classes.icon} />
      <div className={classes.words}>
        <span className={classes.name}>{name}</span>
        {meta && <span className={classes.meta}>{meta}</span>}
        {children}
      </div>
      {onDownload && (
        <button
          type="button"
          className={classes.action}
          onClick={onDownload}
          aria-label={`${FILES.download} ${name}`}
        >
          <IconDownload size={17} stroke={1.8} aria-hidden />
        </button>
      )}
      {onRemove && (
        <button
          type="button"
          className={classes.action}
          onClick={onRemove}
          aria-label={`${FILES.remove} ${name}`}
        >
          <IconTrash size={17} stroke={1.8} aria-hidden />
        </button>
      )}
    </div>
  );
}

interface UploadRowProps {
  name: string;
  percent: number;
  error?: string | null;
  onCancel: () => void;
  onRetry?: () => void;
}

/** A file on its way: per cent and cancel, or what went wrong and retry. */
export function UploadRow({ name, percent, error, onCancel, onRetry }: UploadRowProps) {
  return (
    <div className={classes.row} data-error={error ? true : undefined}>
      <IconFileText size={17} stroke={1.7} aria-hidden className={classes.icon} />
      <div className={classes.words}>
        <span className={classes.name}>{name}</span>
        {error ? (
          <span className={classes.error} role="alert">
            <b>{FILES.dialogTitle}.</b> {error}
          </span>
        ) : (
          <>
            <span className={classes.meta}>{FILES.uploading(percent)}</span>
            <progress
              className={classes.bar}
              value={percent}
              max={100}
              aria-label={`${FILES.uploading(percent)}: ${name}`}
            />
          </>
        )}
      </div>
      {error && onRetry && (
        <button type="button" className={classes.text} onClick={onRetry}>
          {FILES.retry}
          <span className="visually-hidden">: {name}</span>
        </button>
      )}
      <button
        type="button"
        className={classes.action}
        onClick={onCancel}
        aria-label={`${FILES.cancel} ${name}`}
      >
        <IconX size={17} stroke={1.8} aria-hidden />
      </button>
    </div>
  );
}

import { useRef } from 'react';
import { acceptOf } from './upload-check.ts';
import classes from './FilePick.module.css';

interface FilePickProps {
  label: string;
  /** Of which document: part of the accessible name. */
  purpose: string;
  extensions: readonly string[];
  onFiles: (files: readonly File[]) => void;
  quiet?: boolean;
  disabled?: boolean;
  describedBy?: string;
}

/** A button that opens the file chooser; the same file may be chosen twice in a row. */
export function FilePick({
  label,
  purpose,
  extensions,
  onFiles,
  quiet = false,
  disabled = false,
  describedBy,
}: FilePickProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        className={classes.button}
        data-quiet={quiet || undefined}
        disabled={disabled}
        aria-describedby={describedBy}
        onClick={() => input.current?.click()}
      >
        {label}
        <span className="visually-hidden">: {purpose}</span>
      </button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-label={purpose}
        accept={acceptOf(extensions)}
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}

import { Button } from '@mantine/core';
import { IconFileText, IconUpload, IconX } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import type { FileRule } from '../../domain/application/actions/row.ts';
import { DIALOG } from '../../domain/texts/lt/screen/staff-dialog.ts';
import { formatBytes } from '../../domain/texts/lt/format.ts';
import classes from './ActionDialog.module.css';
import { fieldId } from './field-props.ts';

interface FilePickerProps {
  rule: FileRule;
  label: string;
  files: readonly File[];
  error: string | null;
  onChange: (files: File[]) => void;
}

/** Chooses files; they stay chosen whatever the server answers. */
export function FilePicker({ rule, label, files, error, onChange }: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const hint = useId();
  const several = rule.max > 1;
  const add = (chosen: FileList | null) => {
    const added = [...(chosen ?? [])];
    if (added.length === 0) return;
    const kept = several ? files.filter((file) => !added.some((other) => other.name === file.name)) : [];
    onChange([...kept, ...added].slice(0, rule.max));
    if (input.current) input.current.value = '';
  };
  return (
    <div
      className={classes.files}
      data-error={error ? true : undefined}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        add(event.dataTransfer.files);
      }}
    >
      <div className={classes.filesHead}>
        <span className={classes.filesLabel}>
          {label} {rule.min === 0 && DIALOG.optional}
        </span>
        <span id={hint} className={classes.filesHint}>
          {DIALOG.fileHint(rule.extensions.join(', '))}
        </span>
      </div>
      {files.map((file) => (
        <div key={file.name} className={classes.file}>
          <IconFileText size={17} stroke={1.7} aria-hidden />
          <span className={classes.fileName}>{file.name}</span>
          <span className="num">{formatBytes(file.size)}</span>
          <button
            type="button"
            aria-label={DIALOG.removeFile(file.name)}
            onClick={() => onChange(files.filter((other) => other !== file))}
          >
            <IconX size={16} stroke={1.9} aria-hidden />
          </button>
        </div>
      ))}
      <input
        ref={input}
        id={fieldId('files')}
        type="file"
        className="visually-hidden"
        tabIndex={-1}
        aria-label={label}
        aria-describedby={hint}
        aria-invalid={error ? true : undefined}
        accept={rule.extensions.join(',')}
        multiple={several}
        onChange={(event) => add(event.currentTarget.files)}
      />
      {(several || files.length === 0) && (
        <Button
          variant="default"
          size="sm"
          leftSection={<IconUpload size={16} stroke={1.8} aria-hidden />}
          onClick={() => input.current?.click()}
        >
          {several ? DIALOG.chooseFiles : DIALOG.chooseFile}
        </Button>
      )}
      {error && (
        <div className={classes.fileError} role="alert">
          {error}
        </div>
      )}
    </div>
  );
}

import { Select } from '@mantine/core';
import { useState } from 'react';
import { ATTACHMENT_WORDS } from '../../../domain/texts/lt/attachment.ts';
import { ATTACHMENTS } from '../../../domain/texts/lt/screen/form.ts';
import { needText, type Need } from './AttachmentRow.tsx';
import { FilePick } from './FilePick.tsx';
import classes from './OtherUpload.module.css';

interface OtherUploadProps {
  needs: readonly Need[];
  onFiles: (files: readonly File[], need: Need) => void;
}

/** Any other document: its purpose first, then the file. */
export function OtherUpload({ needs, onFiles }: OtherUploadProps) {
  const [value, setValue] = useState<string | null>(null);
  const need = needs.find((kind) => String(kind.FileType) === value);
  if (needs.length === 0) return null;
  return (
    <div className={classes.other}>
      <Select
        size="sm"
        label={ATTACHMENTS.otherLabel}
        placeholder={ATTACHMENT_WORDS.chooseType}
        data={needs.map((kind) => ({ value: String(kind.FileType), label: needText(kind.FileType).label }))}
        value={value}
        onChange={setValue}
        className={classes.select ?? ''}
      />
      <FilePick
        label={ATTACHMENT_WORDS.upload}
        purpose={need ? needText(need.FileType).label : ATTACHMENTS.otherLabel}
        extensions={need?.Extensions ?? []}
        disabled={!need}
        describedBy="other-upload-why"
        onFiles={(files) => need && onFiles(files, need)}
      />
      <p id="other-upload-why" className={classes.why}>
        {need ? need.Extensions.join(' ') : ATTACHMENT_WORDS.chooseTypeFirst}
      </p>
    </div>
  );
}

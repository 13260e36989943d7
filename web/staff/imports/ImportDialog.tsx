import { NativeSelect } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { IMPORT_EXTENSIONS } from '../../../domain/imports/import.ts';
import { IMPORT_DIALOG } from '../../../domain/texts/lt/screen/staff-import.ts';
import { extensionOf, MAX_FILE_BYTES } from '../../../domain/documents/limits.ts';
import { FILES } from '../../../domain/texts/lt/screen/common.ts';
import { FilePicker } from '../../actions/FilePicker.tsx';
import { problemSentence } from '../../api/problem-sentence.ts';
import { ActionKey, isDefinite } from '../../api/act.ts';
import { upload } from '../../api/files.ts';
import { paths } from '../../paths.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import classes from './Imports.module.css';
import { IMPORTS_KEY } from './queries.ts';
import { TemplateButton } from './TemplateButton.tsx';

const RULE = { min: 1, max: 1, extensions: [...IMPORT_EXTENSIONS] };

/** File and type; the answer is the screen of the dry run. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const key = useRef(new ActionKey());
  const [type, setType] = useState('1');
  const [files, setFiles] = useState<File[]>([]);
  const [tried, setTried] = useState(false);
  const [percent, setPercent] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  const fileError = files[0] ? wrongFile(files[0]) : IMPORT_DIALOG.fileMissing;

  const send = async (file: File): Promise<void> => {
    const form = new FormData();
    form.append('FileType', type);
    form.append('File', file, file.name);
    setPercent(0);
    setError(null);
    try {
      const started = await upload<{ id: string }>(
        '/api/BackOffice/ImportDataList',
        form,
        key.current.get(),
        setPercent,
      ).done;
      await client.invalidateQueries({ queryKey: IMPORTS_KEY });
      onClose();
      await navigate(paths.importScreen(started.id));
    } catch (failure) {
      if (isDefinite(failure)) key.current.settle();
      setError(problemSentence(failure));
      setPercent(null);
    }
  };
  const confirm = (): void => {
    setTried(true);
    if (type && files[0] && !fileError) void send(files[0]);
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={IMPORT_DIALOG.title}
      consequence={IMPORT_DIALOG.consequence}
      confirmLabel={percent === null ? IMPORT_DIALOG.confirm : IMPORT_DIALOG.uploading(percent)}
      busy={percent !== null}
      error={error}
      onConfirm={confirm}
    >
      <NativeSelect
        label={IMPORT_DIALOG.type}
        required
        value={type}
        error={tried && !type ? IMPORT_DIALOG.typeMissing : null}
        data={[
          { value: '', label: IMPORT_DIALOG.typeMissing },
          ...Object.entries(IMPORT_DIALOG.types).map(([value, label]) => ({ value, label })),
        ]}
        onChange={(event) => setType(event.currentTarget.value)}
      />
      <FilePicker
        rule={RULE}
        label={IMPORT_DIALOG.file}
        files={files}
        error={tried || files.length > 0 ? fileError : null}
        onChange={(chosen) => {
          // Another file is another action.
          key.current.settle();
          setError(null);
          setFiles(chosen);
        }}
      />
      <div className={classes.links}>
        <TemplateButton />
        <Link to={paths.imports}>{IMPORT_DIALOG.earlier}</Link>
      </div>
    </Dialog>
  );
}

function wrongFile(file: File): string | null {
  if (!(IMPORT_EXTENSIONS as readonly string[]).includes(extensionOf(file.name)))
    return FILES.wrongType(IMPORT_EXTENSIONS.join(', '));
  if (file.size === 0) return FILES.empty;
  return file.size > MAX_FILE_BYTES ? FILES.tooLarge : null;
}

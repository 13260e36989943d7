import { Checkbox } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { EXPORT_FILE, type ExportKind } from '../../../domain/texts/lt/export.ts';
import { formatInteger } from '../../../domain/texts/lt/format.ts';
import { EXPORT_DIALOG as T } from '../../../domain/texts/lt/screen/staff-statistics.ts';
import { vilniusDate } from '../../../domain/values/days.ts';
import { act, ActionKey } from '../../api/act.ts';
import { api, ask } from '../../api/client.ts';
import { saveBlob } from '../../api/files.ts';
import { problemSentence } from '../../api/problem-sentence.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { filterWords } from '../batches/filter-words.ts';
import { useExactCount, type BatchFilter } from '../batches/queries.ts';
import { ExportList } from './ExportList.tsx';
import { EXPORTS_KEY } from './queries.ts';

interface ExportDialogProps {
  kind: ExportKind;
  filter: BatchFilter;
  total: number;
  assessorName: (id: string) => string;
  onClose: () => void;
}

/** More rows are written in the background (the server's own limit). */
const MOST_AT_ONCE = 5_000;

/** How many rows, by which filter; small files come at once, big ones are made in the background and wait for hours. */
export function ExportDialog({ kind, filter, total, assessorName, onClose }: ExportDialogProps) {
  const client = useQueryClient();
  const exact = useExactCount(filter, total);
  const [withoutFiles, setWithoutFiles] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const key = useRef(new ActionKey());
  const isBig = (exact ?? total) > MOST_AT_ONCE;
  const body = { ...filter, page: 1, countPerPage: 30, ...(withoutFiles ? { IgnoreFiles: true } : {}) };
  const begin = () =>
    act(
      (header) => api.POST('/api/BackOffice/Exports', { params: { header }, body: { kind, filter: body } }),
      key.current,
    );
  const fetchNow = async () => {
    const call = { body, parseAs: 'blob' } as const;
    const file = await ask(
      kind === 'list'
        ? api.POST('/api/BackOffice/ExportManagerRequests', call)
        : api.POST('/api/BackOffice/ExportData', call),
    );
    saveBlob(file, EXPORT_FILE[kind](vilniusDate(Date.now())));
    onClose();
  };
  const confirm = async () => {
    setBusy(true);
    setError(undefined);
    try {
      if (isBig) await begin();
      else await fetchNow();
      key.current = new ActionKey();
    } catch (failure) {
      setError(problemSentence(failure));
    } finally {
      setBusy(false);
      await client.invalidateQueries({ queryKey: EXPORTS_KEY });
    }
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={T[kind]}
      summary={[
        { label: T.rows, value: <span className="num">{formatInteger(exact ?? total)}</span> },
        { label: T.filter, value: filterWords(filter, assessorName) },
      ]}
      consequence={isBig ? `${T.background} ${T.logged}` : T.logged}
      confirmLabel={isBig ? T.begin : T.download}
      busy={busy || exact === null}
      error={error}
      onConfirm={() => void confirm()}
    >
      <p>{T.question[kind]}</p>
      {kind === 'data' && (
        <Checkbox
          label={T.withoutFiles}
          checked={withoutFiles}
          onChange={(event) => setWithoutFiles(event.currentTarget.checked)}
        />
      )}
      <ExportList />
    </Dialog>
  );
}

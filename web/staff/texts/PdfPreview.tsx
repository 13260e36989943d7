import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { TEXTS } from '../../../domain/texts/lt/screen/staff-texts.ts';
import type { TextKey } from '../../../domain/texts/lt/template/kinds.ts';
import { fetchFile } from '../../api/files.ts';
import { problemSentence } from '../../api/problem-sentence.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Note } from '../../ui/Note.tsx';
import { pdfView } from '../../ui/pdf-view.ts';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { TEXTS_KEY } from './queries.ts';
import classes from './Texts.module.css';

interface PdfPreviewProps {
  textKey: TextKey;
  version: number | 'draft';
  onClose: () => void;
}

/** The document with invented facts, as it would be printed. */
export default function PdfPreview({ textKey, version, onClose }: PdfPreviewProps) {
  const query = version === 'draft' ? '' : `?version=${version}`;
  const { data, error } = useQuery({
    queryKey: [...TEXTS_KEY, textKey, 'preview', version],
    queryFn: () => fetchFile(`/api/BackOffice/Texts/${textKey}/Preview${query}`),
    gcTime: 0,
    staleTime: 0,
  });
  const url = useMemo(() => (data ? URL.createObjectURL(data.blob) : null), [data]);
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);
  return (
    <Dialog opened onClose={onClose} title={TEXTS.previewTitle} size={860}>
      {error && <Note tone="warning" title={problemSentence(error)} />}
      {url ? (
        <iframe className={classes.pdf} src={pdfView(url)} title={TEXTS.previewTitle} />
      ) : (
        !error && <Skeletons rows={6} />
      )}
    </Dialog>
  );
}

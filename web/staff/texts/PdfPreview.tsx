import { useQuery } from '@tanstack/react-query';
import { TEXTS } from '../../../domain/texts/lt/screen/staff-texts.ts';
import type { TextKey } from '../../../domain/texts/lt/template/kinds.ts';
import { fetchFile } from '../../api/files.ts';
import { problemSentence } from '../../api/problem-sentence.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Note } from '../../ui/Note.tsx';
import { LaterPdf } from '../../ui/pdf/LaterPdf.tsx';
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
  return (
    <Dialog opened onClose={onClose} title={TEXTS.previewTitle} size={860}>
      {error && <Note tone="warning" title={problemSentence(error)} />}
      {data ? (
        <div className={classes.pdf}>
          <LaterPdf source={data.blob} name={TEXTS.previewTitle} />
        </div>
      ) : (
        !error && <Skeletons rows={6} />
      )}
    </Dialog>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { SIGNING } from '../../../domain/texts/lt/screen/signing.ts';
import { fetchFile } from '../../api/files.ts';
import { Note } from '../../ui/Note.tsx';
import { pdfView } from '../../ui/pdf-view.ts';
import { Skeletons } from '../../ui/Skeletons.tsx';
import classes from './Signing.module.css';

/** The PDF in the page: fetched with the token, shown from a blob address (the policy allows no other frame). */
export function PdfPreview({ path, name, fileName }: { path: string; name: string; fileName: string }) {
  const file = useQuery({
    queryKey: ['pdf', path, fileName],
    queryFn: () => fetchFile(path),
    staleTime: 60_000,
  });
  const blob = file.data?.blob;
  const show = useCallback(
    (frame: HTMLIFrameElement | null) => {
      if (!frame || !blob) return;
      const url = URL.createObjectURL(new Blob([blob], { type: 'application/pdf' }));
      frame.src = pdfView(url);
      return () => URL.revokeObjectURL(url);
    },
    [blob],
  );
  if (file.isPending) return <Skeletons rows={1} height={560} />;
  if (file.isError) return <Note tone="warning">{SIGNING.previewMissing}</Note>;
  return <iframe ref={show} className={classes.preview} title={`${SIGNING.preview}: ${name}`} />;
}

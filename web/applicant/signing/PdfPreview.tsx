import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SIGNING } from '../../../domain/texts/lt/screen/signing.ts';
import { fetchFile } from '../../api/files.ts';
import { Note } from '../../ui/Note.tsx';
import { LaterPdf } from '../../ui/pdf/LaterPdf.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import classes from './Signing.module.css';

interface PdfPreviewProps {
  path: string;
  name: string;
  fileName: string;
  /** Right in the toolbar. */
  tools?: ReactNode;
}

/** The PDF in the page, fetched with the token. */
export function PdfPreview({ path, name, fileName, tools }: PdfPreviewProps) {
  const file = useQuery({
    queryKey: ['pdf', path, fileName],
    queryFn: () => fetchFile(path),
    staleTime: 60_000,
  });
  if (file.isPending) return <Skeletons rows={1} height={560} />;
  if (file.isError) return <Note tone="warning">{SIGNING.previewMissing}</Note>;
  return (
    <div className={classes.preview}>
      <LaterPdf source={file.data.blob} name={name} tools={tools} />
    </div>
  );
}

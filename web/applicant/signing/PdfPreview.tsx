import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { SIGNING } from '../../../domain/texts/lt/screen/applicant.ts';
import { fetchFile } from '../../api/files.ts';
import { Note } from '../../ui/Note.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import classes from './Signing.module.css';

/** The PDF in the page: fetched with the token, shown from a blob address (the policy allows no other frame). */
export function PdfPreview({ path, name, fileName }: { path: string; name: string; fileName: string }) {
  const file = useQuery({
    queryKey: ['pdf', path, fileName],
    queryFn: () => fetchFile(path),
    staleTime: 60_000,
  });
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file.data) return;
    const made = URL.createObjectURL(new Blob([file.data.blob], { type: 'application/pdf' }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file.data]);
  if (file.isPending) return <Skeletons rows={1} height={560} />;
  if (file.isError) return <Note tone="warning">{SIGNING.previewMissing}</Note>;
  return url ? <iframe className={classes.preview} src={url} title={`${SIGNING.preview}: ${name}`} /> : null;
}

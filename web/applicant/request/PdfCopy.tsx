import { Button } from '@mantine/core';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useState } from 'react';
import { REQUEST_COPY } from '../../../domain/texts/lt/request-copy.ts';
import { COPY_PDF } from '../../../domain/texts/lt/screen/applicant-request.ts';
import { download } from '../../api/files.ts';
import { showProblem } from '../../api/query-client.ts';

/** Everything answered, as one PDF. */
export function PdfCopy({ id, label = COPY_PDF.download }: { id: number; label?: string }) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      await download(`/api/Request/GetRequestPdf/${id}`, REQUEST_COPY.fileName(id));
    } catch (problem) {
      showProblem(problem);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="default"
      loading={busy}
      leftSection={<IconFileTypePdf size={18} aria-hidden />}
      onClick={() => void save()}
    >
      {label}
    </Button>
  );
}

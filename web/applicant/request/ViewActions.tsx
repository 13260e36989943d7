import { Button } from '@mantine/core';
import { IconCopy, IconFilePencil, IconPencil, IconPrinter, IconSignature } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Status } from '../../../domain/application/status.ts';
import { REQUESTS } from '../../../domain/texts/lt/screen/applicant.ts';
import { VIEW } from '../../../domain/texts/lt/screen/view.ts';
import { CONDITIONS } from '../../../domain/texts/lt/screen/applicant-request.ts';
import { paths } from '../../paths.ts';
import { canCreateInQuery } from '../list/query.ts';
import { mayDo } from '../may-do.ts';
import { PdfCopy } from './PdfCopy.tsx';
import type { RequestDetail } from './queries.ts';

interface ViewActionsProps {
  detail: RequestDetail;
  onCopy: () => void;
  onChange: () => void;
}

/** What the status lets the person do; the server says what. */
export function ViewActions({ detail, onCopy, onChange }: ViewActionsProps) {
  const { RequestId: id, Status: status } = detail.RequestSystemInfo;
  const signable = status === Status.contractGenerated || status === Status.changeGenerated;
  const copyable = mayDo(detail, 'copy');
  const canCreate = useQuery({ ...canCreateInQuery(detail.RequestSystemInfo.SchemeCode), enabled: copyable });
  const closed = canCreate.data === false;
  return (
    <>
      {signable && (
        <Button component={Link} to={paths.signing(id)} leftSection={<IconSignature size={18} aria-hidden />}>
          {REQUESTS.sign}
        </Button>
      )}
      {mayDo(detail, 'save') && (
        <Button
          component={Link}
          to={paths.request(id, 'edit')}
          leftSection={<IconPencil size={18} aria-hidden />}
        >
          {VIEW.edit}
        </Button>
      )}
      {mayDo(detail, 'requestConditionsChange') && (
        <Button variant="default" leftSection={<IconFilePencil size={18} aria-hidden />} onClick={onChange}>
          {CONDITIONS.open}
        </Button>
      )}
      {copyable && (
        <Button
          variant="default"
          disabled={closed}
          aria-describedby={closed ? 'copy-closed' : undefined}
          leftSection={<IconCopy size={18} aria-hidden />}
          onClick={onCopy}
        >
          {VIEW.copy}
        </Button>
      )}
      <PdfCopy id={id} />
      <Button
        variant="default"
        leftSection={<IconPrinter size={18} aria-hidden />}
        onClick={() => window.print()}
      >
        {VIEW.print}
      </Button>
      {closed && <p id="copy-closed">{REQUESTS.closed}</p>}
    </>
  );
}

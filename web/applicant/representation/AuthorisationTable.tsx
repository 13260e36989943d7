import { ActionIcon } from '@mantine/core';
import {
  IconCheck,
  IconClock,
  IconDownload,
  IconEye,
  IconPencil,
  IconTrash,
  IconX,
} from '@tabler/icons-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { FILES } from '../../../domain/texts/lt/screen/common.ts';
import { AUTHORISATIONS, SELECTOR } from '../../../domain/texts/lt/screen/representation.ts';
import { formatBytes } from '../../../domain/texts/lt/format.ts';
import { download } from '../../api/files.ts';
import { showProblem } from '../../api/query-client.ts';
import { ToneBadge } from '../../ui/StatusBadge.tsx';
import classes from './AuthorisationTable.module.css';
import { OWN_AREA, type AuthorisationArea } from './area.ts';
import type { Representative } from './queries.ts';
import { SignedContainer } from './SignedContainer.tsx';

const FilePreview = lazy(() => import('./FilePreview.tsx'));

type StoredFile = Representative['Files'][number];

/** FileTypeId of a PDF; the other one, ADOC, no browser shows. */
const PDF = 1;

const fullName = (row: Representative): string => `${row.FirstName} ${row.LastName}`;

interface AuthorisationTableProps<Row extends Representative> {
  area?: AuthorisationArea;
  rows: readonly Row[];
  /** For staff: who is represented. */
  represented?: { label: string; of: (row: Row) => ReactNode };
  /** Null: what is there cannot be changed now. */
  onEdit: ((row: Row) => void) | null;
  onRemove: (row: Row) => void;
}

/** A table on the desk; on a phone the same cells stand under each other. Roles are said, because CSS takes them away. */
export function AuthorisationTable<Row extends Representative>({
  area = OWN_AREA,
  rows,
  represented,
  onEdit,
  onRemove,
}: AuthorisationTableProps<Row>) {
  const [shown, setShown] = useState<{ path: string; name: string } | null>(null);
  const { columns } = AUTHORISATIONS;
  const { person, ...others } = columns;
  const heads = [person, ...(represented ? [represented.label] : []), ...Object.values(others)];
  const pathOf = (row: Row, file: StoredFile): string => area.fileAt(row.Id, file.FileId);
  return (
    <div className={classes.frame}>
      <table role="table" className={classes.table} aria-label={AUTHORISATIONS.table}>
        <thead role="rowgroup">
          <tr role="row">
            {heads.map((label) => (
              <th key={label} role="columnheader" scope="col">
                {label === columns.actions ? <span className="visually-hidden">{label}</span> : label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={row.Id} role="row">
              <th role="rowheader" scope="row">
                {fullName(row)}
              </th>
              {represented && (
                <td role="cell" data-label={represented.label}>
                  {represented.of(row)}
                </td>
              )}
              <td role="cell" data-label={columns.personalCode} className="num">
                {row.PersonalCode}
              </td>
              <td role="cell" data-label={columns.validity}>
                <span className={`num ${classes.period}`}>
                  {AUTHORISATIONS.period(row.ValidFrom, row.ValidTo)}
                </span>
                <ValidityBadge row={row} />
              </td>
              <td role="cell" data-label={columns.documents}>
                <ul className={classes.files}>
                  {row.Files.map((file) => (
                    <li key={file.FileId}>
                      <span className={classes.fileName}>{file.FileName}</span>
                      <span className={`num ${classes.size}`}>{formatBytes(file.Size)}</span>
                      {file.FileTypeId === PDF && (
                        <ActionIcon
                          variant="subtle"
                          color="gray"
                          aria-label={AUTHORISATIONS.preview(file.FileName)}
                          onClick={() => setShown({ path: pathOf(row, file), name: file.FileName })}
                        >
                          <IconEye size={18} stroke={1.7} aria-hidden />
                        </ActionIcon>
                      )}
                      <ActionIcon
                        variant="subtle"
                        color="gray"
                        aria-label={`${FILES.download} ${file.FileName}`}
                        title={file.FileTypeId === PDF ? undefined : AUTHORISATIONS.noPreview}
                        onClick={() => void download(pathOf(row, file), file.FileName).catch(showProblem)}
                      >
                        <IconDownload size={18} stroke={1.7} aria-hidden />
                      </ActionIcon>
                      {file.FileTypeId !== PDF && <SignedContainer found={file.Container} />}
                    </li>
                  ))}
                </ul>
              </td>
              <td role="cell" className={classes.actions}>
                {onEdit && (
                  <ActionIcon
                    variant="default"
                    size={36}
                    aria-label={AUTHORISATIONS.edit(fullName(row))}
                    onClick={() => onEdit(row)}
                  >
                    <IconPencil size={18} stroke={1.7} aria-hidden />
                  </ActionIcon>
                )}
                <ActionIcon
                  variant="default"
                  size={36}
                  aria-label={AUTHORISATIONS.remove(fullName(row))}
                  onClick={() => onRemove(row)}
                >
                  <IconTrash size={18} stroke={1.7} aria-hidden />
                </ActionIcon>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown && (
        <Suspense fallback={null}>
          <FilePreview {...shown} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </div>
  );
}

function ValidityBadge({ row }: { row: Representative }) {
  switch (row.Validity) {
    case 'expiring':
      return (
        <ToneBadge tone="warning" icon={<IconClock size={14} stroke={1.9} aria-hidden />}>
          {SELECTOR.expires(row.ExpiresInDays ?? 0)}
        </ToneBadge>
      );
    case 'valid':
      return (
        <ToneBadge tone="success" icon={<IconCheck size={14} stroke={2} aria-hidden />}>
          {AUTHORISATIONS.validity.valid}
        </ToneBadge>
      );
    case 'upcoming':
      return (
        <ToneBadge tone="brand" icon={<IconClock size={14} stroke={1.9} aria-hidden />}>
          {AUTHORISATIONS.validity.upcoming}
        </ToneBadge>
      );
    case 'expired':
      return (
        <ToneBadge tone="gray" icon={<IconX size={14} stroke={2} aria-hidden />}>
          {AUTHORISATIONS.validity.expired}
        </ToneBadge>
      );
  }
}

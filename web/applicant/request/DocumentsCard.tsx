import { DOCUMENT_KIND_LABEL } from '../../../domain/texts/lt/attachment.ts';
import { VIEW } from '../../../domain/texts/lt/screen/applicant.ts';
import { download } from '../../api/files.ts';
import { showProblem } from '../../api/query-client.ts';
import { Card } from '../../ui/Card.tsx';
import { FileRow } from '../../ui/FileRow.tsx';
import { documentPath } from './document-path.ts';
import type { RequestDetail } from './queries.ts';
import classes from './DocumentsCard.module.css';

/** Contract, decision and what followed, with who has signed when. */
export function DocumentsCard({ detail }: { detail: RequestDetail }) {
  const id = detail.RequestSystemInfo.RequestId;
  return (
    <Card title={VIEW.documents} aside={detail.Documents.length > 0 ? detail.Documents.length : undefined}>
      {detail.Documents.length === 0 && <p className={classes.none}>{VIEW.noDocuments}</p>}
      {detail.Documents.map((document) => (
        <FileRow
          key={document.Id}
          name={DOCUMENT_KIND_LABEL[document.FileType]}
          meta={document.DocumentCreatedAt}
          onDownload={() => void download(documentPath(id, document), document.FileName).catch(showProblem)}
        >
          {document.void && <span className={classes.void}>{VIEW.voided}</span>}
          {document.ApplicantSignatureNeeded && (
            <span className={classes.sign}>
              {VIEW.signedByApplicant}: {document.ApplicantSigningDate ?? VIEW.notSigned}
            </span>
          )}
          {document.InvegaSignatureNeeded && (
            <span className={classes.sign}>
              {VIEW.signedByProvider}: {document.InvegaSigningDate ?? VIEW.notSigned}
            </span>
          )}
        </FileRow>
      ))}
    </Card>
  );
}

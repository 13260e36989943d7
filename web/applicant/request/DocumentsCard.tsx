import { Status, type StatusId } from '../../../domain/application/status.ts';
import { DOCUMENT_KIND_LABEL } from '../../../domain/texts/lt/attachment.ts';
import { signatureWords } from '../../../domain/texts/lt/signature.ts';
import { VIEW } from '../../../domain/texts/lt/screen/view.ts';
import { download } from '../../api/files.ts';
import { showProblem } from '../../api/query-client.ts';
import { Card } from '../../ui/Card.tsx';
import { withDates } from '../../ui/DateText.tsx';
import { FileRow } from '../../ui/FileRow.tsx';
import { ScanNote } from '../../ui/ScanNote.tsx';
import { documentPath } from '../../ui/document-path.ts';
import type { RequestDetail } from './queries.ts';
import classes from './DocumentsCard.module.css';

/** Shown also while there is nothing yet: something is about to come (specification, section 16 of the screen). */
const EXPECTING: readonly StatusId[] = [Status.approved, Status.awaitingDocuments, Status.documentsSubmitted];

/** Contract, decision and changes of conditions, with who has signed when; a termination has a place of its own. */
export function DocumentsCard({ detail }: { detail: RequestDetail }) {
  const { RequestId: id, Status: status } = detail.RequestSystemInfo;
  const documents = detail.Documents.filter(({ FileType }) => FileType !== 'Termination');
  if (documents.length === 0 && !EXPECTING.includes(status)) return null;
  return (
    <Card title={VIEW.documents} aside={documents.length > 0 ? documents.length : undefined}>
      {documents.length === 0 && <p className={classes.none}>{VIEW.noDocuments}</p>}
      {documents.map((document) => (
        <FileRow
          key={document.Id}
          name={
            document.FileType === 'ChangeConditionsRequest'
              ? `${DOCUMENT_KIND_LABEL[document.FileType]}: ${document.FileName}`
              : DOCUMENT_KIND_LABEL[document.FileType]
          }
          meta={document.DocumentCreatedAt}
          onDownload={() => void download(documentPath(id, document), document.FileName).catch(showProblem)}
        >
          {document.ScanState === 'infected' && <ScanNote state={document.ScanState} />}
          {document.void && <span className={classes.sign}>{VIEW.earlier}</span>}
          {document.ApplicantSignatureNeeded && (
            <span className={classes.sign}>
              {VIEW.signedByApplicant}:{' '}
              {[document.ApplicantSigningDate ?? VIEW.notSigned, document.ApplicantSignedBy]
                .filter(Boolean)
                .join(', ')}
              <Told signature={document.ApplicantSignature} />
            </span>
          )}
          {document.InvegaSignatureNeeded && (
            <span className={classes.sign}>
              {VIEW.signedByProvider}: {document.InvegaSigningDate ?? VIEW.notSigned}
              <Told signature={document.InvegaSignature} />
            </span>
          )}
        </FileRow>
      ))}
    </Card>
  );
}

function Told({ signature }: { signature: RequestDetail['Documents'][number]['InvegaSignature'] }) {
  return signature && <span className={classes.told}>{withDates(signatureWords(signature))}</span>;
}

import { Status, type StatusId } from '../../../domain/application/status.ts';
import { signatureWords } from '../../../domain/texts/lt/signature.ts';
import { VIEW } from '../../../domain/texts/lt/screen/view.ts';
import { download } from '../../api/files.ts';
import { showProblem } from '../../api/query-client.ts';
import { Card } from '../../ui/Card.tsx';
import { withDates } from '../../ui/DateText.tsx';
import { FileRow } from '../../ui/FileRow.tsx';
import { ScanNote } from '../../ui/ScanNote.tsx';
import { LookAt, Preview } from './AttachmentPreview.tsx';
import { paperOf, titleOf, type ContractDocument } from './paper-of.ts';
import type { RequestDetail } from './queries.ts';
import { signWords } from './sign-words.ts';
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
      <Preview among={documents.map((document) => paperOf(id, document))}>
        {documents.map((document) => (
          <DocumentRow key={document.Id} id={id} document={document} />
        ))}
      </Preview>
    </Card>
  );
}

function DocumentRow({ id, document }: { id: number; document: ContractDocument }) {
  const paper = paperOf(id, document);
  const isUsable = document.ScanState !== 'infected';
  return (
    <FileRow
      name={titleOf(document)}
      meta={document.DocumentCreatedAt}
      onDownload={() => void download(paper.path, paper.name).catch(showProblem)}
    >
      {document.ScanState === 'infected' && <ScanNote state={document.ScanState} />}
      {document.void && <span className={classes.sign}>{VIEW.earlier}</span>}
      {document.ApplicantSignatureNeeded && (
        <Sign
          words={signWords({
            signed: VIEW.signedByApplicant,
            waits: VIEW.notSignedByApplicant,
            at: document.ApplicantSigningDate,
            by: document.ApplicantSignedBy,
            isVoid: document.void,
          })}
          told={document.ApplicantSignature}
        />
      )}
      {document.InvegaSignatureNeeded && (
        <Sign
          words={signWords({
            signed: VIEW.signedByProvider,
            waits: VIEW.notSignedByProvider,
            at: document.InvegaSigningDate,
            by: null,
            isVoid: document.void,
          })}
          told={document.InvegaSignature}
        />
      )}
      {isUsable && <LookAt file={paper} />}
    </FileRow>
  );
}

interface SignProps {
  words: string | null;
  told: ContractDocument['InvegaSignature'];
}

function Sign({ words, told }: SignProps) {
  return (
    words && (
      <span className={classes.sign}>
        {withDates(words)}
        <Told signature={told} />
      </span>
    )
  );
}

function Told({ signature }: { signature: ContractDocument['InvegaSignature'] }) {
  return signature && <span className={classes.told}>{withDates(signatureWords(signature))}</span>;
}

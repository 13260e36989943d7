import { TURNING } from '../../../domain/texts/lt/screen/applicant-request.ts';
import { DOCUMENT_KIND_LABEL } from '../../../domain/texts/lt/attachment.ts';
import { download } from '../../api/files.ts';
import { showProblem } from '../../api/query-client.ts';
import { withDates } from '../../ui/DateText.tsx';
import { FileRow } from '../../ui/FileRow.tsx';
import { Note } from '../../ui/Note.tsx';
import { LookAt, Preview } from './AttachmentPreview.tsx';
import { paperOf } from './paper-of.ts';
import type { RequestDetail } from './queries.ts';
import classes from './ReturnedNote.module.css';

const TONE = {
  signingExpired: 'warning',
  changeSigningExpired: 'warning',
  approveWithDocs: 'warning',
  rejectConditionsChange: 'brand',
  terminate: 'gray',
} as const;

/** What turned the request, where its status alone would leave the person guessing; a terminated one with its documents. */
export function TurningNote({ detail }: { detail: RequestDetail }) {
  const { turning } = detail;
  if (!turning) return null;
  const { action, comment } = turning;
  const day = turning.at.slice(0, 10);
  return (
    <Note tone={TONE[action]} title={TURNING[action]}>
      {comment && <blockquote className={classes.quote}>{comment}</blockquote>}
      <p>{withDates(TURNING[`${action}Text`](day))}</p>
      {action === 'terminate' && <Terminations detail={detail} />}
    </Note>
  );
}

function Terminations({ detail }: { detail: RequestDetail }) {
  const id = detail.RequestSystemInfo.RequestId;
  const documents = detail.Documents.filter(({ FileType }) => FileType === 'Termination');
  if (documents.length === 0) return <p>{TURNING.terminateNone}</p>;
  const papers = documents.map((document) => paperOf(id, document));
  return (
    <Preview among={papers}>
      {documents.map((document, at) => (
        <FileRow
          key={document.Id}
          name={document.FileName}
          meta={`${DOCUMENT_KIND_LABEL.Termination}, ${document.DocumentCreatedAt}`}
          onDownload={() => void download(papers[at]!.path, document.FileName).catch(showProblem)}
        >
          {document.ScanState !== 'infected' && (
            <LookAt file={{ ...papers[at]!, title: document.FileName }} />
          )}
        </FileRow>
      ))}
    </Preview>
  );
}

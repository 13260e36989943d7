import { IconCheck, IconClock, IconMinus } from '@tabler/icons-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { showsInvoices } from '../../../domain/invoices/shown.ts';
import { DOCUMENT_KIND_LABEL } from '../../../domain/texts/lt/attachment.ts';
import { CONTRACT_TABLE, EMPTY_SECTION } from '../../../domain/texts/lt/screen/staff-case.ts';
import { EMPTY, formatEur, formatRate } from '../../../domain/texts/lt/format.ts';
import { signatureWords } from '../../../domain/texts/lt/signature.ts';
import { monthsShort } from '../../../domain/texts/lt/terms.ts';
import { fromWire } from '../../../domain/values/money.ts';
import { download } from '../../api/files.ts';
import { showProblem } from '../../api/query-client.ts';
import { DataList } from '../../ui/DataList.tsx';
import { withDates } from '../../ui/DateText.tsx';
import { ScanNote } from '../../ui/ScanNote.tsx';
import { ToneBadge } from '../../ui/StatusBadge.tsx';
import { documentPath } from '../../ui/document-path.ts';
import { viewKind, type ViewableFile } from '../../ui/viewable-file.ts';
import type { ContractDocument, StaffCase } from '../data/types.ts';
import { ApprovedTerms } from './ApprovedTerms.tsx';
import classes from './Case.module.css';
import { useFileDrawer } from './file-drawer-context.ts';
import { SimpleTable } from './SimpleTable.tsx';

const InvoicesTable = lazy(() => import('./InvoicesTable.tsx'));

/** Terms of the contract, every document with who has signed it and when, and the invoices of fees. */
export function ContractSection({ request }: { request: StaffCase }) {
  const { Contract: terms, Documents: documents } = request;
  const sum = fromWire(terms.InvegaLoanSum);
  const rate = fromWire(terms.InvegaLoanInterestRate);
  return (
    <>
      <ApprovedTerms request={request} />
      {terms.InvegaContractNumber && (
        <DataList
          look="grid"
          items={[
            { label: CONTRACT_TABLE.number, value: terms.InvegaContractNumber },
            { label: CONTRACT_TABLE.sum, value: sum === null ? EMPTY : formatEur(sum) },
            { label: CONTRACT_TABLE.rate, value: rate === null ? EMPTY : formatRate(rate) },
            { label: CONTRACT_TABLE.term, value: terms.InvegaLoanPaymentTerm ?? EMPTY },
            {
              label: CONTRACT_TABLE.delay,
              value: terms.InvegaLoanDelayTerm === null ? EMPTY : monthsShort(terms.InvegaLoanDelayTerm),
            },
          ]}
        />
      )}
      {documents.length === 0 ? (
        <p className={classes.empty}>{EMPTY_SECTION.contract}</p>
      ) : (
        <SimpleTable
          name={CONTRACT_TABLE.document}
          heads={[
            CONTRACT_TABLE.document,
            CONTRACT_TABLE.created,
            CONTRACT_TABLE.applicant,
            CONTRACT_TABLE.provider,
          ]}
          rows={documents.map((document) => ({
            key: document.Id,
            cells: [
              <DocumentName key="name" request={request} document={document} />,
              <span key="at" className="num">
                {document.DocumentCreatedAt}
              </span>,
              signature(document.ApplicantSigningDate, {
                needed: document.ApplicantSignatureNeeded && !document.void,
                by: document.ApplicantSignedBy,
                told: document.ApplicantSignature,
              }),
              signature(document.InvegaSigningDate, {
                needed: document.InvegaSignatureNeeded && !document.void,
                by: null,
                told: document.InvegaSignature,
              }),
            ],
          }))}
        />
      )}
      {showsInvoices(request.RequestSystemInfo.Status) && (
        <Suspense fallback={null}>
          <InvoicesTable request={request} />
        </Suspense>
      )}
    </>
  );
}

function DocumentName({ request, document }: { request: StaffCase; document: ContractDocument }) {
  const drawer = useFileDrawer();
  const id = request.RequestSystemInfo.RequestId;
  const file = contractFile(id, document);
  const all = request.Documents.map((other) => contractFile(id, other)).filter(
    (other) => other.kind !== 'other',
  );
  const open = () =>
    file.kind === 'other' ? void download(file.path, file.name).catch(showProblem) : drawer.open(file, all);
  return (
    <span className={classes.documentName}>
      <button type="button" className={classes.textButton} onClick={open}>
        {DOCUMENT_KIND_LABEL[document.FileType]}
      </button>
      <span className={classes.source}>{document.FileName}</span>
      <ScanNote state={document.ScanState} />
      {document.void && <ToneBadge tone="gray">{CONTRACT_TABLE.void}</ToneBadge>}
    </span>
  );
}

/** A contract nobody signed yet, or one that is void, is read as it was uploaded; an earlier decision by its own number. */
function contractFile(requestId: number, document: ContractDocument): ViewableFile {
  const isPlain =
    document.FileType === 'Contract' &&
    (document.void || (!document.ApplicantSigningDate && !document.InvegaSigningDate));
  const isEarlier = document.void && document.FileType === 'Decision';
  return {
    id: document.Id,
    name: document.FileName,
    title: DOCUMENT_KIND_LABEL[document.FileType],
    meta: document.FileName,
    path: isPlain
      ? `/api/Request/DownloadContract/${requestId}?documentId=${document.Id}`
      : `${documentPath(requestId, document)}${isEarlier ? `?documentId=${document.Id}` : ''}`,
    kind: viewKind(document.FileName),
  };
}

interface Signed {
  needed: boolean;
  by: string | null;
  told: ContractDocument['InvegaSignature'];
}

function signature(at: string | null, { needed, by, told }: Signed): ReactNode {
  if (at)
    return (
      <>
        <ToneBadge tone="success" look="plain" icon={<IconCheck size={14} stroke={2.2} aria-hidden />}>
          <span className="num">{at}</span>
          {by && <div>{by}</div>}
        </ToneBadge>
        {told && <p className={classes.told}>{withDates(signatureWords(told))}</p>}
      </>
    );
  return needed ? (
    <ToneBadge tone="warning" look="plain" icon={<IconClock size={14} stroke={2} aria-hidden />}>
      {CONTRACT_TABLE.waits}
    </ToneBadge>
  ) : (
    <ToneBadge tone="gray" look="plain" icon={<IconMinus size={14} stroke={2} aria-hidden />}>
      {CONTRACT_TABLE.notNeeded}
    </ToneBadge>
  );
}

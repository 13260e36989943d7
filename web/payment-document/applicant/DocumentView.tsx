import { Link } from 'react-router-dom';
import { EDITABLE_STATUSES } from '../../../domain/payment/status.ts';
import { MESSAGES } from '../../../domain/texts/lt/messages.ts';
import { PAYMENT_FIELD } from '../../../domain/texts/lt/payment.ts';
import { PAYMENT_DOCUMENT as T, PAYMENT_REVIEW } from '../../../domain/texts/lt/screen/payment-document.ts';
import { paths } from '../../paths.ts';
import { DataList, type DataItem } from '../../ui/DataList.tsx';
import { Note } from '../../ui/Note.tsx';
import { APPLICANT_FIELDS, textOf } from '../document-texts.ts';
import classes from '../Document.module.css';
import { Duplicates } from '../Duplicates.tsx';
import { readable } from '../readable.ts';
import { percentShown } from '../percent-shown.ts';
import type { OpenDocument, PaymentRequest } from '../queries.ts';
import { ApplicantPaper } from './ApplicantPaper.tsx';
import { DocumentHead } from './DocumentHead.tsx';

/** A document that is only read: what was entered, and once it is decided what is funded of it. */
export function DocumentView({ document, payment }: { document: OpenDocument; payment: PaymentRequest }) {
  const { requestId, paymentRequestId, PaymentRequestStatusId: status } = document.ContractInfo;
  const isEditable = EDITABLE_STATUSES.includes(status);
  const back = paths.paymentRequest({
    requestId,
    paymentRequestId,
    actionType: isEditable ? 'edit' : 'view',
  });
  const given = document as unknown as Record<string, unknown>;
  const items: DataItem[] = [
    { label: PAYMENT_FIELD.Number, value: document.Number },
    ...APPLICANT_FIELDS.map((field) => ({ label: field.title, value: readable(field, given[field.name]) })),
  ];
  return (
    <>
      <DocumentHead payment={payment} back={back} />
      <div className={`wide ${classes.columns}`}>
        <div className={classes.form}>
          <div className={classes.body}>
            {document.IsApproved ? (
              <Note tone="success">{T.approved}</Note>
            ) : (
              !isEditable && <Note>{T.locked}</Note>
            )}
            <Duplicates document={document} area="applicant" />
            <DataList items={items} />
            {document.InvestmentSum !== null && <DataList items={fundedOf(document)} />}
            {document.ManagerComment && (
              <Note title={MESSAGES.paymentDocument.assessorNote}>{document.ManagerComment}</Note>
            )}
          </div>
          <div className={classes.foot}>
            <Link className={classes.back} to={back}>
              {MESSAGES.paymentDocument.back}
            </Link>
          </div>
        </div>
        <ApplicantPaper
          document={document}
          dropped={null}
          mayEdit={false}
          saveFirst={() => Promise.resolve(false)}
        />
      </div>
    </>
  );
}

const shownSum = (wire: string | null, percent: string | null): string =>
  `${textOf(SUM, wire)}\u00A0EUR (${percentShown(percent)})`;
const SUM = APPLICANT_FIELDS.find(({ kind }) => kind === 'sum')!;

function fundedOf(document: OpenDocument): DataItem[] {
  return [
    {
      label: PAYMENT_FIELD.InvestmentSum,
      value: shownSum(document.InvestmentSum, document.FundedInvestmentSumPercent),
    },
    {
      label: PAYMENT_FIELD.TurnoverSum,
      value: shownSum(document.TurnoverSum, document.FundedTurnoverSumPercent),
    },
    { label: PAYMENT_REVIEW.share, value: percentShown(document.PaidOutTotalSumPercent) },
  ];
}

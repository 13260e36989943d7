import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { PaymentStatus } from '../../../domain/payment/status.ts';
import { MESSAGES } from '../../../domain/texts/lt/messages.ts';
import { PAYMENT_STATUS_TEXT } from '../../../domain/texts/lt/payment.ts';
import { UI } from '../../../domain/texts/lt/screen/common.ts';
import { PAYMENT_DOCUMENT as T } from '../../../domain/texts/lt/screen/payment-document.ts';
import { ToneBadge } from '../../ui/StatusBadge.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';
import type { PaymentRequest } from '../queries.ts';
import classes from './Review.module.css';

/** Whose payment request it is, in what state, and the way back to it. */
export function ReviewHead({ payment, back }: { payment: PaymentRequest; back: string }) {
  usePageTitle(MESSAGES.paymentDocument.title);
  const { Number: number, Name, Code, PaymentRequestStatusId: status } = payment.ContractInfo;
  return (
    <div className={classes.head}>
      <nav aria-label={UI.breadcrumb} className={classes.crumbs}>
        <Link to={back}>{MESSAGES.paymentDocument.back}</Link>
        <IconChevronRight size={15} stroke={1.8} aria-hidden />
        <span>{T.ofRequest(number)}</span>
      </nav>
      <h1 className={classes.title}>{MESSAGES.paymentDocument.title}</h1>
      <span className={classes.party}>
        {Name} <span className="num">{Code}</span>
      </span>
      <ToneBadge tone={status === PaymentStatus.submitted ? 'brand' : 'gray'} look="staff">
        {PAYMENT_STATUS_TEXT[status]}
      </ToneBadge>
    </div>
  );
}

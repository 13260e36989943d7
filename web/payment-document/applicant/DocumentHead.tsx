import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { MESSAGES } from '../../../domain/texts/lt/messages.ts';
import { PAYMENT_STATUS_TEXT } from '../../../domain/texts/lt/payment.ts';
import { UI } from '../../../domain/texts/lt/screen/common.ts';
import { PAYMENT_DOCUMENT as T } from '../../../domain/texts/lt/screen/payment-document.ts';
import { usePageTitle } from '../../ui/use-page-title.ts';
import classes from '../Document.module.css';
import type { PaymentRequest } from '../queries.ts';

interface DocumentHeadProps {
  payment: PaymentRequest;
  /** Address of the payment request. */
  back: string;
  aside?: ReactNode;
}

/** Where the document belongs, its title and the state of its payment request. */
export function DocumentHead({ payment, back, aside }: DocumentHeadProps) {
  usePageTitle(MESSAGES.paymentDocument.title);
  const { Number: number, PaymentRequestStatusId: status } = payment.ContractInfo;
  return (
    <div className={classes.head}>
      <div className={`wide ${classes.headRow}`}>
        <nav aria-label={UI.breadcrumb} className={classes.crumbs}>
          <Link to={back}>
            {T.list} {T.ofRequest(number)}
          </Link>
          <IconChevronRight size={15} stroke={1.8} aria-hidden />
        </nav>
        <h1 className={classes.title}>{MESSAGES.paymentDocument.title}</h1>
        <span className={classes.status}>{PAYMENT_STATUS_TEXT[status]}</span>
        <span className={classes.headAside}>{aside}</span>
      </div>
    </div>
  );
}

import '../ui/style/inputs.css';
import { paths } from '../paths.ts';
import { PaymentBody } from './PaymentBody.tsx';
import classes from './Payments.module.css';
import { usePaymentAddress } from './use-payment-address.ts';

/** One payment request of a borrower. */
export default function Component() {
  const { paymentRequestId, actionType } = usePaymentAddress('paymentRequestId', paths.requests);
  return (
    <div className={`wide ${classes.page}`}>
      {paymentRequestId !== null && (
        <PaymentBody
          key={paymentRequestId}
          paymentRequestId={paymentRequestId}
          side="applicant"
          actionType={actionType}
        />
      )}
    </div>
  );
}

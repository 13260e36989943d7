import '../ui/style/inputs.css';
import { paths } from '../paths.ts';
import { StaffPage } from '../staff/shell/StaffPage.tsx';
import { PaymentBody } from './PaymentBody.tsx';
import { usePaymentAddress } from './use-payment-address.ts';

/** One payment request as staff see it. */
export default function Component() {
  const { paymentRequestId, actionType } = usePaymentAddress('paymentRequestId', paths.staffMain);
  return (
    <StaffPage>
      {paymentRequestId !== null && (
        <PaymentBody
          key={paymentRequestId}
          paymentRequestId={paymentRequestId}
          side="staff"
          actionType={actionType}
        />
      )}
    </StaffPage>
  );
}

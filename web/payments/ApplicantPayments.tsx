import '../ui/style/inputs.css';
import { paths } from '../paths.ts';
import classes from './Payments.module.css';
import { PaymentsBody } from './PaymentsBody.tsx';
import { usePaymentAddress } from './use-payment-address.ts';

/** „Mokėjimo prašymai“ of a borrower. */
export default function Component() {
  const { requestId } = usePaymentAddress('requestId', paths.requests);
  return (
    <div className={`wide ${classes.page}`}>
      {requestId !== null && <PaymentsBody key={requestId} requestId={requestId} side="applicant" />}
    </div>
  );
}

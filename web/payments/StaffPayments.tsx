import '../ui/style/inputs.css';
import { paths } from '../paths.ts';
import { StaffPage } from '../staff/shell/StaffPage.tsx';
import { PaymentsBody } from './PaymentsBody.tsx';
import { usePaymentAddress } from './use-payment-address.ts';

/** „Mokėjimo prašymai“ of staff. */
export default function Component() {
  const { requestId } = usePaymentAddress('requestId', paths.staffMain);
  return (
    <StaffPage>
      {requestId !== null && <PaymentsBody key={requestId} requestId={requestId} side="staff" />}
    </StaffPage>
  );
}

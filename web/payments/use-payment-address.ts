import { useEffect } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { PAYMENTS } from '../../domain/texts/lt/screen/payment-requests.ts';
import { announce } from '../ui/announce.ts';

const numberOf = (text: string | null | undefined): number | null =>
  text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;

export interface PaymentAddress {
  /** Of the loan; null: the address does not say, and the payment request knows. */
  requestId: number | null;
  paymentRequestId: number | null;
  /** `view`: only read, whatever its status allows. */
  actionType: 'edit' | 'view';
}

/** What the address names; without `needed` it leads to the page that has it. */
export function usePaymentAddress(needed: 'requestId' | 'paymentRequestId', home: string): PaymentAddress {
  const [query] = useSearchParams();
  const params = useParams();
  const navigate = useNavigate();
  const address: PaymentAddress = {
    requestId: numberOf(query.get('requestId') ?? params['requestId']),
    paymentRequestId: numberOf(query.get('paymentRequestId')),
    actionType: query.get('actionType') === 'view' ? 'view' : 'edit',
  };
  const isLost = address[needed] === null;
  useEffect(() => {
    if (!isLost) return;
    announce(PAYMENTS.noContext);
    void navigate(home, { replace: true });
  }, [isLost, home, navigate]);
  return address;
}

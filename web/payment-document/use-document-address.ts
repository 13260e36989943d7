import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PAYMENT_DOCUMENT as T } from '../../domain/texts/lt/screen/payment-document.ts';
import { announce } from '../ui/announce.ts';
import { addressOf, type DocumentAddress } from './document-address.ts';

/** What the address asks for. Without a document, or a payment request for a new one, it leads a page back. */
export function useDocumentAddress(home: string): DocumentAddress | null {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const address = addressOf(query);
  const isLost = address === null;
  useEffect(() => {
    if (!isLost) return;
    announce(T.noContext);
    const { idx = 0 } = (window.history.state ?? {}) as { idx?: number };
    // The address was typed: there is no page of ours to go back to.
    if (idx > 0) void navigate(-1);
    else void navigate(home, { replace: true });
  }, [isLost, home, navigate]);
  return address;
}

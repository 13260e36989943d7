import { useParams, useSearchParams } from 'react-router-dom';

const numberOf = (text: string | null | undefined): number | null =>
  text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;

/** What the address of a screen of bills names; null: nothing. */
export function useBillAddress() {
  const [query, setQuery] = useSearchParams();
  const { id } = useParams();
  return {
    requestId: numberOf(id ?? query.get('requestId')),
    invoiceId: numberOf(query.get('invoiceId')),
    onlyNew: query.get('onlyNew') === '1',
    page: numberOf(query.get('page')) ?? 1,
    setQuery,
  };
}

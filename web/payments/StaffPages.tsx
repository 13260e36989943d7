import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { Skeletons } from '../ui/Skeletons.tsx';

const PAGES = {
  paymentrequests: lazy(() => import('./StaffPayments.tsx')),
  paymentrequest: lazy(() => import('./StaffPayment.tsx')),
  paymentdocument: lazy(() => import('../payment-document/review/ReviewScreen.tsx')),
};

/** Screens of payment requests in the back office: one entry in the table of routes. */
export function Component() {
  const name = useLocation().pathname.split('/')[2] as keyof typeof PAGES;
  const Page = PAGES[name];
  return (
    <Suspense fallback={<Skeletons />}>
      <Page />
    </Suspense>
  );
}

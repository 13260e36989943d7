import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { Skeletons } from '../ui/Skeletons.tsx';

const PAGES = {
  paymentrequests: lazy(() => import('./ApplicantPayments.tsx')),
  paymentrequest: lazy(() => import('./ApplicantPayment.tsx')),
  paymentdocument: lazy(() => import('../payment-document/applicant/ApplicantDocument.tsx')),
};

/** Screens of a borrower's payment requests: one entry in the table of routes, which every form carries. */
export function Component() {
  const name = useLocation().pathname.split('/')[2] as keyof typeof PAGES;
  const Page = PAGES[name];
  return (
    <Suspense fallback={<Skeletons />}>
      <Page />
    </Suspense>
  );
}

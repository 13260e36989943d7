import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { Skeletons } from '../ui/Skeletons.tsx';

const PAGES = {
  bills: lazy(() => import('./TenantBills.tsx')),
  'bills-approve': lazy(() => import('./OwnerBills.tsx')),
  'bill/create': lazy(() => import('./BillEdit.tsx')),
  'bill/edit': lazy(() => import('./BillEdit.tsx')),
  'bill/view': lazy(() => import('./TenantBill.tsx')),
  'bill/approveview': lazy(() => import('./OwnerBill.tsx')),
};

/** Screens of bills of rent: one entry in the table of routes, which every form carries. */
export function Component() {
  const [, , first = '', second] = useLocation().pathname.toLowerCase().split('/');
  const name = first === 'bill' ? `bill/${second}` : first;
  const Page = PAGES[name as keyof typeof PAGES];
  return (
    <Suspense fallback={<Skeletons />}>
      <Page />
    </Suspense>
  );
}

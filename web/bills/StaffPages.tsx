import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { Skeletons } from '../ui/Skeletons.tsx';

const StaffBills = lazy(() => import('./StaffBills.tsx'));
const StaffBill = lazy(() => import('./StaffBill.tsx'));

/** Screens of bills of rent in the back office. */
export function Component() {
  const isList = useLocation().pathname.toLowerCase().endsWith('/bills');
  return <Suspense fallback={<Skeletons />}>{isList ? <StaffBills /> : <StaffBill />}</Suspense>;
}

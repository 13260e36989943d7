import { lazy, Suspense } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { NoSuchPage } from '../../shell/NoSuchPage.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { AccountsPage } from './Accounts.tsx';
import { AidPage } from './Aid.tsx';
import { HistoryPage } from './History.tsx';
import { RecordsPage } from './Records.tsx';
import { SchemesPage } from './Schemes.tsx';
import { SwitchesPage } from './Switches.tsx';

const Calendar = lazy(() => import('../calendar/CalendarPage.tsx'));

/** One file of the browser for all of the administration, which few ever fetch. */
export function Component() {
  const { page } = useParams();
  if (useLocation().pathname === paths.calendar)
    return (
      <Suspense fallback={<Skeletons rows={3} />}>
        <Calendar />
      </Suspense>
    );
  switch (page) {
    case undefined:
      return <AccountsPage />;
    case 'schemes':
      return <SchemesPage />;
    case 'aid':
      return <AidPage />;
    case 'records':
      return <RecordsPage />;
    case 'switches':
      return <SwitchesPage />;
    case 'history':
      return <HistoryPage />;
    default:
      return <NoSuchPage />;
  }
}

import { useParams } from 'react-router-dom';
import { NoSuchPage } from '../../shell/NoSuchPage.tsx';
import { AccountsPage } from './Accounts.tsx';
import { HistoryPage } from './History.tsx';
import { SchemesPage } from './Schemes.tsx';
import { SwitchesPage } from './Switches.tsx';

/** One file of the browser for all of the administration, which few ever fetch. */
export function Component() {
  const { page } = useParams();
  switch (page) {
    case undefined:
      return <AccountsPage />;
    case 'schemes':
      return <SchemesPage />;
    case 'switches':
      return <SwitchesPage />;
    case 'history':
      return <HistoryPage />;
    default:
      return <NoSuchPage />;
  }
}

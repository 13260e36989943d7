import { IconReceiptEuro } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { BILLS as T } from '../../domain/texts/lt/screen/bills.ts';
import { meQuery } from '../applicant/me.ts';
import { paths } from '../paths.ts';
import table from '../payments/Payments.module.css';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import '../ui/style/inputs.css';
import { BillsPage } from './BillsPage.tsx';
import { BillTable } from './BillTable.tsx';
import { ownerBillsQuery } from './queries.ts';

/** Bills that were sent to the owner of premises. */
export default function Component() {
  const me = useQuery(meQuery);
  return (
    <div className={`wide ${table.page}`}>
      <PageTitle
        title={T.ownerTitle}
        lead={
          <>
            {T.ownerLead}
            {me.data?.bills?.tenant && (
              <>
                {' '}
                <Link to={paths.bills}>{T.toOwn}</Link>
              </>
            )}
          </>
        }
      />
      <BillsPage query={ownerBillsQuery}>
        {({ Items, Totals }) =>
          Items.length === 0 ? (
            <EmptyState icon={<IconReceiptEuro size={24} stroke={1.7} aria-hidden />} title={T.emptyTitle}>
              {T.emptyOwner}
            </EmptyState>
          ) : (
            <BillTable side="owner" bills={Items} count={Items.length} sum={Totals.Sum} />
          )
        }
      </BillsPage>
    </div>
  );
}

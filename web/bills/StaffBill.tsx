import { Link } from 'react-router-dom';
import { BILLS } from '../../domain/texts/lt/screen/bills.ts';
import { paths } from '../paths.ts';
import { NoSuchPage } from '../shell/NoSuchPage.tsx';
import { StaffPage } from '../staff/shell/StaffPage.tsx';
import '../ui/style/inputs.css';
import { BillMoves } from './BillMoves.tsx';
import classes from './Bills.module.css';
import { BillsPage } from './BillsPage.tsx';
import { BillView } from './BillView.tsx';
import { FundBills } from './FundBills.tsx';
import { billQuery } from './queries.ts';
import { useBillAddress } from './use-bill-address.ts';

/** A bill as staff see it; its request's new bills are confirmed from here too. */
export default function Component() {
  const { invoiceId } = useBillAddress();
  if (invoiceId === null) return <NoSuchPage />;
  return (
    <StaffPage>
      <BillsPage query={billQuery('staff', invoiceId)}>
        {(open) => {
          const { requestId, actions } = open.Invoice;
          return (
            <BillView
              side="staff"
              open={open}
              lead={
                requestId !== null && (
                  <>
                    <Link to={paths.staffRequest(requestId)}>{BILLS.ofRequest(requestId)}</Link>{' '}
                    <Link to={paths.staffBills(requestId)}>{BILLS.title}</Link>
                  </>
                )
              }
              actions={
                actions.length > 0 && (
                  <div className={classes.bar}>
                    {requestId !== null && <FundBills requestId={requestId} />}
                    <BillMoves bill={open.Invoice} side="staff" />
                  </div>
                )
              }
            />
          );
        }}
      </BillsPage>
    </StaffPage>
  );
}

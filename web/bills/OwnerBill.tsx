import { Link } from 'react-router-dom';
import { BILLS } from '../../domain/texts/lt/screen/bills.ts';
import { paths } from '../paths.ts';
import table from '../payments/Payments.module.css';
import { NoSuchPage } from '../shell/NoSuchPage.tsx';
import '../ui/style/inputs.css';
import { BillMoves } from './BillMoves.tsx';
import classes from './Bills.module.css';
import { BillsPage } from './BillsPage.tsx';
import { BillView } from './BillView.tsx';
import { billQuery } from './queries.ts';
import { useBillAddress } from './use-bill-address.ts';

/** A bill as the owner of the premises sees it, who confirms it or gives it back. */
export default function Component() {
  const { invoiceId } = useBillAddress();
  if (invoiceId === null) return <NoSuchPage />;
  return (
    <div className={`wide ${table.page}`}>
      <BillsPage query={billQuery('owner', invoiceId)}>
        {(open) => (
          <BillView
            side="owner"
            open={open}
            lead={<Link to={paths.billsApprove}>{BILLS.ownerTitle}</Link>}
            actions={
              open.Invoice.actions.length > 0 && (
                <div className={classes.bar}>
                  <BillMoves bill={open.Invoice} side="owner" />
                </div>
              )
            }
          />
        )}
      </BillsPage>
    </div>
  );
}

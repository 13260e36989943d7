import { Button } from '@mantine/core';
import { Link, useNavigate } from 'react-router-dom';
import { BILL_PAGE as T, BILLS } from '../../domain/texts/lt/screen/bills.ts';
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

/** A bill as its tenant sees it. */
export default function Component() {
  const navigate = useNavigate();
  const { invoiceId } = useBillAddress();
  if (invoiceId === null) return <NoSuchPage />;
  return (
    <div className={`wide ${table.page}`}>
      <BillsPage query={billQuery('tenant', invoiceId)}>
        {(open) => (
          <BillView
            side="tenant"
            open={open}
            lead={<Link to={paths.bills}>{T.toList}</Link>}
            actions={
              open.Invoice.actions.length > 0 && (
                <div className={classes.bar}>
                  <Button component={Link} to={paths.billOf('edit', open.Invoice.Id)}>
                    {BILLS.go.correct}
                  </Button>
                  <BillMoves bill={open.Invoice} side="tenant" onDone={() => void navigate(paths.bills)} />
                </div>
              )
            }
          />
        )}
      </BillsPage>
    </div>
  );
}

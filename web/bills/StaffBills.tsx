import { eurOfWire } from '../../domain/values/money.ts';
import { Button, Checkbox } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { IconReceiptEuro } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { BILLS as T } from '../../domain/texts/lt/screen/bills.ts';
import { paths } from '../paths.ts';
import { StaffPage } from '../staff/shell/StaffPage.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import '../ui/style/inputs.css';
import classes from './Bills.module.css';
import { BillsPage } from './BillsPage.tsx';
import { BillTable } from './BillTable.tsx';
import { FundBills } from './FundBills.tsx';
import { managerBillsQuery } from './queries.ts';
import { useBillAddress } from './use-bill-address.ts';

const PER_PAGE = 100;

/** All bills that were sent, or those of one request, whose new ones are confirmed here. */
export default function Component() {
  const { requestId, onlyNew, page, setQuery } = useBillAddress();
  const query = { page, ...(requestId === null ? {} : { requestId }), ...(onlyNew ? { onlyNew } : {}) };
  const change = (values: Record<string, string | null>) =>
    setQuery((was) => {
      for (const [name, value] of Object.entries(values))
        if (value === null) was.delete(name);
        else was.set(name, value);
      return was;
    });
  return (
    <StaffPage>
      <PageTitle
        small
        title={T.title}
        lead={
          requestId === null ? (
            T.staffLead
          ) : (
            <Link to={paths.staffRequest(requestId)}>{T.ofRequest(requestId)}</Link>
          )
        }
        action={requestId !== null && <FundBills requestId={requestId} />}
      />
      <div className={classes.tools}>
        <Checkbox
          label={T.onlyNew}
          checked={onlyNew}
          onChange={(event) => change({ onlyNew: event.currentTarget.checked ? '1' : null, page: null })}
        />
        {requestId !== null && <Link to={paths.staffBills()}>{T.allRequests}</Link>}
      </div>
      <BillsPage query={managerBillsQuery(query)}>
        {({ Items, Totals, TotalCount }) =>
          Items.length === 0 ? (
            <EmptyState icon={<IconReceiptEuro size={24} stroke={1.7} aria-hidden />} title={T.emptyTitle}>
              {onlyNew ? T.noNew : T.emptyStaff}
            </EmptyState>
          ) : (
            <>
              <BillTable
                side="staff"
                bills={Items}
                count={TotalCount}
                sum={Totals.Sum}
                foot={T.accepted(eurOfWire(Totals.FundedSum))}
              />
              <div className={classes.tools}>
                {page > 1 && (
                  <Button variant="default" onClick={() => change({ page: String(page - 1) })}>
                    {T.before}
                  </Button>
                )}
                {page * PER_PAGE < TotalCount && (
                  <Button variant="default" onClick={() => change({ page: String(page + 1) })}>
                    {T.more}
                  </Button>
                )}
              </div>
            </>
          )
        }
      </BillsPage>
    </StaffPage>
  );
}

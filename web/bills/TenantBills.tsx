import { eurOfWire } from '../../domain/values/money.ts';
import { IconPlus, IconReceiptEuro } from '@tabler/icons-react';
import { Button } from '@mantine/core';
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
import { LeaseCard } from './LeaseCard.tsx';
import { tenantBillsQuery } from './queries.ts';
import { useBillAddress } from './use-bill-address.ts';

/** „Nuomos sąskaitos“ of a tenant: of all requests, or of one. */
export default function Component() {
  const { requestId } = useBillAddress();
  const me = useQuery(meQuery);
  return (
    <div className={`wide ${table.page}`}>
      <BillsPage query={tenantBillsQuery(requestId)}>
        {({ Items, Totals, Leases, Aid, Requests }) => {
          const mayAdd = Requests.some(
            (one) => one.refusal === null && (requestId === null || one.requestId === requestId),
          );
          const add = mayAdd && (
            <Button
              component={Link}
              to={paths.billCreate(requestId ?? undefined)}
              variant="default"
              size="md"
              leftSection={<IconPlus size={16} aria-hidden />}
            >
              {T.add}
            </Button>
          );
          return (
            <>
              <PageTitle
                title={T.title}
                lead={
                  <>
                    {requestId === null ? '' : `${T.leadOf(requestId)} `}
                    {T.lead}
                    {me.data?.bills?.owner && (
                      <>
                        {' '}
                        <Link to={paths.billsApprove}>{T.toOwned}</Link>
                      </>
                    )}
                  </>
                }
                action={add}
              />
              <LeaseCard leases={Leases} aid={Aid} />
              {Items.length === 0 ? (
                <EmptyState
                  icon={<IconReceiptEuro size={24} stroke={1.7} aria-hidden />}
                  title={T.emptyTitle}
                >
                  {mayAdd ? T.emptyText : T.emptyNoContract}
                </EmptyState>
              ) : (
                <BillTable
                  side="tenant"
                  bills={Items}
                  count={Items.length}
                  sum={Totals.Sum}
                  foot={T.accepted(eurOfWire(Totals.FundedSum))}
                />
              )}
            </>
          );
        }}
      </BillsPage>
    </div>
  );
}

import { sumOfWire } from '../../domain/values/money.ts';
import { Button, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { BILL_DEFAULTS } from '../../domain/bills/values.ts';
import { BILL_PAGE as T, BILLS } from '../../domain/texts/lt/screen/bills.ts';
import { meQuery } from '../applicant/me.ts';
import { paths } from '../paths.ts';
import { useTypedFields } from '../payment-document/use-typed-fields.ts';
import table from '../payments/Payments.module.css';
import { Card } from '../ui/Card.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Note } from '../ui/Note.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import '../ui/style/inputs.css';
import { BillFields } from './BillFields.tsx';
import { BillMoves } from './BillMoves.tsx';
import classes from './Bills.module.css';
import { BillsPage } from './BillsPage.tsx';
import { LeaseCard } from './LeaseCard.tsx';
import { billQuery, tenantBillsQuery, type Bill, type TenantBills } from './queries.ts';
import { useBillAddress } from './use-bill-address.ts';
import { useSaveBill } from './use-save-bill.ts';

/** A new bill, or one that is being written or corrected. */
export default function Component() {
  const { invoiceId, requestId } = useBillAddress();
  return (
    <div className={`wide ${table.page}`}>
      <BillsPage query={tenantBillsQuery(null)}>
        {(list) =>
          invoiceId === null ? (
            <NewBill list={list} requestId={requestId} />
          ) : (
            <BillsPage query={billQuery('tenant', invoiceId)}>
              {({ Invoice: bill }) =>
                bill.actions.includes('save') ? (
                  <BillForm key={bill.Id} bill={bill} requestId={bill.requestId!} list={list} />
                ) : (
                  <EmptyState
                    title={BILLS.one(bill.Number)}
                    action={<Link to={paths.billOf('view', bill.Id)}>{BILLS.go.see}</Link>}
                  />
                )
              }
            </BillsPage>
          )
        }
      </BillsPage>
    </div>
  );
}

/** Which request it is for is asked only where there are several. */
function NewBill({ list, requestId }: { list: TenantBills; requestId: number | null }) {
  const open = list.Requests.filter(({ refusal }) => refusal === null).map((one) => one.requestId);
  const [chosen, setChosen] = useState(requestId ?? open[0] ?? null);
  if (chosen === null || !open.includes(chosen))
    return (
      <EmptyState title={BILLS.emptyTitle} action={<Link to={paths.bills}>{T.toList}</Link>}>
        {BILLS.emptyNoContract}
      </EmptyState>
    );
  const choice = open.length > 1 && requestId === null && (
    <Select
      label={T.chooseRequest}
      data={open.map((id) => ({ value: String(id), label: BILLS.ofRequest(id) }))}
      value={String(chosen)}
      onChange={(value) => setChosen(Number(value))}
      allowDeselect={false}
    />
  );
  return <BillForm key={chosen} bill={null} requestId={chosen} list={list} choice={choice} />;
}

interface BillFormProps {
  /** Null: a new one. */
  bill: Bill | null;
  requestId: number;
  list: TenantBills;
  choice?: React.ReactNode;
}

function BillForm({ bill, requestId, list, choice }: BillFormProps) {
  const navigate = useNavigate();
  const me = useQuery(meQuery);
  const place = bill ? `bill:${bill.Id}` : `bill:new:${requestId}`;
  const fields = useTypedFields(place, textsOf(bill, list), bill?.version ?? null);
  const tenantCode = me.data?.party?.Code ?? '';
  const saving = useSaveBill({ requestId, bill, fields, tenantCode });
  const lead = async (send: boolean) => {
    const id = await saving.save(send);
    if (id === null) return;
    fields.adopt(fields.texts, fields.formVersion);
    await navigate(send ? paths.bills : paths.billOf('view', id));
  };
  return (
    <>
      <PageTitle
        title={bill ? T.editTitle(bill.Number) : T.newTitle}
        lead={<Link to={paths.bills}>{T.toList}</Link>}
      />
      {bill?.Comment && (
        <Note tone="warning" title={T.returnedNote}>
          {bill.Comment}
        </Note>
      )}
      {fields.isRestored && <Note>{T.restored}</Note>}
      <LeaseCard leases={list.Leases} aid={list.Aid} />
      <Card title={T.data}>
        <div className={classes.form}>
          {choice}
          <BillFields fields={fields} errors={saving.errors} leases={list.Leases?.Items ?? []} />
        </div>
        {saving.failure && (
          <Note tone="danger" live>
            {saving.failure}
          </Note>
        )}
        <div className={classes.bar}>
          <Button loading={saving.busy} onClick={() => void lead(true)}>
            {T.send}
          </Button>
          <Button variant="default" disabled={saving.busy} onClick={() => void lead(false)}>
            {T.save}
          </Button>
          {bill && <BillMoves bill={bill} side="tenant" onDone={() => void navigate(paths.bills)} />}
        </div>
      </Card>
    </>
  );
}

/** A new bill begins with what the only lease says. */
function textsOf(bill: Bill | null, { Leases }: TenantBills): Record<string, string> {
  if (bill)
    return {
      Number: bill.Number,
      RentDate: bill.RentDate,
      InvoiceType: String(bill.InvoiceType),
      Sum: sumOfWire(bill.Sum),
      RealEstateObjectId: bill.RealEstateObjectId,
      OwnerCode: bill.OwnerCode,
      OwnerName: bill.OwnerName,
    };
  const only = Leases?.Items.length === 1 ? Leases.Items[0] : undefined;
  return {
    Number: '',
    RentDate: BILL_DEFAULTS.RentDate,
    InvoiceType: String(BILL_DEFAULTS.InvoiceType),
    Sum: '',
    RealEstateObjectId: only?.RealEstateObjectId ?? '',
    OwnerCode: only?.OwnerCode ?? '',
    OwnerName: only?.OwnerName ?? '',
  };
}

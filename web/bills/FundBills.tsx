import { Button, Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { hasRight } from '../../domain/application/rights.ts';
import { BILL } from '../../domain/texts/lt/bill.ts';
import { BILLS, BILL_PAGE, FUND as T, reasonWords } from '../../domain/texts/lt/screen/bills.ts';
import { eurOfWire, fromWire, toWire } from '../../domain/values/money.ts';
import { act, ActionKey } from '../api/act.ts';
import { api } from '../api/client.ts';
import { ApiProblem } from '../api/problem.ts';
import { useMe } from '../staff/data/queries.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { notifySuccess } from '../ui/notify.ts';
import classes from './Bills.module.css';
import { monthOf, newBillsQuery, refreshBills, type NewBills } from './queries.ts';

/** Confirms new bills of a request for financing; what the register left to a person is ticked by the person. */
export function FundBills({ requestId }: { requestId: number }) {
  const me = useMe();
  const may = hasRight('confirmBills', me.data?.roles ?? []);
  const [opened, setOpened] = useState(false);
  const found = useQuery({ ...newBillsQuery(requestId), enabled: may });
  if (!may || !found.data) return null;
  return (
    <>
      <Button onClick={() => setOpened(true)}>{T.button}</Button>
      {opened && <FundDialog requestId={requestId} found={found.data} onClose={() => setOpened(false)} />}
    </>
  );
}

interface FundDialogProps {
  found: NewBills;
  requestId: number;
  onClose: () => void;
}

function FundDialog({ requestId, found, onClose }: FundDialogProps) {
  const key = useRef(new ActionKey());
  const { Items, Aid } = found;
  const [chosen, setChosen] = useState<readonly number[]>(() =>
    Items.filter(({ AutomaticCheckId }) => AutomaticCheckId === 1).map(({ Id }) => Id),
  );
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  if (Items.length === 0)
    return <Dialog opened onClose={onClose} title={T.title} consequence={BILLS.noNew} />;
  const cents = Items.filter(({ Id }) => chosen.includes(Id)).reduce(
    (all, { Sum }) => all + (fromWire(Sum) ?? 0),
    0,
  );
  const send = async (): Promise<void> => {
    if (chosen.length === 0) return setError(T.choose);
    setBusy(true);
    setError(null);
    try {
      await act(
        (header) =>
          api.POST('/api/Request/ConfirmInvoicesFromManager/{id}', {
            params: { path: { id: requestId }, header },
            body: { invoiceIds: [...chosen] },
          }),
        key.current,
      );
      notifySuccess(BILL.confirmed);
      onClose();
    } catch (problem) {
      setError((problem instanceof ApiProblem && problem.sentence) || T.failed);
    } finally {
      setBusy(false);
      void refreshBills();
    }
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={T.title}
      summary={[
        { label: BILL_PAGE.request, value: BILLS.ofRequest(requestId) },
        { label: T.sum, value: eurOfWire(toWire(cents)) },
        ...(Aid ? [{ label: T.aid, value: `${eurOfWire(Aid.Funded)} / ${eurOfWire(Aid.Ceiling)}` }] : []),
      ]}
      consequence={T.consequence}
      confirmLabel={T.confirm}
      busy={busy}
      error={error}
      onConfirm={() => void send()}
    >
      <Checkbox.Group
        label={T.which}
        value={chosen.map(String)}
        onChange={(values) => setChosen(values.map(Number))}
      >
        <div className={classes.choices}>
          {Items.map((bill) => (
            <Checkbox
              key={bill.Id}
              value={String(bill.Id)}
              label={T.row(bill.Number, monthOf(bill), eurOfWire(bill.Sum))}
              description={bill.AutomaticCheckId === 3 ? `${T.manual} ${reasonWords(bill)}` : undefined}
            />
          ))}
        </div>
      </Checkbox.Group>
    </Dialog>
  );
}

import { eurOfWire } from '../../domain/values/money.ts';
import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { PAYMENT_PAGE as T } from '../../domain/texts/lt/screen/payment-requests.ts';
import { act, ActionKey } from '../api/act.ts';
import { api } from '../api/client.ts';
import { ApiProblem } from '../api/problem.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { notifySuccess } from '../ui/notify.ts';
import classes from './Payments.module.css';
import { refreshPayments, type PaymentRequest } from './queries.ts';

/** What is missing is named; when nothing is, the confirmation asks once more whether all is attached. */
export function SubmitPayment({ payment }: { payment: PaymentRequest }) {
  const { Id: paymentRequestId, Number: number } = payment.ContractInfo;
  const { Documents, Totals } = payment.DocumentsInfo;
  const key = useRef(new ActionKey());
  const [opened, setOpened] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const missing = [
    ...(Documents.length === 0 ? [T.missingNone] : []),
    ...Documents.filter(({ Id }) => payment.unattached.includes(Id)).map((one) =>
      T.missingFile(one.Number, one.SupplierName),
    ),
  ];
  const close = () => {
    setOpened(false);
    setError(null);
  };
  const send = async (): Promise<void> => {
    setBusy(true);
    setError(null);
    try {
      await act(
        (header) =>
          api.POST('/api/PaymentRequest/Submit', { params: { query: { paymentRequestId }, header } }),
        key.current,
      );
      close();
      notifySuccess(T.submitted2);
    } catch (problem) {
      setError((problem instanceof ApiProblem && problem.sentence) || T.failed);
    } finally {
      setBusy(false);
      void refreshPayments();
    }
  };
  const summary = [
    { label: T.documents, value: String(Documents.length) },
    { label: T.totals, value: eurOfWire(Totals.RequiredSumTotal) },
  ];
  return (
    <>
      <Button onClick={() => setOpened(true)}>{T.submit}</Button>
      {missing.length > 0 ? (
        <Dialog opened={opened} onClose={close} title={T.submitTitle(number)}>
          <p>{T.missing}:</p>
          <ul className={classes.plainList}>
            {missing.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Dialog>
      ) : (
        <ConfirmDialog
          opened={opened}
          onClose={close}
          title={T.submitTitle(number)}
          summary={summary}
          question={T.submitQuestion}
          consequence={T.submitConsequence}
          confirmLabel={T.submit}
          busy={busy}
          error={error}
          onConfirm={() => void send()}
        />
      )}
    </>
  );
}

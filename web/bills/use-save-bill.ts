import { useEffect, useRef, useState } from 'react';
import { readBill } from '../../domain/bills/bill.ts';
import { BILL_PAGE as T } from '../../domain/texts/lt/screen/bills.ts';
import { vilniusDate } from '../../domain/values/days.ts';
import { act, ActionKey } from '../api/act.ts';
import { api } from '../api/client.ts';
import { ApiProblem, fieldErrors } from '../api/problem.ts';
import type { TypedFields } from '../payment-document/use-typed-fields.ts';
import { notifySuccess } from '../ui/notify.ts';
import { billInputId } from './BillFields.tsx';
import { refreshBills, type Bill } from './queries.ts';

interface SaveOptions {
  requestId: number;
  bill: Bill | null;
  fields: TypedFields;
  tenantCode: string;
}

/** Saves what a tenant typed, and sends it: judged here as the server judges it, then there. */
export function useSaveBill({ requestId, bill, fields, tenantCode }: SaveOptions) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  /** What the server said about these very texts. */
  const [said, setSaid] = useState<{ of: object; errors: Record<string, string> } | null>(null);
  const key = useRef(new ActionKey());
  const [today] = useState(() => vilniusDate(Date.now()));
  const judge = (): Record<string, string> =>
    Object.fromEntries(
      Object.entries(readBill(fields.texts, { today, tenantCode }).problems).map(([name, [first = '']]) => [
        name,
        first,
      ]),
    );
  const errors = tried ? { ...(said?.of === fields.texts ? said.errors : {}), ...judge() } : {};
  const [first] = Object.keys(errors);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (attempt > 0 && first) document.getElementById(billInputId(first))?.focus();
    // The focus follows an attempt, not what is typed after it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [attempt]);

  const save = async (send: boolean): Promise<number | null> => {
    setTried(true);
    setFailure(null);
    if (Object.keys(judge()).length > 0) {
      setAttempt((was) => was + 1);
      return null;
    }
    setBusy(true);
    try {
      const body = { ...fields.texts, Id: bill?.Id ?? null, version: fields.formVersion, send };
      const saved = await act(
        (header) => api.POST('/api/Invoice/Save', { params: { query: { requestId }, header }, body }),
        key.current,
      );
      notifySuccess(send ? T.sent : T.saved);
      await refreshBills();
      return saved.invoiceId;
    } catch (problem) {
      const found = problem instanceof ApiProblem ? fieldErrors(problem.body.errors) : [];
      setSaid({
        of: fields.texts,
        errors: Object.fromEntries(found.map(({ field, message }) => [field, message])),
      });
      if (found.length > 0) setAttempt((was) => was + 1);
      else setFailure((problem instanceof ApiProblem && problem.sentence) || T.notSaved);
      return null;
    } finally {
      setBusy(false);
    }
  };
  return { save, busy, failure, errors };
}

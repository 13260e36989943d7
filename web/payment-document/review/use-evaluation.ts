import { useRef, useState } from 'react';
import { readEvaluation } from '../../../domain/payment/document.ts';
import { PAYMENT_DOCUMENT, PAYMENT_REVIEW } from '../../../domain/texts/lt/screen/payment-document.ts';
import { vilniusDate } from '../../../domain/values/days.ts';
import { fromWire } from '../../../domain/values/money.ts';
import { act, ActionKey } from '../../api/act.ts';
import { api } from '../../api/client.ts';
import { ApiProblem, fieldErrors } from '../../api/problem.ts';
import { queryClient } from '../../api/query-client.ts';
import { notifySuccess } from '../../ui/notify.ts';
import { evaluatorTexts, standingOf, type FieldTexts } from '../document-texts.ts';
import {
  documentQuery,
  paymentQuery,
  refreshPayment,
  type OpenDocument,
  type PaymentRequest,
} from '../queries.ts';
import { useTypedFields, type TypedFields } from '../use-typed-fields.ts';
import { evaluatorBody } from '../wire-bodies.ts';

/** The evaluator's note among the texts of the fields. */
export const NOTE = 'ManagerComment';

export interface Evaluation {
  fields: TypedFields;
  errors: Readonly<Record<string, string>>;
  failure: string | null;
  busy: boolean;
  /** True: it is stored. */
  save: () => Promise<boolean>;
  reset: () => void;
}

const storedTexts = (document: OpenDocument): FieldTexts => ({
  ...evaluatorTexts(document),
  [NOTE]: document.ManagerComment ?? '',
});

/** What an evaluator types about a document: judged as the server judges it, kept when the session ends, saved as a move. */
export function useEvaluation(document: OpenDocument, payment: PaymentRequest): Evaluation {
  const fields = useTypedFields(`evaluation:${document.Id}`, storedTexts(document), payment.version);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [said, setSaid] = useState<Record<string, string>>({});
  const key = useRef(new ActionKey());
  const [today] = useState(() => vilniusDate(Date.now()));
  const judge = (): Record<string, string> => {
    const cents = (wire: string): number => fromWire(wire) ?? 0;
    const { InvestmentSum, TurnoverSum, RequiredSum } = document.Limits;
    const { problems } = readEvaluation(fields.texts, {
      today,
      standing: standingOf(document),
      limits: {
        investmentCents: cents(InvestmentSum),
        turnoverCents: cents(TurnoverSum),
        loanCents: cents(RequiredSum),
      },
    });
    return Object.fromEntries(
      Object.entries(problems).map(([name, sentences]) => [name, sentences[0] ?? '']),
    );
  };
  /** Somebody was quicker: what they stored is shown beside what is typed here, which stays. */
  const takeNewer = async (): Promise<void> => {
    await refreshPayment();
    const newer = await queryClient.fetchQuery(documentQuery(document.Id));
    const { version } = await queryClient.fetchQuery(paymentQuery(payment.ContractInfo.Id));
    fields.rebase(storedTexts(newer), version);
  };
  const save = async (): Promise<boolean> => {
    setTried(true);
    setFailure(null);
    setSaid({});
    if (Object.keys(judge()).length > 0) return false;
    setBusy(true);
    try {
      await act(
        (header) =>
          api.POST('/api/PaymentRequest/SavePrDocumentManager', {
            params: { header: { ...header, 'If-Match': `"${fields.formVersion ?? payment.version}"` } },
            body: evaluatorBody(fields.texts, fields.texts[NOTE] ?? '', document),
          }),
        key.current,
      );
      notifySuccess(PAYMENT_DOCUMENT.saved);
      fields.adopt(fields.texts, null);
      await refreshPayment();
      return true;
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) setFailure(PAYMENT_DOCUMENT.noConnection);
      else {
        const errors = fieldErrors(problem.body.errors);
        setSaid(Object.fromEntries(errors.map(({ field, message }) => [field, message])));
        const isStale = problem.code === 'versionConflict';
        if (isStale) await takeNewer();
        if (errors.length === 0)
          setFailure(isStale ? PAYMENT_REVIEW.stale : (problem.sentence ?? PAYMENT_DOCUMENT.notSaved));
      }
      return false;
    } finally {
      setBusy(false);
    }
  };
  return {
    fields,
    errors: tried ? { ...said, ...judge() } : {},
    failure,
    busy,
    save,
    reset: () => fields.adopt(storedTexts(document), payment.version),
  };
}

import { useRef, useState } from 'react';
import { readDocument, type DocumentProblems } from '../../domain/payment/document.ts';
import { PAYMENT_DOCUMENT as T } from '../../domain/texts/lt/screen/payment-document.ts';
import { vilniusDate } from '../../domain/values/days.ts';
import { act, ActionKey } from '../api/act.ts';
import { api } from '../api/client.ts';
import { ApiProblem, fieldErrors } from '../api/problem.ts';
import { notifySuccess } from '../ui/notify.ts';
import type { FieldTexts } from './document-texts.ts';
import type { OpenDocument } from './queries.ts';
import type { TypedFields } from './use-typed-fields.ts';
import { applicantBody } from './wire-bodies.ts';

interface SaveOptions {
  paymentRequestId: number;
  document: OpenDocument | null;
  fields: TypedFields;
  /** Most that may be asked for. */
  mostCents: number;
}

export interface SaveDocument {
  /** Number of the saved document; null: it was not saved, and why stands on the screen. */
  save: () => Promise<number | null>;
  busy: boolean;
  /** First sentence of each field, once saving was tried. */
  errors: Readonly<Record<string, string>>;
  /** Why the whole was not saved. */
  failure: string | null;
  /** Another window has saved it since. */
  isConflict: boolean;
  resolve: () => void;
}

const firstOf = (problems: DocumentProblems): Record<string, string> =>
  Object.fromEntries(Object.entries(problems).map(([name, sentences]) => [name, sentences[0] ?? '']));

/** Saves what an applicant typed: judged here as the server judges it, then there. */
export function useSaveDocument({
  paymentRequestId,
  document,
  fields,
  mostCents,
}: SaveOptions): SaveDocument {
  const [busy, setBusy] = useState(false);
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [isConflict, setConflict] = useState(false);
  /** What the server said about these very texts. */
  const [said, setSaid] = useState<{ of: FieldTexts; errors: Record<string, string> } | null>(null);
  const key = useRef(new ActionKey());
  const [today] = useState(() => vilniusDate(Date.now()));
  const judge = (): Record<string, string> =>
    firstOf(readDocument(fields.texts, { today, askableCents: mostCents }).problems);

  const save = async (): Promise<number | null> => {
    setTried(true);
    setFailure(null);
    if (Object.keys(judge()).length > 0) return null;
    setBusy(true);
    try {
      const { formVersion } = fields;
      const body = applicantBody(fields.texts, { paymentRequestId, document, formVersion, now: new Date() });
      const saved = await act(
        (header) => api.POST('/api/PaymentRequest/SavePrDocument', { params: { header }, body }),
        key.current,
      );
      notifySuccess(T.saved);
      setTried(false);
      return saved.documentId;
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) {
        setFailure(T.noConnection);
        return null;
      }
      const errors = fieldErrors(problem.body.errors);
      setSaid({
        of: fields.texts,
        errors: Object.fromEntries(errors.map(({ field, message }) => [field, message])),
      });
      if (problem.code === 'formVersionMatches') setConflict(true);
      else if (errors.length === 0) setFailure(problem.sentence ?? T.notSaved);
      return null;
    } finally {
      setBusy(false);
    }
  };
  return {
    save,
    busy,
    errors: tried ? { ...(said?.of === fields.texts ? said.errors : {}), ...judge() } : {},
    failure,
    isConflict,
    resolve: () => setConflict(false),
  };
}

import { Button, Radio } from '@mantine/core';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { VALIDATION } from '../../domain/texts/lt/form/shared.ts';
import { SURVEY, SURVEY_RATING } from '../../domain/texts/lt/form/survey.ts';
import { PAYMENTS as T } from '../../domain/texts/lt/screen/payment-requests.ts';
import { act, ActionKey } from '../api/act.ts';
import { api } from '../api/client.ts';
import { ApiProblem } from '../api/problem.ts';
import { showProblem } from '../api/query-client.ts';
import { paths } from '../paths.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { notifySuccess } from '../ui/notify.ts';
import { refreshPayments } from './queries.ts';

const QUESTIONS = [
  ['starterRatingId', SURVEY.starter],
  ['invegaCommunicationRatingId', SURVEY.communication],
  ['invegaFinancialRatingId', SURVEY.financial],
] as const;

type Answers = Partial<Record<(typeof QUESTIONS)[number][0], number>>;

interface StartPaymentProps {
  requestId: number;
  surveyNeeded: boolean;
  /** The one thing to do on an empty page. */
  primary?: boolean;
}

/** Makes a payment request and opens it; before the first one of a loan three questions are asked. */
export function StartPayment({ requestId, surveyNeeded, primary = false }: StartPaymentProps) {
  const navigate = useNavigate();
  const key = useRef(new ActionKey());
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [tried, setTried] = useState(false);
  const [answers, setAnswers] = useState<Answers>({});
  const [error, setError] = useState<string | null>(null);

  const start = async (body: Answers): Promise<void> => {
    setBusy(true);
    setError(null);
    try {
      const made = await act(
        (header) => api.POST('/api/PaymentRequest/Start', { params: { query: { requestId }, header }, body }),
        key.current,
      );
      void refreshPayments();
      notifySuccess(T.created);
      void navigate(
        paths.paymentRequest({ requestId, paymentRequestId: made.paymentRequestId, actionType: 'edit' }),
      );
    } catch (problem) {
      if (!asking) showProblem(problem);
      setError((problem instanceof ApiProblem && problem.sentence) || T.notCreated);
    } finally {
      setBusy(false);
    }
  };
  const missing = QUESTIONS.some(([name]) => answers[name] === undefined);
  const confirm = () => {
    setTried(true);
    if (!missing) void start(answers);
  };
  return (
    <>
      <Button
        variant={primary ? 'filled' : 'default'}
        loading={busy && !asking}
        leftSection={<IconPlus size={18} aria-hidden />}
        onClick={() => (surveyNeeded ? setAsking(true) : void start({}))}
      >
        {T.create}
      </Button>
      <Dialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={T.surveyTitle}
        consequence={T.surveyLead}
        confirmLabel={T.create}
        busy={busy}
        error={tried && missing ? VALIDATION.answersMissing : error}
        onConfirm={confirm}
      >
        {QUESTIONS.map(([name, question]) => (
          <Radio.Group
            key={name}
            label={question}
            value={answers[name] === undefined ? '' : String(answers[name])}
            error={tried && answers[name] === undefined}
            onChange={(value) => setAnswers((was) => ({ ...was, [name]: Number(value) }))}
          >
            {([1, 2, 3, 4] as const).map((rating) => (
              <Radio key={rating} value={String(rating)} label={SURVEY_RATING[rating]} />
            ))}
          </Radio.Group>
        ))}
      </Dialog>
    </>
  );
}

import { Button } from '@mantine/core';
import { IconCircleCheck, IconCircleX, IconLoader2 } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Status } from '../../../domain/application/status.ts';
import { SIGNING } from '../../../domain/texts/lt/screen/applicant.ts';
import { act, ActionKey, isDefinite } from '../../api/act.ts';
import { api, ask } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { usePageTitle } from '../../ui/use-page-title.ts';
import type { RequestDetail } from '../request/queries.ts';
import { outcomeOf, type SigningOutcome } from './outcome.ts';
import { settle } from './settle.ts';
import type { SigningInfo } from './queries.ts';
import classes from './Signing.module.css';

interface AfterSigningProps {
  id: number;
  detail: RequestDetail;
  info: SigningInfo;
  isChange: boolean;
  backTo: string;
  onAgain: () => void;
}

const POLL_MS = 2000;
const SIGNED: readonly (number | null)[] = [Status.signedByApplicant, Status.changeSignedByApplicant];

/** „Tikriname parašą…“, then success, cancelled or failed, each with its next step. */
export function AfterSigning({ id, info, isChange, backTo, onAgain }: AfterSigningProps) {
  const [outcome, setOutcome] = useState<SigningOutcome>(() => outcomeOf(info));
  const asked = useRef(false);
  usePageTitle(outcome === 'checking' ? SIGNING.checking : SIGNING.title);

  useEffect(() => {
    if (asked.current || outcome !== 'checking') return;
    asked.current = true;
    const key = new ActionKey();
    void settle({
      askProvider: async () => {
        try {
          const told = await act(
            (header) =>
              api.POST('/api/Request/ApplicantSigned', { params: { query: { requestId: id }, header } }),
            key,
          );
          return SIGNED.includes(told.status);
        } catch (problem) {
          return isDefinite(problem) ? false : null;
        }
      },
      read: async () => {
        const call = api.GET('/api/Request/GetSigningInfo/{id}', { params: { path: { id } } });
        return ask(call).then(outcomeOf, () => null);
      },
      pause: () => new Promise((resolve) => setTimeout(resolve, POLL_MS)),
    }).then(setOutcome);
  }, [id, outcome]);

  useEffect(() => {
    if (outcome !== 'signed') return;
    void queryClient.invalidateQueries({ queryKey: ['request', id] });
    void queryClient.invalidateQueries({ queryKey: ['requests'] });
  }, [id, outcome]);

  const words = {
    checking: [SIGNING.checking, SIGNING.checkingText],
    signed: [SIGNING.done, isChange ? SIGNING.changeDoneText : SIGNING.doneText],
    cancelled: [SIGNING.cancelled, SIGNING.cancelledText],
    failed: [SIGNING.failed, SIGNING.failedText],
  }[outcome];
  return (
    <div className={classes.outcome} data-outcome={outcome}>
      {outcome === 'checking' && <IconLoader2 size={44} stroke={1.5} aria-hidden className={classes.spin} />}
      {outcome === 'signed' && <IconCircleCheck size={44} stroke={1.5} aria-hidden />}
      {(outcome === 'cancelled' || outcome === 'failed') && (
        <IconCircleX size={44} stroke={1.5} aria-hidden />
      )}
      <div role="status">
        <h1 className={classes.title}>{words[0]}</h1>
        <p>{words[1]}</p>
      </div>
      <div className={classes.outcomeButtons}>
        {(outcome === 'cancelled' || outcome === 'failed') && (
          <Button onClick={onAgain}>{SIGNING.again}</Button>
        )}
        <Button component={Link} to={backTo} variant={outcome === 'signed' ? 'filled' : 'default'}>
          {SIGNING.toRequest}
        </Button>
      </div>
    </div>
  );
}

import { Button } from '@mantine/core';
import { IconCircleCheck, IconCircleX, IconDownload, IconLoader2 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Status } from '../../../domain/application/status.ts';
import { SIGNING } from '../../../domain/texts/lt/screen/signing.ts';
import { SIGNATURES } from '../../../domain/texts/lt/screen/applicant-request.ts';
import { SIGNATURE_FAILURE } from '../../../domain/texts/lt/signature.ts';
import { act, ActionKey, isDefinite } from '../../api/act.ts';
import { api, ask } from '../../api/client.ts';
import { download } from '../../api/files.ts';
import { showProblem } from '../../api/query-client.ts';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { documentPath } from '../../ui/document-path.ts';
import type { RequestDetail } from '../request/queries.ts';
import { newestSigning, outcomeOf, type SigningOutcome } from './outcome.ts';
import { refreshRequest } from '../request/refresh.ts';
import { LATER_MS, settle } from './settle.ts';
import { signingInfoQuery, type SigningInfo } from './queries.ts';
import { Signatories } from './Signatories.tsx';
import classes from './Signing.module.css';

interface AfterSigningProps {
  id: number;
  detail: RequestDetail;
  info: SigningInfo;
  isChange: boolean;
  backTo: string;
  onAgain: () => void;
}

/** Nobody has said so for certain: the provider was asked and did not know of a signature, or did not answer. */
const UNSURE: readonly SigningOutcome[] = ['cancelled', 'failed'];
const SIGNED: readonly (number | null)[] = [Status.signedByApplicant, Status.changeSignedByApplicant];

function words(outcome: SigningOutcome, isChange: boolean): [string, string] {
  switch (outcome) {
    case 'checking':
      return [SIGNING.checking, SIGNING.checkingText];
    case 'signed':
      return [SIGNING.done, isChange ? SIGNING.changeDoneText : SIGNING.doneText];
    case 'cancelled':
      return [SIGNING.cancelled, SIGNING.cancelledText];
    case 'failed':
      return [SIGNING.failed, SIGNING.failedText];
    case 'expired':
      return [SIGNATURES.expired, SIGNATURES.expiredText];
    case 'replaced':
      return [SIGNATURES.replaced, SIGNATURES.replacedText];
  }
}

/** „Tikriname parašą…“, then signed, cancelled, failed, expired or replaced, each with its next step. */
export function AfterSigning(props: AfterSigningProps) {
  const { id, isChange, backTo, onAgain } = props;
  const [settled, setOutcome] = useState<SigningOutcome>(() => outcomeOf(props.info));
  const { data: info = props.info } = useQuery({
    ...signingInfoQuery(id),
    refetchInterval: UNSURE.includes(settled) && LATER_MS,
  });
  // Told soon, and put right by what comes late.
  const late = UNSURE.includes(settled) ? outcomeOf(info) : 'checking';
  const outcome = late === 'checking' ? settled : late;
  const asked = useRef(false);
  const [title, text] = words(outcome, isChange);
  usePageTitle(title);

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
      pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    }).then(setOutcome);
  }, [id, outcome]);

  useEffect(() => {
    if (outcome === 'checking') return;
    void refreshRequest(id);
  }, [id, outcome]);

  const again = outcome === 'cancelled' || outcome === 'failed' || outcome === 'replaced';
  const reason = outcome === 'failed' && SIGNATURE_FAILURE[newestSigning(info)?.failureCode ?? ''];
  const document = info.documents.find(
    (file) => !file.void && file.FileType === (isChange ? 'ChangeConditions' : 'Contract'),
  );
  return (
    <div className={classes.outcome} data-outcome={outcome}>
      {outcome === 'checking' && <IconLoader2 size={44} stroke={1.5} aria-hidden className={classes.spin} />}
      {outcome === 'signed' && <IconCircleCheck size={44} stroke={1.5} aria-hidden />}
      {outcome !== 'checking' && outcome !== 'signed' && <IconCircleX size={44} stroke={1.5} aria-hidden />}
      <div role="status">
        <h1 className={classes.title}>{title}</h1>
        <p>{text}</p>
        {reason && <p>{reason}</p>}
      </div>
      {outcome === 'signed' && document && (
        <div className={classes.record}>
          <Signatories info={info} document={document} party={props.detail.company.Name} dueDate={null} />
        </div>
      )}
      <div className={classes.outcomeButtons}>
        {again && (
          <Button onClick={onAgain}>{outcome === 'replaced' ? SIGNATURES.look : SIGNING.again}</Button>
        )}
        <Button component={Link} to={backTo} variant={again ? 'default' : 'filled'}>
          {SIGNING.toRequest}
        </Button>
        {outcome === 'signed' && document && (
          <Button
            variant="default"
            leftSection={<IconDownload size={18} aria-hidden />}
            onClick={() => void download(documentPath(id, document), document.FileName).catch(showProblem)}
          >
            {SIGNING.download}
          </Button>
        )}
      </div>
    </div>
  );
}

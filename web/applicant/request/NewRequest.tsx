import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { DEFAULT_SCHEME, isSchemeCode, schemeOf, type SchemeCode } from '../../../domain/schemes/index.ts';
import { attachmentsFor } from '../../../domain/documents/kinds.ts';
import { ATTACHMENT_TEXT } from '../../../domain/texts/lt/attachment.ts';
import { ACTION_DIALOG } from '../../../domain/texts/lt/action-dialog.ts';
import { MESSAGES } from '../../../domain/texts/lt/messages.ts';
import { NEW_REQUEST, REQUESTS } from '../../../domain/texts/lt/screen/applicant.ts';
import { REGISTERS } from '../../../domain/texts/lt/screen/registers.ts';
import { act, ActionKey } from '../../api/act.ts';
import { api } from '../../api/client.ts';
import { queryClient, showProblem } from '../../api/query-client.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { Note } from '../../ui/Note.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { SkeletonLines } from '../../ui/Skeletons.tsx';
import { canCreateInQuery } from '../list/query.ts';
import { isLoginType, meQuery, type Me } from '../me.ts';
import { showGlobalError } from '../../ui/modal-store.ts';
import classes from './NewRequest.module.css';
import { registersQuery } from './queries.ts';
import { RegisterSteps } from './RegisterSteps.tsx';
import { SchemeChoice } from './SchemeChoice.tsx';
import { useStartRegisters } from './use-start-registers.ts';

/** Start: which scheme and what it will need, then the draft is made and the registers are asked. */
export function Component() {
  const me = useQuery(meQuery);
  const asked = useSearchParams()[0].get('scheme');
  const [scheme, setScheme] = useState(isSchemeCode(asked) ? asked : DEFAULT_SCHEME);
  const [made, setMade] = useState<number | null>(null);
  return (
    <div className={`wide ${classes.page}`}>
      <PageTitle title={REGISTERS.title} lead={schemeOf(scheme).name} />
      {!me.data && <SkeletonLines lines={4} />}
      {me.data && made === null && (
        <StartCard me={me.data} scheme={scheme} onScheme={setScheme} onMade={setMade} />
      )}
      {me.data && made !== null && <Progress requestId={made} partyId={me.data.party?.Id ?? 0} />}
    </div>
  );
}

interface StartCardProps {
  me: Me;
  scheme: SchemeCode;
  onScheme: (scheme: SchemeCode) => void;
  onMade: (id: number) => void;
}

function StartCard({ me, scheme, onScheme, onMade }: StartCardProps) {
  const canCreate = useQuery(canCreateInQuery(scheme));
  const registers = useStartRegisters();
  const key = useRef(new ActionKey());
  const [busy, setBusy] = useState(false);
  const loginType = me.party?.loginType ?? me.loginType ?? 'Company';
  const documents = attachmentsFor({
    loginType,
    sizeType: null,
    scheme: schemeOf(scheme),
    copyOfRejected: false,
  }).filter((kind) => kind.required);
  const start = async () => {
    if (!isLoginType(me.loginType)) {
      const message = MESSAGES.dialog.errorTitle;
      return showGlobalError({ kind: 'description', message, requestId: null });
    }
    setBusy(true);
    try {
      const created = await act(
        (header) => api.POST('/api/Request/Start', { params: { header }, body: { schemeCode: scheme } }),
        key.current,
      );
      await queryClient.invalidateQueries({ queryKey: ['requests'] });
      await registers.run();
      onMade(created.requestId);
    } catch (problem) {
      showProblem(problem);
    } finally {
      setBusy(false);
    }
  };
  const closed = canCreate.data === false;
  return (
    <>
      <SchemeChoice
        value={scheme}
        disabled={busy}
        onChange={(next) => {
          // Another scheme is another request: never the answer to an earlier try.
          key.current = new ActionKey();
          onScheme(next);
        }}
      />
      {schemeOf(scheme).oneRequestPerSector && <Note>{NEW_REQUEST.oneRequestPerSector}</Note>}
      {closed && (
        <Note tone="warning" live>
          {REQUESTS.closed}
        </Note>
      )}
      <Card title={NEW_REQUEST.needTitle}>
        <ul className={classes.points}>
          {NEW_REQUEST.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <h3 className={classes.subtitle}>{NEW_REQUEST.documents}</h3>
        <ul className={classes.points}>
          {documents.map((kind) => (
            <li key={kind.fileType}>{ATTACHMENT_TEXT[kind.fileType].label}</li>
          ))}
        </ul>
        <p className={classes.note}>{ACTION_DIALOG.start.consequence}</p>
      </Card>
      <div className={classes.buttons}>
        <Button
          loading={busy}
          disabled={closed}
          onClick={() => void start()}
          rightSection={<IconArrowRight size={18} aria-hidden />}
        >
          {NEW_REQUEST.start}
        </Button>
        <Button component={Link} to={paths.requests} variant="default">
          {NEW_REQUEST.back}
        </Button>
      </div>
    </>
  );
}

/** Named steps, every 3 s; the form opens by itself when the registers have answered. */
function Progress({ requestId, partyId }: { requestId: number; partyId: number }) {
  const navigate = useNavigate();
  const registers = useQuery({ ...registersQuery(partyId), staleTime: 0 });
  const finished = registers.data?.Status === 'Finished';
  useEffect(() => {
    if (finished) void navigate(paths.request(requestId), { replace: true });
  }, [finished, navigate, requestId]);
  return (
    <>
      <Card title={REGISTERS.heading}>
        {registers.data ? <RegisterSteps progress={registers.data} /> : <SkeletonLines lines={6} />}
      </Card>
      <div>
        <Button component={Link} to={paths.request(requestId)} variant="default">
          {REGISTERS.later}
        </Button>
      </div>
    </>
  );
}

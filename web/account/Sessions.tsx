import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SESSIONS } from '../../domain/texts/lt/screen/sessions.ts';
import { act, ActionKey } from '../api/act.ts';
import { api } from '../api/client.ts';
import { problemSentence } from '../api/problem-sentence.ts';
import { queryClient } from '../api/query-client.ts';
import { clearSession, type Area } from '../api/session.ts';
import { forgetTyped } from '../api/typing.ts';
import { paths } from '../paths.ts';
import { Card } from '../ui/Card.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { notifySuccess } from '../ui/notify.ts';
import { PageTitle } from '../ui/PageTitle.tsx';
import { Skeletons } from '../ui/Skeletons.tsx';
import { useLast } from '../ui/use-last.ts';
import { sessionsQuery, type OwnSession } from './queries.ts';
import { nameOf, SessionList } from './SessionList.tsx';
import classes from './Sessions.module.css';

type Ending = OwnSession | 'all' | 'others';

/** „Mano sesijos“, the same for applicants and staff. */
export function Sessions({ area }: { area: Area }) {
  const list = useQuery(sessionsQuery);
  const [ending, setEnding] = useState<Ending | null>(null);
  const rows = list.data ?? [];
  const hasOthers = rows.some(({ isThis }) => !isThis);
  return (
    <div className={`wide ${classes.page}`}>
      <PageTitle title={SESSIONS.title} lead={SESSIONS.lead} small={area === 'staff'} />
      {list.isError && <ErrorState title={SESSIONS.failed} onRetry={() => void list.refetch()} />}
      {list.isPending && <Skeletons rows={2} height={72} />}
      {rows.length > 0 && (
        <>
          <Card>
            <SessionList sessions={rows} onEnd={setEnding} />
          </Card>
          <div className={classes.actions}>
            {hasOthers && (
              <Button variant="default" onClick={() => setEnding('others')}>
                {SESSIONS.endOthers}
              </Button>
            )}
            <Button variant="default" onClick={() => setEnding('all')}>
              {SESSIONS.endAll}
            </Button>
          </div>
        </>
      )}
      <EndDialog area={area} ending={ending} onClose={() => setEnding(null)} />
    </div>
  );
}

interface EndDialogProps {
  area: Area;
  ending: Ending | null;
  onClose: () => void;
}

function EndDialog({ area, ending, onClose }: EndDialogProps) {
  const shown = useLast(ending);
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const key = useRef(new ActionKey());
  const close = () => {
    setError(null);
    onClose();
  };
  const end = async () => {
    if (!ending) return;
    setBusy(true);
    setError(null);
    try {
      await act((header) => callOf(ending, header), key.current);
      close();
      if (endsThis(ending)) return await leave(area, navigate);
      notifySuccess(ending === 'others' ? SESSIONS.endedOthers : SESSIONS.ended);
      await queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    } catch (problem) {
      setError(problemSentence(problem));
      await queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    } finally {
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      opened={ending !== null}
      onClose={close}
      {...wordsOf(shown)}
      danger
      busy={busy}
      error={error}
      onConfirm={() => void end()}
    />
  );
}

const endsThis = (ending: Ending): boolean => ending === 'all' || (ending !== 'others' && ending.isThis);

function callOf(ending: Ending, header: { 'Idempotency-Key': string }) {
  if (ending === 'all' || ending === 'others')
    return api.POST('/api/Users/EndAllSessions', {
      params: { header },
      body: { keepThis: ending === 'others' },
    });
  return api.POST('/api/Users/EndSession', { params: { header }, body: { Id: ending.Id } });
}

function wordsOf(ending: Ending | null) {
  if (ending === 'all')
    return {
      title: SESSIONS.endAll,
      question: SESSIONS.endAllQuestion,
      consequence: SESSIONS.endAllConsequence,
    };
  if (ending === null || ending === 'others')
    return {
      title: SESSIONS.endOthers,
      question: SESSIONS.endOthersQuestion,
      consequence: SESSIONS.endOthersConsequence,
    };
  return {
    title: nameOf(ending),
    question: SESSIONS.endOneQuestion,
    consequence: ending.isThis ? SESSIONS.endThisConsequence : SESSIONS.endOneConsequence,
  };
}

/** As after logging out: nothing of the person stays in the browser. */
async function leave(area: Area, navigate: (to: string) => void | Promise<void>): Promise<void> {
  clearSession(area);
  forgetTyped(area);
  queryClient.clear();
  await navigate(area === 'staff' ? paths.staffLogin : paths.login);
}

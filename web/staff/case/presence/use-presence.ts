import { useEffect, useRef, useState } from 'react';
import { PRESENCE_EVERY_MS, type PresenceState } from '../../../../domain/application/presence.ts';
import { api, ask } from '../../../api/client.ts';
import type { components } from '../../../api/schema.gen.ts';
import { controlOf } from '../../inbox/keys.ts';

type Colleague = components['schemas']['PresentColleague'];

/** Writing: a dialog is open, or the focus is in a field of the case. */
const stateNow = (isActing: boolean): PresenceState => {
  if (document.hidden) return 'away';
  return isActing || controlOf(document.activeElement) === 'text' ? 'editing' : 'viewing';
};

/** Says that the person is here and hears who else is. A window that is not looked at says so once and is silent. */
export function usePresence(requestId: number, isActing: boolean): Colleague[] {
  const [others, setOthers] = useState<Colleague[]>([]);
  const acting = useRef(isActing);
  const tell = useRef<() => void>(() => undefined);
  useEffect(() => {
    const place = crypto.randomUUID();
    let isOver = false;
    const say = async (state: PresenceState | 'gone', keepalive = false) => {
      const answer = await ask(
        api.POST('/api/BackOffice/CasePresence', { body: { requestId, place, state }, keepalive }),
      );
      if (!isOver) setOthers(answer);
    };
    // Not to know who is here hinders nobody: the next call comes in seconds.
    const here = () => void say(stateNow(acting.current)).catch(() => undefined);
    const gone = () => void say('gone', true).catch(() => undefined);
    const timer = setInterval(() => !document.hidden && here(), PRESENCE_EVERY_MS);
    tell.current = here;
    here();
    document.addEventListener('visibilitychange', here);
    window.addEventListener('pagehide', gone);
    return () => {
      isOver = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', here);
      window.removeEventListener('pagehide', gone);
      gone();
    };
  }, [requestId]);
  useEffect(() => {
    if (acting.current === isActing) return;
    acting.current = isActing;
    tell.current();
  }, [isActing]);
  return others;
}

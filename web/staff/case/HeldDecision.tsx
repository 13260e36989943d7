import { useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { ACTION_TEXT } from '../../../domain/texts/lt/action.ts';
import type { ActionName } from '../../../domain/application/transitions.ts';
import { HELD_DECISION as TEXT } from '../../../domain/texts/lt/screen/staff-held.ts';
import { vilniusMs } from '../../../domain/values/days.ts';
import { Note } from '../../ui/Note.tsx';
import { KEYS } from '../data/queries.ts';
import type { StaffCase } from '../data/types.ts';

const SECOND = 1000;

/** „9:05“. */
const clockOf = (ms: number): string => {
  const seconds = Math.ceil(ms / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** A decision that may still be stopped, and how long. When its time has come, the case is read again. */
export function HeldDecision({ request }: { request: StaffCase }) {
  const { heldDecision: held } = request;
  const client = useQueryClient();
  const [now, setNow] = useState(() => Date.now());
  const id = request.RequestSystemInfo.RequestId;
  const left = held ? vilniusMs(held.takesEffectAt) - now : 0;
  const isOver = left <= 0;
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (!isOver) return;
    const timer = setTimeout(() => void client.invalidateQueries({ queryKey: KEYS.case(id) }), SECOND);
    return () => clearTimeout(timer);
  }, [isOver, client, id]);
  if (!held) return null;
  const { button } = ACTION_TEXT[held.action as ActionName];
  return (
    <Note tone="warning" title={TEXT.title(button, held.takesEffectAt.slice(11))}>
      <p>
        <span aria-hidden className="num">
          {isOver ? TEXT.now : TEXT.left(clockOf(left))}
        </span>
        {'. '}
        {TEXT.text(held.decidedBy)}
      </p>
    </Note>
  );
}

import { PRESENCE } from '../../../../domain/texts/lt/screen/staff-presence.ts';
import classes from './Presence.module.css';
import { usePresence } from './use-presence.ts';

/** Colleagues who have the case open, and what they do there. */
export default function Presence({ requestId, isActing }: { requestId: number; isActing: boolean }) {
  const others = usePresence(requestId, isActing);
  return (
    <div role="status" className={classes.line}>
      {others.length > 0 && (
        <>
          <span>{PRESENCE.title}:</span>
          <ul className={classes.people}>
            {others.map(({ name, state, since }) => (
              <li key={name} data-state={state} title={PRESENCE.since(since.slice(11, 16))}>
                <strong>{name}</strong> {PRESENCE.states[state]}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

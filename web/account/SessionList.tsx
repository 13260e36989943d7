import { Button } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile, IconDeviceTablet, IconRobot } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { SESSIONS } from '../../domain/texts/lt/screen/sessions.ts';
import { DateText } from '../ui/DateText.tsx';
import type { OwnSession } from './queries.ts';
import classes from './Sessions.module.css';

const ICON = {
  computer: IconDeviceDesktop,
  phone: IconDeviceMobile,
  tablet: IconDeviceTablet,
  unknown: IconDeviceDesktop,
} as const;

/** „Kompiuteris, Firefox“; what a program's token is for. */
export function nameOf({ client, device, browser, label }: OwnSession): string {
  if (client === 'program') return `${SESSIONS.program}${label ? `: ${label}` : ''}`;
  return browser ? `${SESSIONS.device[device]}, ${browser}` : SESSIONS.device[device];
}

interface SessionListProps {
  sessions: readonly OwnSession[];
  onEnd: (session: OwnSession) => void;
}

/** One row a login, the one in use marked. */
export function SessionList({ sessions, onEnd }: SessionListProps) {
  const hasBoth = new Set(sessions.map(({ kind }) => kind)).size > 1;
  return (
    <ul className={classes.list}>
      {sessions.map((session) => {
        const Icon = session.client === 'program' ? IconRobot : ICON[session.device];
        return (
          <li key={session.Id} className={classes.row} aria-current={session.isThis || undefined}>
            <Icon size={24} stroke={1.6} aria-hidden className={classes.icon} />
            <div className={classes.words}>
              <p className={classes.name}>
                {nameOf(session)}
                {session.isThis && <span className={classes.mark}>{SESSIONS.isThis}</span>}
              </p>
              <dl className={classes.facts}>
                <Fact label={session.client === 'program' ? SESSIONS.issued : SESSIONS.started}>
                  <DateText value={session.startedAt.slice(0, 16)} />
                </Fact>
                <Fact label={SESSIONS.lastSeen}>
                  <DateText value={session.lastSeenAt.slice(0, 16)} />
                </Fact>
                {session.client === 'program' && (
                  <Fact label={SESSIONS.ends}>
                    <DateText value={session.expiresAt.slice(0, 16)} />
                  </Fact>
                )}
              </dl>
              {hasBoth && (
                <p className={classes.kind}>
                  {session.kind === 'staff' ? SESSIONS.asStaff : SESSIONS.asApplicant}
                </p>
              )}
            </div>
            <Button
              variant="default"
              aria-label={SESSIONS.endOf(nameOf(session), session.startedAt.slice(0, 16))}
              onClick={() => onEnd(session)}
            >
              {SESSIONS.end}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

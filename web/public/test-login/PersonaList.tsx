import { IconLoader2, IconLogin2 } from '@tabler/icons-react';
import { DEMO_COMPANY, TEST_LOGIN } from '../../../domain/texts/lt/screen/test-login.ts';
import type { components } from '../../api/schema.gen.ts';
import classes from './TestLogin.module.css';

export type Persona = components['schemas']['TestPersonas']['personas'][number];

const KINDS = ['director', 'representative', 'soleTrader'] as const;

/** Grouped by what they can do; each is one button. */
export function PersonaList({
  personas,
  busy,
  onChoose,
}: {
  personas: readonly Persona[];
  busy: string | null;
  onChoose: (persona: Persona) => void;
}) {
  return (
    <div className={classes.kinds}>
      {KINDS.map((kind) => (
        <section key={kind} aria-labelledby={`kind-${kind}`}>
          <h3 id={`kind-${kind}`} className={classes.kind}>
            {TEST_LOGIN.kinds[kind]} <span>{TEST_LOGIN.kindText[kind]}</span>
          </h3>
          <ul className={classes.personas}>
            {personas
              .filter((persona) => persona.kind === kind)
              .map((persona) => (
                <li key={persona.key}>
                  <Choice persona={persona} isBusy={busy === persona.key} onChoose={onChoose} />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Choice({
  persona,
  isBusy,
  onChoose,
}: {
  persona: Persona;
  isBusy: boolean;
  onChoose: (persona: Persona) => void;
}) {
  const name = `${persona.firstName} ${persona.lastName}`;
  const shows = persona.companyKey === null ? persona.story : DEMO_COMPANY[persona.companyKey];
  const Icon = isBusy ? IconLoader2 : IconLogin2;
  return (
    <button type="button" className={classes.persona} disabled={isBusy} onClick={() => onChoose(persona)}>
      <span className={classes.who}>
        <b>{persona.companyName ?? name}</b>
        {persona.companyName && <span>{name}</span>}
        {shows && <span className={classes.shows}>{capitalised(shows)}</span>}
        <span className="num">
          {persona.companyCode ? `${persona.companyCode} · ` : ''}
          {persona.personalCode}
        </span>
      </span>
      <Icon size={18} stroke={1.7} aria-hidden className={isBusy ? classes.turning : undefined} />
    </button>
  );
}

const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

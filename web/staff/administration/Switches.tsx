import { Button } from '@mantine/core';
import { useState } from 'react';
import type { AdminChange } from '../../../domain/administration/change.ts';
import { ADMIN, FEATURE_TEXT, RULE_TEXT } from '../../../domain/texts/lt/screen/staff-administration.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import type { Tone } from '../../../domain/texts/lt/status.ts';
import { ToneBadge } from '../../ui/StatusBadge.tsx';
import { ActionsHead } from './ActionsHead.tsx';
import classes from './Administration.module.css';
import { ChangeDialog } from './ChangeDialog.tsx';
import { Frame } from './Frame.tsx';
import type { Administration } from './queries.ts';

type Wanted = Extract<AdminChange, { kind: 'feature' | 'rule' }>;

interface Line {
  name: string;
  text: string;
  isOn: boolean;
  /** A function that is off is out of the ordinary; a rule is off until it is wanted. */
  tone: Tone;
  /** What turning it the other way asks for, and what follows. */
  wanted: Wanted extends infer W ? (W extends unknown ? Omit<W, 'reason'> : never) : never;
  consequence: string;
  waits: boolean;
}

const featureLine = ({ feature, isOn }: Administration['features'][number]): Line => ({
  ...FEATURE_TEXT[feature],
  isOn,
  tone: isOn ? 'success' : 'warning',
  wanted: { kind: 'feature', feature, isOn: !isOn },
  consequence: isOn ? ADMIN.switchesNote : '',
  waits: false,
});

const ruleLine = ({ rule, isOn }: Administration['rules'][number]): Line => ({
  ...RULE_TEXT[rule],
  isOn,
  tone: isOn ? 'success' : 'gray',
  wanted: { kind: 'rule', rule, isOn: !isOn },
  consequence: isOn ? '' : `${RULE_TEXT[rule].then}.`,
  waits: true,
});

/** What may be switched off while the rest goes on, and the rules that are off until two people want them. */
export function SwitchesPage() {
  const [open, setOpen] = useState<Line | null>(null);
  return (
    <Frame title={ADMIN.nav.switches}>
      {({ features, rules }, mayChange) => (
        <>
          <PageTitle
            small
            title={ADMIN.nav.switches}
            lead={<span className={classes.note}>{ADMIN.switchesNote}</span>}
          />
          <Lines
            name={ADMIN.nav.switches}
            head={ADMIN.feature}
            lines={features.map(featureLine)}
            onTurn={mayChange ? setOpen : null}
          />
          <h2 className={classes.cardTitle}>{ADMIN.rules}</h2>
          <p className={classes.note}>{ADMIN.rulesNote}</p>
          <Lines
            name={ADMIN.rules}
            head={ADMIN.rule}
            lines={rules.map(ruleLine)}
            onTurn={mayChange ? setOpen : null}
          />
          {open && (
            <ChangeDialog
              title={turned(open)}
              wanted={open.wanted}
              consequence={open.consequence}
              waits={open.waits}
              onClose={() => setOpen(null)}
            />
          )}
        </>
      )}
    </Frame>
  );
}

const turned = ({ isOn, name }: Line): string => `${isOn ? ADMIN.turnOff : ADMIN.turnOn}: ${name}`;

interface LinesProps {
  name: string;
  head: string;
  lines: readonly Line[];
  /** Null: only an administrator turns them. */
  onTurn: ((line: Line) => void) | null;
}

function Lines({ name, head, lines, onTurn }: LinesProps) {
  return (
    <div className={classes.card}>
      <table className={classes.table} aria-label={name}>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            <th scope="col">{ADMIN.state}</th>
            {onTurn && <ActionsHead />}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.name}>
              <th scope="row">
                <span className={classes.name}>{line.name}</span>
                <span className={classes.meta}>{line.text}</span>
              </th>
              <td data-label={ADMIN.state}>
                <ToneBadge tone={line.tone}>{line.isOn ? ADMIN.isOn : ADMIN.isOff}</ToneBadge>
              </td>
              {onTurn && (
                <td className={classes.right}>
                  <Button
                    size="compact-sm"
                    variant="default"
                    aria-label={turned(line)}
                    onClick={() => onTurn(line)}
                  >
                    {line.isOn ? ADMIN.turnOff : ADMIN.turnOn}
                  </Button>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

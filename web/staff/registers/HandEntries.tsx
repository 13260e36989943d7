import { Button } from '@mantine/core';
import { useState } from 'react';
import type { RegisterId } from '../../../domain/registers/register-id.ts';
import { registerName } from '../../../domain/texts/lt/register.ts';
import { HAND_ENTRY_CARD, HAND_ENTRY_STATE } from '../../../domain/texts/lt/screen/staff-registers.ts';
import { ToneBadge } from '../../ui/StatusBadge.tsx';
import type { HandEntry } from '../data/types.ts';
import { HandEntryReview } from './HandEntryReview.tsx';
import classes from './Registers.module.css';

const TONE = {
  waiting: 'warning',
  confirmed: 'success',
  declined: 'danger',
  withdrawn: 'gray',
  overtaken: 'gray',
} as const satisfies Record<HandEntry['state'], string>;

/** Values entered by hand and what became of them; those that wait come first. */
export function HandEntries({ requestId, entries }: { requestId: number; entries: readonly HandEntry[] }) {
  const [shown, setShown] = useState<string | null>(null);
  const current = entries.find(({ Id }) => Id === shown);
  const ordered = [...entries].sort((a, b) => Number(b.state === 'waiting') - Number(a.state === 'waiting'));
  return (
    <div className={classes.entries}>
      <h3>{HAND_ENTRY_CARD.heading}</h3>
      {ordered.map((entry) => (
        <div key={entry.Id} className={classes.entry} data-waiting={entry.state === 'waiting' || undefined}>
          <div className={classes.entryHead}>
            <span>{registerName(entry.register)}</span>
            <ToneBadge tone={TONE[entry.state]}>{stateWords(entry)}</ToneBadge>
          </div>
          <span>{HAND_ENTRY_CARD.entered(entry.enteredBy, entry.enteredAt)}</span>
          {entry.state !== 'waiting' && (
            <span className={classes.small}>
              {HAND_ENTRY_STATE[entry.state]}: {HAND_ENTRY_CARD.decided(entry.decidedBy, entry.decidedAt)}
              {entry.decisionComment && `. ${entry.decisionComment}`}
            </span>
          )}
          {entry.requestId !== requestId && (
            <span className={classes.small}>{HAND_ENTRY_CARD.elsewhere(entry.requestId)}</span>
          )}
          <div>
            <Button
              size="xs"
              variant={entry.mayDecide ? 'filled' : 'default'}
              onClick={() => setShown(entry.Id)}
            >
              {entry.mayDecide ? HAND_ENTRY_CARD.review : HAND_ENTRY_CARD.view}
            </Button>
          </div>
        </div>
      ))}
      {current && (
        <HandEntryReview
          key={current.Id}
          entry={current}
          register={current.register as RegisterId}
          onClose={() => setShown(null)}
        />
      )}
    </div>
  );
}

function stateWords(entry: HandEntry): string {
  const isPast = entry.state === 'confirmed' && !entry.isInForce;
  return HAND_ENTRY_STATE[isPast ? 'superseded' : entry.state];
}

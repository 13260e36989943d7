import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { CONTAINER } from '../../../domain/texts/lt/container.ts';
import type { Tone } from '../../../domain/texts/lt/status.ts';
import { ToneBadge } from '../../ui/StatusBadge.tsx';
import classes from './SignedContainer.module.css';
import type { Representative } from './queries.ts';

type Found = NonNullable<Representative['Files'][number]['Container']>;
type Signature = Found['Signatures'][number];

const ICON = { size: 14, stroke: 1.9, 'aria-hidden': true } as const;

const LOOK: Record<Found['State'], { tone: Tone; icon: ReactNode }> = {
  signed: { tone: 'brand', icon: <IconCircleCheck {...ICON} /> },
  broken: { tone: 'danger', icon: <IconAlertTriangle {...ICON} /> },
  unsigned: { tone: 'warning', icon: <IconAlertTriangle {...ICON} /> },
  partial: { tone: 'warning', icon: <IconAlertTriangle {...ICON} /> },
  byOthers: { tone: 'warning', icon: <IconAlertTriangle {...ICON} /> },
  unsupported: { tone: 'gray', icon: <IconInfoCircle {...ICON} /> },
};

/** What the portal found in an ADOC, signature by signature, and what it did not look at. */
export function SignedContainer({ found }: { found: Found | null }) {
  if (!found)
    return (
      <ToneBadge tone="gray" icon={<IconInfoCircle {...ICON} />}>
        {CONTAINER.unchecked}
      </ToneBadge>
    );
  const { tone, icon } = LOOK[found.State];
  return (
    <details className={classes.details}>
      <summary>
        <ToneBadge tone={tone} icon={icon}>
          {CONTAINER.state[found.State]}
        </ToneBadge>
      </summary>
      <ul className={classes.list}>
        {found.Signatures.map((signature, i) => (
          <li key={i}>{sentenceOf(signature)}</li>
        ))}
      </ul>
      <p className={classes.note}>{CONTAINER.notChecked}</p>
    </details>
  );
}

function sentenceOf({ Holder, Signer, SignedAt, Fault, Partial }: Signature): string {
  const who = `${Holder ?? CONTAINER.nobody} (${CONTAINER.signer[Signer]})`;
  const when = SignedAt === null ? [] : [SignedAt.slice(0, 16)];
  const what = Fault ? [CONTAINER.fault[Fault]] : Partial ? [CONTAINER.partial] : [];
  return [who, ...when, ...what].join(', ');
}

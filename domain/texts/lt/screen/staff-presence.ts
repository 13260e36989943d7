import type { PresenceState } from '../../../application/presence.ts';

/** Who of the colleagues has the case open just now. */
export const PRESENCE = {
  title: 'Kartu čia',
  states: {
    editing: 'rašo',
    viewing: 'žiūri',
    away: 'pasitraukė',
  } satisfies Record<PresenceState, string>,
  since: (time: string) => `nuo ${time}`,
} as const;

/** What a colleague does at an opened case: reads it, has something open to write in, or looks at another window. */
export const PRESENCE_STATES = ['viewing', 'editing', 'away'] as const;
export type PresenceState = (typeof PRESENCE_STATES)[number];

/** How often an opened case says that somebody is there. */
export const PRESENCE_EVERY_MS = 8_000;
/** Whoever has not said so for this long is not there: two calls may be late, and within 20 s it is known. */
export const PRESENT_SECONDS = 18;
/** A window that is not looked at says so once and is then silent. */
export const AWAY_MINUTES = 30;

import { announce } from './announce.ts';
import { needNotices } from './notice-host.ts';
import { mergedWords, type Merging } from './notice-words.ts';

const SHOWN_MS = 5000;

let last: { message: string; count: number; until: number } | null = null;

/**
 * A short notice of success, one line at a time: the newest takes the place of what stood there, and the same news again
 * becomes one line („Įkelti 5 priedai“). Also said politely to those who do not see it.
 */
export function notifySuccess(message: string, merging?: Merging): void {
  const now = Date.now();
  const count = last?.message === message && now < last.until ? last.count + 1 : 1;
  last = { message, count, until: now + SHOWN_MS };
  const words = mergedWords(message, count, merging);
  announce(words);
  needNotices();
  // The store keeps the notice until the corner is there.
  void Promise.all([import('@mantine/notifications'), import('./place-notice.ts')]).then(
    ([{ notifications }, { placeNotice }]) => {
      notifications.clean();
      placeNotice();
      notifications.show({
        message: words,
        color: 'success',
        role: 'status',
        withBorder: true,
        autoClose: SHOWN_MS,
      });
    },
  );
}

/** A page that says itself what has happened needs no notice over it. */
export function clearNotices(): void {
  last = null;
  void import('@mantine/notifications').then(({ notifications }) => notifications.clean());
}

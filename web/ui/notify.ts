import { announce } from './announce.ts';
import { needNotices } from './notice-host.ts';

type NoticeTone = 'success' | 'danger';

function show(message: string, color: NoticeTone, autoClose: number): void {
  announce(message);
  needNotices();
  // The store keeps the notice until the corner is there.
  void import('@mantine/notifications').then(({ notifications }) =>
    notifications.show({ message, color, role: 'status', withBorder: true, autoClose }),
  );
}

/** A short notice of success; also said politely to those who do not see it. */
export function notifySuccess(message: string): void {
  show(message, 'success', 5000);
}

import { notifications } from '@mantine/notifications';
import { announce } from './announce.ts';

/** A short notice of success; also said politely to those who do not see it. */
export function notifySuccess(message: string): void {
  announce(message);
  notifications.show({ message, color: 'success', role: 'status', withBorder: true, autoClose: 5000 });
}

/** A failure that needs no dialog. */
export function notifyFailure(message: string): void {
  announce(message);
  notifications.show({ message, color: 'danger', role: 'status', withBorder: true, autoClose: 8000 });
}

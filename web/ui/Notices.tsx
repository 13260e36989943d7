import { Notifications } from '@mantine/notifications';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';

/** Under dialogs, which have 200. */
const LAYER = 150;

/** Where notices appear, one at a time: where they cover no button (place-notice.ts). */
export function Notices() {
  return (
    <Notifications
      position="bottom-left"
      limit={1}
      zIndex={LAYER}
      style={{ inset: 'auto', top: 'var(--notice-top)', left: 'var(--notice-left)' }}
    />
  );
}

import { Notifications } from '@mantine/notifications';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';

/** The corner where notices appear: the one with no buttons under it. One at a time. */
export function Notices() {
  return <Notifications position="bottom-left" limit={1} />;
}

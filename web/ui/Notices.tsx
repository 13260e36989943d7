import { Notifications } from '@mantine/notifications';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';

/** The corner where notices appear. */
export function Notices() {
  return <Notifications position="bottom-right" />;
}

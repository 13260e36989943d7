import { notifications } from '@mantine/notifications';
import { SUCCESS } from '../../domain/texts/lt/screen/staff-dialog.ts';
import { announce } from '../ui/announce.ts';
import { needNotices } from '../ui/notice-host.ts';
import { placeNotice } from '../ui/place-notice.ts';
import classes from './notify-done.module.css';

/** Title, words and the link. */
const WITH_NEXT_HEIGHT = 112;

/** „Įvykdyta“, what has happened, and the next piece of work one click away. */
export function notifyDone(
  message: string,
  next: { id: number; words: string; open: () => void } | null,
): void {
  announce(`${SUCCESS.title}. ${message}`);
  needNotices();
  // One notice at a time: the newest takes the place of what stood there.
  notifications.clean();
  placeNotice(next ? WITH_NEXT_HEIGHT : undefined);
  const id = notifications.show({
    title: SUCCESS.title,
    color: 'success',
    role: 'status',
    withBorder: true,
    autoClose: 9000,
    message: (
      <span className={classes.message}>
        {message}
        {next && (
          <button
            type="button"
            className={classes.next}
            onClick={() => {
              notifications.hide(id);
              next.open();
            }}
          >
            {SUCCESS.next(next.id, next.words)}
          </button>
        )}
      </span>
    ),
  });
}

import { IconBell } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { bellWords } from '../../domain/texts/lt/screen/unread.ts';
import { useOnReturn } from '../api/use-on-return.ts';
import { AppLink } from '../ui/AppLink.tsx';
import classes from './Bell.module.css';
import { unreadQuery } from './unread.ts';

/** How many notices are unread, in the header of either side. Its file comes after the page. */
export default function Bell({ to, onInk }: { to: string; onInk: boolean }) {
  const { data, refetch } = useQuery(unreadQuery);
  const unread = data?.unread ?? 0;
  useOnReturn(refetch);
  return (
    <AppLink to={to} className={classes.bell} data-ink={onInk || undefined} aria-label={bellWords(unread)}>
      <IconBell size={20} stroke={1.7} aria-hidden />
      {unread > 0 && (
        <span className={classes.count} aria-hidden>
          {unread > 99 ? '99+' : unread}
        </span>
      )}
    </AppLink>
  );
}

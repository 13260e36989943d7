import { IconBookmark, IconSettings } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { countText, INBOX } from '../../../../domain/texts/lt/screen/staff-inbox.ts';
import { paths } from '../../../paths.ts';
import type { SavedView } from '../../data/types.ts';
import classes from '../QueueRail.module.css';

interface ViewRailProps {
  views: readonly SavedView[];
  /** The one the list shows. */
  current: string | null;
  onManage: () => void;
}

/** Saved views at the end of the rail: one's own and the team's. */
export function ViewRail({ views, current, onManage }: ViewRailProps) {
  return (
    <nav className={classes.rail} aria-label={INBOX.views}>
      <div className={classes.views}>
        <h2 className={classes.heading}>{INBOX.views}</h2>
        <button
          type="button"
          className={classes.manage}
          aria-label={INBOX.manageViews}
          title={INBOX.manageViews}
          onClick={onManage}
        >
          <IconSettings size={16} stroke={1.7} aria-hidden />
        </button>
      </div>
      <ul className="plain-list">
        {views.map(({ Id, Name, Count }) => (
          <li key={Id}>
            <Link
              to={paths.staffView(Id)}
              className={classes.row}
              aria-current={Id === current ? 'page' : undefined}
              aria-label={INBOX.queueName(Name, Count)}
              title={Name}
            >
              <span className={classes.mark}>
                <IconBookmark size={16} stroke={1.7} aria-hidden />
              </span>
              <span className={classes.label}>{Name}</span>
              <span className={`${classes.count} num`}>{countText(Count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

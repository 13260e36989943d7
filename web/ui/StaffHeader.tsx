import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { PORTAL, UI } from '../../domain/texts/lt/screen/common.ts';
import type { NavItem } from './AppHeader.tsx';
import { Brand } from './Brand.tsx';
import classes from './StaffHeader.module.css';

interface StaffHeaderProps {
  items: readonly NavItem[];
  homeTo: string;
  /** Search field. */
  search?: ReactNode;
  /** Environment badge, notifications, account menu. */
  right?: ReactNode;
}

/** 48 px of ink with a white line under the current page. */
export function StaffHeader({ items, homeTo, search, right }: StaffHeaderProps) {
  return (
    <header className={`on-ink ${classes.header}`} data-print="no">
      <Brand to={homeTo} onInk />
      <span className={classes.area}>{PORTAL.staff}</span>
      <nav className={classes.nav} aria-label={UI.mainNavigation}>
        {items.map((item) => (
          <NavLink key={item.to} to={item.to} end={item.end ?? false} className={classes.link ?? ''}>
            {item.label}
          </NavLink>
        ))}
      </nav>
      <div className={classes.right}>
        {search}
        {right}
      </div>
    </header>
  );
}

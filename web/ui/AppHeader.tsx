import { IconMenu2, IconX } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { UI } from '../../domain/texts/lt/screen/common.ts';
import { AppLink, useNavigation } from './AppLink.tsx';
import classes from './AppHeader.module.css';
import { Brand } from './Brand.tsx';

export interface NavItem {
  to: string;
  label: string;
  /** Active only on exactly this path. */
  end?: boolean;
}

interface AppHeaderProps {
  items: readonly NavItem[];
  homeTo?: string;
  /** Under the name of the portal. */
  sub?: string | undefined;
  period?: string | undefined;
  /** Budget mini bar or help line: hidden in the phone menu. */
  aside?: ReactNode;
  /** Notices: stays on the phone. */
  bell?: ReactNode;
  /** Who for whom, or the login button. */
  account?: ReactNode;
  /** What the phone menu shows under the links. */
  menuFooter?: ReactNode;
}

function isAt(pathname: string, { to, end }: NavItem): boolean {
  return pathname === to || (!end && pathname.startsWith(`${to}/`));
}

/** Applicant and public header: 64 px, an accent line under the current page; a menu on the phone. */
export function AppHeader({
  items,
  homeTo = '/',
  sub,
  period,
  aside,
  bell,
  account,
  menuFooter,
}: AppHeaderProps) {
  const [open, setOpen] = useState(false);
  const { pathname } = useNavigation();
  const [shownPath, setShownPath] = useState(pathname);
  if (shownPath !== pathname) {
    setShownPath(pathname);
    setOpen(false);
  }
  const links = items.map((item) => (
    <AppLink
      key={item.to}
      to={item.to}
      className={classes.link}
      aria-current={isAt(pathname, item) ? 'page' : undefined}
    >
      {item.label}
    </AppLink>
  ));
  return (
    <header className={classes.header} data-print="no">
      <div className={`wide ${classes.inner}`}>
        <Brand to={homeTo} {...(sub ? { sub, period } : {})} />
        <nav className={classes.nav} aria-label={UI.mainNavigation}>
          {links}
        </nav>
        <div className={classes.right}>
          {aside && <div className={classes.aside}>{aside}</div>}
          {bell && <div className={classes.bell}>{bell}</div>}
          {account && <div className={classes.account}>{account}</div>}
        </div>
        <button
          type="button"
          className={classes.menuButton}
          aria-label={open ? UI.close : UI.menu}
          aria-expanded={open}
          aria-controls="phone-menu"
          onClick={() => setOpen(!open)}
        >
          {open ? <IconX size={20} aria-hidden /> : <IconMenu2 size={20} aria-hidden />}
        </button>
      </div>
      <div id="phone-menu" className={classes.sheet} hidden={!open}>
        <nav className={classes.sheetLinks} aria-label={UI.menu}>
          {links}
        </nav>
        {menuFooter && <div className={classes.sheetFooter}>{menuFooter}</div>}
      </div>
    </header>
  );
}

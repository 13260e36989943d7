import { IconChevronDown } from '@tabler/icons-react';
import { lazy, Suspense, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { HEADER } from '../../domain/texts/lt/screen/common.ts';
import classes from './AccountMenu.module.css';

const loadList = () => import('./AccountList.tsx');
const AccountList = lazy(loadList);

export interface AccountItem {
  label: string;
  icon?: ReactNode;
  className?: string;
  /** A line stands below it. */
  endsGroup?: boolean;
  /** An address of the portal, or else something done at once. */
  to?: string;
  onSelect?: () => void;
}

interface AccountWords {
  /** For whom: the company, or the person alone. */
  name: string;
  /** Who: „atstovauja Jonas Jonaitis“. */
  detail?: string | null;
  onInk?: boolean;
}

export interface AccountMenuProps extends AccountWords {
  /** Above the look of the page and logout. */
  items?: readonly AccountItem[];
  onLogout: () => void;
}

/** Who works for whom, the look of the page, logout. Its list is fetched when somebody reaches for it. */
export function AccountMenu(props: AccountMenuProps) {
  const [isAsked, setAsked] = useState(false);
  const { name, detail, onInk } = props;
  const button = (
    <AccountButton
      name={name}
      detail={detail}
      onInk={onInk}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => setAsked(true)}
    />
  );
  if (!isAsked) return button;
  return (
    <Suspense fallback={button}>
      <AccountList {...props} />
    </Suspense>
  );
}

/** A connection that is away is met by the click, which says so. */
function preload(): void {
  loadList().catch(() => undefined);
}

export function AccountButton({
  name,
  detail,
  onInk = false,
  className = '',
  ...rest
}: AccountWords & Omit<ComponentPropsWithRef<'button'>, 'name'>) {
  return (
    <button
      type="button"
      className={`${classes.button} ${className}`}
      data-ink={onInk || undefined}
      aria-label={HEADER.accountMenu(name)}
      {...rest}
    >
      <span className={classes.words}>
        <span className={classes.name}>{name}</span>
        {detail && <span className={classes.detail}>{detail}</span>}
      </span>
      <IconChevronDown size={16} aria-hidden />
    </button>
  );
}

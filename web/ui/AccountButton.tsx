import { IconChevronDown } from '@tabler/icons-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { HEADER } from '../../domain/texts/lt/screen/common.ts';
import classes from './AccountButton.module.css';

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

/** For whom and who, as the button that opens the menu. */
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

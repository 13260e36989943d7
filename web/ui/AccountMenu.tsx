import { lazy, Suspense, useState } from 'react';
import { AccountButton, type AccountMenuProps } from './AccountButton.tsx';

const loadList = () => import('./AccountList.tsx');
const AccountList = lazy(loadList);

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

import { IconSearch } from '@tabler/icons-react';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { STAFF } from '../../../domain/texts/lt/screen/staff.ts';
import classes from './SearchButton.module.css';
import { useEarlyKeys } from './use-early-keys.ts';

const load = () => import('./Palette.tsx');
const Palette = lazy(() => load().then((module) => ({ default: module.Palette })));

interface SearchButtonProps {
  onHelp: () => void;
  onLogout: () => void;
}

/** The header's search: opens the palette, as Ctrl+K does from anywhere. Its file comes when somebody reaches for it. */
export function SearchButton(props: SearchButtonProps) {
  const [opened, setOpened] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const close = useCallback(() => setOpened(false), []);
  const takeTyped = useEarlyKeys(opened, close);
  const open = () => {
    setAsked(true);
    setOpened(true);
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      setAsked(true);
      setOpened((is) => !is);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <button
        type="button"
        className={classes.button}
        aria-label={STAFF.search}
        aria-keyshortcuts="Control+K"
        onPointerEnter={() => void load().catch(() => undefined)}
        onClick={open}
      >
        <IconSearch size={16} stroke={1.8} aria-hidden />
        <span className={classes.words} aria-hidden>
          {STAFF.searchShort}
        </span>
        <kbd className={classes.key} aria-hidden>
          Ctrl K
        </kbd>
      </button>
      {isAsked && (
        <Suspense fallback={null}>
          <Palette opened={opened} onClose={close} takeTyped={takeTyped} {...props} />
        </Suspense>
      )}
    </>
  );
}

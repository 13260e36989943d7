import { useEffect } from 'react';
import { currentArea } from '../api/session.ts';
import { keepTyped } from '../api/typing.ts';
import { Skeletons } from '../ui/Skeletons.tsx';

/** An address of the other application (main.tsx): the page is loaded anew, and words typed here wait for the return. */
export function OtherArea() {
  useEffect(() => {
    keepTyped(currentArea());
    window.location.reload();
  }, []);
  return <Skeletons />;
}

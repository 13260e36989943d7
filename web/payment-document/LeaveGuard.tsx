import { useEffect, type RefObject } from 'react';
import { useBlocker, type BlockerFunction } from 'react-router-dom';
import { PAYMENT_DOCUMENT as T } from '../../domain/texts/lt/screen/payment-document.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';

interface LeaveGuardProps {
  when: boolean;
  /** Set while the form itself leads on, after a save. */
  isLeading: RefObject<boolean>;
  onLeave: () => void;
}

/** „Ar tikrai norite grįžti į mokėjimų prašymų sąrašą. Ne visi pakeitimai yra išsaugoti.“ */
export function LeaveGuard({ when, isLeading, onLeave }: LeaveGuardProps) {
  const shouldBlock: BlockerFunction = ({ nextLocation }) =>
    when && !isLeading.current && !/login$/.test(nextLocation.pathname);
  const blocker = useBlocker(shouldBlock);
  useEffect(() => {
    if (!when) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [when]);
  return (
    <ConfirmDialog
      opened={blocker.state === 'blocked'}
      onClose={() => blocker.state === 'blocked' && blocker.reset()}
      title={T.leaveTitle}
      question={T.leave}
      onConfirm={() => {
        onLeave();
        if (blocker.state === 'blocked') blocker.proceed();
      }}
    />
  );
}

import { Button } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ERRORS, UI } from '../../domain/texts/lt/screen/common.ts';
import classes from './ErrorState.module.css';

interface ErrorStateProps {
  /** What happened. */
  title?: string;
  /** What is safe, and what to do. */
  children?: ReactNode;
  onRetry?: () => void;
  retryLabel?: string;
  requestId?: string | null;
  action?: ReactNode;
}

export function ErrorState({ title, children, onRetry, retryLabel, requestId, action }: ErrorStateProps) {
  return (
    <div className={classes.error} role="alert">
      <IconAlertCircle className={classes.icon} size={22} stroke={1.8} aria-hidden />
      <div>
        <h2 className={classes.title}>{title ?? ERRORS.loadFailed}</h2>
        <div className={classes.text}>{children ?? ERRORS.safe}</div>
        <div className={classes.actions}>
          {onRetry && (
            <Button size="md" variant="default" onClick={onRetry}>
              {retryLabel ?? UI.retry}
            </Button>
          )}
          {action}
          {requestId && <span className={classes.id}>{ERRORS.requestId(requestId)}</span>}
        </div>
      </div>
    </div>
  );
}

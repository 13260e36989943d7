import { Skeleton } from '@mantine/core';
import { UI } from '../../domain/texts/lt/screen/common.ts';
import classes from './Skeletons.module.css';

/** Placeholder in the shape of what is coming; said once to those who listen. */
export function Skeletons({ rows = 3, height = 104 }: { rows?: number; height?: number }) {
  return (
    <div className={classes.stack} role="status" data-coming>
      <span className="visually-hidden">{UI.loading}</span>
      {Array.from({ length: rows }, (_, index) => (
        <Skeleton key={index} height={height} radius="md" aria-hidden />
      ))}
    </div>
  );
}

export function SkeletonLines({ lines = 3 }: { lines?: number }) {
  return (
    <div className={classes.lines} role="status" data-coming>
      <span className="visually-hidden">{UI.loading}</span>
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} height={14} width={`${92 - index * 14}%`} radius="sm" aria-hidden />
      ))}
    </div>
  );
}

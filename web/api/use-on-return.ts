import { useEffect } from 'react';
import { onReturn } from './untouched.ts';

/** Asks again when a page that was left is touched; `refetch` is a function that stays the same. */
export function useOnReturn(refetch: () => Promise<unknown>): void {
  useEffect(() => onReturn(() => void refetch()), [refetch]);
}

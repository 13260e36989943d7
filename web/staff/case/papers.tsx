import { createContext, useContext } from 'react';
import type { Paper } from '../../ui/paper.ts';

interface Papers {
  /** Shows a paper beside the case. */
  open: (paper: Paper, among: readonly Paper[]) => void;
}

export const PapersContext = createContext<Papers>({ open: () => undefined });

export function usePapers(): Papers {
  return useContext(PapersContext);
}

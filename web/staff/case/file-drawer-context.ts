import { createContext, useContext } from 'react';
import type { ViewableFile } from '../../ui/viewable-file.ts';

interface FileDrawerControl {
  /** Shows a file beside the case. */
  open: (file: ViewableFile, among: readonly ViewableFile[]) => void;
}

export const FileDrawerContext = createContext<FileDrawerControl>({ open: () => undefined });

export function useFileDrawer(): FileDrawerControl {
  return useContext(FileDrawerContext);
}

import { createContext, useContext } from 'react';

/** Opens a section of the case and brings it into sight. */
export const SectionsContext = createContext<(id: string) => void>(() => undefined);

export const useGoToSection = (): ((id: string) => void) => useContext(SectionsContext);

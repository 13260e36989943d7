import { createContext, useContext, type ReactNode } from 'react';
import { useStoredFlag } from '../inbox/use-inbox-view.ts';

interface Letters {
  on: boolean;
  set: (on: boolean) => void;
}

const LettersContext = createContext<Letters>({ on: true, set: () => undefined });

/** Single-letter keys may be switched off (WCAG 2.1.4); the choice stays in the browser. */
export function LettersProvider({ children }: { children: ReactNode }) {
  const [on, set] = useStoredFlag('boLetters', true);
  return <LettersContext value={{ on, set }}>{children}</LettersContext>;
}

export function useLetters(): Letters {
  return useContext(LettersContext);
}

import { MantineProvider } from '@mantine/core';
import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { resolver, theme } from '../theme.ts';

/** Puts an application into the page: theme, colour scheme and the nonce its styles need. */
export function mount(app: ReactNode): void {
  // The policy allows styles with this nonce only; the placeholder stays when no server filled it (development).
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
  // react-remove-scroll (behind Modal) reads its nonce from here.
  (globalThis as { __webpack_nonce__?: string }).__webpack_nonce__ = nonce;
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={resolver}
        defaultColorScheme="auto"
        getStyleNonce={() => nonce}
        // All variables come from here, so the style sheet with their defaults (4 KB) need not be fetched.
        deduplicateCssVariables={false}
      >
        {app}
      </MantineProvider>
    </StrictMode>,
  );
}

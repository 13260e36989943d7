import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { resolver, theme } from '../theme.ts';

/** Theme, colour scheme, and the nonce that styles need. */
export function Themed({ nonce, children }: { nonce: string; children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={resolver}
      defaultColorScheme="auto"
      getStyleNonce={() => nonce}
      // All variables come from here, so the style sheet with their defaults (4 KB) need not be fetched.
      deduplicateCssVariables={false}
    >
      {children}
    </MantineProvider>
  );
}

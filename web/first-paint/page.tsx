import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { Component as Home } from '../public/Home.tsx';
import { PublicApp } from '../public/PublicApp.tsx';
import { paths } from '../paths.ts';
import { Themed } from '../shell/Themed.tsx';
import { NavigationContext } from '../ui/AppLink.tsx';

const NOWHERE = { pathname: paths.home, go: () => undefined, Link: null };

/** The home page as markup, as whoever comes for the first time sees it before any answer. For the build (plugin.ts). */
export async function firstPaint(nonce: string): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <Themed nonce={nonce}>
        <NavigationContext value={NOWHERE}>
          <PublicApp page={Home} />
        </NavigationContext>
      </Themed>
    </StrictMode>,
    // In one piece, without the scripts that would put parts of it into place later.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  return new Response(prelude).text();
}

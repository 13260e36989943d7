import { StrictMode, type ComponentType } from 'react';
import { prerender } from 'react-dom/static';
import { Component as About } from '../public/conditions/About.tsx';
import { Component as Home } from '../public/Home.tsx';
import { Component as Login } from '../public/Login.tsx';
import { PublicApp } from '../public/PublicApp.tsx';
import { paths } from '../paths.ts';
import { Themed } from '../shell/Themed.tsx';
import { NavigationContext } from '../ui/AppLink.tsx';

const SCREENS: Record<string, ComponentType> = {
  [paths.home]: Home,
  [paths.login]: Login,
  [paths.about]: About,
};

/** A screen as markup, as whoever comes for the first time sees it before any answer. For the build (plugin.ts). */
export async function firstPaint(pathname: string, nonce: string): Promise<string> {
  const Screen = SCREENS[pathname]!;
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <Themed nonce={nonce}>
        <NavigationContext value={{ pathname, go: () => undefined, Link: null }}>
          <PublicApp page={Screen} />
        </NavigationContext>
      </Themed>
    </StrictMode>,
    // In one piece, without the scripts that would put parts of it into place later.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER, onError: (error) => void errors.push(error) },
  );
  if (errors.length > 0) throw new Error(`${pathname} cannot be drawn`, { cause: errors[0] });
  return new Response(prelude).text();
}

import { StrictMode, type ComponentType } from 'react';
import { prerender } from 'react-dom/static';
import { Component as About } from '../public/conditions/About.tsx';
import { Component as Home } from '../public/Home.tsx';
import { Component as Login } from '../public/Login.tsx';
import { Component as SelfCheck } from '../public/self-check/SelfCheck.tsx';
import { PublicApp } from '../public/PublicApp.tsx';
import { paths } from '../paths.ts';
import { Themed } from '../shell/Themed.tsx';
import { NavigationContext } from '../ui/AppLink.tsx';

export interface Drawn {
  pathname: string;
  /** By which the build knows what the screen needs. */
  module: string;
  /** Beside index.html; api/http/pages.ts sends it for the path. */
  file: string;
  Screen: ComponentType;
  /** Where people go from here: what these need is named in the page, for web/public/next-files.ts. */
  next?: readonly string[];
}

const AFTER_LOGIN = [
  '/web/PortalApp.tsx',
  '/web/account/LoginCallback.tsx',
  '/web/applicant/ApplicantLayout.tsx',
  '/web/applicant/list/Requests.tsx',
  '/web/applicant/request/RequestScreen.tsx',
  '/web/applicant/request/ViewRequest.tsx',
  '/web/applicant/request/EditRequest.tsx',
];

export const DRAWN: readonly Drawn[] = [
  { pathname: paths.home, module: '/web/public/Home.tsx', file: 'home.html', Screen: Home },
  {
    pathname: paths.login,
    module: '/web/public/Login.tsx',
    file: 'login.html',
    Screen: Login,
    next: AFTER_LOGIN,
  },
  {
    pathname: paths.selfCheck,
    module: '/web/public/self-check/SelfCheck.tsx',
    file: 'self-check.html',
    Screen: SelfCheck,
  },
  { pathname: paths.about, module: '/web/public/conditions/About.tsx', file: 'about.html', Screen: About },
];

/** A screen as markup, as whoever comes for the first time sees it before any answer. For the build (plugin.ts). */
export async function firstPaint({ pathname, Screen }: Drawn, nonce: string): Promise<string> {
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

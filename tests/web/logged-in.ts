// Browsers in which somebody is logged in without having walked there.
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { TOKEN_KEY } from '../../web/api/session.ts';
import type { Client } from '../harness/api.ts';
import { DESK, openPage } from './browser.ts';

/** Staff, or an applicant by the way they came. */
export type Side = 'staff' | 'Company' | 'Individual';

/** A page of theirs, in a browser of their own that has fetched nothing yet. */
export async function openAs(
  { browser, url }: { browser: Browser; url: string },
  who: Client,
  side: Side,
  options: BrowserContextOptions = DESK,
): Promise<Page> {
  const page = await openPage(browser, options);
  await page.context().addCookies(who.jar.forBrowser(url));
  const key = TOKEN_KEY[side === 'staff' ? side : 'applicant'];
  await page.addInitScript((kept) => void Object.assign(localStorage, kept), {
    [key]: who.token,
    [`${key}Stored`]: String(Date.now()),
    ...(side === 'staff' ? {} : { loginType: side }),
  });
  return page;
}

// A real Chromium; every person has a browser of their own.
import AxeBuilder from '@axe-core/playwright';

import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';

export async function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: JSON.parse(process.env.CHROMIUM_ARGS ?? '["--no-sandbox","--disable-gpu"]') as string[],
  });
}

export const DESK: BrowserContextOptions = { viewport: { width: 1366, height: 768 }, locale: 'lt-LT' };
export const PHONE: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  locale: 'lt-LT',
  hasTouch: true,
};

/** A page of a new person, with patience for a machine of two cores. Errors of the page are collected. */
export async function openPage(browser: Browser, options: BrowserContextOptions = DESK): Promise<Page> {
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
  context.setDefaultTimeout(30_000);
  return context.newPage();
}

/** Opens an address as a person would: a page that says something is away is tried again. */
export async function visit(page: Page, address: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await page.goto(address, { waitUntil: 'networkidle' });
      await page.getByRole('heading', { level: 1 }).waitFor({ timeout: 5_000 });
      if (!(await page.getByRole('button', { name: 'Bandyti dar kartą' }).first().isVisible())) return;
    } catch (error) {
      if (tries === 20) throw error;
    }
  }
}

/** „Pasirašyti“ on the signing provider's own page, once, and away from it. */
export async function signOnProvidersPage(page: Page): Promise<void> {
  const isThere = (url: URL): boolean => url.pathname.startsWith('/signing/');
  await page.waitForURL(isThere);
  await page.getByRole('button', { name: 'Pasirašyti', exact: true }).click();
  await page.waitForURL((url) => !isThere(url));
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** No violation of WCAG 2.2 AA that axe can find, in light and in dark. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.locator(`html[data-mantine-color-scheme="${colorScheme}"]`).waitFor({ state: 'attached' });
    const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
    if (found.length > 0) throw new Error(`${page.url()} in ${colorScheme}:\n${found.join('\n')}`);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

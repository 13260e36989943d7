// A real Chromium; every person has a browser of their own.
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { expectAccessible } from './accessible.ts';

export async function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: JSON.parse(process.env.CHROMIUM_ARGS ?? '["--no-sandbox","--disable-gpu"]') as string[],
  });
}

export const DESK: BrowserContextOptions = { viewport: { width: 1366, height: 768 }, locale: 'lt-LT' };
export const PHONE = {
  viewport: { width: 360, height: 740 },
  locale: 'lt-LT',
  hasTouch: true,
} satisfies BrowserContextOptions;

/** What no page may ever say: exceptions, and errors in the console other than calls that were refused. */
const pageErrors: string[] = [];

/** Fails with the errors of all pages so far. */
export function expectNoPageErrors(): void {
  const found = pageErrors.splice(0);
  if (found.length > 0) throw new Error(`errors of pages:\n${found.join('\n')}`);
}

/** A page of a new person, with patience for a machine of two cores. Errors of the page are collected. */
export async function openPage(browser: Browser, options: BrowserContextOptions = DESK): Promise<Page> {
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
  context.setDefaultTimeout(30_000);
  const page = await context.newPage();
  page.on('pageerror', ({ message }) => pageErrors.push(`${page.url()}: ${message}`));
  page.on('console', (said) => {
    if (said.type() === 'error' && !said.text().startsWith('Failed to load resource')) {
      pageErrors.push(`${page.url()}: ${said.text()}`);
    }
  });
  return page;
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

/** What Chromium says of a page that is already on its way when it is told to load anew. */
const ON_ITS_WAY = /Not attached to an active page|net::ERR_ABORTED/;

/** Loads anew a page whose right has just ended. It may hear of that by its own poll and be leaving at this very moment. */
export async function reloadOrLeaving(page: Page): Promise<void> {
  await page.reload().catch((error: Error) => {
    if (!ON_ITS_WAY.test(error.message)) throw error;
  });
}

export const isOnProvidersPage = (url: URL): boolean => url.pathname.startsWith('/signing/');

/** „Pasirašyti“ on the signing provider's own page, once, and away from it. */
export async function signOnProvidersPage(page: Page): Promise<void> {
  await page.waitForURL(isOnProvidersPage);
  await page.getByRole('button', { name: 'Pasirašyti', exact: true }).click();
  await page.waitForURL((url) => !isOnProvidersPage(url));
}

/** The same where the provider sends nobody back: one returns by the browser's own button, as often as it takes. */
export async function signAndGoBack(page: Page): Promise<void> {
  await page.waitForURL(isOnProvidersPage);
  const plain = new URL(page.url());
  plain.searchParams.delete('return_url');
  await page.goto(plain.href);
  await page.getByRole('button', { name: 'Pasirašyti', exact: true }).click();
  await page.getByText('Šį langą galite užverti').waitFor();
  while (isOnProvidersPage(new URL(page.url()))) await page.goBack();
}

/** On a phone what is wide scrolls by itself, never the page. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { needed, given } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { needed: scrollWidth, given: clientWidth };
  });
  if (needed > given) throw new Error(`${page.url()} is ${needed} px wide on a screen of ${given} px`);
}

/** Lists are here, rows are not dimmed: what a person waits for before they read. */
export const untilNothingIsBusy = async (page: Page): Promise<void> =>
  void (await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]')));

/** A screen that stands still: nothing for axe to find, and pictures of it when PICTURES names a folder. */
export async function look(page: Page, name: string, part?: string): Promise<void> {
  await untilNothingIsBusy(page);
  await expectAccessible(page, part);
  const folder = process.env.PICTURES;
  if (folder) await takePictures(page, `${folder}/${name}`);
}

async function takePictures(page: Page, file: string): Promise<void> {
  const own = page.viewportSize()!;
  const sizes =
    own.width === PHONE.viewport.width
      ? ([['phone', own]] as const)
      : ([
          ['desk', own],
          ['phone', PHONE.viewport],
        ] as const);
  for (const [size, viewport] of sizes) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.locator(`html[data-mantine-color-scheme="${colorScheme}"]`).waitFor({ state: 'attached' });
      await page.screenshot({ path: `${file}-${size}-${colorScheme}.png` });
    }
  }
  await page.setViewportSize(own);
  await page.emulateMedia({ colorScheme: 'light' });
}

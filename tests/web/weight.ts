// What a browser that has nothing yet fetches over the line for one page: bodies as they came, packed.
import type { Page } from 'playwright-core';

export interface Weight {
  /** The page itself, scripts and styles; fonts are the same two files everywhere and come after the words. */
  kilobytes: number;
  /** Scripts and styles. */
  files: number;
  fontKilobytes: number;
}

/** Whoever waits this long on purpose (the bell) is no part of the page, however slow the machine is that opens it. */
const LATER_MS = 1_000;

function holdBackLater(laterMs: number): void {
  const wait = window.setTimeout.bind(window);
  window.setTimeout = ((work: () => void, ms = 0, ...given: unknown[]) =>
    wait(work, ms >= laterMs ? 60_000 : ms, ...given)) as typeof window.setTimeout;
}

export async function weigh(page: Page, address: string): Promise<Weight> {
  const devtools = await page.context().newCDPSession(page);
  const kinds = new Map<string, string>();
  const total = { Document: 0, Script: 0, Stylesheet: 0, Font: 0 };
  let files = 0;
  devtools.on('Network.responseReceived', ({ requestId, type }) => void kinds.set(requestId, type));
  devtools.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind === 'Document' || kind === 'Script' || kind === 'Stylesheet' || kind === 'Font')
      total[kind] += encodedDataLength;
  });
  devtools.on('Network.loadingFinished', ({ requestId }) => {
    const kind = kinds.get(requestId);
    if (kind === 'Script' || kind === 'Stylesheet') files += 1;
  });
  await devtools.send('Network.enable');
  await page.addInitScript(holdBackLater, LATER_MS);
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await devtools.detach();
  return {
    kilobytes: (total.Document + total.Script + total.Stylesheet) / 1024,
    files,
    fontKilobytes: total.Font / 1024,
  };
}

// What axe can find on a screen. Contrast is the dear part of it, so the same colours on the same colours are looked at once.
import axe from 'axe-core';
import type { Page } from 'playwright-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

const MODAL = '[role="dialog"][aria-modal="true"]';

/** Colours that axe has passed in this file; what it could not judge or need not is never among them. */
const passed = new Set<string>();

/**
 * No violation of WCAG 2.2 AA that axe can find, in light and in dark. Of an open dialog the dialog itself, because what
 * is behind it is out of reach, and of a screen seen before only the `part` that is new; in dark the contrast, because
 * nothing else changes.
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  const modal = (await page.locator(MODAL).count()) > 0 ? MODAL : undefined;
  const seen = part ?? modal ?? null;
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.evaluate(wear, colorScheme);
    if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
    const found = colorScheme === 'light' ? await page.evaluate(shapesIn, { seen, TAGS, OF_COLOURS }) : [];
    found.push(...(await lookAtColours(page, seen)));
    if (found.length > 0) throw new Error(`${page.url()} in ${colorScheme}:\n${found.join('\n')}`);
  }
  await page.evaluate(wear, 'light' as const);
}

/** In the page. Colours follow this attribute alone; to go by the system's choice costs a drawing of everything each time. */
const wear = (colorScheme: 'light' | 'dark'): void =>
  document.documentElement.setAttribute('data-mantine-color-scheme', colorScheme);

type WithAxe = { axe: typeof axe };

/** In the page: everything but colours. The only frames are the previews of documents, so that one run sees everything. */
async function shapesIn(asked: {
  seen: string | null;
  TAGS: string[];
  OF_COLOURS: string[];
}): Promise<string[]> {
  const { violations } = await (window as unknown as WithAxe).axe.run(asked.seen ?? document, {
    runOnly: { type: 'tag', values: asked.TAGS },
    rules: Object.fromEntries(asked.OF_COLOURS.map((rule) => [rule, { enabled: false }])),
    resultTypes: ['violations'],
    preload: false,
  });
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/** Answers the violations. */
async function lookAtColours(page: Page, seen: string | null): Promise<string[]> {
  const texts = await page.evaluateHandle(textsIn, seen);
  try {
    const colours = await texts.evaluate((all) => all.map(([, key]) => key));
    const unseen = colours.flatMap((key, at) => (key !== null && passed.has(key) ? [] : [at]));
    if (unseen.length === 0) return [];
    const { found, good } = await texts.evaluate(coloursOf, { unseen, rules: OF_COLOURS });
    for (const key of good) if (key !== null) passed.add(key);
    return found;
  } finally {
    await texts.dispose();
  }
}

interface Behind {
  key: string;
  lifted: boolean;
}

/** In the page: what holds words of its own, each with all that its contrast depends on; null: nobody knows what it lies on. */
function textsIn(seen: string | null): [Element, string | null][] {
  const CLEAR = 'rgba(0, 0, 0, 0)';
  const known = new Map<Element | null, Behind>([[null, { key: '', lifted: false }]]);
  const behind = (element: Element | null): Behind => {
    const before = known.get(element);
    if (before) return before;
    const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(element!);
    const below = behind(element!.parentElement);
    const through = opacity === '1' ? '' : `*${opacity}`;
    const image = backgroundImage === 'none' ? '' : backgroundImage.slice(0, 80);
    const covers = backgroundColor.startsWith('rgb(') && image === '';
    const answer = {
      key: [below.key, backgroundColor === CLEAR ? '' : backgroundColor, image, through].join(''),
      // What is lifted out of its place may lie on something that is not its ancestor.
      lifted: !covers && (below.lifted || /absolute|fixed|sticky/.test(position)),
    };
    known.set(element, answer);
    return answer;
  };
  const hasWords = (element: Element): boolean =>
    element.matches('input, select, textarea') ||
    [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue!.trim() !== '');
  const root = seen === null ? [document.body] : [...document.querySelectorAll(seen)];
  return root
    .flatMap((one) => [one, ...one.querySelectorAll('*')])
    .filter(hasWords)
    .map((element) => {
      const { color, fontSize, fontWeight, textShadow, textDecorationLine } = getComputedStyle(element);
      // Whether a link must be told from the words around it by more than colour depends on how many words there are.
      const isPlainLink = element.matches('a') && textDecorationLine === 'none';
      const { key, lifted } = behind(element);
      if (lifted || isPlainLink) return [element, null];
      const own = [color, fontSize, fontWeight, textShadow, textDecorationLine];
      return [element, `${key} / ${own.join(' / ')}`];
    });
}

/** In the page: looks at some of the texts; answers the violations, and of which colours there is none. */
async function coloursOf(
  texts: [Element, string | null][],
  asked: { unseen: number[]; rules: string[] },
): Promise<{ found: string[]; good: (string | null)[] }> {
  const include = asked.unseen.map((at) => texts[at]![0]) as unknown as axe.ElementContext;
  const { violations, passes } = await (window as unknown as WithAxe).axe.run(include, {
    runOnly: { type: 'rule', values: asked.rules },
    resultTypes: ['violations', 'passes'],
    selectors: false,
    elementRef: true,
    preload: false,
  });
  const told = (node: axe.NodeResult): string =>
    `${node.html.slice(0, 200)} (${node.any.map(({ message }) => message).join(' ')})`;
  const judged = new Set(
    passes
      .filter(({ id }) => id === 'color-contrast')
      .flatMap(({ nodes }) => nodes.map(({ element }) => element)),
  );
  return {
    found: violations.map(({ id, nodes }) => `${id}: ${nodes.map(told).join(', ')}`),
    good: texts.filter(([element]) => judged.has(element as HTMLElement)).map(([, key]) => key),
  };
}

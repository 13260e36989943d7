import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { expectAccessible } from './accessible.ts';
import { openBrowser, openPage } from './browser.ts';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
  page = await openPage(browser);
});
afterAll(() => browser?.close());

const STYLE = `body { background: white; color: black } .pale { color: #bbb } .dark { background: #222 }
  .bar { position: absolute; top: 0; background: #444 }
  [data-mantine-color-scheme='dark'] .lost { background: #222 }
  a { text-decoration: none; color: #036 }`;

async function look(body: string): Promise<void> {
  await page.setContent(`<html lang="lt"><head><title>Puslapis</title><style>${STYLE}</style></head>
    <body><main><h1>Antraštė</h1>${body}</main></body></html>`);
  await expectAccessible(page);
}

test.each([
  ['words too pale', '<p class="pale">blyškūs</p>', 'color-contrast'],
  ['good words on another ground', '<div class="dark"><p>tamsūs</p></div>', 'color-contrast'],
  ['words that are lost in the dark only', '<p class="lost">dingę</p>', 'in dark'],
  ['words in an input', '<input class="pale" aria-label="Vardas" value="Jonas">', 'color-contrast'],
  [
    'a link that looks like the words around it',
    '<p>Žr. <a href="/x">sąlygas</a>, o ne ką nors kita</p>',
    'link-in-text-block',
  ],
  [
    'words that lie on something by place alone',
    '<div class="bar" style="width:9em;height:9em"></div><p style="position:absolute;top:2em">tamsūs</p>',
    'color-contrast',
  ],
  ['a picture without words', '<img src="data:,">', 'image-alt'],
  ['a field without a name', '<input>', 'label'],
])('of a screen is said: %s', async (_what, body, told) => {
  // Seen before in good places: knowing their colours must not hide what is wrong.
  await look(
    '<p>geri žodžiai</p><p style="position:absolute;top:9em">tamsūs</p><p>Žr. <a href="/x">sąlygas</a></p>',
  );
  await expect(look(body)).rejects.toThrow(told);
});

test('colours that were looked at are not looked at again, and new ones are', async () => {
  await look('<p>geri</p>');
  await expect(look('<p>geri</p><p class="pale">blyškūs</p>')).rejects.toThrow('blyškūs');
  await expect(look('<p>geri</p><p class="pale">blyškūs</p>')).rejects.toThrow('blyškūs');
  await expect(look('<p>geri</p><p style="opacity:0.3">geri</p>')).rejects.toThrow('color-contrast');
});

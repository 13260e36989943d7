// How one comes to a dialog, and what one does in it.
import type { Locator, Page } from 'playwright-core';
import type { Fill } from './row.ts';

export const pressed = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).click();

export const chosenFrom = (menu: string, item: string) => async (page: Page) => {
  await page.getByRole('button', { name: menu, exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

const boxOf = (dialog: Locator, label: string) => dialog.getByRole('textbox', { name: label, exact: true });

/** Texts by label; a select takes the value of its option. */
export const typed =
  (texts: Readonly<Record<string, string>>): Fill =>
  async (dialog) => {
    for (const [label, text] of Object.entries(texts)) await boxOf(dialog, label).fill(text);
  };

export const ticked =
  (...labels: string[]): Fill =>
  async (dialog) => {
    for (const label of labels) await dialog.getByLabel(label, { exact: true }).click();
  };

export const chosen =
  (label: string, option: string): Fill =>
  async (dialog) => {
    await dialog.getByRole('combobox', { name: label }).selectOption(option);
  };

export const attached =
  (name: string, text = 'a;b'): Fill =>
  async (dialog) => {
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  };

export const then =
  (...steps: Fill[]): Fill =>
  async (dialog, page) => {
    for (const step of steps) await step(dialog, page);
  };

/** A folded section of a case, opened if it is not, and then on. */
export const openedSection = (title: string, next: (page: Page) => Promise<void>) => async (page: Page) => {
  const fold = page.locator('button[aria-expanded]', { hasText: title }).first();
  await fold.waitFor();
  if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click();
  await next(page);
};

// The ways a person works a screen: with the mouse, with a finger, with the keyboard alone (keyboard.ts).
import type { Locator, Page } from 'playwright-core';
import type { SeedFile } from '../../db/seed/portal.ts';

export interface Hand {
  page: Page;
  /** A link or a button. */
  press(target: Locator): Promise<void>;
  /** Into an input, in place of what stands there. */
  type(input: Locator, text: string): Promise<void>;
  tick(checkbox: Locator): Promise<void>;
  /** One of the options of a radio group. */
  answer(group: Locator, option: string): Promise<void>;
  /** The first option that begins so; what can be typed into is searched. */
  choose(box: Locator, text: string): Promise<void>;
  /** Through the file chooser a button opens. */
  attach(button: Locator, file: SeedFile): Promise<void>;
}

/** How long a person waits for what they want to press. */
const PATIENCE_MS = 20_000;

export const optionOf = (page: Page, text: string): Locator =>
  page.getByRole('option', { name: new RegExp(`^${text}`, 'i') }).first();

export const radioOf = (group: Locator, option: string): Locator =>
  group.getByRole('radio', { name: option, exact: true });

/** Opens the file chooser by `open` and gives it the file. */
export async function giveFile(page: Page, file: SeedFile, open: () => Promise<void>): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), open()]);
  await chooser.setFiles({ name: file.name, mimeType: file.type, buffer: Buffer.from(file.bytes) });
}

function pointing(page: Page, press: (target: Locator) => Promise<void>): Hand {
  const mark = async (target: Locator): Promise<void> => {
    if (!(await target.isChecked())) await press(target);
    if (!(await target.isChecked())) throw new Error(`${String(target)} is not checked`);
  };
  return {
    page,
    press,
    type: (input, text) => input.fill(text),
    tick: mark,
    answer: (group, option) => mark(radioOf(group, option)),
    async choose(box, text) {
      const option = optionOf(page, text);
      const pick = async (): Promise<void> => {
        await press(box);
        if (await box.isEditable()) {
          // What a register has filled in already may be the same word: it is searched only when it is typed anew.
          await box.fill('');
          await box.fill(text);
        }
        await press(option);
      };
      // A list that closes under the hand, as one does when the page is busy, is opened once more.
      await pick().catch(async (error: Error) => {
        if (await option.isVisible()) throw error;
        await pick();
      });
    },
    attach: (button, file) => giveFile(page, file, () => press(button)),
  };
}

export const mouse = (page: Page): Hand => pointing(page, (target) => target.click({ timeout: PATIENCE_MS }));

/** A page with touch only. */
export const finger = (page: Page): Hand => pointing(page, (target) => target.tap({ timeout: PATIENCE_MS }));

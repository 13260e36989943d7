// A person without a mouse: Tab, Enter, Space, arrows and letters, nothing else.
import type { ElementHandle, Locator, Page } from 'playwright-core';
import { until } from '../../harness/waiting.ts';
import { giveFile, optionOf, radioOf, type Hand } from '../hands.ts';

/** The longest way on a screen: from the form's last question back to its head. */
const LIMIT = 250;

/** Where the focus is, as seen from what is looked for. */
type Place = 'here' | 'before' | 'after' | 'nowhere' | 'gone';

/** What is wrong with the focus a person is to see; null: nothing. */
function focusProblem(): string | null {
  const active = document.activeElement;
  if (!active || active === document.body) return null;
  const name = `${active.tagName.toLowerCase()} „${(active.getAttribute('aria-label') ?? active.id) || (active.textContent ?? '').trim().slice(0, 40)}“`;
  const style = getComputedStyle(active);
  const ring =
    (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0) || style.boxShadow !== 'none';
  if (!ring) return `${name} does not show the focus`;
  const { left, right, top, bottom } = active.getBoundingClientRect();
  const [x0, x1] = [Math.max(left, 0) + 1, Math.min(right, innerWidth) - 1];
  const [y0, y1] = [Math.max(top, 0) + 1, Math.min(bottom, innerHeight) - 1];
  if (x1 <= x0 || y1 <= y0) return `${name} has the focus out of sight`;
  const points = [
    [(x0 + x1) / 2, (y0 + y1) / 2],
    [x0, y0],
    [x1, y1],
    [x0, y1],
    [x1, y0],
  ] as const;
  const isSeen = points.some(([x, y]) => {
    const top = document.elementFromPoint(x, y);
    return top !== null && (active.contains(top) || active.parentElement!.contains(top));
  });
  return isSeen ? null : `${name} has the focus under something else`;
}

export class Keyboard implements Hand {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    // Enter is faster than the browser begins to hand its choosers over: they are wanted from the start.
    page.on('filechooser', () => undefined);
  }

  /** Tabs, forward or back, until the focus is on the target or within it. */
  async goTo(target: Locator): Promise<void> {
    let node = await this.#found(target);
    const key = (await this.#place(node)) === 'after' ? 'Shift+Tab' : 'Tab';
    for (let steps = 0; steps < LIMIT; steps += 1) {
      const place = await this.#place(node);
      if (place === 'here') return;
      if (place === 'gone') node = await this.#found(target);
      await this.page.keyboard.press(key);
      const problem = await this.page.evaluate(focusProblem);
      if (problem) throw new Error(`${this.page.url()}: ${problem}`);
    }
    throw new Error(`${String(target)} was not reached in ${LIMIT} steps`);
  }

  async #found(target: Locator): Promise<ElementHandle<Element>> {
    await target.waitFor();
    const node = await target.elementHandle();
    if (!node) throw new Error(`${String(target)} is not there`);
    await node.waitForElementState('enabled');
    return node;
  }

  #place(node: ElementHandle<Element>): Promise<Place> {
    return node.evaluate((wanted) => {
      const active = document.activeElement;
      if (!wanted.isConnected) return 'gone';
      if (!active || active === document.body) return 'nowhere';
      if (wanted.contains(active)) return 'here';
      return wanted.compareDocumentPosition(active) & Node.DOCUMENT_POSITION_FOLLOWING ? 'after' : 'before';
    });
  }

  /** After a dialog or a step the next Tab goes on from somewhere. */
  async expectFocus(): Promise<void> {
    const isKept = () => document.activeElement !== null && document.activeElement !== document.body;
    const what = `the focus on ${this.page.url()}`;
    await until(() => this.page.evaluate(isKept), { what, timeoutMs: 10_000 });
  }

  /** Closes what is open and waits until the focus is back where it was opened. */
  async escape(back: Locator): Promise<void> {
    await this.page.keyboard.press('Escape');
    await this.page.getByRole('dialog').waitFor({ state: 'hidden' });
    await this.expectAt(back);
  }

  /** The focus comes to the target by itself. */
  async expectAt(target: Locator): Promise<void> {
    const isThere = () => target.evaluate((node) => node === document.activeElement);
    await until(isThere, { what: `the focus at ${String(target)}`, timeoutMs: 10_000 });
  }

  async press(target: Locator): Promise<void> {
    await this.goTo(target);
    await this.page.keyboard.press('Enter');
  }

  async type(input: Locator, text: string): Promise<void> {
    await this.goTo(input);
    await this.page.keyboard.press('Control+A');
    await this.page.keyboard.type(text);
  }

  async tick(checkbox: Locator): Promise<void> {
    await this.goTo(checkbox);
    if (!(await checkbox.isChecked())) await this.page.keyboard.press('Space');
    if (!(await checkbox.isChecked())) throw new Error(`${String(checkbox)} is not checked`);
  }

  async answer(group: Locator, option: string): Promise<void> {
    await this.goTo(group);
    const radio = radioOf(group, option);
    const count = await group.getByRole('radio').count();
    for (let steps = 0; steps < count; steps += 1) {
      if (await radio.evaluate((node) => node === document.activeElement)) break;
      await this.page.keyboard.press('ArrowDown');
    }
    if (!(await radio.isChecked())) await this.page.keyboard.press('Space');
    if (!(await radio.isChecked())) throw new Error(`${option} of ${String(group)} is not chosen`);
  }

  async choose(box: Locator, text: string): Promise<void> {
    await this.goTo(box);
    const option = optionOf(this.page, text);
    if (await box.isEditable()) {
      await this.page.keyboard.type(text);
      await option.waitFor();
    } else {
      await this.page.keyboard.press('ArrowDown');
      await this.#downTo(box, text);
    }
    await this.page.keyboard.press('Enter');
    await this.page.getByRole('listbox').waitFor({ state: 'hidden' });
    const chosen = await box.inputValue();
    if (!chosen.toLowerCase().startsWith(text.toLowerCase()))
      throw new Error(`„${chosen}“ was chosen instead of „${text}“`);
  }

  /** Arrows down until the list stands on the option. */
  async #downTo(box: Locator, text: string): Promise<void> {
    await optionOf(this.page, text).waitFor();
    const count = await this.page.getByRole('option').count();
    for (let steps = 0; steps <= count; steps += 1) {
      const at = await box.evaluate(
        (node) =>
          document.getElementById(node.getAttribute('aria-activedescendant') ?? '')?.textContent ?? '',
      );
      if (at.startsWith(text)) return;
      await this.page.keyboard.press('ArrowDown');
    }
    throw new Error(`the list of ${String(box)} does not stand on „${text}“`);
  }

  attach: Hand['attach'] = async (button, file) => {
    await this.goTo(button);
    await giveFile(this.page, file, () => this.page.keyboard.press('Enter'));
  };
}

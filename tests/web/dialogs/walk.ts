// One walk for every dialog: open it, look at its anatomy, be refused, and carry it out.
import { expect } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { Problem } from '../../../api/http/problems.ts';
import { anyProblemText } from '../../../domain/texts/lt/served-problem.ts';
import type { Answering } from './answering.ts';
import type { Act, DialogRow } from './row.ts';

const DIALOG = '[role="dialog"][aria-modal="true"]';
const CONFLICT = new Problem('changeOutdated');

export async function walkThrough(page: Page, server: Answering, row: DialogRow): Promise<void> {
  const me = { roles: row.roles ?? ['manager'], Id: ME, FirstName: 'Kristina', LastName: 'Janulienė' };
  server.answer({ 'GET /api/Users/Me': me, ...row.answers }, row.refused);
  await page.goto(server.url + row.address);
  await row.open(page);
  const dialog = page.locator(DIALOG);
  await dialog.waitFor();
  expect(await dialog.count()).toBe(1);
  expect(await dialog.getByRole('heading', { level: 2 }).first().innerText()).toBe(row.title);
  await page.waitForFunction(hasFocus, DIALOG);
  expect(await dialog.evaluate(focusedOf)).toBe(await dialog.evaluate(firstOf));
  if (row.act) await carryOut(page, server, dialog, row.act);
  else {
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  }
}

const ME = '00000000-0000-4000-8000-000000000009';

async function carryOut(page: Page, server: Answering, dialog: Locator, act: Act): Promise<void> {
  const press = (verb = act.verb) => dialog.getByRole('button', { name: verb, exact: true }).click();
  for (const { fill, says, server: problem } of act.wrong ?? []) {
    await fill?.(dialog, page);
    const before = server.sent(act.call).length;
    if (problem) server.refuse(act.call, problem);
    await press();
    for (const sentence of says) await dialog.getByText(sentence).filter({ visible: true }).first().waitFor();
    expect(server.sent(act.call).length - before).toBe(problem ? 1 : 0);
  }
  await act.fill?.(dialog, page);
  const typed = await dialog.evaluate(typedIn);
  const refusal = act.refusal ?? CONFLICT;
  server.refuse(act.call, refusal);
  await press();
  const sentence = refusal.extra.sentence ?? anyProblemText(refusal.code);
  await dialog.locator('[role=alert], [role=status]').filter({ hasText: sentence }).first().waitFor();
  expect(await dialog.evaluate(typedIn)).toEqual(typed);
  const sent = server.sent(act.call);
  await press(act.again);
  if (act.stays) await dialog.getByText(act.stays).first().waitFor();
  else await dialog.waitFor({ state: 'hidden' });
  const last = server.sent(act.call).at(-1)!;
  expect(server.sent(act.call)).toHaveLength(sent.length + 1);
  expect(last.body).toEqual(act.body);
  if (act.path) expect(last.path).toBe(act.path);
}

/** In the page: the focus has come into the dialog. */
function hasFocus(selector: string): boolean {
  return document.querySelector(selector)?.contains(document.activeElement) ?? false;
}

/** In the page: what has the focus, as `firstOf` names it. */
function focusedOf(dialog: Element): string {
  const all = [...dialog.querySelectorAll('input, select, textarea, button, [tabindex]')];
  return nameIn(all, document.activeElement);
  function nameIn(elements: Element[], element: Element | null): string {
    return element === null ? 'nothing' : `${elements.indexOf(element)} ${element.outerHTML.slice(0, 160)}`;
  }
}

/** In the page: the first field; in a dialog without fields the button that does it, or keeps from what cannot be undone. */
function firstOf(dialog: Element): string {
  const all = [...dialog.querySelectorAll('input, select, textarea, button, [tabindex]')];
  const form = dialog.querySelector('form') ?? dialog;
  const isSeen = (element: Element) =>
    element.getClientRects().length > 0 && !(element as HTMLInputElement).disabled;
  const fields = [...form.querySelectorAll('input:not([type=file]), select, textarea')].filter(isSeen);
  const first = fields[0];
  const radio =
    first?.getAttribute('type') === 'radio'
      ? fields.find(
          (one) =>
            (one as HTMLInputElement).checked &&
            (one as HTMLInputElement).name === (first as HTMLInputElement).name,
        )
      : undefined;
  const found = radio ?? first ?? form.querySelector('button[data-autofocus]') ?? null;
  return found === null ? 'nothing' : `${all.indexOf(found)} ${found.outerHTML.slice(0, 160)}`;
}

/** In the page: everything typed, ticked and chosen. */
function typedIn(dialog: Element): string[] {
  return [...dialog.querySelectorAll<HTMLInputElement>('input, select, textarea')].map((one) =>
    one.type === 'checkbox' || one.type === 'radio'
      ? String(one.checked)
      : one.type === 'file'
        ? (one.files?.[0]?.name ?? '')
        : one.value,
  );
}

import { describe, expect, test } from '@jest/globals';
import { Status } from '../../../domain/application/status.ts';
import { ATTACHMENT_STATE, ATTACHMENT_WORDS } from '../../../domain/texts/lt/attachment.ts';
import { OWNERS } from '../../../domain/texts/lt/form/beneficial-owners.ts';
import { FORM } from '../../../domain/texts/lt/screen/form.ts';
import { FILES, UI } from '../../../domain/texts/lt/screen/common.ts';
import { look, openPage } from '../browser.ts';
import { attachMissing, fillWholeForm } from '../whole-form.ts';
import type { Ground } from './ground.ts';
import { Keyboard } from './keyboard.ts';
import { RUTA } from './people.ts';
import * as steps from './steps.ts';

export function soleTraderByKeyboard(ground: Ground): void {
  describe('a sole trader without a mouse', () => {
    test('asks for a covid loan by the keyboard alone and always sees where the focus is', async () => {
      const page = await openPage(ground.browser);
      const keyboard = new Keyboard(page);
      const seen = (name: string): Promise<void> => look(page, `trader-${name}`);
      await steps.logIn(keyboard, ground.url, { as: 'Individual', who: /Rūta Mickevičiūtė/ });
      await steps.giveConsent(keyboard, RUTA.mail, seen);
      await keyboard.expectFocus();
      const id = await steps.startRequest(keyboard, 'covid', seen);
      await keyboard.expectFocus();
      await fillWholeForm(keyboard, RUTA);
      await seen('form');
      await addAndRemoveRow(keyboard);
      await attachMissing(keyboard);
      await removeAndAttachAgain(keyboard);

      await steps.check(keyboard, seen);
      const button = page.getByRole('button', { name: FORM.check }).filter({ visible: true }).first();
      await keyboard.escape(button);
      await steps.check(keyboard, async () => undefined);
      await steps.submit(keyboard, id);
      await keyboard.expectFocus();
      await seen('confirmation');
      expect(await ground.outcomeOf(id)).toEqual({
        status: Status.submitted,
        scheme_code: 'covid',
        loan_sum_cents: 20_000_00,
      });
    }, 300_000);
  });
}

/** A row comes with the focus in it, and the focus stays when it goes. */
async function addAndRemoveRow(keyboard: Keyboard): Promise<void> {
  const owners = keyboard.page.getByRole('region', { name: OWNERS.title });
  await keyboard.press(owners.getByRole('button', { name: OWNERS.add }));
  const second = owners.getByRole('group', { name: `${OWNERS.item} 2` });
  await keyboard.expectAt(second.getByLabel(OWNERS.name, { exact: true }));
  await keyboard.press(second.getByRole('button', { name: FORM.removeRow(OWNERS.item, 2) }));
  await second.waitFor({ state: 'detached' });
  await keyboard.expectFocus();
}

/** The question is answered with „no“, then with „yes“; the focus is back at the document each time. */
async function removeAndAttachAgain(keyboard: Keyboard): Promise<void> {
  const { page } = keyboard;
  const remove = page.getByRole('button', { name: new RegExp(`^${FILES.remove} priedas-1`) });
  await keyboard.press(remove);
  await page.getByRole('dialog').getByText(ATTACHMENT_WORDS.deleteQuestion).waitFor();
  await keyboard.escape(remove);
  await keyboard.press(remove);
  await keyboard.press(page.getByRole('dialog').getByRole('button', { name: UI.yes }));
  await remove.waitFor({ state: 'detached' });
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.getByRole('listitem').filter({ hasText: ATTACHMENT_STATE.missing }).waitFor();
  await keyboard.expectFocus();
  await attachMissing(keyboard);
}

import { describe, expect, test } from '@jest/globals';
import { OFFERED, PUT_IN } from '../../../domain/texts/lt/form/offered.ts';
import { CONTACT } from '../../../domain/texts/lt/form/contact.ts';
import { paths } from '../../../web/paths.ts';
import { look, visit } from '../browser.ts';
import { mouse } from '../hands.ts';
import { Stage } from '../other-ways/stage.ts';
import type { Ground } from './ground.ts';

const LABEL = CONTACT.phone;

export function emptiedOnPurpose(ground: Ground): void {
  describe('a known value that a person took out', () => {
    test('stays out when the draft is opened again, and one press puts it back', async () => {
      const stage = new Stage(ground.browser, ground);
      const { id } = await stage.request({ name: 'emptied', company: 'linija', steps: ['registers'] });
      const page = await stage.director('linija');
      const hand = mouse(page);
      const phone = page.getByRole('textbox', { name: new RegExp(`^${LABEL}`) }).first();
      const putIn = page.getByRole('button', { name: PUT_IN.name(LABEL), exact: true }).first();

      await visit(page, ground.url + paths.request(id));
      const known = await phone.inputValue();
      expect(known).not.toBe('');
      expect(await putIn.count()).toBe(0);
      const saved = page.waitForResponse((answer) => answer.url().endsWith('/api/Request/SaveDraft'));
      await hand.type(phone, '');
      expect((await saved).status()).toBe(200);

      await visit(page, ground.url + paths.request(id));
      expect(await phone.inputValue()).toBe('');
      await page.getByText(OFFERED.consent).first().waitFor();
      await look(page, 'emptied-on-purpose');
      await hand.press(putIn);
      // The button goes with the emptiness; the focus goes to the field.
      await phone.and(page.locator(':focus')).waitFor();
      expect(await phone.inputValue()).toBe(known);
      expect(await putIn.count()).toBe(0);
    }, 120_000);
  });
}

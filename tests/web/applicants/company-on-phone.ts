import { describe, expect, test } from '@jest/globals';
import { Status } from '../../../domain/application/status.ts';
import { RECEIPT } from '../../../domain/texts/lt/screen/applicant-request.ts';
import { SUBMITTED } from '../../../domain/texts/lt/screen/applicant.ts';
import { expectNoSidewaysScroll, look, openPage, PHONE } from '../browser.ts';
import { finger } from '../hands.ts';
import { attachMissing, fillWholeForm } from '../whole-form.ts';
import type { Ground } from './ground.ts';
import { AGNE } from './people.ts';
import * as steps from './steps.ts';

export function companyOnPhone(ground: Ground): void {
  describe('a company on a phone', () => {
    test('a young social business asks for a startuok loan with one finger', async () => {
      const page = await openPage(ground.browser, PHONE);
      const hand = finger(page);
      const seen = async (name: string): Promise<void> => {
        await expectNoSidewaysScroll(page);
        // What the bar at the bottom half covers is not what it is.
        await page.evaluate(() => window.scrollTo(0, 0));
        await look(page, `company-${name}`);
      };
      await steps.logIn(hand, ground.url, { as: 'Company', who: /Agnė Ūsaitė.*Žalia erdvė/s });
      await steps.giveConsent(hand, AGNE.mail, seen);
      const id = await steps.startRequest(hand, 'startuok', seen);
      await fillWholeForm(hand, AGNE);
      await attachMissing(hand);
      await seen('form');
      await steps.check(hand, seen);
      await steps.submit(hand, id);
      await seen('confirmation');

      await page.reload();
      await page.getByRole('heading', { name: SUBMITTED.heading(id) }).waitFor();
      await page.getByText(RECEIPT.by).waitFor();
      await page.getByText(`${AGNE.person.name} ${AGNE.person.surname}`, { exact: true }).first().waitFor();
      await page.getByRole('button', { name: RECEIPT.copy }).waitFor();
      expect(await ground.outcomeOf(id)).toEqual({
        status: Status.submitted,
        scheme_code: 'startuok',
        loan_sum_cents: 100_000_00,
      });
    }, 300_000);
  });
}

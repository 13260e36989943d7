import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { problemText } from '../../../domain/texts/lt/problem.ts';
import { ACTION_DIALOG } from '../../../domain/texts/lt/action-dialog.ts';
import { ASSESS } from '../../../domain/texts/lt/screen/staff-assess.ts';
import { CASE_BAR } from '../../../domain/texts/lt/screen/staff-fold.ts';
import { PRESENCE } from '../../../domain/texts/lt/screen/staff-presence.ts';
import { RESULT_OPTIONS } from '../../../domain/texts/lt/screen/staff-screening.ts';
import { look } from '../browser.ts';
import { SUBMITTED, type Ground } from './stage.ts';

const seen = (page: Page, name: string, state: string) =>
  page.getByRole('listitem').filter({ hasText: `${name} ${state}` });

/** Size, sum and risk in one form; meanwhile a colleague has the same case open. */
export function assessment(ground: Ground): void {
  describe('the assessment of a case', () => {
    test('takes four clicks from taking it to handing it over, each part saved and refused by itself, and colleagues see who writes', async () => {
      const { id } = await ground.stage.request({ name: 'assess', company: 'linija', steps: SUBMITTED });
      const [assessor, manager] = await Promise.all([
        ground.stage.caseOf('egle', id),
        ground.stage.caseOf('kristina', id),
      ]);
      await seen(manager, 'Eglė Vertelytė', PRESENCE.states.viewing).waitFor({ timeout: 20_000 });
      await seen(assessor, 'Kristina Janulienė', PRESENCE.states.viewing).waitFor({ timeout: 20_000 });
      await look(manager, 'case-presence', 'header');

      let clicks = 0;
      const click = async (name: string, within: Pick<Page, 'getByRole'> = assessor) => {
        clicks += 1;
        await within.getByRole('button', { name, exact: true }).first().click();
      };
      await click(CASE_BAR.take);
      await click(CASE_BAR.assess, assessor.getByRole('banner').or(assessor.locator('header')).last());
      const form = assessor.getByRole('dialog', { name: ASSESS.title(id) });
      await form.waitFor();
      await seen(manager, 'Eglė Vertelytė', PRESENCE.states.editing).waitFor({ timeout: 20_000 });

      // A sum over the limit is refused beside the sum; the size was saved and stays so.
      const sum = form.getByLabel(/Paskolos suma/);
      const asked = await sum.inputValue();
      await sum.fill('6 000 000,00');
      await form.getByLabel(/Priežastis/).fill('Per didelė suma');
      await form.getByRole('button', { name: ASSESS.save, exact: true }).click();
      const [size, sumPart, risk] = (['setCompanySize', 'setLoanSum', 'assessRisk'] as const).map((part) =>
        form.getByRole('group', { name: ASSESS.parts[part] }),
      );
      await sumPart!
        .getByRole('alert')
        .filter({ hasText: problemText('withinLimits') })
        .waitFor();
      await size!.getByText(ASSESS.partSaved).waitFor();
      expect(await sumPart!.getByText(ASSESS.partSaved).count()).toBe(0);
      await look(assessor, 'assess');
      await sum.fill(asked);
      await form.getByLabel(/Priežastis/).fill('');

      clicks += 1;
      await risk!.getByRole('radio', { name: RESULT_OPTIONS.assessRisk[2]!.label }).check();
      await click(ASSESS.saveAndHandOver, form);
      await form.waitFor({ state: 'hidden', timeout: 60_000 });
      await assessor.getByText(ACTION_DIALOG.handOver.success).first().waitFor();
      expect(clicks).toBe(4);
      await manager.close();
      await seen(assessor, 'Kristina Janulienė', PRESENCE.states.viewing).waitFor({
        state: 'hidden',
        timeout: 20_000,
      });
    }, 300_000);
  });
}

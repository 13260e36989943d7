import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { ActionName } from '../../../domain/application/transitions.ts';
import { CRITERIA } from '../../../domain/texts/lt/screen/form.ts';
import { CONTRACT_STEPS, DOUBLE_CHECK } from '../../../domain/texts/lt/screen/staff-dialog.ts';
import { look, visit } from '../browser.ts';
import * as staff from '../staff-steps.ts';
import * as applicant from './applicant-steps.ts';
import { ASSESSED, type Ground } from './stage.ts';

/** The journey goes through them; here they are looked at. */
export function mainDialogs(ground: Ground): void {
  const lookInto = async (page: Page, action: ActionName): Promise<void> => {
    const dialog = await staff.openAction(page, action);
    await look(page, action);
    await dialog.getByRole('button', { name: 'Atšaukti' }).click();
    await dialog.waitFor({ state: 'hidden' });
  };

  describe('dialogs of the main path', () => {
    test('size, sum over the limit, handing over, approval, and the contract with its terms', async () => {
      const walk = await ground.stage.request({ name: 'dialogs', company: 'riba', steps: ASSESSED });
      const [assessor, approver] = await Promise.all([
        ground.stage.caseOf('egle', walk.id),
        ground.stage.caseOf('andrius', walk.id),
      ]);
      await lookInto(assessor, 'setCompanySize');
      await lookInto(assessor, 'handOver');
      const sum = await staff.openAction(assessor, 'setLoanSum');
      await sum.getByLabel(/Paskolos suma/).fill('6 000 000,00');
      await sum.getByText(/Viršija ribą/).waitFor();
      await look(assessor, 'sum-over-limit');
      await lookInto(approver, 'approve');

      await ground.stage.further(walk, 'approve');
      const manager = await ground.stage.caseOf('kristina', walk.id);
      const dialog = await staff.openAction(manager, 'uploadContract');
      await dialog.getByText(DOUBLE_CHECK.passed).waitFor({ timeout: 120_000 });
      await dialog.getByRole('button', { name: CONTRACT_STEPS.generate }).click();
      await dialog.getByText('Privalote įvesti sutarties numerį').waitFor();
      await look(manager, 'contract-terms');
      await dialog.getByLabel('Sutarties numeris').fill(`TP-${walk.id}`);
      await dialog.getByLabel(/Palūkanų norma/).fill('2,10');
      await dialog.getByLabel('Galutinis grąžinimo terminas').fill(staff.LATEST);
      await dialog.getByRole('button', { name: CONTRACT_STEPS.generate }).click();
      await dialog.getByText(CONTRACT_STEPS.generated).waitFor({ timeout: 60_000 });
      await look(manager, 'contract-generated');
      await dialog.getByLabel(/Palūkanų norma/).fill('2,20');
      await dialog.getByText(CONTRACT_STEPS.outdated).waitFor();
    }, 300_000);

    test('criteria that are not met, with what may be done about each', async () => {
      const { id } = await ground.stage.request({
        name: 'denied',
        company: 'sunkmetis',
        steps: ['registers', 'save', 'files', 'evaluate'],
      });
      const director = await ground.stage.director('sunkmetis');
      await visit(director, `${applicant.addressOf(ground.stage.url, id)}?actionType=view`);
      await director.getByRole('button', { name: CRITERIA.view }).click();
      await director.getByRole('dialog').getByText(CRITERIA.deniedTitle).waitFor();
      await look(director, 'criteria-denied');
      expect(await director.getByRole('dialog').getByRole('button', { name: 'Pateikti' }).count()).toBe(0);
    }, 300_000);
  });
}

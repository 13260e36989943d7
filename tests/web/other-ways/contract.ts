import { describe, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { Status } from '../../../domain/application/status.ts';
import { ACTION_DIALOG } from '../../../domain/texts/lt/action-dialog.ts';
import { signContract } from '../applicant-steps.ts';
import { look, PHONE } from '../browser.ts';
import * as staff from '../staff-steps.ts';
import * as applicant from './applicant-steps.ts';
import { CONTRACT, type Ground } from './stage.ts';
import * as other from './staff-steps.ts';

export function contract(ground: Ground): void {
  describe('a contract after it was signed', () => {
    test('replaced, signed anew on a phone, its conditions changed, its sum raised, and ended', async () => {
      const walk = await ground.stage.request({
        name: 'contract',
        company: 'linija',
        // The change asks for half a year more.
        term: 18,
        steps: [...CONTRACT, 'applicantSign'],
      });
      const { id } = walk;
      const manager = await ground.stage.caseOf('kristina', id);
      const lookAt = (page: Page) => (name: string) => look(page, name);
      await other.replaceContract(manager, lookAt(manager));
      await other.expectStatus(manager, Status.contractGenerated);
      await staff.act(manager, 'regenerateDecision', () => look(manager, 'regenerate-decision'));
      await manager
        .getByText(ACTION_DIALOG.regenerateDecision.success)
        .filter({ visible: true })
        .first()
        .waitFor();
      await other.expectStatus(manager, Status.contractGenerated);

      const director = await ground.stage.director('linija', PHONE);
      let screen = 0;
      await signContract(director, ground.stage.url, id, (page) =>
        look(page, `phone-signing-${(screen += 1)}`),
      );
      await look(director, 'phone-signed');
      const signatory = await ground.stage.caseOf('daiva', id);
      await staff.signAsProvider(signatory);

      // Asking for a change has no screen yet; what staff do with it has.
      await ground.stage.further(walk, 'askChange');
      await other.openCase(manager, ground.stage.url, id);
      const refusing = await staff.openAction(manager, 'rejectConditionsChange');
      await other.comment(refusing).fill('Terminas per ilgas');
      await look(manager, 'reject-change');
      await other.finish(manager, refusing, 'rejectConditionsChange');
      await other.expectStatus(manager, Status.signed);
      await ground.stage.further(ground.stage.again(walk, 'contract-2'), 'askChange', 'agreeChange');
      await other.openCase(manager, ground.stage.url, id);
      await other.offerChange(manager, id, lookAt(manager));
      await other.expectStatus(manager, Status.changeGenerated);
      await applicant.signChange(director, ground.stage.url, id);
      await other.openCase(signatory, ground.stage.url, id);
      await other.signChangeAsProvider(signatory, lookAt(signatory));

      await other.openCase(manager, ground.stage.url, id);
      await staff.act(manager, 'increaseLoanSum', async (dialog) => {
        await dialog.getByLabel(/Paskolos suma/).fill('160 000,00');
        await dialog.getByLabel(/Priežastis/).fill('Pabrango įranga');
        await look(manager, 'increase');
      });
      await manager
        .getByText(/laukia tvirtintojo/)
        .first()
        .waitFor();
      await look(manager, 'case-proposal');
      const approver = await ground.stage.caseOf('andrius', id);
      await staff.act(approver, 'increaseLoanSum', () => look(approver, 'increase-confirm'));
      await other.openCase(manager, ground.stage.url, id);
      const ending = await staff.openAction(manager, 'terminate');
      await other.comment(ending).fill('Paskola grąžinta anksčiau laiko.');
      await other.attach(ending, 'nutraukimas');
      await look(manager, 'terminate');
      await other.finish(manager, ending, 'terminate');
      await other.expectStatus(manager, Status.terminated);
      await look(manager, 'case-terminated');
    }, 300_000);
  });
}

import { describe, expect, test } from '@jest/globals';
import { Status } from '../../../domain/application/status.ts';
import { FORM } from '../../../domain/texts/lt/screen/form.ts';
import { CONFLICT as DRAFT_CONFLICT } from '../../../domain/texts/lt/screen/common.ts';
import { CONFLICT } from '../../../domain/texts/lt/screen/staff-case.ts';
import { look, visit } from '../browser.ts';
import * as staff from '../staff-steps.ts';
import * as applicant from './applicant-steps.ts';
import { ASSESSED, type Ground } from './stage.ts';
import * as other from './staff-steps.ts';

export function twoPeople(ground: Ground): void {
  describe('two people at one case', () => {
    const WORDS = 'Neįrodytas prekybos ryšys: pažymoje nurodytos dvi šalys.';

    test('the second is told who did what, keeps the words typed, and the applicant goes on from the rejection', async () => {
      const { id } = await ground.stage.request({ name: 'decision', company: 'riba', steps: ASSESSED });
      const [manager, approver] = await Promise.all([
        ground.stage.caseOf('kristina', id),
        ground.stage.caseOf('andrius', id),
      ]);

      const dialog = await staff.openAction(manager, 'reject');
      await other.confirm(dialog, 'reject');
      await dialog.getByText('privalote užpildyti komentaro lauką').waitFor();
      await look(manager, 'reject');
      await other.comment(dialog).fill(WORDS);
      await staff.approve(approver);
      await other.confirm(dialog, 'reject');
      await other.expectConflict(dialog, {
        who: 'Andrius Norkus',
        done: 'finansavimas patvirtintas',
        typed: WORDS,
      });
      await look(manager, 'reject-conflict');
      await dialog.getByRole('button', { name: CONFLICT.refresh }).click();
      await dialog.getByText(CONFLICT.title).waitFor({ state: 'hidden' });
      expect(await other.comment(dialog).inputValue()).toBe(WORDS);
      await dialog.getByRole('button', { name: 'Atšaukti' }).click();

      // The approval is taken back; now both want to reject.
      const back = await staff.openAction(manager, 'changeToSubmitted');
      await look(manager, 'change-to-submitted');
      await other.finish(manager, back, 'changeToSubmitted');
      await other.openCase(approver, ground.stage.url, id);
      const late = await staff.openAction(approver, 'reject');
      await other.comment(late).fill(WORDS);
      const first = await staff.openAction(manager, 'reject');
      await first.getByLabel('Priežasties šablonas').selectOption({ label: 'Neįrodytas prekybos ryšys' });
      await other.finish(manager, first, 'reject');
      await other.expectStatus(manager, Status.rejected);
      await other.confirm(late, 'reject');
      await other.expectConflict(late, {
        who: 'Kristina Janulienė',
        done: 'prašymas atmestas',
        typed: WORDS,
      });
      await late.getByText(CONFLICT.noLonger).waitFor();
      await look(approver, 'reject-too-late');

      const director = await ground.stage.director('riba');
      const copy = await applicant.copyRequest(director, ground.stage.url, id);
      expect(copy).toBeGreaterThan(id);
      await director.getByText(FORM.stripStrong, { exact: true }).first().waitFor();
      await applicant.deleteRequest(director, { url: ground.stage.url, id: copy }, () =>
        look(director, 'delete'),
      );
      await visit(director, `${applicant.addressOf(ground.stage.url, id)}?actionType=view`);
      await director
        .getByText(/Pateiktais dokumentais neįrodyta/)
        .first()
        .waitFor();
      await look(director, 'rejected');
    }, 300_000);

    test('two windows on one draft: the second is shown what differs, and nothing is lost silently', async () => {
      const { id } = await ground.stage.request({
        name: 'two-windows',
        company: 'linija',
        steps: ['registers', 'saveHalf'],
      });
      const windows = await Promise.all([ground.stage.director('linija'), ground.stage.director('linija')]);
      const [one, two] = windows.map((page) =>
        page.getByRole('textbox', { name: /Dalykinių santykių tikslas/ }),
      );
      await Promise.all(windows.map((page) => visit(page, applicant.addressOf(ground.stage.url, id))));
      await one!.fill('Iš pirmo lango.');
      await applicant.expectDraft(ground.stage.db, id, { InvegaReason: 'Iš pirmo lango.' });
      await two!.fill('Iš antro lango.');
      const dialog = windows[1].getByRole('dialog', { name: DRAFT_CONFLICT.title });
      await dialog.getByText('Iš pirmo lango.').waitFor();
      await dialog.getByText('Iš antro lango.').waitFor();
      await look(windows[1], 'draft-conflict');
      await dialog.getByRole('radio', { name: new RegExp(`^${DRAFT_CONFLICT.mine}`) }).check();
      await dialog.getByRole('button', { name: DRAFT_CONFLICT.confirm }).click();
      await applicant.expectDraft(ground.stage.db, id, { InvegaReason: 'Iš antro lango.' });
      expect(await two!.inputValue()).toBe('Iš antro lango.');
    }, 300_000);
  });
}

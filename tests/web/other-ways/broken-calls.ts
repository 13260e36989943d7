import { describe, expect, test } from '@jest/globals';
import { PROBLEM_TEXT } from '../../../domain/texts/lt/problem.ts';
import { FORM } from '../../../domain/texts/lt/screen/form.ts';
import { REQUESTS } from '../../../domain/texts/lt/screen/applicant.ts';
import { ERRORS } from '../../../domain/texts/lt/screen/common.ts';
import { CASE } from '../../../domain/texts/lt/screen/staff-case.ts';
import { INBOX } from '../../../domain/texts/lt/screen/staff-inbox.ts';
import { KEYBOARD } from '../../../domain/texts/lt/screen/staff-keys.ts';
import { STAFF } from '../../../domain/texts/lt/screen/staff.ts';
import { look, visit } from '../browser.ts';
import * as staff from '../staff-steps.ts';
import * as applicant from './applicant-steps.ts';
import { expectErrorsOfTheServer } from './form-errors.ts';
import * as session from './session-steps.ts';
import { SUBMITTED, type Ground } from './stage.ts';
import * as other from './staff-steps.ts';

const MENU = '[role="menu"]';

export function brokenCalls(ground: Ground): void {
  describe('when a call breaks', () => {
    test('staff see what failed and that nothing typed is lost, and go on', async () => {
      const { id } = await ground.stage.request({ name: 'broken', company: 'riba', steps: SUBMITTED });
      const manager = await ground.stage.staff('kristina');
      await session.broken(manager, { address: /GetManagerRequests/, status: 500 }, async () => {
        await manager.goto(`${ground.stage.url}/backoffice/main`);
        await manager.getByText(INBOX.failed).waitFor();
        await look(manager, 'inbox-failed');
      });
      await manager.getByRole('button', { name: 'Bandyti dar kartą' }).click();
      await manager.getByRole('table').waitFor();
      await manager.getByRole('textbox', { name: INBOX.search }).fill('nėra tokios įmonės');
      await manager.getByText(INBOX.noMatches).waitFor();
      await look(manager, 'inbox-no-matches');
      await manager.getByRole('button', { name: 'Būsena', exact: true }).click();
      await manager.getByRole('checkbox', { name: 'Atmesta', exact: true }).waitFor();
      await look(manager, 'inbox-status-filter', '[role="dialog"]');
      await manager.keyboard.press('Escape');
      await manager.getByRole('button', { name: INBOX.allFilters }).click();
      await manager.getByRole('dialog').waitFor();
      await look(manager, 'inbox-filters');
      await manager.keyboard.press('Escape');
      await manager.getByRole('button', { name: INBOX.hidePreview }).click();
      await manager.getByRole('button', { name: INBOX.columns }).click();
      await manager.getByRole('dialog', { name: INBOX.columns }).getByRole('checkbox').first().waitFor();
      await look(manager, 'inbox-columns', '[role="dialog"]');
      await manager.keyboard.press('Escape');
      await manager.getByRole('button', { name: /^Paskyra|Kristina/ }).click();
      await manager.getByRole('menuitem', { name: STAFF.shortcuts }).waitFor();
      await look(manager, 'staff-account', MENU);
      await manager.getByRole('menuitem', { name: STAFF.shortcuts }).click();
      await manager.getByRole('dialog', { name: KEYBOARD.title }).waitFor();
      await look(manager, 'keyboard');
      await manager.keyboard.press('Escape');

      await session.broken(manager, { address: /GetForManager/, status: 503 }, async () => {
        await manager.goto(`${ground.stage.url}/backoffice/request/${id}`);
        await manager.getByText(CASE.failed).waitFor();
        await look(manager, 'case-failed');
      });
      await manager.getByRole('button', { name: 'Bandyti dar kartą' }).click();
      const dialog = await staff.openAction(manager, 'setAssessor');
      const choice = dialog.getByRole('radio', { name: /Eglė Vertelytė/ });
      await choice.check();
      await session.broken(manager, { address: /SetAssessor/, status: 503 }, async () => {
        await other.confirm(dialog, 'setAssessor');
        await dialog.getByText(PROBLEM_TEXT.engineUnavailable).waitFor();
        await look(manager, 'assign-failed');
      });
      expect(await choice.isChecked()).toBe(true);
      await other.finish(manager, dialog, 'setAssessor');
    }, 300_000);

    test('an applicant sees what failed, and the draft is saved when the server is back', async () => {
      const { id } = await ground.stage.request({
        name: 'broken-2',
        company: 'linija',
        steps: ['registers', 'saveHalf'],
      });
      const director = await ground.stage.director('linija');
      await session.broken(director, { address: /Request\/List/, status: 500 }, async () => {
        await director.goto(`${ground.stage.url}/main-window/requests`);
        await director.getByText(ERRORS.loadFailed).waitFor();
        await look(director, 'list-failed');
      });
      await director.getByRole('button', { name: 'Bandyti dar kartą' }).click();
      await applicant.rowOf(director, id).waitFor();
      await session.broken(director, { address: /Request\/Delete/, status: 500 }, async () => {
        await applicant.rowOf(director, id).getByRole('button', { name: REQUESTS.remove }).click();
        await director.getByRole('dialog').getByRole('button', { name: 'Taip' }).click();
        await director.getByText(ERRORS.requestId('b7d2f0a4')).waitFor();
        await look(director, 'error-dialog');
        await director.getByRole('dialog').getByRole('button', { name: 'Gerai' }).click();
      });
      await visit(director, applicant.addressOf(ground.stage.url, id));
      await session.broken(director, { address: /SaveDraft/, status: 503 }, async () => {
        await director.getByRole('textbox', { name: /Dalykinių santykių tikslas/ }).fill('Nauji tiekėjai.');
        await director.getByText(FORM.retrying).first().waitFor();
        await look(director, 'form-not-saved');
      });
      await applicant.expectDraft(ground.stage.db, id, { InvegaReason: 'Nauji tiekėjai.' });
      await director.getByRole('button', { name: FORM.check }).first().click();
      await director
        .getByRole('alert', { name: ERRORS.heading })
        .or(director.getByText(/^Yra \d+ klaid/))
        .first()
        .waitFor();
      await expectErrorsOfTheServer(director, id);
      await look(director, 'form-errors');
      // Leaving saves and goes; the question comes when nothing could be saved.
      const list = director.getByRole('link', { name: 'Prašymai', exact: true }).first();
      await director.getByRole('textbox', { name: /Dalykinių santykių tikslas/ }).fill('Tiekėjai.');
      await list.click();
      await director.getByRole('heading', { name: REQUESTS.title, level: 1 }).waitFor();
      await applicant.expectDraft(ground.stage.db, id, { InvegaReason: 'Tiekėjai.' });
      await visit(director, applicant.addressOf(ground.stage.url, id));
      await session.broken(director, { address: /SaveDraft/, status: 503 }, async () => {
        // Filled sections are folded; the navigator opens one.
        const sections = director.getByRole('navigation', { name: FORM.navigation });
        await sections.getByRole('link', { name: /Santykių tikslas/ }).click();
        await director.getByRole('textbox', { name: /Dalykinių santykių tikslas/ }).fill('Kiti tiekėjai.');
        await list.click();
        await director.getByRole('dialog', { name: FORM.leaveTitle }).waitFor();
        await look(director, 'leave-form');
      });

      const newcomer = await ground.stage.director('viesbutis');
      await visit(newcomer, `${ground.stage.url}/main-window/requests`);
      await newcomer.getByText(REQUESTS.emptyTitle).waitFor();
      await look(newcomer, 'list-empty');
    }, 300_000);
  });
}

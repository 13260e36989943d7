import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { NO_RIGHTS } from '../../../domain/texts/lt/no-rights.ts';
import { ERRORS, NOT_FOUND } from '../../../domain/texts/lt/screen/common.ts';
import { NO_ROLES, STAFF_LOGIN } from '../../../domain/texts/lt/screen/staff.ts';
import { look, visit } from '../browser.ts';
import * as staff from '../staff-steps.ts';
import * as applicant from './applicant-steps.ts';
import * as session from './session-steps.ts';
import { SUBMITTED, type Ground } from './stage.ts';
import * as other from './staff-steps.ts';

export function rights(ground: Ground): void {
  describe('who may not', () => {
    test('rights taken away in the middle, an administrator, another company, and an applicant at the staff door', async () => {
      const { id } = await ground.stage.request({ name: 'rights', company: 'riba', steps: SUBMITTED });
      const ona = await ground.stage.caseOf('ona', id);
      const dialog = await staff.openAction(ona, 'reject');
      await other.comment(dialog).fill('Neįrodyta prekyba.');
      await session.giveRoles(ground.stage.db, 'Bružienė', ['assessor']);
      await other.confirm(dialog, 'reject');
      // The refusal has a dialog of its own; once it is read, what was typed is still there under the same words.
      const refusal = ona.getByRole('dialog', { name: ERRORS.generic });
      await refusal.getByText(NO_RIGHTS).waitFor();
      await refusal.getByRole('button', { name: 'OK', exact: true }).click();
      await refusal.waitFor({ state: 'detached' });
      await dialog.getByText(NO_RIGHTS).waitFor();
      expect(await other.comment(dialog).inputValue()).toBe('Neįrodyta prekyba.');
      await look(ona, 'no-rights');
      await session.giveRoles(ground.stage.db, 'Bružienė', ['assessor', 'approver', 'manager']);

      const closed = (page: Page, title: string) => page.getByRole('heading', { name: title }).waitFor();
      const administrator = await ground.stage.staff('saulius');
      await administrator.goto(`${ground.stage.url}/backoffice/request/${id}`);
      await closed(administrator, NO_ROLES.notYours);
      await look(administrator, 'case-not-yours');

      await session.giveRoles(ground.stage.db, 'Bružienė', []);
      await ona.goto(`${ground.stage.url}/backoffice/request/${id}`);
      await closed(ona, NO_ROLES.title);
      await look(ona, 'no-roles');
      await session.giveRoles(ground.stage.db, 'Bružienė', ['assessor', 'approver', 'manager']);
      await ona.getByRole('button', { name: NO_ROLES.again }).click();
      await ona.getByRole('complementary').waitFor();

      const stranger = await ground.stage.director('linija');
      await visit(stranger, applicant.addressOf(ground.stage.url, id));
      await stranger.getByRole('heading', { name: NOT_FOUND.title }).waitFor();
      await look(stranger, 'not-found');
      await stranger.goto(`${ground.stage.url}/backoffice/request/${id}`);
      await stranger.getByRole('heading', { name: STAFF_LOGIN.title }).waitFor();
      await visit(stranger, `${ground.stage.url}/permission-denied/3`);
      await look(stranger, 'permission-denied');
    }, 300_000);
  });
}

import { describe, test } from '@jest/globals';
import { FORM } from '../../../domain/texts/lt/screen/form.ts';
import { REQUESTS } from '../../../domain/texts/lt/screen/applicant.ts';
import { INBOX } from '../../../domain/texts/lt/screen/staff-inbox.ts';
import { expectNoSidewaysScroll, look, PHONE, visit } from '../browser.ts';
import * as staff from '../staff-steps.ts';
import * as applicant from './applicant-steps.ts';
import { SUBMITTED, type Ground } from './stage.ts';
import * as other from './staff-steps.ts';

export function phone(ground: Ground): void {
  describe('on a phone', () => {
    test('the applicant reads the list, fills the form and looks at a request', async () => {
      const { id } = await ground.stage.request({
        name: 'phone',
        company: 'linija',
        steps: ['registers', 'saveHalf'],
      });
      const director = await ground.stage.director('linija', PHONE);
      await visit(director, `${ground.stage.url}/main-window/requests`);
      await look(director, 'phone-list');
      await director.getByText(REQUESTS.asTable).click();
      await director.getByRole('region', { name: REQUESTS.tableName }).waitFor();
      await expectNoSidewaysScroll(director);
      await look(director, 'phone-table');
      await director.getByRole('button', { name: 'Meniu' }).click();
      await look(director, 'phone-menu', 'header');
      await visit(director, applicant.addressOf(ground.stage.url, id));
      await expectNoSidewaysScroll(director);
      await look(director, 'phone-form');
      await director.getByRole('button', { name: new RegExp(FORM.chooseSection) }).click();
      await look(director, 'phone-sections', '#phone-sections');
      await visit(director, `${applicant.addressOf(ground.stage.url, id)}?actionType=view`);
      await expectNoSidewaysScroll(director);
      await look(director, 'phone-view');
    }, 300_000);

    test('an assessor reads the list, a case and a dialog', async () => {
      const { id } = await ground.stage.request({ name: 'phone-2', company: 'tekstile', steps: SUBMITTED });
      const assessor = await ground.stage.staff('egle', PHONE);
      await visit(assessor, `${ground.stage.url}/backoffice/main`);
      await assessor.getByRole('button', { name: /^Darbų eilės/ }).click();
      await look(assessor, 'phone-queues', '[role="menu"]');
      await assessor.getByRole('menuitemradio', { name: /^Nepriskirtos/ }).click();
      await assessor.getByRole('link', { name: new RegExp(`Nr.\\s${id}`) }).waitFor();
      await expectNoSidewaysScroll(assessor);
      await look(assessor, 'phone-inbox');
      await assessor.getByRole('button', { name: INBOX.allFilters }).click();
      await assessor.getByRole('dialog').waitFor();
      await look(assessor, 'phone-filters');
      await assessor.keyboard.press('Escape');
      await assessor.getByRole('link', { name: new RegExp(`Nr.\\s${id}`) }).click();
      await assessor.getByRole('heading', { level: 1 }).waitFor();
      await expectNoSidewaysScroll(assessor);
      await look(assessor, 'phone-case');
      const dialog = await staff.openAction(assessor, 'setAssessor');
      await dialog.getByRole('radio', { name: /Eglė Vertelytė/ }).check();
      await look(assessor, 'phone-assign');
      await other.finish(assessor, dialog, 'setAssessor');
    }, 300_000);
  });
}

import { describe, expect, test } from '@jest/globals';
import { look, visit } from '../browser.ts';
import * as staff from '../staff-steps.ts';
import * as applicant from './applicant-steps.ts';
import * as session from './session-steps.ts';
import { SUBMITTED, type Ground } from './stage.ts';
import * as other from './staff-steps.ts';

/** The page asks by itself now and then: it may stand before the login already, and the press goes nowhere. */
const FOUND_OUT = (): void => undefined;

export function endedSession(ground: Ground): void {
  describe('a session that ends in the middle of typing', () => {
    test('a member of staff logs in again and finds the dialog and the comment as they were', async () => {
      const { id } = await ground.stage.request({ name: 'expiry', company: 'riba', steps: SUBMITTED });
      const assessor = await ground.stage.caseOf('paulius', id);
      await other.showView(assessor, 'Komentarai');
      await assessor.getByLabel('Naujas komentaras').fill('Trūksta tarpinės ataskaitos.');
      await other.showView(assessor, 'Veiksmai');
      const dialog = await staff.openAction(assessor, 'return');
      await other.comment(dialog).fill('Pridėkite tarpinę ataskaitą.');
      await dialog.getByRole('checkbox').first().check();
      await session.endNewestSession(ground.stage.db, 'staff');
      await other.confirm(dialog, 'return').catch(FOUND_OUT);
      await session.logInAgainAsStaff(assessor, 'Paulius Budrys', () =>
        look(assessor, 'staff-login-expired'),
      );
      await dialog.waitFor();
      expect(await other.comment(dialog).inputValue()).toBe('Pridėkite tarpinę ataskaitą.');
      expect(await dialog.getByRole('checkbox').first().isChecked()).toBe(true);
      await other.finish(assessor, dialog, 'return');
      await other.showView(assessor, 'Komentarai');
      expect(await assessor.getByLabel('Naujas komentaras').inputValue()).toBe(
        'Trūksta tarpinės ataskaitos.',
      );
    }, 300_000);

    test('words of one person are not shown to the next one at the same computer', async () => {
      const { id } = await ground.stage.request({ name: 'expiry-2', company: 'riba', steps: SUBMITTED });
      const page = await ground.stage.caseOf('paulius', id);
      await other.showView(page, 'Komentarai');
      await page.getByLabel('Naujas komentaras').fill('Tik mano mintys.');
      await session.endNewestSession(ground.stage.db, 'staff');
      await page.getByRole('button', { name: 'Paskelbti komentarą' }).click().catch(FOUND_OUT);
      await session.logInAgainAsStaff(page, 'Eglė Vertelytė', async () => undefined);
      await other.showView(page, 'Komentarai');
      expect(await page.getByLabel('Naujas komentaras').inputValue()).toBe('');
    }, 300_000);

    test('a director logs in again and the answers typed last are in the form and then in the draft', async () => {
      const { id } = await ground.stage.request({
        name: 'draft',
        company: 'linija',
        steps: ['registers', 'saveHalf'],
      });
      const director = await ground.stage.director('linija');
      await visit(director, applicant.addressOf(ground.stage.url, id));
      const purpose = director.getByRole('textbox', { name: /Dalykinių santykių tikslas/ });
      await purpose.waitFor();
      // The session ends while one types, not while the page is still asking for itself.
      await director.waitForLoadState('networkidle');
      await session.endNewestSession(ground.stage.db, 'applicant');
      // Between the answer that ends the session and the page of the login one goes on typing.
      await session.typeOnRefusal(purpose, 'Nauji tiekėjai Latvijoje.');
      await purpose.fill('Nauji tiekėjai');
      await session.logInAgainAsDirector(director, () => look(director, 'login-expired'));
      await purpose.waitFor();
      expect(await purpose.inputValue()).toBe('Nauji tiekėjai Latvijoje.');
      await applicant.expectDraft(ground.stage.db, id, { InvegaReason: 'Nauji tiekėjai Latvijoje.' });
    }, 300_000);
  });
}

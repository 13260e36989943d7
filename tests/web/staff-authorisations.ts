// Authorisations as staff keep them, in a page of a manager.
import { expect } from '@jest/globals';
import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { forgetFeatures } from '../../api/features.ts';
import type { Database } from '../../db/connect.ts';
import { demoPdf } from '../../db/seed/answers.ts';
import { AUTHORISATION_PROBLEM_TEXT } from '../../domain/texts/lt/representation.ts';
import { FILES, UI } from '../../domain/texts/lt/screen/common.ts';
import { AUTHORISATION_DIALOG, AUTHORISATIONS } from '../../domain/texts/lt/screen/representation.ts';
import { DIALOG } from '../../domain/texts/lt/screen/staff-dialog.ts';
import { STAFF_AUTHORISATIONS } from '../../domain/texts/lt/screen/staff-representatives.ts';
import { STAFF } from '../../domain/texts/lt/screen/staff.ts';
import { paths } from '../../web/paths.ts';
import { day, personOf } from '../harness/representatives.ts';
import { expectNoPageErrors, look } from './browser.ts';
import { mouse } from './hands.ts';

/** Six faults in red under their fields, then a row with its document; switched off, there is no way to add. */
export async function keepAuthorisations(
  page: Page,
  { url, db }: { url: string; db: Database },
): Promise<void> {
  await page.goto(`${url}${paths.staffMain}`);
  await page.getByRole('link', { name: STAFF.nav.representatives }).click();
  await page.getByText(STAFF_AUTHORISATIONS.emptyTitle).waitFor();
  await look(page, 'representatives-empty');
  await page.getByRole('button', { name: AUTHORISATIONS.add }).click();
  const dialog = page.getByRole('dialog', { name: AUTHORISATION_DIALOG.addTitle });
  const save = dialog.getByRole('button', { name: AUTHORISATION_DIALOG.save });
  await dialog.getByLabel(STAFF_AUTHORISATIONS.companyCode).fill('900000016');
  await dialog.getByLabel(STAFF_AUTHORISATIONS.name).fill('UAB „Šiaurės linija“');
  await save.click();
  for (const [label, sentence] of [
    [AUTHORISATION_DIALOG.firstName, AUTHORISATION_PROBLEM_TEXT.firstNameMissing],
    [AUTHORISATION_DIALOG.lastName, AUTHORISATION_PROBLEM_TEXT.lastNameMissing],
    [AUTHORISATION_DIALOG.personalCode, AUTHORISATION_PROBLEM_TEXT.personCodeMissing],
    [AUTHORISATION_DIALOG.validFrom, AUTHORISATION_PROBLEM_TEXT.dateMissing],
    [AUTHORISATION_DIALOG.validTo, AUTHORISATION_PROBLEM_TEXT.dateMissing],
  ] as const)
    await dialog.getByRole('textbox', { name: label, description: new RegExp(sentence) }).waitFor();
  await dialog.getByText(AUTHORISATION_PROBLEM_TEXT.fileMissing).waitFor();
  await look(page, 'representatives-errors');
  const jonas = personOf('jonas');
  for (const [label, text] of [
    [AUTHORISATION_DIALOG.firstName, jonas.FirstName],
    [AUTHORISATION_DIALOG.lastName, jonas.LastName],
    [AUTHORISATION_DIALOG.personalCode, jonas.PersonalCode],
    [AUTHORISATION_DIALOG.validFrom, day(0)],
    [AUTHORISATION_DIALOG.validTo, day(60)],
  ] as const)
    await dialog.getByLabel(label, { exact: true }).fill(text);
  await mouse(page).attach(dialog.getByRole('button', { name: DIALOG.chooseFile }), demoPdf('igaliojimas'));
  await save.click();
  await dialog.waitFor({ state: 'hidden' });
  const name = `${jonas.FirstName} ${jonas.LastName}`;
  const row = page.getByRole('row', { name: new RegExp(name) });
  await row.getByText('900000016').waitFor();
  await look(page, 'representatives');
  const saving = page.waitForEvent('download');
  await row.getByRole('button', { name: new RegExp(`^${FILES.download}`) }).click();
  expect((await saving).suggestedFilename()).toMatch(/\.pdf$/);
  await row.getByRole('button', { name: AUTHORISATIONS.edit(name) }).click();
  const editing = page.getByRole('dialog', { name: AUTHORISATION_DIALOG.editTitle });
  expect(await editing.getByLabel(AUTHORISATION_DIALOG.personalCode).isEditable()).toBe(false);
  await look(page, 'representatives-edit');
  await page.keyboard.press('Escape');
  await editing.waitFor({ state: 'hidden' });

  // Switched off, the ways to add and change are not shown; what is there may still be removed.
  await sql`insert into feature_off (feature) values ('authorisations')`.execute(db);
  forgetFeatures(db);
  await page.reload();
  await page.getByText(STAFF_AUTHORISATIONS.off).waitFor();
  await row.waitFor();
  expect(await page.getByRole('button', { name: AUTHORISATIONS.add }).count()).toBe(0);
  expect(await row.getByRole('button', { name: AUTHORISATIONS.edit(name) }).count()).toBe(0);
  await look(page, 'representatives-off');
  await row.getByRole('button', { name: AUTHORISATIONS.remove(name) }).click();
  await page
    .getByRole('dialog', { name: AUTHORISATION_DIALOG.removeTitle })
    .getByRole('button', { name: UI.yes })
    .click();
  await row.waitFor({ state: 'detached' });
  await sql`delete from feature_off`.execute(db);
  expectNoPageErrors();
}

import { describe, expect, test } from '@jest/globals';
import { Status } from '../../../domain/application/status.ts';
import { PDF_VIEWER } from '../../../domain/texts/lt/screen/paper.ts';
import { BULK } from '../../../domain/texts/lt/screen/staff-dialog.ts';
import { CASE, CASE_SECTION, COMMENT } from '../../../domain/texts/lt/screen/staff-case.ts';
import { PAPERS } from '../../../domain/texts/lt/screen/staff-papers.ts';
import { look, visit } from '../browser.ts';
import * as staff from '../staff-steps.ts';
import * as applicant from './applicant-steps.ts';
import { ASSESSED, SUBMITTED, type Ground } from './stage.ts';
import * as other from './staff-steps.ts';

/** What changes in a case when another view is chosen. */
const PANE = 'aside[aria-label="Darbo juosta"]';
const NOTE = 'Pasitikslinti dėl importo.';

export function listAndCase(ground: Ground): void {
  describe('work in the list and in the case', () => {
    test('several requests get an assessor at once; comments, notes and papers are read and written', async () => {
      const [one, two] = await Promise.all([
        ground.stage.request({ name: 'bulk-1', company: 'tekstile', steps: SUBMITTED }),
        ground.stage.request({ name: 'bulk-2', company: 'linija', steps: SUBMITTED }),
      ]);
      const manager = await ground.stage.staff('kristina');
      await visit(manager, `${ground.stage.url}/backoffice/main`);
      await manager.getByRole('button', { name: /^Nepriskirtos/ }).click();
      await manager.getByRole('heading', { name: 'Nepriskirtos', level: 1 }).waitFor();
      for (const { id } of [one, two])
        await manager.getByRole('checkbox', { name: `Pažymėti paraišką Nr. ${id}` }).check();
      const bar = manager.getByRole('region', { name: /^Pažymėta: 2/ });
      await look(manager, 'inbox-marked');
      // A file of exactly these, and a question about each: one result a row.
      const file = manager.waitForEvent('download');
      for (const [button, said] of [
        [BULK.export, BULK.exported],
        [BULK.vmi, 'Užklausa į VMI sėkmingai nusiųsta'],
      ] as const) {
        await bar.getByRole('button', { name: button, exact: true }).click();
        const deed = manager.getByRole('dialog');
        await deed.getByRole('button', { name: button, exact: true }).click();
        for (const { id } of [one, two])
          await deed
            .getByRole('listitem')
            .filter({ hasText: `Nr. ${id}` })
            .filter({ hasText: said })
            .waitFor();
        await look(manager, `bulk-${button === BULK.vmi ? 'vmi' : 'export'}`);
        // The cross says the same.
        await deed.getByRole('button', { name: BULK.close, exact: true }).last().click();
        await deed.waitFor({ state: 'hidden' });
      }
      expect((await file).suggestedFilename()).toMatch(/\.xlsx$/);
      await bar.getByRole('button', { name: 'Priskirti', exact: true }).click();
      const dialog = manager.getByRole('dialog');
      await dialog.getByRole('radio', { name: /Eglė Vertelytė/ }).check();
      await look(manager, 'bulk-assign');
      await dialog.getByRole('button', { name: 'Priskirti vertintoją', exact: true }).click();
      await dialog.waitFor({ state: 'hidden' });
      for (const { id } of [one, two])
        await manager
          .getByRole('checkbox', { name: `Pažymėti paraišką Nr. ${id}` })
          .waitFor({ state: 'detached' });
      await manager.getByRole('button', { name: /^Vėluoja/ }).click();
      await manager.getByText('Niekas nevėluoja').waitFor();
      await look(manager, 'inbox-empty');

      const assessor = await ground.stage.caseOf('egle', one.id);
      // The case scrolls inside the page; the section that was gone to is the one marked.
      const sections = assessor.getByRole('navigation', { name: CASE.sectionsName }).getByRole('link');
      await sections.nth(2).click();
      await sections.nth(2).and(assessor.locator('[aria-current]')).waitFor();
      await other.showView(assessor, 'Dokumentai');
      await look(assessor, 'case-papers', PANE);
      await assessor
        .getByRole('button', { name: /^Peržiūrėti .*\.pdf/ })
        .first()
        .click();
      const paper = assessor.getByRole('region', { name: /^Dokumentas: / });
      await paper.locator('canvas').first().waitFor();
      await assessor.getByRole('button', { name: PAPERS.following, exact: true }).click();
      await paper
        .getByText(/^priedas/)
        .first()
        .waitFor();
      // A value of the data looks for itself in the paper; M marks the paper as seen.
      await assessor
        .getByRole('button', { name: /^Ieškoti dokumente: / })
        .first()
        .click();
      await assessor.getByRole('status').filter({ hasText: PDF_VIEWER.notFound }).waitFor();
      await assessor.getByRole('button', { name: PDF_VIEWER.closeSearch }).click();
      await assessor.keyboard.press('Control+f');
      await assessor.keyboard.type('PRIEDAS');
      await assessor
        .getByRole('status')
        .filter({ hasText: PDF_VIEWER.found(1, 1) })
        .waitFor();
      await assessor.getByRole('button', { name: PDF_VIEWER.closeSearch }).click();
      await assessor.keyboard.press('m');
      await assessor.getByRole('button', { name: PAPERS.marked }).waitFor();
      await look(assessor, 'paper');
      await assessor.keyboard.press('Escape');
      await paper.waitFor({ state: 'hidden' });

      // Half a comment, a look at the papers, and the rest of it.
      await other.showView(assessor, 'Komentarai');
      await assessor.getByLabel('Naujas komentaras').fill('Ar pažyma');
      await other.showView(assessor, 'Dokumentai');
      await other.showView(assessor, 'Komentarai');
      expect(await assessor.getByLabel('Naujas komentaras').inputValue()).toBe('Ar pažyma');
      await other.writeComment(assessor, 'Ar pažyma apie importą apima visus metus?');
      await look(assessor, 'case-comments', PANE);
      expect(await assessor.getByLabel(COMMENT.approvers).count()).toBe(0);
      const approver = await ground.stage.caseOf('andrius', one.id);
      await approver.getByRole('button', { name: CASE_SECTION.evaluators }).click();
      await approver.getByLabel(COMMENT.approvers).fill(NOTE);
      await approver.getByRole('button', { name: 'Išsaugoti pastabą' }).click();
      await approver.getByText('Duomenys išsaugoti').first().waitFor();
      await other.openCase(assessor, ground.stage.url, one.id);
      await assessor.getByRole('button', { name: CASE_SECTION.evaluators }).click();
      await assessor.getByText(NOTE).first().waitFor();
      await other.showView(assessor, 'Istorija');
      await look(assessor, 'case-history', PANE);
      await other.showView(assessor, 'Veiksmai');

      const returning = await staff.openAction(assessor, 'return');
      await other.comment(returning).fill('Patikslinkite darbuotojų skaičių.');
      await returning.getByRole('checkbox').nth(1).check();
      await returning.getByRole('checkbox').last().check();
      await look(assessor, 'return');
      await other.finish(assessor, returning, 'return');
      const director = await ground.stage.director('tekstile');
      await visit(director, applicant.addressOf(ground.stage.url, one.id));
      await director.getByText('Patikslinkite darbuotojų skaičių.').first().waitFor();
      await director.getByText('Ar pažyma apie importą apima visus metus?').first().waitFor();
      await look(director, 'returned');
    }, 300_000);

    test('financing with additional documents: asked for, brought, and approved', async () => {
      const { id } = await ground.stage.request({
        name: 'with-documents',
        company: 'linija',
        steps: ASSESSED,
      });
      const approver = await ground.stage.caseOf('andrius', id);
      const dialog = await staff.openAction(approver, 'approveWithDocs');
      await dialog.getByLabel('Sutarties numeris').fill(`TP-${id}`);
      await dialog.getByLabel(/Palūkanų norma/).fill('2,10');
      await other.comment(dialog).fill('Pateikite bankų atsisakymo pažymas.');
      await look(approver, 'approve-with-documents');
      await other.finish(approver, dialog, 'approveWithDocs');
      const director = await ground.stage.director('linija');
      await visit(director, applicant.addressOf(ground.stage.url, id));
      await applicant.bringDocuments(director, (name) => look(director, name));
      await other.openCase(approver, ground.stage.url, id);
      await other.expectStatus(approver, Status.documentsSubmitted);
      await staff.approve(approver);
      await other.expectStatus(approver, Status.approved);
    }, 300_000);
  });
}

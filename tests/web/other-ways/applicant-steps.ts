// What an applicant does beside the main path, by role and label.
import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { demoPdf } from '../../../db/seed/answers.ts';
import { ACTION_DIALOG, actionTitle } from '../../../domain/texts/lt/action-dialog.ts';
import { FORM } from '../../../domain/texts/lt/screen/form.ts';
import { REQUESTS } from '../../../domain/texts/lt/screen/applicant.ts';
import { SIGNING } from '../../../domain/texts/lt/screen/signing.ts';
import { VIEW } from '../../../domain/texts/lt/screen/view.ts';
import { COPY_REQUEST } from '../../../domain/texts/lt/screen/applicant-request.ts';
import type { Database } from '../../../db/connect.ts';
import { until } from '../../harness/waiting.ts';
import { agreeAndSign } from '../applicant-steps.ts';
import { isOnProvidersPage, signAndGoBack, visit } from '../browser.ts';

export const addressOf = (url: string, id: number): string => `${url}/main-window/requests/new-request/${id}`;

/** The list's row of one request. */
export const rowOf = (page: Page, id: number) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: REQUESTS.request(id), exact: true }) });

/** „Kurti šio pagrindu“ in the list; answers the number of the new draft. */
export async function copyRequest(page: Page, url: string, id: number): Promise<number> {
  await visit(page, `${url}/main-window/requests`);
  await rowOf(page, id).getByRole('button', { name: REQUESTS.copy }).click();
  const dialog = page.getByRole('dialog', { name: actionTitle('copy', id) });
  await dialog.getByText(COPY_REQUEST.notCopied).waitFor();
  await dialog.getByRole('button', { name: REQUESTS.create }).click();
  await page.waitForURL(
    (address) => /new-request\/\d+$/.test(address.pathname) && !address.pathname.endsWith(`/${id}`),
  );
  await page.getByText(ACTION_DIALOG.copy.success).first().waitFor();
  return Number(/(\d+)$/.exec(new URL(page.url()).pathname)![1]);
}

export async function deleteRequest(
  page: Page,
  { url, id }: { url: string; id: number },
  look: () => Promise<void>,
): Promise<void> {
  await visit(page, `${url}/main-window/requests`);
  await rowOf(page, id).getByRole('button', { name: REQUESTS.remove }).click();
  const dialog = page.getByRole('dialog', { name: actionTitle('delete', id) });
  await dialog.getByText(REQUESTS.removeQuestion).waitFor();
  await look();
  await dialog.getByRole('button', { name: 'Taip' }).click();
  await page.getByText(REQUESTS.removed).first().waitFor();
  await rowOf(page, id).waitFor({ state: 'detached' });
}

/** The documents asked for with the decision: one is brought, thrown away, brought again, and all is handed in. */
export async function bringDocuments(page: Page, look: (name: string) => Promise<void>): Promise<void> {
  const upload = async (name: string): Promise<void> => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: /^Įkelti\s*: Papildomas dokumentas/ }).click();
    const file = demoPdf(name);
    await (await chooser).setFiles({ name: file.name, mimeType: file.type, buffer: Buffer.from(file.bytes) });
    await page.getByRole('button', { name: `Ištrinti ${file.name}` }).waitFor();
  };
  await page.getByText(VIEW.additionalNone).waitFor();
  await look('additional-documents');
  await upload('ne-tas-failas');
  await page.getByRole('button', { name: 'Ištrinti ne-tas-failas.pdf' }).click();
  const deletion = page.getByRole('dialog', { name: 'Ištrinti failą' });
  await look('delete-file');
  await deletion.getByRole('button', { name: 'Taip' }).click();
  await page.getByRole('button', { name: 'Ištrinti ne-tas-failas.pdf' }).waitFor({ state: 'detached' });
  await upload('atsisakymo-pazyma');
  await page.getByRole('button', { name: FORM.submitAdditional }).click();
  await page.getByRole('dialog').getByText(VIEW.additionalQuestion).waitFor();
  await look('submit-additional');
  await page.getByRole('dialog').getByRole('button', { name: 'Taip' }).click();
  await page.getByText(VIEW.additionalDone).first().waitFor();
}

/** The change of conditions, from the list to the provider's page and back. */
export async function signChange(page: Page, url: string, id: number): Promise<void> {
  await visit(page, `${url}/main-window/requests`);
  await rowOf(page, id)
    .getByRole('link', { name: /^Pasirašyti/ })
    .click();
  await page.getByRole('heading', { name: SIGNING.changeTitle }).waitFor();
  await agreeAndSign(page, SIGNING.agreeChange);
  await cancelOnProvidersPage(page);
  await agreeAndSign(page, SIGNING.agreeChange);
  await signAndGoBack(page);
  await page.getByRole('heading', { name: 'Parašas gautas' }).waitFor({ timeout: 60_000 });
}

/** „Atšaukti“ there: told at once here, and one may try again. */
async function cancelOnProvidersPage(page: Page): Promise<void> {
  await page.waitForURL(isOnProvidersPage);
  await page.getByRole('button', { name: 'Atšaukti' }).first().click();
  await page
    .getByRole('heading', { name: SIGNING.checking })
    .or(page.getByRole('heading', { name: SIGNING.cancelled }))
    .waitFor();
  const since = Date.now();
  await page.getByRole('heading', { name: SIGNING.cancelled }).waitFor();
  // Two seconds on a quiet machine (settle.test.ts); it is not found out by the looks that come every five.
  expect(Date.now() - since).toBeLessThan(10_000);
  await page.getByRole('button', { name: SIGNING.again }).click();
}

/** What the server has of the form, as soon as it has it. */
export async function expectDraft(db: Database, id: number, answers: Record<string, unknown>): Promise<void> {
  const stored = async () => {
    const query = db.selectFrom('loan_request_form').select('form').where('request_id', '=', id);
    const { form } = await query.executeTakeFirstOrThrow();
    return Object.entries(answers).every(
      ([name, value]) => (form as Record<string, unknown>)[name] === value,
    );
  };
  await until(stored, { what: 'the draft', timeoutMs: 60_000 });
}

// What the provider's people do beside the main path, by role and label.
import { expect } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { demoPdf } from '../../../db/seed/answers.ts';
import type { StatusId } from '../../../domain/application/status.ts';
import { ACTION_DIALOG, type DialogAction } from '../../../domain/texts/lt/action-dialog.ts';
import { ACTION_TEXT } from '../../../domain/texts/lt/action.ts';
import { COMMENT } from '../../../domain/texts/lt/screen/staff-case.ts';
import { fieldProblemText } from '../../../domain/texts/lt/problem.ts';
import { CONFLICT } from '../../../domain/texts/lt/screen/staff-case.ts';
import { CONTRACT_STEPS, DIALOG_FIELD } from '../../../domain/texts/lt/screen/staff-dialog.ts';
import { STATUS_TEXT } from '../../../domain/texts/lt/status.ts';
import { signAndGoBack } from '../browser.ts';
import { openAction } from '../staff-steps.ts';

/** The case with its pane; what else it loads is waited for by whatever is done next. */
export async function openCase(page: Page, url: string, id: number): Promise<void> {
  await page.goto(`${url}/backoffice/request/${id}`);
  await page.getByRole('complementary').waitFor();
}

/** The status in the case's own bar. */
export async function expectStatus(page: Page, status: StatusId): Promise<void> {
  await page.getByText(STATUS_TEXT[status].label, { exact: true }).first().waitFor();
}

export const comment = (dialog: Locator): Locator => dialog.getByLabel('Komentaras', { exact: true });

export async function attach(dialog: Locator, name: string): Promise<void> {
  const file = demoPdf(name);
  await dialog
    .getByLabel('Failas', { exact: true })
    .setInputFiles({ name: file.name, mimeType: file.type, buffer: Buffer.from(file.bytes) });
  await dialog.getByText(file.name, { exact: true }).waitFor();
}

/** The verb of an opened dialog. */
export async function confirm(dialog: Locator, action: DialogAction): Promise<void> {
  await dialog.getByRole('button', { name: ACTION_TEXT[action].button, exact: true }).click();
}

/** The verb, the dialog gone, and the notice of what has happened. */
export async function finish(page: Page, dialog: Locator, action: DialogAction): Promise<void> {
  await confirm(dialog, action);
  await dialog.waitFor({ state: 'hidden', timeout: 60_000 });
  await page.getByRole('status').filter({ hasText: ACTION_DIALOG[action].success }).first().waitFor();
}

/** Who did what, and the words typed, still there. */
export async function expectConflict(
  dialog: Locator,
  told: { who: string; done: string; typed: string },
): Promise<void> {
  await dialog.getByText(CONFLICT.title).waitFor();
  await dialog
    .getByText(new RegExp(`${told.who} prieš .+: ${told.done}\\.`))
    .first()
    .waitFor();
  expect(await comment(dialog).inputValue()).toBe(told.typed);
}

/** One of the views of the pane beside the case. */
export async function showView(page: Page, name: string): Promise<void> {
  await page
    .getByRole('group', { name: 'Darbo juostos vaizdas' })
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click();
}

export async function writeComment(page: Page, words: string): Promise<void> {
  await page.getByLabel(COMMENT.label).fill(words);
  await page.getByRole('button', { name: COMMENT.send }).click();
  await page.getByText(COMMENT.sent).first().waitFor();
}

/** The contract in force is replaced by a PDF of one's own. */
export async function replaceContract(page: Page, look: (name: string) => Promise<void>): Promise<void> {
  const dialog = await openAction(page, 'changeContractFile');
  await dialog.getByText('Šį failą pareiškėjas jau pasirašė').waitFor();
  await confirm(dialog, 'changeContractFile');
  await dialog.getByText('Privalote pasirinkti priedą').waitFor();
  await look('change-contract');
  await dialog.getByRole('button', { name: CONTRACT_STEPS.generate }).waitFor();
  await attach(dialog, 'nauja-sutartis');
  await confirm(dialog, 'changeContractFile');
  await dialog.getByText(fieldProblemText('termsNotConfirmed')).waitFor();
  await look('own-contract');
  await dialog.getByRole('checkbox', { name: DIALOG_FIELD.termsConfirmed.label }).check();
  // The file says nothing of the borrower: the portal asks, a person answers for it.
  const doubt = dialog.getByRole('checkbox', { name: DIALOG_FIELD.fileConfirmed.label });
  expect(await doubt.count()).toBe(0);
  await confirm(dialog, 'changeContractFile');
  await doubt.check();
  await finish(page, dialog, 'changeContractFile');
}

/** Number, date and terms of a change, with its document. */
export async function offerChange(
  page: Page,
  id: number,
  look: (name: string) => Promise<void>,
): Promise<void> {
  const dialog = await openAction(page, 'uploadConditionsChange');
  await confirm(dialog, 'uploadConditionsChange');
  await dialog.getByText('Privalote įvesti dokumento numerį').waitFor();
  await look('offer-change');
  await dialog.getByLabel('Dokumento numeris').fill(`TP-${id}-1`);
  await dialog.getByLabel('Dokumento data').fill('2026-11-20');
  // Sum, rate and term are those the approver has confirmed.
  await attach(dialog, 'salygu-keitimas');
  await dialog.getByRole('checkbox', { name: DIALOG_FIELD.termsConfirmed.label }).check();
  // The file does not say whose it is: that is asked once the server has looked into it.
  await confirm(dialog, 'uploadConditionsChange');
  await dialog.getByRole('checkbox', { name: DIALOG_FIELD.fileConfirmed.label }).check();
  await finish(page, dialog, 'uploadConditionsChange');
}

export async function signChangeAsProvider(page: Page, look: (name: string) => Promise<void>): Promise<void> {
  const dialog = await openAction(page, 'providerSignChange');
  await look('sign-change');
  await dialog.getByRole('button', { name: 'Eiti pasirašyti' }).click();
  await signAndGoBack(page);
  await page.getByText(STATUS_TEXT[16].label, { exact: true }).first().waitFor({ timeout: 60_000 });
}

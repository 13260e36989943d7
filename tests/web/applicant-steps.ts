// What a director does, by role and label as a person would find it.
import type { Page } from 'playwright-core';

import { FORM } from '../../domain/texts/lt/screen/form.ts';
import { RETURNED } from '../../domain/texts/lt/screen/returned.ts';
import { CONSENT } from '../../domain/texts/lt/screen/consent.ts';
import { signOnProvidersPage, visit } from './browser.ts';
import { mouse, type Hand } from './hands.ts';
import { attachMissing, fillWholeForm } from './whole-form.ts';

export type Look = (page: Page) => Promise<void>;
const dontLook: Look = async () => undefined;

export async function logInAsDirector(page: Page, url: string, look: Look = dontLook): Promise<void> {
  await page.goto(url);
  await look(page);
  await page.getByRole('link', { name: 'Prisijungti ir pildyti' }).click();
  await page.getByRole('heading', { name: 'Prisijungimas', exact: true }).waitFor();
  await look(page);
  await page.getByRole('link', { name: 'Prisijungti kaip įmonei' }).click();
  await page.getByRole('button', { name: /Ieva Sakalauskaitė.*Šiaurės linija/s }).click();
}

export async function giveConsent(page: Page, look: Look = dontLook): Promise<void> {
  await page.getByRole('heading', { name: CONSENT.title }).waitFor();
  await look(page);
  await page.getByLabel(CONSENT.email).fill('ieva@pavyzdys.lt');
  await page.getByLabel(CONSENT.phone).fill('+370 600 00000');
  for (const check of CONSENT.checks) await page.getByRole('checkbox', { name: check }).check();
  await page.getByRole('button', { name: CONSENT.submit }).click();
  await page.getByRole('heading', { name: 'Prašymai', level: 1 }).waitFor();
}

/** From the list to an opened form; answers the request's number. */
export async function startRequest(page: Page, look: Look = dontLook): Promise<number> {
  await look(page);
  await page.getByRole('button', { name: 'Kurti prašymą' }).first().click();
  await page.getByRole('heading', { name: 'Naujas prašymas' }).waitFor();
  await look(page);
  await page.getByRole('button', { name: 'Pradėti pildyti' }).click();
  await page.waitForURL(/new-request\/\d+/, { timeout: 90_000 });
  await page.getByLabel('Paskolos suma').waitFor({ timeout: 90_000 });
  return Number(/new-request\/(\d+)/.exec(page.url())![1]);
}

/** Everything the company's form asks in this scheme, a controlling company found in the register included. */
export const fillForm = (page: Page, sum = '185 000,00'): Promise<void> => fillFormBy(mouse(page), sum);

export const fillFormBy = (hand: Hand, sum = '185 000,00'): Promise<void> =>
  fillWholeForm(hand, {
    mail: 'ieva@pavyzdys.lt',
    person: { name: 'Ieva', surname: 'Sakalauskaitė', code: '48403129911', position: 'Direktorė' },
    evrk: '464300',
    iban: 'LT19 7300 0900 0000 0001',
    size: 'Maža įmonė',
    employees: '34',
    holder: '900000023',
    loan: { sum, purpose: 'Apyvartinis kapitalas', term: '18', delay: '6', day: '15 d.' },
    isSocial: false,
  });

/** Each missing document through its own „Įkelti“. */
export const attachRequired = (page: Page): Promise<void> => attachMissing(mouse(page));

/** „Išsaugoti ir tikrinti“, the result, „Pateikti“, the confirmation. */
export async function checkAndSubmit(page: Page, look: Look = dontLook): Promise<void> {
  await page.getByRole('button', { name: 'Išsaugoti ir tikrinti atitiktį kriterijams' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Pateikti', exact: true }).waitFor({ timeout: 120_000 });
  await look(page);
  await dialog.getByRole('button', { name: 'Pateikti', exact: true }).click();
  await page.getByRole('heading', { name: /Prašymas Nr\..* pateiktas/ }).waitFor({ timeout: 60_000 });
}

/** A returned request: the evaluator's words are read, the purpose is mended, and it goes in again. */
export async function correctAndResubmit(
  page: Page,
  url: string,
  id: number,
  look: Look = dontLook,
): Promise<void> {
  await visit(page, `${url}/main-window/requests/new-request/${id}`);
  await page.getByText('Patikslinkite paskolos paskirtį').first().waitFor();
  await page.getByRole('region', { name: RETURNED.railTitle }).waitFor();
  await look(page);
  // Sending it in with nothing mended is asked about first.
  await page.getByRole('button', { name: FORM.check }).first().click();
  const submit = page.getByRole('dialog').getByRole('button', { name: 'Pateikti', exact: true });
  await submit.waitFor({ timeout: 120_000 });
  if (await page.getByText(FORM.readyToSubmit).count()) throw new Error('nothing was mended yet');
  await submit.click();
  const asked = page.getByRole('dialog', { name: RETURNED.askTitle });
  await asked.getByRole('button', { name: RETURNED.submitAnyway }).waitFor();
  await look(page);
  await asked.getByRole('button', { name: 'Atšaukti' }).click();
  await asked.waitFor({ state: 'detached' });
  // Filled sections are folded; the navigator opens one.
  const link = page
    .getByRole('navigation', { name: 'Prašymo skiltys' })
    .getByRole('link', { name: /Santykių tikslas/ });
  await link.click();
  // Where the person was brought is what the navigator marks, and where a reload brings them again.
  await link.and(page.locator('[aria-current]')).waitFor();
  await page.waitForURL(/#skiltis-purpose$/);
  await page
    .getByRole('textbox', { name: /Dalykinių santykių tikslas/ })
    .fill('Apyvartinis kapitalas naujiems tiekėjams Lenkijoje ir Latvijoje.');
  await checkAndSubmit(page);
}

/** From the request over the signing page to the provider, and back on the portal. */
export async function signContract(
  page: Page,
  url: string,
  id: number,
  look: Look = dontLook,
): Promise<void> {
  await visit(page, `${url}/main-window/requests/new-request/${id}`);
  await look(page);
  await page.getByRole('link', { name: 'Pasirašyti', exact: true }).first().click();
  await page.getByRole('heading', { name: /^Pasirašykite sutartį/ }).waitFor();
  await look(page);
  await page.getByRole('button', { name: 'Pasirašyti', exact: true }).click();
  await signOnProvidersPage(page);
  await page.getByRole('heading', { name: 'Parašas gautas' }).waitFor({ timeout: 60_000 });
}

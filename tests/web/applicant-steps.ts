// What a director does, by role and label as a person would find it.
import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';

import { FORM } from '../../domain/texts/lt/screen/form.ts';
import { RETURNED } from '../../domain/texts/lt/screen/returned.ts';
import { CONSENT } from '../../domain/texts/lt/screen/consent.ts';
import { SIGNING } from '../../domain/texts/lt/screen/signing.ts';
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
  await page.getByRole('heading', { name: SIGNING.title }).waitFor();
  await expectSigningInSight(page);
  await look(page);
  await agreeAndSign(page, SIGNING.agree);
  await signOnProvidersPage(page);
  await page.getByRole('heading', { name: SIGNING.done }).waitFor({ timeout: 60_000 });
}

/** Without the tick the button says what is missing; with it, it leads to the provider. */
export async function agreeAndSign(page: Page, agree: string): Promise<void> {
  const sign = page.getByRole('button', { name: SIGNING.sign, exact: true });
  await sign.click();
  await page.getByText(SIGNING.mustAgree).waitFor();
  await page.getByRole('checkbox', { name: agree }).check();
  await page.getByText(SIGNING.mustAgree).waitFor({ state: 'detached' });
  await sign.click();
}

/** What is signed, by whom and until when, and the button: on the first screen, nothing under the bar at the bottom. */
async function expectSigningInSight(page: Page): Promise<void> {
  const { width, height } = page.viewportSize()!;
  await page.evaluate(() => window.scrollTo(0, 0));
  const isPhone = width < 992;
  const said = [
    page.getByRole('heading', { name: /^Pasirašote paskolos sutartį Nr\./ }),
    page.getByText(/^[\d\u00A0 ]+,\d\d\u00A0EUR$/).first(),
    ...['interest', 'repaidBy', 'delay', 'fee'].map((name) =>
      page.getByText(SIGNING[name as 'fee'], { exact: true }),
    ),
    page.getByText(/^už .* · jūs$/),
    page.getByText(/^(Pasirašykite )?iki \d{4}-\d\d-\d\d$/i),
    ...(isPhone ? [page.getByRole('button', { name: new RegExp(`^${SIGNING.read}`) })] : []),
  ];
  const button = (await page.getByRole('button', { name: SIGNING.sign, exact: true }).boundingBox())!;
  const tick = (await page.getByRole('checkbox').boundingBox())!;
  expect(button.y + button.height).toBeLessThanOrEqual(height);
  for (const part of said) {
    const box = (await part.boundingBox())!;
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height).toBeLessThanOrEqual(isPhone ? tick.y : button.y);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
  }
  const paper = page.getByRole('region', { name: /^Dokumentas/ });
  if (isPhone) expect(await paper.count()).toBe(0);
}

// The way of any applicant, whatever they work the screen with.
import type { Page } from 'playwright-core';
import { SCHEMES, type LoginType, type SchemeCode } from '../../../domain/schemes/index.ts';
import { CRITERIA_TEXT } from '../../../domain/texts/lt/eligibility.ts';
import { LOAN } from '../../../domain/texts/lt/form/loan.ts';
import { CONSENT } from '../../../domain/texts/lt/screen/consent.ts';
import { FORM } from '../../../domain/texts/lt/screen/form.ts';
import { NEW_REQUEST, REQUESTS, SUBMITTED } from '../../../domain/texts/lt/screen/applicant.ts';
import { LOGIN } from '../../../domain/texts/lt/screen/login.ts';
import { HOME } from '../../../domain/texts/lt/screen/public.ts';
import type { Hand } from '../hands.ts';
import { PHONE_NUMBER } from '../whole-form.ts';

/** Looks at a screen that stands still. */
type Look = (name: string) => Promise<void>;

/** From the first page over the gateway; `who` is on its button there. */
export async function logIn(hand: Hand, url: string, { as, who }: { as: LoginType; who: RegExp }) {
  const { page } = hand;
  await page.goto(url);
  await hand.press(page.getByRole('link', { name: HOME.start }).first());
  const button = as === 'Company' ? LOGIN.companyButton : LOGIN.individualButton;
  await hand.press(page.getByRole('link', { name: button }));
  await hand.press(page.getByRole('button', { name: who }));
}

export async function giveConsent(hand: Hand, mail: string, look: Look): Promise<void> {
  const { page } = hand;
  await page.getByRole('heading', { name: CONSENT.title, level: 1 }).waitFor();
  await look('consent');
  await hand.type(page.getByLabel(CONSENT.email), mail);
  await hand.type(page.getByLabel(CONSENT.phone), PHONE_NUMBER);
  for (const check of CONSENT.checks) await hand.tick(page.getByRole('checkbox', { name: check }));
  await hand.press(page.getByRole('button', { name: CONSENT.submit }));
  await page.getByRole('heading', { name: REQUESTS.title, level: 1 }).waitFor();
}

/** From the list to an opened form; answers the request's number. */
export async function startRequest(hand: Hand, scheme: SchemeCode, look: Look): Promise<number> {
  const { page } = hand;
  await hand.press(page.getByRole('button', { name: REQUESTS.create }).first());
  await hand.answer(page.getByRole('radiogroup', { name: NEW_REQUEST.scheme }), SCHEMES[scheme].shortName);
  await look('new-request');
  await hand.press(page.getByRole('button', { name: NEW_REQUEST.start }));
  await page.waitForURL(/new-request\/\d+/, { timeout: 90_000 });
  await page.getByLabel(LOAN.sum).waitFor({ timeout: 90_000 });
  return Number(/new-request\/(\d+)/.exec(page.url())![1]);
}

/** The criteria are met; the dialog stays open. */
export async function check(hand: Hand, look: Look): Promise<void> {
  const { page } = hand;
  await hand.press(page.getByRole('button', { name: FORM.check }).filter({ visible: true }).first());
  await page
    .getByRole('dialog')
    .getByRole('button', { name: CRITERIA_TEXT.submit, exact: true })
    .waitFor({ timeout: 120_000 })
    .catch(async (error: unknown) => {
      throw new Error(`instead stood there: ${await saidOn(page)}`, { cause: error });
    });
  await look('criteria');
}

/** What the page says of errors, and its dialog. */
async function saidOn(page: Page): Promise<string> {
  const texts = await page
    .locator('[role="dialog"], [role="alert"], [aria-invalid="true"], form [id$="-error"]')
    .evaluateAll((nodes) => nodes.map((node) => `${node.id} ${node.textContent ?? ''}`.trim()));
  return texts.join(' | ').slice(0, 2_000);
}

/** From the criteria dialog to the confirmation. */
export async function submit(hand: Hand, id: number): Promise<void> {
  const { page } = hand;
  await hand.press(page.getByRole('dialog').getByRole('button', { name: CRITERIA_TEXT.submit, exact: true }));
  await page.getByRole('heading', { name: SUBMITTED.heading(id) }).waitFor({ timeout: 60_000 });
}

// What the provider's people do, by role and label.
import type { Page } from 'playwright-core';
import { ACTION_TEXT } from '../../domain/texts/lt/action.ts';
import type { ActionName } from '../../domain/application/transitions.ts';
import { addMonths, vilniusDate } from '../../domain/values/days.ts';
import { signOnProvidersPage, visit } from './browser.ts';

/** The last repayment that an approval of two years allows. */
export const LATEST = addMonths(vilniusDate(Date.now()), 24);

export async function logInAsStaff(page: Page, url: string, name: string): Promise<void> {
  await page.goto(`${url}/backofficelogin`);
  await page.getByRole('link', { name: 'Prisijungti darbuotojui' }).click();
  await page.getByRole('button', { name: new RegExp(name) }).click();
  await page.getByRole('heading', { name: 'Mano darbai' }).waitFor();
}

export async function openCase(page: Page, url: string, id: number): Promise<void> {
  await visit(page, `${url}/backoffice/request/${id}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** Opens the dialog of an action from the case's list of actions. */
export async function openAction(page: Page, action: ActionName): Promise<ReturnType<Page['getByRole']>> {
  const { button } = ACTION_TEXT[action];
  await page
    .getByRole('complementary')
    .getByRole('button', { name: new RegExp(`^${button}`) })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  return dialog;
}

/** One action of the case: its dialog, what is filled in, its verb, and the dialog gone. */
export async function act(
  page: Page,
  action: ActionName,
  fill: (dialog: ReturnType<Page['getByRole']>) => Promise<void> = async () => undefined,
): Promise<void> {
  const dialog = await openAction(page, action);
  await fill(dialog);
  await dialog.getByRole('button', { name: ACTION_TEXT[action].button, exact: true }).click();
  await dialog.waitFor({ state: 'hidden', timeout: 60_000 });
}

export const assignTo = (page: Page, name: string) =>
  act(page, 'setAssessor', (dialog) => dialog.getByRole('radio', { name: new RegExp(name) }).check());

export const setSize = (page: Page) =>
  act(page, 'setCompanySize', async (dialog) => {
    await dialog.getByRole('radio', { name: /^Maža įmonė/ }).check();
  });

export const setSum = (page: Page, sum: string) =>
  act(page, 'setLoanSum', async (dialog) => dialog.getByLabel(/Paskolos suma/).fill(sum));

export const returnForCorrection = (page: Page, comment: string) =>
  act(page, 'return', async (dialog) => dialog.getByLabel('Komentaras').fill(comment));

export const approve = (page: Page) => act(page, 'approve');

/** Double check, terms as they were approved, the generated contract, and off to the applicant. */
export async function sendContract(page: Page, id: number): Promise<void> {
  const dialog = await openAction(page, 'uploadContract');
  await dialog.getByText('Atitinka visas finansavimo taisykles').waitFor({ timeout: 120_000 });
  await dialog.getByLabel('Sutarties numeris').fill(`TP-${id}`);
  await dialog.getByLabel(/Palūkanų norma/).fill('2,10');
  await dialog.getByRole('button', { name: 'Sugeneruoti sutartį' }).click();
  await dialog.getByText('Sutartis sugeneruota').waitFor({ timeout: 60_000 });
  await dialog.getByRole('button', { name: 'Pateikti pareiškėjui pasirašyti', exact: true }).click();
  await dialog.waitFor({ state: 'hidden', timeout: 60_000 });
}

/** Off to the provider's page, „Pasirašyti“ there, and back on the case. */
export async function signAsProvider(page: Page): Promise<void> {
  const dialog = await openAction(page, 'providerSign');
  await dialog.getByRole('button', { name: 'Eiti pasirašyti' }).click();
  await signOnProvidersPage(page);
  // What is printed on each sheet says it too, unseen.
  const said = page.getByText('Pasirašyta finansavimo sutartis').filter({ visible: true });
  await said.first().waitFor({ timeout: 60_000 });
}

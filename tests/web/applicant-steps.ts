// What a director does, by role and label as a person would find it.
import type { Locator, Page } from 'playwright-core';
import { OWNERS } from '../../domain/texts/lt/form/beneficial-owners.ts';
import { LINKS } from '../../domain/texts/lt/form/company-links.ts';
import { CONFIRMATIONS } from '../../domain/texts/lt/form/confirmations.ts';
import { FINANCIAL } from '../../domain/texts/lt/form/financial-data.ts';
import { PEP } from '../../domain/texts/lt/form/pep.ts';
import { SUPPLIERS } from '../../domain/texts/lt/form/suppliers.ts';
import { QUESTIONNAIRE } from '../../domain/texts/lt/form/declarations.ts';
import { CONSENT } from '../../domain/texts/lt/screen/applicant.ts';
import { demoPdf } from '../../db/seed/answers.ts';
import { signOnProvidersPage, visit } from './browser.ts';

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

async function choose(within: Page | Locator, label: string | RegExp, text: string): Promise<void> {
  const page = 'page' in within ? within.page() : within;
  const input = within
    .getByRole('combobox', { name: label })
    .or(within.getByRole('textbox', { name: label }))
    .first();
  await input.click();
  await input.fill(text).catch(() => undefined);
  await page
    .getByRole('option', { name: new RegExp(`^${text}`, 'i') })
    .first()
    .click();
}

/** Everything the company's form asks in this scheme. */
export async function fillForm(page: Page, sum = '185 000,00'): Promise<void> {
  const section = (name: string) => page.getByRole('region', { name });
  const contact = section('Kontaktinė informacija');
  await contact.getByLabel('El. paštas').fill('ieva@pavyzdys.lt');
  await contact.getByLabel('Telefono numeris').fill('+370 600 00000');

  const entity = section('Verslo subjekto duomenys');
  await choose(page, /Pagrindinė ekonominė veikla/, '464300');
  await choose(page, /Vadovo pilietybė/, 'Lietuva');
  await choose(page, /Veiklos apskritis/, 'vilniaus');
  await choose(page, /Savivaldybė/, 'Vilniaus miesto');
  await entity.getByLabel('Telefono numeris').fill('+370 600 00000');
  await entity.getByLabel('El. paštas', { exact: true }).fill('info@pavyzdys.lt');
  await entity.getByLabel('El. paštas sutarčiai').fill('sutartys@pavyzdys.lt');
  await entity.getByLabel('Banko sąskaita (IBAN)').fill('LT19 7300 0900 0000 0001');
  await choose(page, /Verslo subjekto statusas/, 'Maža įmonė');
  await entity.getByLabel('Darbuotojų skaičius').fill('34');
  await entity
    .getByRole('radiogroup', { name: /priklauso įmonių grupei/ })
    .getByRole('radio', { name: 'Ne' })
    .check();

  const money = section('Finansiniai duomenys');
  for (const loans of [FINANCIAL.turnoverLoans, FINANCIAL.investmentLoans])
    await money.getByLabel(loans).fill('0');
  await fillPeople(page);

  const loan = section('Paskolos sutarties informacija');
  await loan.getByLabel('Paskolos suma').fill(sum);
  await choose(page, /Paskirtis/, 'Apyvartinis kapitalas');
  await loan.getByLabel('Terminas, mėn.').fill('18');
  await loan.getByLabel('Atidėjimas, mėn.').fill('6');
  await loan.getByRole('radio', { name: '15 d.' }).check();
  await choose(page, /Veikla, kuriai prašoma/, '464300');
  await loan
    .getByRole('radiogroup', { name: /socialinį verslą/ })
    .getByRole('radio', { name: 'Ne' })
    .check();

  await page
    .getByRole('textbox', { name: /Dalykinių santykių tikslas/ })
    .fill('Apyvartinis kapitalas naujiems tiekėjams.');
  for (const { label } of Object.values(CONFIRMATIONS))
    await page.getByRole('checkbox', { name: label }).check();
  for (const { label } of Object.values(QUESTIONNAIRE)) {
    await page.getByRole('radiogroup', { name: label }).getByRole('radio', { name: 'Taip' }).check();
  }
  await page.getByRole('checkbox', { name: /deklaracijoje nurodyti duomenys/ }).check();
}

/** Nobody exposed, one controlling person, a controlling company found in the register, one supplier. */
async function fillPeople(page: Page): Promise<void> {
  const section = (name: string) => page.getByRole('region', { name });
  await section(PEP.title)
    .getByRole('radiogroup', { name: PEP.has })
    .getByRole('radio', { name: 'Ne' })
    .check();
  const owner = section(OWNERS.title).getByRole('group', { name: `${OWNERS.item} 1` });
  await owner.getByLabel(OWNERS.name, { exact: true }).fill('Ieva');
  await owner.getByLabel(OWNERS.surname).fill('Sakalauskaitė');
  await choose(owner, /Pilietybė/, 'Lietuva');
  await owner.getByLabel(OWNERS.personCode).fill('48403129911');
  await owner.getByLabel(OWNERS.position).fill('Direktorė');
  await owner.getByLabel(OWNERS.shares).fill('100');
  await owner.getByLabel(OWNERS.votes).fill('100');

  const links = section(LINKS.title);
  await links.getByRole('button', { name: LINKS.add }).click();
  const parent = links.getByRole('group', { name: `${LINKS.item} 1` });
  await choose(parent, /Registracijos valstybė/, 'Lietuva');
  await parent.getByLabel(LINKS.code).fill('900000023');
  await parent.getByText(/^Rasta: /).waitFor({ timeout: 30_000 });
  await parent.getByLabel(LINKS.shares).fill('10');
  await parent.getByLabel(LINKS.votes).fill('10');

  const supplier = section(SUPPLIERS.title).getByRole('group', { name: `${SUPPLIERS.item} 1` });
  await supplier.getByLabel(SUPPLIERS.name).fill('Nordic Parts OY');
  await choose(supplier, /Registracijos valstybė/, 'suomija');
  await supplier.getByLabel(SUPPLIERS.code).fill('FI1234567');
  await supplier.getByLabel(SUPPLIERS.basis).fill('Prekių pirkimo sutartis');
  await choose(supplier, /Veikla/, '464300');
}

/** Each missing document through its own „Įkelti“. */
export async function attachRequired(page: Page): Promise<void> {
  const missing = page.getByRole('listitem').filter({ hasText: 'Trūksta' });
  await missing.first().waitFor();
  for (let left = await missing.count(); left > 0; left -= 1) {
    const chooser = page.waitForEvent('filechooser');
    await missing
      .first()
      .getByRole('button', { name: /^Įkelti/ })
      .click();
    const file = demoPdf(`priedas-${left}`);
    await (await chooser).setFiles({ name: file.name, mimeType: file.type, buffer: Buffer.from(file.bytes) });
    await uploaded(page, () => missing.nth(left - 1).waitFor({ state: 'detached', timeout: 3_000 }));
  }
}

/** Waits for the upload; one that was cut off is sent again by the button its row offers. */
async function uploaded(page: Page, done: () => Promise<void>): Promise<void> {
  const again = page.getByRole('button', { name: 'Bandyti dar kartą' }).first();
  for (let tries = 1; ; tries += 1) {
    try {
      return await done();
    } catch (error) {
      if (tries === 20) throw error;
      if (await again.isVisible()) await again.click();
    }
  }
}

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
  await look(page);
  // Filled sections are folded; the navigator opens one.
  await page
    .getByRole('navigation', { name: 'Prašymo skiltys' })
    .getByRole('link', { name: /Santykių tikslas/ })
    .click();
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

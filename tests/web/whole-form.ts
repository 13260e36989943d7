// Everything a form asks, in the order of the screen, for each login type and scheme.
import type { Locator, Page } from 'playwright-core';
import { demoPdf } from '../../db/seed/answers.ts';
import { ATTACHMENT_STATE, ATTACHMENT_WORDS } from '../../domain/texts/lt/attachment.ts';
import { OWNERS } from '../../domain/texts/lt/form/beneficial-owners.ts';
import { LINKS } from '../../domain/texts/lt/form/company-links.ts';
import { CONFIRMATIONS_TITLE } from '../../domain/texts/lt/form/confirmations.ts';
import { CONTACT } from '../../domain/texts/lt/form/contact.ts';
import { DECLARATIONS, QUESTIONNAIRE } from '../../domain/texts/lt/form/declarations.ts';
import { ENTITY } from '../../domain/texts/lt/form/entity.ts';
import { FINANCIAL } from '../../domain/texts/lt/form/financial-data.ts';
import { LEASE, LOAN } from '../../domain/texts/lt/form/loan.ts';
import { PEP } from '../../domain/texts/lt/form/pep.ts';
import { PURPOSE } from '../../domain/texts/lt/form/purpose.ts';
import { SUPPLIERS } from '../../domain/texts/lt/form/suppliers.ts';
import { untilNothingIsBusy } from './browser.ts';
import type { Hand } from './hands.ts';

export interface Applicant {
  mail: string;
  person: { name: string; surname: string; code: string; position: string };
  evrk: string;
  iban: string;
  size: string;
  employees: string;
  /** A person who trades alone. */
  trader?: { certificate: string; since: string; income: string };
  /** A company of the register that holds a part of this one. */
  holder?: string;
  loan: { sum: string; purpose: string; term: string; delay: string; day: string };
  /** Asked by some schemes only. */
  sector?: string;
  isSocial?: boolean;
  /** Young and small social business answers six questions more. */
  isAskedSix?: boolean;
  lease?: { object: string; owner: string; date: string };
}

const isFilled = async (input: Locator): Promise<boolean> =>
  !['', 'LT', '0'].includes((await input.inputValue()).trim());

/** The same hand; a field in which something stands is left as it is. */
function fillingEmpty(hand: Hand): Hand {
  return {
    page: hand.page,
    press: (target) => hand.press(target),
    tick: (checkbox) => hand.tick(checkbox),
    answer: (group, option) => hand.answer(group, option),
    attach: (button, file) => hand.attach(button, file),
    type: async (input, text) => ((await isFilled(input)) ? undefined : hand.type(input, text)),
    choose: async (box, text) => ((await isFilled(box)) ? undefined : hand.choose(box, text)),
  };
}

export const PHONE_NUMBER = '+370 600 00000';

const region = (page: Page, name: string): Locator => page.getByRole('region', { name });
const group = (within: Locator, name: string | RegExp): Locator => within.getByRole('radiogroup', { name });
/** A list to choose from is a combobox when it is searched, and a text box of its own when it is not. */
const box = (within: Locator, name: string): Locator =>
  within.getByRole('combobox', { name }).or(within.getByRole('textbox', { name })).first();
const yesNo = (isSo: boolean): string => (isSo ? 'Taip' : 'Ne');

/** Fills what is empty: what the form knows already nobody types again. */
export async function fillWholeForm(by: Hand, who: Applicant): Promise<void> {
  const hand = fillingEmpty(by);
  const { page } = hand;
  await untilNothingIsBusy(page);
  const contact = region(page, CONTACT.title);
  await hand.type(contact.getByLabel(CONTACT.email), who.mail);
  await hand.type(contact.getByLabel(CONTACT.phone), PHONE_NUMBER);
  await fillEntity(hand, who);
  if (!who.trader) {
    const money = region(page, FINANCIAL.title);
    for (const loans of [FINANCIAL.turnoverLoans, FINANCIAL.investmentLoans])
      await hand.type(money.getByLabel(loans), '0');
  }
  await fillPeople(hand, who);
  await fillLoan(hand, who);
  await hand.type(
    page.getByRole('textbox', { name: PURPOSE.reason }),
    'Apyvartinis kapitalas naujiems tiekėjams.',
  );
  const confirmations = region(page, CONFIRMATIONS_TITLE.title).getByRole('checkbox');
  for (let count = await confirmations.count(), at = 0; at < count; at += 1)
    await hand.tick(confirmations.nth(at));
  for (const { label } of who.isAskedSix ? Object.values(QUESTIONNAIRE) : [])
    await hand.answer(page.getByRole('radiogroup', { name: label }), 'Taip');
  await hand.tick(page.getByRole('checkbox', { name: DECLARATIONS.selfDeclaration }));
}

async function fillEntity(hand: Hand, who: Applicant): Promise<void> {
  const entity = region(hand.page, ENTITY.title);
  const type = (label: string, text: string) => hand.type(entity.getByLabel(label, { exact: true }), text);
  const { trader } = who;
  await hand.choose(box(entity, ENTITY.mainActivity), who.evrk);
  await hand.choose(box(entity, trader ? ENTITY.citizenship : ENTITY.managerCitizenship), 'Lietuva');
  if (trader) {
    await type(ENTITY.certificateNumber, trader.certificate);
    await type(ENTITY.certificateStart, trader.since);
  }
  await hand.choose(box(entity, ENTITY.district), 'vilniaus');
  await hand.choose(box(entity, ENTITY.municipality), 'Vilniaus miesto');
  await type(ENTITY.phone, PHONE_NUMBER);
  await type(ENTITY.email, who.mail);
  await type(ENTITY.contractEmail, who.mail);
  await type(ENTITY.iban, who.iban);
  await hand.choose(box(entity, ENTITY.size), who.size);
  await type(ENTITY.employees, who.employees);
  await hand.answer(group(entity, trader ? ENTITY.groupIndividual : ENTITY.group), 'Ne');
  if (trader) await hand.type(entity.getByLabel(ENTITY.income19), trader.income);
}

/** Nobody exposed, one controlling person, perhaps a company found in the register, one supplier. */
async function fillPeople(hand: Hand, { person, holder, evrk }: Applicant): Promise<void> {
  const { page } = hand;
  await hand.answer(group(region(page, PEP.title), PEP.has), 'Ne');

  const owner = region(page, OWNERS.title).getByRole('group', { name: `${OWNERS.item} 1` });
  await hand.type(owner.getByLabel(OWNERS.name, { exact: true }), person.name);
  await hand.type(owner.getByLabel(OWNERS.surname), person.surname);
  await hand.choose(box(owner, OWNERS.citizenship), 'Lietuva');
  await hand.type(owner.getByLabel(OWNERS.personCode), person.code);
  await hand.type(owner.getByLabel(OWNERS.position), person.position);
  await hand.type(owner.getByLabel(OWNERS.shares), '100');
  await hand.type(owner.getByLabel(OWNERS.votes), '100');

  if (holder) {
    const links = region(page, LINKS.title);
    const parent = links.getByRole('group', { name: `${LINKS.item} 1` });
    if ((await parent.count()) === 0) await hand.press(links.getByRole('button', { name: LINKS.add }));
    await hand.choose(box(parent, LINKS.country), 'Lietuva');
    await hand.type(parent.getByLabel(LINKS.code), holder);
    await parent.getByText(/^Rasta: /).waitFor();
    await hand.type(parent.getByLabel(LINKS.shares), '10');
    await hand.type(parent.getByLabel(LINKS.votes), '10');
  }

  const supplier = region(page, SUPPLIERS.title).getByRole('group', { name: `${SUPPLIERS.item} 1` });
  await hand.type(supplier.getByLabel(SUPPLIERS.name), 'Nordic Parts OY');
  await hand.choose(box(supplier, SUPPLIERS.country), 'suomija');
  await hand.type(supplier.getByLabel(SUPPLIERS.code), 'FI1234567');
  await hand.type(supplier.getByLabel(SUPPLIERS.basis), 'Prekių pirkimo sutartis');
  await hand.choose(box(supplier, SUPPLIERS.evrk), evrk);
}

async function fillLoan(hand: Hand, { loan, evrk, sector, isSocial, lease }: Applicant): Promise<void> {
  const section = region(hand.page, LOAN.title);
  await hand.type(section.getByLabel(LOAN.sum), loan.sum);
  await hand.choose(box(section, LOAN.purpose), loan.purpose);
  await hand.type(section.getByLabel(LOAN.term), loan.term);
  await hand.type(section.getByLabel(LOAN.delay), loan.delay);
  await hand.answer(group(section, LOAN.paymentDay), loan.day);
  await hand.choose(box(section, LOAN.evrk), evrk);
  if (sector) await hand.choose(box(section, LOAN.sector), sector);
  if (isSocial !== undefined) await hand.answer(group(section, LOAN.socialBusiness), yesNo(isSocial));
  if (!lease) return;
  await hand.type(section.getByLabel(LEASE.object), lease.object);
  await hand.type(section.getByLabel(LEASE.owner), lease.owner);
  await hand.type(section.getByLabel(LEASE.rentDate), lease.date);
}

const UPLOAD = new RegExp(`^${ATTACHMENT_WORDS.upload}`);

/** Each missing document through its own „Įkelti“. */
export async function attachMissing(hand: Hand): Promise<void> {
  const missing = hand.page.getByRole('listitem').filter({ hasText: ATTACHMENT_STATE.missing });
  await missing.first().waitFor();
  for (let left = await missing.count(); left > 0; left -= 1) {
    await hand.attach(missing.first().getByRole('button', { name: UPLOAD }), demoPdf(`priedas-${left}`));
    await uploaded(hand, () => missing.nth(left - 1).waitFor({ state: 'detached', timeout: 3_000 }));
  }
}

/** Waits for the upload; one that was cut off is sent again by the button its row offers. */
async function uploaded(hand: Hand, done: () => Promise<void>): Promise<void> {
  const again = hand.page.getByRole('button', { name: ATTACHMENT_WORDS.retry }).first();
  for (let tries = 1; ; tries += 1) {
    try {
      return await done();
    } catch (error) {
      if (tries === 20) throw error;
      if (await again.isVisible()) await hand.press(again);
    }
  }
}

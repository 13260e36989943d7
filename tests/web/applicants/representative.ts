import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { demoPdf } from '../../../db/seed/answers.ts';
import { Status } from '../../../domain/application/status.ts';
import { CONTAINER } from '../../../domain/texts/lt/container.ts';
import { actingFor } from '../../../domain/texts/lt/representation.ts';
import { RECEIPT } from '../../../domain/texts/lt/screen/applicant-request.ts';
import { REQUESTS } from '../../../domain/texts/lt/screen/applicant.ts';
import { HEADER, UI } from '../../../domain/texts/lt/screen/common.ts';
import { DENIED } from '../../../domain/texts/lt/screen/denied.ts';
import {
  AUTHORISATION_DIALOG,
  AUTHORISATIONS,
  SELECTOR,
} from '../../../domain/texts/lt/screen/representation.ts';
import { DIALOG } from '../../../domain/texts/lt/screen/staff-dialog.ts';
import { day, personOf } from '../../harness/representatives.ts';
import { adocOf } from '../../stand-ins/adoc.ts';
import { look, openPage, reloadOrLeaving, visit } from '../browser.ts';
import { mouse, type Hand } from '../hands.ts';
import { attachMissing, fillWholeForm } from '../whole-form.ts';
import type { Ground } from './ground.ts';
import { MANTAS } from './people.ts';
import * as steps from './steps.ts';

const JONAS = personOf('jonas');
const JONAS_NAME = `${JONAS.FirstName} ${JONAS.LastName}`;
const MANTAS_NAME = `${MANTAS.person.name} ${MANTAS.person.surname}`;

export function representative(ground: Ground): void {
  describe('a representative', () => {
    test('asks for a nuoma compensation for another, who ends it at once', async () => {
      const owner = mouse(await openPage(ground.browser));
      await steps.logIn(owner, ground.url, { as: 'Individual', who: new RegExp(MANTAS_NAME) });
      await steps.giveConsent(owner, MANTAS.mail, dontLook);
      await authorise(owner, ground.url);

      const page = await openPage(ground.browser);
      const jonas = mouse(page);
      const seen = (name: string): Promise<void> => look(page, `representative-${name}`);
      await steps.logIn(jonas, ground.url, { as: 'Individual', who: new RegExp(JONAS_NAME) });
      await page.getByRole('heading', { name: SELECTOR.title, level: 1 }).waitFor();
      await seen('selector');
      await jonas.press(page.getByRole('button', { name: new RegExp(MANTAS_NAME) }));
      await steps.giveConsent(jonas, 'jonas@pavyzdys.lt', seen);
      await expectChip(page, MANTAS_NAME, HEADER.represents(JONAS_NAME));

      const id = await steps.startRequest(jonas, 'nuoma', dontLook);
      await fillWholeForm(jonas, MANTAS);
      await seen('form');
      await attachMissing(jonas);
      await steps.check(jonas, dontLook);
      await steps.submit(jonas, id);
      const both = actingFor(JONAS_NAME, MANTAS_NAME);
      await page.getByText(RECEIPT.by).waitFor();
      await page.getByText(both).first().waitFor();
      expect(await ground.outcomeOf(id)).toEqual({
        status: Status.submitted,
        scheme_code: 'nuoma',
        loan_sum_cents: 15_000_00,
      });

      await changeParty(jonas, new RegExp(`^${SELECTOR.self}`));
      await steps.giveConsent(jonas, 'jonas@pavyzdys.lt', dontLook);
      await expectChip(page, JONAS_NAME, null);
      await page.getByText(REQUESTS.emptyTitle).waitFor();
      await changeParty(jonas, new RegExp(MANTAS_NAME));
      await jonas.press(page.getByRole('link', { name: REQUESTS.view }).first());
      await page.getByRole('heading', { name: new RegExp(`Nr\\.\\s${id}`), level: 1 }).waitFor();

      await endIt(owner);
      await reloadOrLeaving(page);
      await page.getByRole('heading', { name: DENIED.ended.title, level: 1 }).waitFor();
      await page.getByText(DENIED[3]).waitFor();
      await seen('ended');
    }, 300_000);
  });
}

const dontLook = async (): Promise<void> => undefined;

/** First without the document: what the server says is red under the fields; then with it. */
async function authorise(owner: Hand, url: string): Promise<void> {
  const { page } = owner;
  await visit(page, `${url}/main-window/authorization`);
  await look(page, 'authorisations-empty');
  await owner.press(page.getByRole('button', { name: AUTHORISATIONS.add }));
  const dialog = page.getByRole('dialog', { name: AUTHORISATION_DIALOG.addTitle });
  const save = dialog.getByRole('button', { name: AUTHORISATION_DIALOG.save });
  await owner.press(save);
  await dialog.getByRole('textbox', { name: AUTHORISATION_DIALOG.firstName, description: /./ }).waitFor();
  await look(page, 'authorisation-errors');
  const fields = [
    [AUTHORISATION_DIALOG.firstName, JONAS.FirstName],
    [AUTHORISATION_DIALOG.lastName, JONAS.LastName],
    [AUTHORISATION_DIALOG.personalCode, JONAS.PersonalCode],
    [AUTHORISATION_DIALOG.validFrom, day(0)],
    [AUTHORISATION_DIALOG.validTo, day(60)],
  ] as const;
  for (const [label, text] of fields) await owner.type(dialog.getByLabel(label, { exact: true }), text);
  const signer = { firstName: 'Mantas', lastName: 'Žiogas', code: MANTAS.person.code, country: 'LT' };
  const bytes = await adocOf({
    documents: { 'igaliojimas.pdf': Buffer.from(demoPdf('igaliojimas').bytes) },
    signers: [{ person: signer }],
  });
  await owner.attach(dialog.getByRole('button', { name: DIALOG.chooseFile }), {
    name: 'igaliojimas.adoc',
    type: 'application/octet-stream',
    bytes,
  });
  await owner.press(save);
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('row', { name: new RegExp(JONAS_NAME) }).waitFor();
  await owner.press(page.getByText(CONTAINER.state.signed));
  await page.getByText(CONTAINER.notChecked).waitFor();
  await look(page, 'authorisations');
}

async function endIt(owner: Hand): Promise<void> {
  const { page } = owner;
  await owner.press(page.getByRole('button', { name: AUTHORISATIONS.remove(JONAS_NAME) }));
  await owner.press(page.getByRole('dialog').getByRole('button', { name: UI.yes }));
  await page.getByText(AUTHORISATION_DIALOG.removed).first().waitFor();
}

/** For whom, and who. */
async function expectChip(page: Page, name: string, detail: string | null): Promise<void> {
  const chip = page.getByRole('button', { name: HEADER.accountMenu(name) }).first();
  await chip.waitFor();
  const text = (await chip.textContent()) ?? '';
  expect(text.replace(name, '')).toBe(detail ?? '');
}

/** By the account's menu, without a new login. */
async function changeParty(hand: Hand, name: RegExp): Promise<void> {
  const { page } = hand;
  await hand.press(page.getByRole('button', { name: /^Paskyra/ }).first());
  await hand.press(page.getByRole('menuitem', { name: HEADER.changeParty }));
  await page.getByRole('heading', { name: SELECTOR.title, level: 1 }).waitFor();
  await hand.press(page.getByRole('button', { name }));
}

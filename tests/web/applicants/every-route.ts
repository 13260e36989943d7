import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { demoPdf } from '../../../db/seed/answers.ts';
import { Status } from '../../../domain/application/status.ts';
import { MESSAGES } from '../../../domain/texts/lt/messages.ts';
import { REQUESTS } from '../../../domain/texts/lt/screen/applicant.ts';
import { CONDITIONS } from '../../../domain/texts/lt/screen/applicant-request.ts';
import { statusLabel } from '../../../domain/texts/lt/status.ts';
import { paths } from '../../../web/paths.ts';
import { expectAccessible } from '../accessible.ts';
import { expectNoSidewaysScroll, look, openPage, PHONE, visit } from '../browser.ts';
import { mouse } from '../hands.ts';
import { CONTRACT, Stage } from '../other-ways/stage.ts';
import type { Ground } from './ground.ts';

/** Name of the picture, and the address as it is typed. */
const PUBLIC: readonly (readonly [name: string, address: string])[] = [
  ['home', paths.home],
  ['login', paths.login],
  ['login-failed', paths.loginWith({ failed: true })],
  ['login-expired', paths.loginWith({ expired: true })],
  ['self-check', paths.selfCheck],
  ['about', paths.about],
  ['description', paths.description],
  ['description-nuoma', paths.descriptionOf('nuoma')],
  ['denied', paths.permissionDenied()],
  ['denied-1', paths.permissionDenied(1)],
  ['denied-2', paths.permissionDenied(2)],
  ['denied-3', paths.permissionDenied(3)],
  ['link', `${paths.link}?${'a'.repeat(40)}`],
  ['test-login', paths.testLogin],
  ['unknown', '/tokio-puslapio-nera'],
];

export function everyRoute(ground: Ground): void {
  describe('every screen, light and dark', () => {
    test('those anybody may open, and none is wider than a phone', async () => {
      const page = await openPage(ground.browser);
      for (const [name, address] of PUBLIC) {
        await visit(page, ground.url + address);
        await lookInBothSizes(page, `public-${name}`);
      }
    }, 180_000);

    test('the list, a signed request and the change of its conditions', async () => {
      const stage = new Stage(ground.browser, ground);
      const { id } = await stage.request({
        name: 'every-route',
        company: 'linija',
        steps: [...CONTRACT, 'applicantSign', 'providerSign'],
      });
      const page = await stage.director('linija');
      await visit(page, ground.url + paths.requests);
      await lookInBothSizes(page, 'list-groups');
      await page.getByText(REQUESTS.asTable).click();
      await page.getByRole('region', { name: REQUESTS.tableName }).waitFor();
      await lookInBothSizes(page, 'list-table');
      await visit(page, ground.url + paths.request(id, 'view'));
      await lookInBothSizes(page, 'view-signed');
      await expectGoodPrint(page, id);

      const hand = mouse(page);
      await hand.press(page.getByRole('button', { name: CONDITIONS.open }));
      const dialog = page.getByRole('dialog', { name: CONDITIONS.title(id) });
      const submit = dialog.getByRole('button', { name: CONDITIONS.submit, exact: true });
      await hand.press(submit);
      await dialog.getByText(CONDITIONS.missing).waitFor();
      await lookInBothSizes(page, 'conditions-error');
      const choose = dialog.getByRole('button', { name: new RegExp(`^${CONDITIONS.choose}`) });
      await hand.attach(choose, demoPdf('prasymas-keisti'));
      await hand.press(submit);
      await page.getByText(MESSAGES.notice.conditionsChangeSent).first().waitFor();
    }, 180_000);
  });
}

/** As on a desk, and the same screen as narrow as a phone. */
async function lookInBothSizes(page: Page, name: string): Promise<void> {
  const desk = page.viewportSize()!;
  await look(page, name);
  await page.setViewportSize(PHONE.viewport);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.setViewportSize(desk);
}

/** Paper has no controls and nothing folded away; each sheet has number and status; the file is tagged. */
async function expectGoodPrint(page: Page, id: number): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('button, nav, footer, [href="#turinys"]').filter({ visible: true }).count()).toBe(
    0,
  );
  expect(await page.locator('[data-print="only"]').filter({ visible: false }).count()).toBe(0);
  expect(await page.locator('main dt').filter({ visible: false }).count()).toBe(0);
  const heads = await page.evaluate(() =>
    document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)),
  );
  expect(heads.join()).toContain(`${REQUESTS.request(id)} · ${statusLabel(Status.signed)}`);
  const file = (await page.pdf({ format: 'A4', tagged: true })).toString('latin1');
  expect(file).toContain('/StructTreeRoot');
  expect(file).toMatch(/\/Marked true/);
  await page.emulateMedia({ media: 'screen' });
}

// The whole way of a request, from the login to the contract signed by both, with a return in between.
import type { Browser, Page } from 'playwright-core';
import type { TestPortal } from '../harness/portal.ts';
import * as applicant from './applicant-steps.ts';
import { openPage } from './browser.ts';
import { mouse } from './hands.ts';
import * as staff from './staff-steps.ts';
import { counted } from './typed-once.ts';
import { attachMissing } from './whole-form.ts';

export interface JourneyOptions {
  /** Looks at a screen when it stands still (accessibility, pictures). */
  look?: applicant.Look;
  /** Called at each milestone, while the people go on. */
  reached?: (milestone: Milestone) => void;
  /** How many field actions the form took. */
  filledWith?: (actions: number) => void;
}

export type Milestone =
  'filled' | 'submitted' | 'returned' | 'resubmitted' | 'approved' | 'contractSent' | 'signedByApplicant';

export async function walkToSigned(
  browser: Browser,
  { url }: Pick<TestPortal, 'url'>,
  {
    look = async () => undefined,
    reached = () => undefined,
    filledWith = () => undefined,
  }: JourneyOptions = {},
): Promise<number> {
  const director = await openPage(browser);
  await applicant.logInAsDirector(director, url, look);
  await applicant.giveConsent(director, look);
  const id = await applicant.startRequest(director, look);
  const { hand, actions } = counted(mouse(director));
  await applicant.fillFormBy(hand);
  await look(director);
  reached('filled');
  await attachMissing(hand);
  filledWith(actions());
  await applicant.checkAndSubmit(director, look);
  await look(director);
  reached('submitted');

  const caseOf = async (name: string): Promise<Page> => {
    const page = await openPage(browser);
    await staff.logInAsStaff(page, url, name);
    await staff.openCase(page, url, id);
    return page;
  };
  const manager = await caseOf('Kristina Janulienė');
  await look(manager);
  await staff.assignTo(manager, 'Eglė Vertelytė');
  const assessor = await caseOf('Eglė Vertelytė');
  await staff.returnForCorrection(assessor, 'Patikslinkite paskolos paskirtį ir darbuotojų skaičių.');
  reached('returned');

  await applicant.correctAndResubmit(director, url, id, look);
  reached('resubmitted');

  await staff.openCase(assessor, url, id);
  await staff.setSize(assessor);
  await staff.setSum(assessor, '180 000,00');
  await staff.act(assessor, 'handOver');
  const approver = await caseOf('Andrius Norkus');
  await staff.approve(approver);
  reached('approved');

  await staff.openCase(manager, url, id);
  await staff.sendContract(manager, id);
  reached('contractSent');
  await applicant.signContract(director, url, id, look);
  reached('signedByApplicant');
  const signatory = await caseOf('Daiva Stonkutė');
  await staff.signAsProvider(signatory);
  await look(signatory);
  for (const page of [director, manager, assessor, approver, signatory]) await page.context().close();
  return id;
}

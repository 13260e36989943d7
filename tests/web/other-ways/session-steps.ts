// Logins that end, rights that change and calls that break, as the other side of the screen sees them.
import type { Locator, Page } from 'playwright-core';
import { sql } from 'kysely';
import type { Database } from '../../../db/connect.ts';
import type { StaffRole } from '../../../domain/application/role.ts';
import { LOGIN } from '../../../domain/texts/lt/screen/login.ts';
import { STAFF_LOGIN } from '../../../domain/texts/lt/screen/staff.ts';

/** The newest login of a kind is over: the next call is answered with 401. */
export async function endNewestSession(db: Database, kind: 'applicant' | 'staff'): Promise<void> {
  await sql`update session set revoked_at = now()
    where id = (select id from session where kind = ${kind} order by issued_at desc limit 1)`.execute(db);
}

export async function giveRoles(db: Database, lastName: string, roles: readonly StaffRole[]): Promise<void> {
  await sql`update app_user set staff_roles = ${[...roles]}::text[]
    where kind = 'staff' and last_name = ${lastName}`.execute(db);
}

export async function logInAgainAsStaff(page: Page, name: string, look: () => Promise<void>): Promise<void> {
  await page.getByText(STAFF_LOGIN.expired).waitFor();
  await look();
  await page.getByRole('link', { name: STAFF_LOGIN.button }).click();
  await page.getByRole('button', { name: new RegExp(name) }).click();
}

export async function logInAgainAsDirector(page: Page, look: () => Promise<void>): Promise<void> {
  await page.getByText(LOGIN.expired).waitFor({ timeout: 60_000 });
  await look();
  await page.getByRole('link', { name: 'Prisijungti kaip įmonei' }).click();
  await page.getByRole('button', { name: /Ieva Sakalauskaitė.*Šiaurės linija/s }).click();
}

/** Types this in the instant after an answer of 401 was read, before another page could be drawn. */
export async function typeOnRefusal(input: Locator, text: string): Promise<void> {
  await input.evaluate((field, words) => {
    const area = field as HTMLTextAreaElement;
    const type = (): void => {
      // As a key does it: a value set by a script is put there behind React's back.
      area.select();
      document.execCommand('insertText', false, words);
    };
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = type;
    const real = window.fetch.bind(window);
    window.fetch = async (...call) => {
      const answer = await real(...call);
      // A message is a task of its own: what the portal does with the answer comes before, what it draws comes after.
      if (answer.status === 401) port2.postMessage(null);
      return answer;
    };
  }, text);
}

/** Calls of this address are answered with an error while `during` goes on. */
export async function broken(
  page: Page,
  call: { address: RegExp; status: 500 | 503 },
  during: () => Promise<void>,
): Promise<void> {
  const body = { code: call.status === 503 ? 'engineUnavailable' : 'unexpected', requestId: 'b7d2f0a4' };
  await page.route(call.address, (route) =>
    route.fulfill({ status: call.status, contentType: 'application/json', body: JSON.stringify(body) }),
  );
  await during();
  await page.unroute(call.address);
}

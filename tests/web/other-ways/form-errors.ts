// What a form says is wrong, held against what the server says of the same answers.
import type { Page } from 'playwright-core';
import { fieldId } from '../../../web/forms/field-id.ts';

interface Said {
  /** Texts by the id they describe, and all of them once. */
  ids: string[];
  texts: string[];
  /** Controls marked as wrong that point to no words. */
  mute: string[];
}

function saidOnPage(): Said {
  const messages = [...document.querySelectorAll('[id^="f-"][id$="-error"]')];
  const textOf = (node: Element | null): string => node?.textContent?.trim() ?? '';
  const mute = [...document.querySelectorAll('[aria-invalid="true"]')].filter(
    (node) =>
      !(node.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .some((id) => id.endsWith('-error') && textOf(document.getElementById(id)) !== ''),
  );
  return {
    ids: messages.map(({ id }) => id.replace(/-error$/, '')),
    texts: [...new Set(messages.map(textOf))].sort(),
    mute: mute.map((node) => node.id || node.outerHTML.slice(0, 80)),
  };
}

async function saveAsItIs(id: number): Promise<Record<string, string[]>> {
  const headers = {
    Authorization: `Bearer ${localStorage.getItem('userToken')}`,
    'Content-Type': 'application/json',
    'Idempotency-Key': crypto.randomUUID(),
  };
  const stored = (await (await fetch(`/api/Request/Get?requestId=${id}`, { headers })).json()) as object;
  const body = JSON.stringify({ ...stored, requestSystemInfo: { RequestId: id } });
  const answer = await fetch('/api/Request/Save', { method: 'POST', headers, body });
  return ((await answer.json()) as { errors: Record<string, string[]> }).errors;
}

/** The same sentences, each at its field; every control that is marked as wrong has words; the summary has them all. */
export async function expectErrorsOfTheServer(page: Page, id: number): Promise<void> {
  const errors = await page.evaluate(saveAsItIs, id);
  const said = await page.evaluate(saidOnPage);
  const server = [...new Set(Object.values(errors).flat())].sort();
  const [here, there] = [JSON.stringify(said.texts), JSON.stringify(server)];
  if (here !== there) throw new Error(`the page says ${here}, the server ${there}`);
  const missing = Object.keys(errors).filter((path) => !said.ids.includes(fieldId(path)));
  if (missing.length > 0) throw new Error(`no words on the page at ${missing.join(', ')}`);
  if (said.mute.length > 0) throw new Error(`marked as wrong without words: ${said.mute.join(', ')}`);
  const links = await page.getByRole('alert').getByRole('link').count();
  const count = Object.keys(errors).length;
  if (links !== count || count < 2) throw new Error(`${links} lines of ${count} errors in the summary`);
}

import { createRequire } from 'node:module';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import pdfmake from 'pdfmake';
import { AdapterError } from '../../activities/adapters/adapter-error.ts';
import { PEOPLE } from '../../stack/stand-ins/parties.ts';
import type { StandIns, StandInName } from '../../stack/stand-ins/start.ts';

export const person = (key: string) => {
  const found = PEOPLE.find((one) => one.key === key);
  if (!found) throw new Error(`no ${key} among the demo people`);
  return found;
};

/** Tells a stand-in how to behave. */
export async function control(standIns: StandIns, name: StandInName, rule: object): Promise<void> {
  const answer = await fetch(`${standIns.urls[name]}/__control`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(rule),
  });
  if (!answer.ok) throw new Error(`control refused: ${answer.status}`);
}

/** The code an adapter fails with, or what it answered when it did not fail. */
export async function failure(work: Promise<unknown>): Promise<unknown> {
  try {
    return { answered: await work };
  } catch (error) {
    return error instanceof AdapterError ? error.code : error;
  }
}

export async function makePdf(text: string, extra: object = {}): Promise<Buffer> {
  const fonts = join(
    dirname(createRequire(import.meta.url).resolve('pdfmake/package.json')),
    'fonts',
    'Roboto',
  );
  const font = (name: string): string => join(fonts, `Roboto-${name}.ttf`);
  pdfmake.setFonts({
    Roboto: {
      normal: font('Regular'),
      bold: font('Medium'),
      italics: font('Italic'),
      bolditalics: font('MediumItalic'),
    },
  });
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path: string) => path.startsWith(fonts));
  return Buffer.from(await pdfmake.createPdf({ content: ['Paskolos sutartis', text], ...extra }).getBuffer());
}

/** Posts a form as a browser does, without following where it leads. */
export const postForm = (url: string, fields: Record<string, string>): Promise<Response> =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

/** A server of one answer, for playing a man in the middle or a portal; remembers what it was sent. */
export async function playServer(
  answer: (
    body: string,
    request: IncomingMessage,
  ) => { status?: number; headers?: Record<string, string>; body: string },
) {
  const received: string[] = [];
  const server = createServer((req, res) => {
    const parts: Buffer[] = [];
    req.on('data', (part: Buffer) => parts.push(part));
    req.on('end', () => {
      const body = Buffer.concat(parts).toString('utf8');
      received.push(body);
      const { status = 200, headers = {}, body: text } = answer(body, req);
      res.writeHead(status, headers).end(text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export async function until(check: () => boolean | Promise<boolean>, withinMs = 5_000): Promise<void> {
  const end = Date.now() + withinMs;
  while (!(await check())) {
    if (Date.now() > end) throw new Error('waited in vain');
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}

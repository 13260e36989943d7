import type { Response } from 'express';

/** Text that is already HTML. Everything else put into a template is escaped. */
export class Markup {
  constructor(readonly text: string) {}
}

type Piece = Markup | string | number | null | undefined | false | readonly Piece[];

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

function render(piece: Piece): string {
  if (piece instanceof Markup) return piece.text;
  if (typeof piece === 'object' && piece !== null) return piece.map(render).join('');
  if (piece === null || piece === undefined || piece === false) return '';
  return escape(String(piece));
}

export const html = (parts: TemplateStringsArray, ...pieces: Piece[]): Markup =>
  new Markup(parts.reduce((text, part, i) => text + part + (i < pieces.length ? render(pieces[i]) : ''), ''));

export interface PageOptions {
  /** Origins besides our own that a form of the page may lead to. */
  formTargets?: string[];
  status?: number;
}

/** Sends a page in the common frame under a policy that lets nothing foreign run. */
export function sendPage(res: Response, title: string, body: Markup, options: PageOptions = {}): void {
  const page = html`<!doctype html>
    <html lang="lt">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/style.css" />
      </head>
      <body>
        <header class="notice">Bandomoji aplinka. Žmonės ir įmonės išgalvoti.</header>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`;
  const forms = ["'self'", ...(options.formTargets ?? [])].join(' ');
  res
    .status(options.status ?? 200)
    .set({
      'Content-Security-Policy': `default-src 'none'; style-src 'self'; script-src 'self'; img-src data:; frame-src 'self'; base-uri 'none'; form-action ${forms}; frame-ancestors 'none'`,
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    })
    .type('html')
    .send(page.text);
}

/** The human page at `/` of a stand-in: what it plays, and how to make it misbehave. */
export function sendAbout(res: Response, title: string, about: string, facts: Record<string, string>): void {
  sendPage(
    res,
    title,
    html`<p>${about}</p>
      <div class="card">
        <dl>
          ${Object.entries(facts).map(
            ([term, fact]) =>
              html`<dt>${term}</dt>
                <dd>${fact}</dd>`,
          )}
        </dl>
      </div>
      <p class="quiet">
        Elgsena keičiama adresu <code>POST /__control</code>: <code>{"mode": "slow", "delayMs": 3000}</code>;
        galimi režimai: normal, slow, failing, lying, down, malformed, reset.
      </p>`,
  );
}

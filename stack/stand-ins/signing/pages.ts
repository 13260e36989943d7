import type { Response } from 'express';
import type { Markup } from '../page.ts';
import { html, sendPage } from '../page.ts';
import { PdfFile } from './pdf-file.ts';
import type { Signer, Signing, SigningStore } from './store.ts';

export interface PageLink {
  signing: Signing;
  signer: Signer;
}

const pages = (count: number): string => {
  if (count % 10 === 1 && count % 100 !== 11) return `${count} puslapis`;
  return count % 10 === 0 || (count % 100 > 10 && count % 100 < 20)
    ? `${count} puslapių`
    : `${count} puslapiai`;
};

const documentUrl = ({ signing, signer }: PageLink, download = false): string =>
  `/signing/${signing.token}/document?access_token=${signer.token}${download ? '&download=1' : ''}`;

const hidden = (fields: Record<string, string>): Markup[] =>
  Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );

const facts = (store: SigningStore, { signing, signer }: PageLink): Markup => {
  const done = signing.signers
    .filter(({ signedAt }) => signedAt !== null)
    .map((one) => `${one.firstName} ${one.lastName}`);
  return html`<div class="card">
    <dl>
      <dt>Dokumentas</dt>
      <dd>${signing.name} (${pages(new PdfFile(store.file(signing.currentFile)).pageCount)})</dd>
      <dt>Pasirašo</dt>
      <dd>${signer.firstName} ${signer.lastName}, asmens kodas baigiasi ${signer.code.slice(-4)}</dd>
      <dt>Jau pasirašė</dt>
      <dd>${done.length > 0 ? done.join(', ') : 'niekas'}</dd>
    </dl>
  </div>`;
};

export function sendSigningPage(res: Response, store: SigningStore, link: PageLink, returnUrl: string): void {
  const fields = hidden({ access_token: link.signer.token, return_url: returnUrl });
  // The buttons stand above the document: a click right after the page scrolled past a PDF frame
  // may be given to the frame, and the person would wonder why nothing happens.
  const body = html`${facts(store, link)}
    <div class="row">
      <form method="post" action="/signing/${link.signing.token}/sign">
        ${fields}<button type="submit" class="primary">Pasirašyti</button>
      </form>
      <form method="post" action="/signing/${link.signing.token}/cancel">
        ${fields}<button type="submit">Atšaukti</button>
      </form>
      <a href="${documentUrl(link, true)}">Atsisiųsti dokumentą</a>
    </div>
    <iframe src="${documentUrl(link)}" title="Dokumentas: ${link.signing.name}"></iframe>`;
  sendPage(res, 'Dokumento pasirašymas', body, { formTargets: returnUrl ? [new URL(returnUrl).origin] : [] });
}

export function sendBatchPage(
  res: Response,
  store: SigningStore,
  batch: { token: string; links: PageLink[] },
  returnUrl: string,
): void {
  const open = batch.links.filter(({ signer }) => signer.signedAt === null);
  const fields = hidden({ return_url: returnUrl });
  const body = html`<p>
      Dokumentų: ${batch.links.length}, dar nepasirašytų: ${open.length}. Kiekvieną galite peržiūrėti prieš
      pasirašydami.
    </p>
    ${batch.links.map(
      (link) =>
        html`${facts(store, link)}
          <p><a href="${documentUrl(link, true)}">Atsisiųsti dokumentą „${link.signing.name}“</a></p>`,
    )}
    <div class="row">
      <form method="post" action="/signing/batch/${batch.token}/sign">
        ${fields}<button type="submit" class="primary">Pasirašyti</button>
      </form>
      <form method="post" action="/signing/batch/${batch.token}/cancel">
        ${fields}<button type="submit">Atšaukti</button>
      </form>
    </div>`;
  sendPage(res, 'Dokumentų pasirašymas', body, { formTargets: returnUrl ? [new URL(returnUrl).origin] : [] });
}

export interface Closing {
  title: string;
  text: string;
  link?: { href: string; label: string };
}

export const sendClosing = (res: Response, { title, text, link }: Closing): void =>
  sendPage(
    res,
    title,
    html`<p role="status">${text}</p>
      ${link && html`<p><a class="button" href="${link.href}">${link.label}</a></p>`}`,
  );

export const signedDocumentLink = (link: PageLink): { href: string; label: string } => ({
  href: documentUrl(link, true),
  label: 'Atsisiųsti pasirašytą dokumentą',
});

export const sendUnknown = (res: Response): void =>
  sendPage(
    res,
    'Nuoroda nebegalioja',
    html`<p>Tokio pasirašymo nėra. Grįžkite į portalą ir atidarykite pasirašymą iš naujo.</p>`,
    {
      status: 404,
    },
  );

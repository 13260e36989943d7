import express, { Router } from 'express';
import type { Request, Response } from 'express';
import type { Control } from '../control.ts';
import { disturb } from '../control.ts';
import type { DevelopmentCa, PersonProfile } from './dev-ca.ts';
import { signPdf, type PadesLevel } from './pades.ts';
import type { Closing, PageLink } from './pages.ts';
import { sendBatchPage, sendClosing, sendSigningPage, sendUnknown, signedDocumentLink } from './pages.ts';
import type { Postbacks } from './postbacks.ts';
import type { Poorly, SigningStore } from './store.ts';
import { isCompleted } from './store.ts';

export interface BrowserParts {
  store: SigningStore;
  control: Control;
  ca: DevelopmentCa;
  postbacks: Postbacks;
  level: PadesLevel;
  /** Origins the browser may be sent back to; an empty list allows the machine itself only. */
  returnOrigins: readonly string[];
}

const BROKEN_PAGE = { type: 'html', body: '<!doctype html><html lang="lt"><body><main><h1>Pasir' };
const LOOPBACK = /^https?:\/\/(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/;

const given = (req: Request, name: string): string => {
  const value = (req.method === 'POST' ? (req.body as Record<string, unknown> | undefined) : req.query)?.[
    name
  ];
  return typeof value === 'string' ? value : '';
};

function profileFor(poorly: Poorly | undefined, now: Date): PersonProfile {
  if (poorly === 'unqualified') return { qualified: false };
  return poorly === 'revoked' ? { revokedAt: new Date(now.getTime() - 3600_000) } : {};
}

/** Signs for one person in turn; whoever has signed already changes nothing. */
async function sign({ store, ca, postbacks, level }: BrowserParts, link: PageLink): Promise<void> {
  await store.inTurn(link.signing.token, async () => {
    const { signing, signer } = link;
    if (signer.signedAt !== null || signer.failed || signing.failed) return;
    const now = new Date();
    const person = {
      code: signer.code,
      firstName: signer.firstName,
      lastName: signer.lastName,
      country: signer.country,
    };
    const signed = await signPdf(store.file(signing.currentFile), person, ca, {
      at: now,
      level: signing.poorly === 'basic' ? 'B' : level,
      profile: profileFor(signing.poorly, now),
    });
    signing.currentFile = store.addFile(store.fileName(signing.originalFile), signed);
    signer.signedAt = now.toISOString();
    signing.postbacks.push({ action: 'signer_signed', signer: signer.id, delivered: false });
    if (isCompleted(signing)) signing.postbacks.push({ action: 'signing_completed', delivered: false });
    store.save(signing);
    void postbacks.deliver(signing);
  });
}

/** Pages for the person who signs: one document, or several in a batch. */
export function signingPages(parts: BrowserParts): Router {
  const { store, control, returnOrigins } = parts;
  const pages = Router();
  const form = express.urlencoded({ extended: false, limit: '10kb' });

  const returnUrl = (req: Request): string => {
    const wanted = given(req, 'return_url');
    if (!URL.canParse(wanted)) return '';
    const { origin, href } = new URL(wanted);
    return returnOrigins.length > 0
      ? returnOrigins.includes(origin)
        ? href
        : ''
      : LOOPBACK.test(origin)
        ? href
        : '';
  };
  const linkOf = (req: Request): PageLink | undefined =>
    store.forSigner(String(req.params.token), given(req, 'access_token'));
  const batchOf = (req: Request): { token: string; links: PageLink[] } | undefined => {
    const batch = store.batch(String(req.params.token));
    return (
      batch && {
        token: batch.token,
        links: batch.items.flatMap(({ token, signerToken }) => store.forSigner(token, signerToken) ?? []),
      }
    );
  };
  const leave = (req: Request, res: Response, said: Closing): void => {
    const back = returnUrl(req);
    if (back) res.redirect(303, back);
    else sendClosing(res, said);
  };
  const misbehaves = async (req: Request, res: Response): Promise<boolean> =>
    (await disturb(control.find([String(req.params.token), 'page']), res, BROKEN_PAGE)) === 'handled';

  pages.get(['/signing/batch/:token', '/signing/sequence/:token'], async (req, res) => {
    if (await misbehaves(req, res)) return;
    const batch = batchOf(req);
    if (batch) sendBatchPage(res, store, batch, returnUrl(req));
    else sendUnknown(res);
  });
  pages.post('/signing/batch/:token/sign', form, async (req, res) => {
    if (await misbehaves(req, res)) return;
    const batch = batchOf(req);
    if (!batch) return sendUnknown(res);
    for (const link of batch.links) await sign(parts, link);
    leave(req, res, {
      title: 'Dokumentai pasirašyti',
      text: 'Visi dokumentai pasirašyti. Šį langą galite užverti.',
    });
  });
  pages.post('/signing/batch/:token/cancel', form, (req, res) =>
    leave(req, res, {
      title: 'Pasirašymas atšauktas',
      text: 'Dokumentai nepasirašyti. Šį langą galite užverti.',
    }),
  );

  pages.get('/signing/:token', async (req, res) => {
    if (await misbehaves(req, res)) return;
    const link = linkOf(req);
    if (!link) return sendUnknown(res);
    if (link.signer.signedAt === null) sendSigningPage(res, store, link, returnUrl(req));
    else
      sendClosing(res, {
        title: 'Dokumentas jau pasirašytas',
        text: 'Šį dokumentą jau pasirašėte.',
        link: signedDocumentLink(link),
      });
  });
  pages.get('/signing/:token/document', (req, res) => {
    const link = linkOf(req);
    if (!link) return sendUnknown(res);
    res.set({
      'Content-Security-Policy': "default-src 'none'; object-src 'self'; frame-ancestors 'self'",
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    });
    if (given(req, 'download')) res.attachment(store.fileName(link.signing.originalFile));
    res.type('pdf').send(store.file(link.signing.currentFile));
  });
  pages.post('/signing/:token/sign', form, async (req, res) => {
    if (await misbehaves(req, res)) return;
    const link = linkOf(req);
    if (!link) return sendUnknown(res);
    await sign(parts, link);
    leave(req, res, {
      title: 'Dokumentas pasirašytas',
      text: 'Parašas uždėtas. Šį langą galite užverti.',
      link: signedDocumentLink(link),
    });
  });
  pages.post('/signing/:token/cancel', form, (req, res) => {
    if (!linkOf(req)) return sendUnknown(res);
    leave(req, res, {
      title: 'Pasirašymas atšauktas',
      text: 'Dokumentas nepasirašytas. Šį langą galite užverti.',
    });
  });
  return pages;
}

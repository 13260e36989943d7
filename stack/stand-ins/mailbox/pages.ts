import type { Response } from 'express';
import { html, sendPage } from '../page.ts';
import type { StoredMail } from './store.ts';

const when = (instant: string): string =>
  new Intl.DateTimeFormat('lt-LT', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: 'Europe/Vilnius',
  }).format(new Date(instant));

/** Letters whose Message-ID came before: their sender did not know whether it had arrived. */
function repeated(newestFirst: StoredMail[]): Set<StoredMail> {
  const known = new Set<string>();
  return new Set(
    newestFirst.toReversed().filter(({ messageId }) => {
      const isKnown = messageId !== '' && known.has(messageId);
      known.add(messageId);
      return isKnown;
    }),
  );
}

export function sendInbox(res: Response, mails: StoredMail[]): void {
  const again = repeated(mails);
  const rows = mails.map(
    (mail) =>
      html`<tr>
        <td>${when(mail.receivedAt)}</td>
        <td>${mail.recipients.join(', ')}</td>
        <td>
          <a href="/view/${mail.id}">${mail.subject || '(be temos)'}</a
          >${again.has(mail) ? ' (pakartotas)' : ''}
        </td>
      </tr>`,
  );
  const table = html`<table>
    <thead>
      <tr>
        <th scope="col">Gauta</th>
        <th scope="col">Kam</th>
        <th scope="col">Tema</th>
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;
  sendPage(
    res,
    'Pašto dėžutė',
    mails.length > 0 ? table : html`<p>Laiškų dar nėra. Čia atsiras viskas, ką išsiųs portalas.</p>`,
  );
}

export function sendMail(res: Response, mail: StoredMail): void {
  const files = mail.attachments
    .map(({ fileName, size }) => `${fileName} (${Math.ceil(size / 1024)} kB)`)
    .join(', ');
  sendPage(
    res,
    mail.subject || '(be temos)',
    html`<p><a href="/">Visi laiškai</a></p>
      <div class="card">
        <dl>
          <dt>Gauta</dt>
          <dd>${when(mail.receivedAt)}</dd>
          <dt>Nuo</dt>
          <dd>${mail.from}</dd>
          <dt>Kam</dt>
          <dd>${mail.recipients.join(', ')}</dd>
          ${
            files &&
            html`<dt>Priedai</dt>
              <dd>${files}</dd>`
          }
        </dl>
      </div>
      ${mail.html && html`<iframe class="mail" sandbox="allow-popups" src="/view/${mail.id}/html" title="Laiško turinys"></iframe>`}
      ${
        mail.text &&
        html`<h2>Tekstas</h2>
          <pre>${mail.text}</pre>`
      }`,
  );
}

/** The message's own HTML, where nothing of it can run or load anything. */
export const sendMailHtml = (res: Response, mail: StoredMail): void =>
  void res
    .set({
      'Content-Security-Policy':
        "sandbox allow-popups; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'",
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
    })
    .type('html')
    .send(mail.html);

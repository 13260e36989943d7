import type { Response } from 'express';
import type { Markup } from '../page.ts';
import { html, sendPage } from '../page.ts';
import { fullName } from '../parties.ts';
import type { Choice, Ticket } from './tickets.ts';
import { choicesFor } from './tickets.ts';

const GROUPS = {
  individual: 'Pareiškėjai',
  company: 'Pareiškėjai ir jų įmonės',
  staff: 'Darbuotojai',
} as const;

const choiceButton = (ticket: Ticket, { person, company }: Choice): Markup =>
  html`<li>
    <form method="post" action="/choose">
      <input type="hidden" name="ticket" value="${ticket.id}" />
      <input type="hidden" name="person" value="${person.key}" />
      <input type="hidden" name="company" value="${company?.key ?? ''}" />
      <button type="submit">
        <strong>${fullName(person)}</strong>
        ${company && html`<span class="company">${company.CompanyName}</span> `}<span>${person.story}</span>
      </button>
    </form>
  </li>`;

export function sendChoicePage(res: Response, ticket: Ticket): void {
  const origin = new URL(ticket.postbackUrl).origin;
  sendPage(
    res,
    'Pasirinkite asmenį',
    html`<p>
        Portalas ${origin} prašo patvirtinti tapatybę. Pasirinkite, kuo prisijungsite; slaptažodžio nereikia.
      </p>
      <h2>${GROUPS[ticket.audience]}</h2>
      <ul class="people">
        ${choicesFor(ticket.audience).map((choice) => choiceButton(ticket, choice))}
      </ul>
      <form method="post" action="/cancel" class="row">
        <input type="hidden" name="ticket" value="${ticket.id}" />
        <button type="submit">Atšaukti</button>
      </form>`,
  );
}

/** Sends the browser back as the gateway does: a POST of ticket and customData; the button serves browsers without script. */
export function sendPostback(res: Response, ticket: Ticket): void {
  const origin = new URL(ticket.postbackUrl).origin;
  sendPage(
    res,
    'Grįžtama į portalą',
    html`<p>Jei langas nepasikeičia pats, paspauskite mygtuką.</p>
      <form method="post" action="${ticket.postbackUrl}" data-auto-submit>
        <input type="hidden" name="ticket" value="${ticket.id}" />
        <input type="hidden" name="customData" value="${ticket.customData}" />
        <button type="submit" class="primary">Grįžti į portalą</button>
      </form>
      <script src="/auto-submit.js"></script>`,
    { formTargets: [origin] },
  );
}

export const sendExpired = (res: Response): void =>
  sendPage(
    res,
    'Prisijungimo laikas baigėsi',
    html`<p>
      Ši prisijungimo nuoroda jau panaudota arba jos galiojimas baigėsi. Grįžkite į portalą ir prisijunkite iš
      naujo.
    </p>`,
    { status: 410 },
  );

import express from 'express';
import type { Request, Response } from 'express';
import { Control, disturb, mountControl } from '../control.ts';
import { sendAbout } from '../page.ts';
import type { RunningService } from '../service.ts';
import { createApp, listen } from '../service.ts';
import { forged, identityAnswer, ticketAnswer } from './answers.ts';
import { sendChoicePage, sendExpired, sendPostback } from './pages.ts';
import { signedEnvelope } from './sign.ts';
import { TICKET_LIFE_MS, Tickets } from './tickets.ts';
import { Refused, fault, openRequest } from './xml.ts';

export interface IdentityOptions {
  port: number;
  host: string;
  gatewayKey: string;
  /** Services the gateway knows: pid → public key (PEM) their requests must verify against. */
  services: ReadonlyMap<string, string>;
  now?: () => number;
}

export const SOAP_PATH = '/portal/authenticationServices/auth';
export const BROWSER_PATH = '/portal/external/services/authentication/v2/';
const BROKEN_XML = { type: 'text/xml', body: '<soapenv:Envelope><soapenv:Body><authentication:ticket>' };

const field = (req: Request, name: string): string => {
  const value = (req.method === 'POST' ? (req.body as Record<string, unknown> | undefined) : req.query)?.[
    name
  ];
  return typeof value === 'string' ? value : '';
};

/** The identity gateway: VIISP's ticket protocol on one SOAP endpoint, and the page where a person is chosen. */
export async function startIdentity(options: IdentityOptions): Promise<RunningService> {
  const app = createApp();
  const control = new Control();
  const tickets = new Tickets(options.now);
  mountControl(app, control);

  const sendXml = (res: Response, status: number, xml: string): void =>
    void res.status(status).type('text/xml').send(xml);

  app.post(SOAP_PATH, express.text({ type: () => true, limit: '256kb' }), async (req, res) => {
    try {
      const request = openRequest(String(req.body), (pid) => options.services.get(pid));
      const verdict = await disturb(control.find([request.operation]), res, BROKEN_XML);
      if (verdict === 'handled') return;
      const asksTicket = request.operation === 'authenticationRequest';
      if (!asksTicket && request.operation !== 'authenticationDataRequest') throw new Refused('badRequest');
      const ticket = asksTicket ? tickets.open(request) : tickets.redeem(request);
      const answer = asksTicket ? ticketAnswer(ticket) : identityAnswer(ticket);
      const signed = signedEnvelope(answer, options.gatewayKey, request.hash);
      sendXml(res, 200, verdict === 'lying' ? forged(signed, ticket) : signed);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      sendXml(res, 500, fault(error.code));
    }
  });

  const form = express.urlencoded({ extended: false, limit: '10kb' });
  const askWho = async (req: Request, res: Response): Promise<void> => {
    if ((await disturb(control.find(['page']), res, BROKEN_XML)) === 'handled') return;
    const ticket = tickets.waiting(field(req, 'ticket'));
    if (ticket) sendChoicePage(res, ticket);
    else sendExpired(res);
  };
  app.get(BROWSER_PATH, askWho);
  app.post(BROWSER_PATH, form, askWho);

  app.post('/choose', form, (req, res) => {
    const ticket = tickets.waiting(field(req, 'ticket'));
    if (ticket && tickets.choose(ticket, field(req, 'person'), field(req, 'company')))
      sendPostback(res, ticket);
    else sendExpired(res);
  });
  app.post('/cancel', form, (req, res) => {
    const ticket = tickets.waiting(field(req, 'ticket'));
    if (!ticket) return sendExpired(res);
    tickets.cancel(ticket);
    sendPostback(res, ticket);
  });

  app.get('/', (_req, res) =>
    sendAbout(
      res,
      'Tapatybės vartai',
      'Atstoja VIISP: bilietas, asmens pasirinkimas, vieną kartą atiduodama tapatybė.',
      {
        'SOAP adresas': SOAP_PATH,
        'Naršyklės adresas': `${BROWSER_PATH}?ticket=…`,
        'Bilietas galioja': `${TICKET_LIFE_MS / 60_000} min.`,
      },
    ),
  );
  return listen(app, options.port, options.host);
}

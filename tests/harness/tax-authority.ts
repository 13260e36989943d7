// A tax authority that knows every company, counts what it is asked and answers when it is told to.
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface TaxAuthority {
  url: string;
  /** How often each code was asked about. */
  asked: ReadonlyMap<string, number>;
  /** Answers it gave to the full. */
  given(): number;
  /** So many more questions may be answered; it answers all of them until this is first called. */
  allow(more: number): void;
  /** Codes it will not be asked about. */
  refuse(codes: readonly string[]): void;
  close(): Promise<void>;
}

const RETRY_MS = 300;

export async function startTaxAuthority(): Promise<TaxAuthority> {
  const asked = new Map<string, number>();
  const questions = new Map<string, { code: string; isAnswered: boolean }>();
  const refused = new Set<string>();
  let allowed = Number.POSITIVE_INFINITY;
  let given = 0;

  const ask = (code: string): [number, object] => {
    asked.set(code, (asked.get(code) ?? 0) + 1);
    if (refused.has(code)) return [422, { code: 'refused' }];
    const queryId = randomUUID();
    questions.set(queryId, { code, isAnswered: false });
    return [202, { queryId, retryAfterMs: RETRY_MS }];
  };
  const read = (queryId: string): [number, object] => {
    const question = questions.get(queryId);
    if (!question) return [404, { code: 'notFound' }];
    if (!question.isAnswered && allowed <= 0) return [202, { queryId, retryAfterMs: RETRY_MS }];
    if (!question.isAnswered) {
      question.isAnswered = true;
      allowed -= 1;
      given += 1;
    }
    return [200, answerAbout(question.code)];
  };

  const server = createServer((req, res) => {
    void (async () => {
      const path = req.url ?? '';
      const [status, body] =
        req.method === 'POST' ? ask(codeOf(await textOf(req))) : read(path.slice(path.lastIndexOf('/') + 1));
      res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    given: () => given,
    allow: (more) => (allowed = (Number.isFinite(allowed) ? allowed : 0) + more),
    refuse: (codes) => codes.forEach((code) => refused.add(code)),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function textOf(req: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of req) text += String(chunk);
  return text;
}

const codeOf = (text: string): string =>
  String((JSON.parse(text || '{}') as { companyCode?: string }).companyCode ?? '');

function answerAbout(companyCode: string): object {
  return {
    register: 'tax-authority',
    source: 'VMI',
    asOf: '2026-11-21',
    subject: { companyCode },
    data: {
      reliableTaxpayer: true,
      isVatPayer: true,
      activities: [],
      trade: {
        year: 2021,
        periodFrom: '2021-01-01',
        periodTo: '2021-12-31',
        importTotal: '1000.10',
        importAffected: '500.00',
        exportTotal: '2000.20',
        exportAffected: '900.00',
      },
    },
  };
}

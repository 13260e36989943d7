import { expect, test } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changeRequestSheet } from '../../api/print/change-request.ts';
import { consentSheet } from '../../api/print/consent.ts';
import { feeInvoiceSheet } from '../../api/print/fee-invoice.ts';
import { ownDataSheet } from '../../api/print/own-data.ts';
import { requestCopySheet } from '../../api/print/request-copy.ts';
import { damageOf } from '../../db/files/pdf/whole-file.ts';
import { printPdf } from '../../db/files/print/document-pdf.ts';
import { printPages } from '../../db/files/print/print-pdf.ts';
import { CONSENT_WORDS } from '../../domain/texts/lt/consent-copy.ts';
import type { FeeInvoice } from '../../domain/invoices/fee-invoice.ts';
import { DEMO_SELLER } from '../../domain/invoices/seller.ts';
import { contractDocument } from '../../domain/texts/lt/contract.ts';
import { decisionDocument, noBankFinancingNote } from '../../domain/texts/lt/document.ts';
import { CONDITIONS_CHANGE_TEXT } from '../../domain/texts/lt/template/conditions-change.ts';
import { sampleDocument } from '../../domain/texts/lt/template/sample.ts';
import { LOAN_TERMS } from '../../domain/texts/lt/template/sample-terms.ts';
import { scheduleUntil } from '../../domain/values/loan-schedule.ts';
import { pdfsig, times } from './pdfsig.ts';
import { signedAs, signerOf } from './signed-files.ts';
import { veraPdf, whyNoVeraPdf } from './verapdf.ts';

const date = '2026-11-21';
/** Letters outside the font, marks of markup, an address as the register gives it. */
const HOSTILE = 'UAB „Ąžuolų šlaitas“ & <b>ſ</b> 中国 😀 ﬁ e\u0307';
const decided = {
  requestId: 118,
  number: '118-S1',
  date,
  schemeName: 'Tiesioginės paskolos',
  applicant: { name: HOSTILE, code: '900000016' },
  requestedCents: 200_000_00,
  comment: 'Priežastis.',
};
const terms = { rateBp: 210, formula: null, termMonths: 24, delayMonths: 3, hash: 'a'.repeat(64) };
const condition = { refusalOfFunding: true, comment: 'Nuomos sutartis.', by: '2026-12-21' };
const loan = { sumCents: 200_000_00, paymentDay: 15, delayMonths: 3 };

const contract = () =>
  printPdf({
    date,
    text: contractDocument({
      ...LOAN_TERMS,
      ...loan,
      contractNumber: 'S-2026/118',
      borrower: { ...LOAN_TERMS.borrower, name: HOSTILE, address: 'Laisvės al., 17' },
      repaidBy: '2031-11-21',
    }),
    schedule: scheduleUntil({ ...loan, ratePpm: 21_000, payoutDate: date, finalDate: '2031-11-21' }),
  });

const invoice = (kind: FeeInvoice['kind']) =>
  printPages(
    feeInvoiceSheet({
      kind,
      number: 'VP-2026-00001',
      issuedOn: date,
      dueDate: '2026-12-04',
      contractNumber: 'S-2026/118',
      feeCents: 800_00,
      loanCents: 200_000_00,
      replaces: { number: 'VP-2026-00000', issuedOn: date },
      seller: DEMO_SELLER,
      buyer: { name: HOSTILE, code: '900000016', address: 'Laisvės al., 17' },
    }),
  );

const row = (label: string, value: string) => ({ path: label, label, value, fromRegister: false });

/** Every kind the portal prints. */
const KINDS: Record<string, () => Promise<Buffer>> = {
  contract,
  approval: () => printPdf({ date, text: decisionDocument({ ...decided, approvedCents: 1_00, terms }) }),
  conditional: () =>
    printPdf({ date, text: decisionDocument({ ...decided, approvedCents: 1_00, condition }) }),
  refusal: () =>
    printPdf({ date, text: decisionDocument({ ...decided, approvedCents: null, appealBy: '2026-12-21' }) }),
  note: () =>
    printPdf({ date, text: noBankFinancingNote({ ...decided, number: '118-P1', decisionNumber: '118-S1' }) }),
  change: () => printPdf(sampleDocument('conditionsChange', CONDITIONS_CHANGE_TEXT)),
  'change-request': () =>
    printPages(
      changeRequestSheet({
        date,
        applicant: HOSTILE,
        contractNumber: 'TP-9',
        terms: [{ label: 'Palūkanų norma', value: '2,10 %' }],
      }),
    ),
  consent: () =>
    printPages(
      consentSheet({
        person: 'Ieva Sakalauskaitė',
        party: { name: HOSTILE, code: '900000016' },
        at: '2026-11-21 20:27:36',
        email: 'a@example.test',
        phone: '+37060000000',
        textVersion: Object.keys(CONSENT_WORDS)[0]!,
      }),
    ),
  copy: () =>
    printPages(
      requestCopySheet({
        id: 118,
        status: 'Pateikta',
        isDraft: true,
        printedAt: '2026-11-21 20:27:36',
        facts: [{ label: 'Pateikė', value: HOSTILE }],
        sections: Array.from({ length: 6 }, (_, number) => ({
          id: 'contact' as const,
          number,
          title: `Skyrius ${number}`,
          rows: Array.from({ length: 12 }, (_, at) => row(`Klausimas ${at}`, 'žodis '.repeat(at * 6) || '–')),
        })),
        files: [],
      }),
    ),
  'own-data': () =>
    printPages(
      ownDataSheet(
        {
          person: {
            firstName: 'Ieva',
            lastName: HOSTILE,
            personalCode: '36009099993',
            email: null,
            phone: null,
            since: '2026-11-21 20:27:36',
          },
          consents: [],
          authorisations: [{ party: HOSTILE, from: date, to: date, isRemoved: true }],
          logins: [],
          requests: [],
          files: [],
          reads: [],
        },
        '2026-11-21 20:27:36',
      ),
    ),
  invoice: () => invoice('administration'),
  'change-invoice': () => invoice('conditionsChange'),
  signed: async () =>
    (await signedAs(await contract(), { level: 'LT', signers: [signerOf('ieva'), signerOf('daiva')] })).bytes,
};

const missing = whyNoVeraPdf();
if (missing) process.stdout.write(`  ${missing}\n`);

(missing ? test.skip : test)(
  'every printed kind is PDF/A-2b and PDF/UA-1, and PDF/A-2b still when both have signed',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'archive-'));
    try {
      const paths: string[] = [];
      for (const [kind, made] of Object.entries(KINDS)) {
        const bytes = await made();
        expect({ kind, damage: damageOf(bytes) }).toEqual({ kind, damage: null });
        const path = join(folder, `${kind}.pdf`);
        writeFileSync(path, bytes);
        paths.push(path);
      }
      const passed = (profile: string, kinds: string[]) => kinds.map((kind) => `PASS ${kind}.pdf ${profile}`);
      const all = Object.keys(KINDS);
      expect(veraPdf('2b', paths)).toEqual(passed('2b', all));
      const printed = all.filter((kind) => kind !== 'signed');
      const accessible = paths.filter((path) => !path.endsWith('signed.pdf'));
      expect(veraPdf('ua1', accessible)).toEqual(passed('ua1', printed));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
  240_000,
);

/** Who signs what: both sides the contract and its change, the provider each decision. */
const SIGNED: Record<string, readonly string[]> = {
  contract: ['ieva', 'daiva'],
  change: ['ieva', 'daiva'],
  approval: ['daiva'],
  conditional: ['daiva'],
  refusal: ['daiva'],
};

test('pdfsig says that every signature of every signed kind is valid and trusted', async () => {
  for (const [kind, signers] of Object.entries(SIGNED)) {
    const { bytes, rootPem } = await signedAs(await KINDS[kind]!(), { signers: signers.map(signerOf) });
    const said = pdfsig(bytes, rootPem);
    // Not installed here, which it has said.
    if (said === null) return;
    const found = [times(said, 'Signature is Valid.'), times(said, 'Certificate is Trusted.')];
    expect({ kind, found }).toEqual({ kind, found: [signers.length, signers.length] });
  }
}, 60_000);

import { describe, expect, test } from '@jest/globals';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ACTION_NAMES, transitionOf } from '../../application/transitions.ts';
import { RULE_NAMES } from '../../eligibility/rule-name.ts';
import { ruleSetFor } from '../../eligibility/rule-sets.ts';
import { STATUS_IDS } from '../../application/status.ts';
import { ACTION_DIALOG, actionTitle, type DialogAction } from './action-dialog.ts';
import { ACTION_LOG_LABEL, ACTION_TEXT } from './action.ts';
import { contractDocument } from './contract.ts';
import { decisionDocument } from './document.ts';
import { quantityText, ruleTitle } from './eligibility.ts';
import { MAIL_TEXT, mailText } from './mail.ts';
import { MESSAGES } from './messages.ts';
import { fieldProblemText, problemText } from './problem.ts';
import { LOAN_TERMS } from './template/sample-terms.ts';
import { STATUS_TEXT, nextStep, statusLabel } from './status.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const plain = (text: string): string => text.replaceAll('\u00A0', ' ');

describe('texts of the specification', () => {
  const catalogue = (readdirSync(folder, { recursive: true }) as string[])
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')
    .replaceAll('\u00A0', ' ');
  const lines = readFileSync(join(folder, '../specified-messages.txt'), 'utf8').trim().split('\n');

  test.each(lines.map((line) => [line]))('„%s“ stands in the catalogue', (line) => {
    const parts = line.split(/\{[^}]+\}|<[^>]+>|\.\.\./).map((part) => part.trim());
    for (const part of parts.filter((text) => text.length > 1)) expect(catalogue).toContain(part);
  });
});

describe('sentences of no single field', () => {
  test('are whole, and the two limits name their sums', () => {
    const sentences = Object.values(MESSAGES).flatMap((group) => Object.values<string>(group));
    for (const sentence of sentences) expect(sentence).toMatch(/^\S.*\S$/);
    expect(sentences.filter((sentence) => /[{}]/.test(sentence))).toEqual([
      MESSAGES.paymentDocument.sumOverMax,
      MESSAGES.paymentDocument.sumUnderMin,
    ]);
  });
});

describe('statuses', () => {
  test('have the labels of the specification', () => {
    expect(STATUS_IDS.map(statusLabel)).toEqual([
      'Rengiama',
      'Pateikta vertinti',
      'Patvirtinta',
      'Atmesta',
      'Grąžinta tikslinimui',
      'Neatitinka kriterijų',
      'Sugeneruota sutartis',
      'Pareiškėjo pasirašyta sutartis',
      'Pasirašyta finansavimo sutartis',
      'Nutraukta sutartis',
      'Laukiama papildomų dokumentų',
      'Pateikti papildomi dokumentai',
      'Sąlygų keitimas',
      'Sugeneruotas sąlygų keitimo dokumentas',
      'Pareiškėjo pasirašytas sąlygų keitimas',
      'Pasirašytas sąlygų keitimas',
    ]);
    expect(statusLabel(99)).toBe('–');
  });

  test('say the next step with and without facts', () => {
    for (const id of STATUS_IDS) {
      expect(nextStep(id)).toMatch(/^\S.*\.$/);
      expect(nextStep(id)).not.toMatch(/undefined|null|NaN| {2}/);
      expect(STATUS_TEXT[id].short.length).toBeLessThanOrEqual(20);
    }
  });

  test.each([
    [
      1,
      { sectionsLeft: 4, documentsLeft: 2 },
      'Prašymas dar nepateiktas. Liko užpildyti 4 skiltis ir įkelti 2 dokumentus.',
    ],
    [1, { sectionsLeft: 1 }, 'Prašymas dar nepateiktas. Liko užpildyti 1 skiltį.'],
    [
      2,
      { dueDate: '2026-12-18' },
      'Vertiname. Atsakysime iki 2026-12-18 (20 darbo dienų, gali būti pratęsta iki 30).',
    ],
    [
      5,
      { returnedSections: 2, dueDate: '2026-12-18' },
      'Pataisykite pažymėtas skiltis (2) ir pateikite iš naujo iki 2026-12-18.',
    ],
    [7, { dueDate: '2026-12-04', daysLeft: 14 }, 'Pasirašykite sutartį iki 2026-12-04 (liko 14 dienų).'],
    [
      7,
      { dueDate: '2026-12-04', daysLeft: 0 },
      'Pasirašykite sutartį iki 2026-12-04 (šiandien paskutinė diena).',
    ],
    [11, { documentsLeft: 3, dueDate: '2026-12-04' }, 'Įkelkite 3 dokumentus iki 2026-12-04.'],
  ] as const)('status %i with %j', (id, facts, sentence) => {
    expect(plain(nextStep(id, facts))).toBe(sentence);
  });
});

describe('actions, problems and mails', () => {
  test('codes of the action log are those of the specification, each with one meaning', () => {
    const meaning = (...codes: number[]) => codes.map((code) => ACTION_LOG_LABEL[code]);
    expect(meaning(3, 4, 5, 6, 9, 10)).toEqual([
      'Pateikta',
      'Patvirtinta',
      'Atmesta',
      'Grąžinta',
      'Pasirašyta finansavimo sutartis',
      'Nutraukta sutartis',
    ]);
    expect(meaning(16, 17, 18, 19, 20, 21, 22)).toEqual([
      'Būsena pakeista',
      'Sugeneruotas sąlygų keitimas',
      'Priskirtas vertintojas',
      'Pakeista sutartis',
      'Įvestas verslo subjekto statusas',
      'Patvirtinta, laukiama dokumentų',
      'Pateikti papildomi dokumentai',
    ]);
    expect(meaning(39, 40, 41, 42, 43, 45)).toEqual([
      'Prašoma keisti sąlygas',
      'Sugeneruotas sąlygų keitimo dokumentas',
      'Pareiškėjo pasirašytas sąlygų keitimas',
      'Teikėjo pasirašytas sąlygų keitimas',
      'Teikėjo atmestas sąlygų keitimas',
      'Pateikta pareiškėjui pasirašyti',
    ]);
    const used = new Set(ACTION_NAMES.flatMap((action) => transitionOf(action).log));
    for (const code of used) expect(ACTION_LOG_LABEL[code]).toBeDefined();
  });

  test('every action has words without gaps', () => {
    for (const name of ACTION_NAMES) {
      expect(ACTION_TEXT[name].done).toMatch(/\S/);
    }
    for (const name of Object.keys(ACTION_DIALOG) as DialogAction[])
      expect(actionTitle(name, 123)).not.toMatch(/[{}]/);
    expect(plain(actionTitle('reject', 123))).toBe('Atmesti prašymą Nr. 123');
  });

  test('an unknown code is the generic sentence, never a code on the screen', () => {
    expect(problemText('wrongRole')).toBe(
      'Šiam veiksmui atlikti neturite reikiamų teisių. Kreipkitės į sistemos administratorių',
    );
    expect(problemText('constructor')).toBe('Įvyko klaida');
    expect(fieldProblemText('commentTooShort')).toBe('įveskite ilgesnį/tikslesnį komentarą');
    expect(fieldProblemText('Jau sakinys')).toBe('Jau sakinys');
  });

  test('mails say what happened, until when, and where', () => {
    for (const kind of Object.keys(MAIL_TEXT) as (keyof typeof MAIL_TEXT)[]) {
      const { subject, text } = mailText(kind, {
        requestId: 127,
        link: 'https://portalas.lt/x',
        dueDate: '2026-12-04',
      });
      const isOfNoRequest = kind === 'staffDigest' || kind === 'billToConfirm';
      expect(subject.includes('127')).toBe(!isOfNoRequest);
      expect(text).toContain('https://portalas.lt/x');
      expect(subject + text + mailText(kind, { requestId: 1, link: 'x' }).text).not.toMatch(
        /[{}]|undefined|null/,
      );
    }
  });
});

describe('criteria and documents', () => {
  test('titles carry the years of the rule set', () => {
    const old = ruleSetFor('tiesiogines', '2022-01-01').parameters;
    const now = ruleSetFor('tiesiogines', '2026-01-01').parameters;
    expect(ruleTitle('FinancialStatementsFiled', now, '2026-01-01')).toBe(
      'Pateiktos 2020 ir 2021 m. finansinės ataskaitos',
    );
    expect(ruleTitle('FinancialStatementsFiled', old, '2022-01-01')).toBe(
      'Pateiktos 2019 m. finansinės ataskaitos',
    );
    for (const name of RULE_NAMES) expect(ruleTitle(name, now, '2026-01-01')).not.toMatch(/[{}]/);
  });

  test.each([
    [{ kind: 'money', cents: 123450 }, '1 234,50 EUR'],
    [{ kind: 'percent', value: 24.9999 }, '24,9999 %'],
    [{ kind: 'years', value: 3 }, '3 metai'],
    [{ kind: 'years', value: 10 }, '10 metų'],
    [{ kind: 'list', values: ['2020', '2021'] }, '2020 ir 2021'],
    [{ kind: 'list', values: [] }, '–'],
    [{ kind: 'status', value: 'bankrupt' }, 'bankrutuojanti'],
    [{ kind: 'size', value: 4 }, 'Didelė įmonė'],
    [{ kind: 'yesNo', value: false }, 'Ne'],
    [null, '–'],
  ] as const)('%j is shown as %s', (quantity, text) => {
    expect(plain(quantityText(quantity))).toBe(text);
  });

  test('the contract prints its conditions and the formula of the rate', () => {
    const contract = contractDocument(LOAN_TERMS);
    const facts = contract.facts.map(({ label, value }) => plain(`${label}: ${value}`));
    expect(facts).toContain('Paskolos suma: 120 000,00 EUR');
    expect(facts).toContain('Metinė palūkanų norma (fiksuota): 2,10 % = (3,00 % + 4,00 %) × 0,3');
    expect(facts).toContain('Sutarties mokestis: 480,00 EUR');
    const rate = (more: object) =>
      plain(
        contractDocument({ ...LOAN_TERMS, ...more }).facts.find(({ label }) => label.includes('palūkanų'))
          ?.value ?? '',
      );
    const rateParts = { ...LOAN_TERMS.rateParts, referenceBp: 305 };
    expect(rate({ rateBp: 212, rateParts })).toBe(
      '2,12 %; (3,05 % + 4,00 %) × 0,3 = 2,115 %, suapvalinta aukštyn iki šimtųjų',
    );
    expect(rate({ rateBp: 250, rateParts: null })).toBe('2,50 %');
    expect(plain(contract.subtitle[0] ?? '')).toBe('2026 m. lapkričio 21 d. Nr. PS-1');
  });

  test('a refusal says until when one may appeal', () => {
    const base = {
      requestId: 5,
      number: '5-S2',
      date: '2026-11-21',
      schemeName: 'S',
      applicant: { name: 'A', code: '1' },
      requestedCents: 100,
      comment: ' Neįrodyta. ',
    };
    const refusal = decisionDocument({ ...base, approvedCents: null, appealBy: '2026-12-21' });
    expect(refusal.title).toBe('Sprendimas nefinansuoti');
    expect(JSON.stringify(refusal)).toContain('iki 2026-12-21');
    expect(JSON.stringify(refusal.sections)).toContain('Neįrodyta.');
    expect(decisionDocument({ ...base, approvedCents: 50 }).title).toBe('Sprendimas dėl finansavimo');
  });
});

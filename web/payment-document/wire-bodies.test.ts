import { expect, test } from '@jest/globals';
import { addressOf } from './document-address.ts';
import { applicantTexts, evaluatorTexts } from './document-texts.ts';
import type { OpenDocument } from './queries.ts';
import { applicantBody, evaluatorBody } from './wire-bodies.ts';

const DOCUMENT = {
  Id: 7,
  Number: 1,
  SupplierIsCompany: true,
  SupplierName: 'UAB „Staklės“',
  SupplierCode: '900000016',
  DocumentNumber: 'SF-1',
  DocumentDate: '2026-11-20',
  DocumentSum: '1234.50',
  RequiredSum: '1000.00',
  Comment: '',
  FundsOriginTypeId1: 1,
  FundsSum1: '234.50',
  FundsOriginTypeId2: null,
  FundsSum2: null,
  InvestmentSum: '0.00',
  TurnoverSum: '1000.00',
  ManagerInfo: { DocumentNumber: 'SF-2', SupplierName: 'UAB „Staklės“' },
} as unknown as OpenDocument;
const now = new Date('2026-11-20T08:00:00Z');

test('an applicant’s payload has the listed keys, when it was made, and its number when it is not new', () => {
  const texts = { ...applicantTexts(DOCUMENT), DocumentSum: '1 234,5' };
  const of = { paymentRequestId: 3, document: DOCUMENT, formVersion: 5, now };
  const body = {
    supplierIsCompany: true,
    supplierName: 'UAB „Staklės“',
    supplierCode: '900000016',
    documentNumber: 'SF-1',
    documentDate: '2026-11-20',
    documentSum: 1234.5,
    requiredSum: 1000,
    comment: null,
    FundsOriginTypeId1: 1,
    FundsSum1: 234.5,
    FundsOriginTypeId2: null,
    FundsSum2: null,
    created: '2026-11-20 10:00:00',
  };
  expect(applicantBody(texts, of)).toEqual({ ...body, Id: 7, formVersion: 5 });
  expect(applicantBody(texts, { ...of, document: null })).toEqual({ ...body, paymentRequestId: 3 });
});

test('an evaluator’s payload has every field by its small first letter, numbers as numbers', () => {
  const texts = { ...evaluatorTexts(DOCUMENT), TurnoverSum: '900,5' };
  expect(texts).toMatchObject({ DocumentNumber: 'SF-2', SupplierName: '', FundsSum1: '' });
  expect(evaluatorBody(texts, ' Mažiau ', DOCUMENT)).toEqual({
    supplierIsCompany: true,
    supplierName: 'UAB „Staklės“',
    supplierCode: '900000016',
    documentNumber: 'SF-2',
    documentDate: '2026-11-20',
    documentSum: 1234.5,
    fundsOriginTypeId1: 1,
    fundsSum1: 234.5,
    fundsOriginTypeId2: null,
    fundsSum2: null,
    investmentSum: 0,
    turnoverSum: 900.5,
    prDocumentId: 7,
    comment: 'Mažiau',
    RequiredSum: 1000,
  });
});

test('an address names a document with its mode, or the payment request of a new one', () => {
  const of = (query: string) => addressOf(new URLSearchParams(query));
  expect(of('documentId=5&actionType=edit')).toEqual({ actionType: 'edit', documentId: 5 });
  expect(of('documentId=5&actionType=view')).toEqual({ actionType: 'view', documentId: 5 });
  expect(of('documentId=5')).toEqual({ actionType: 'view', documentId: 5 });
  expect(of('actionType=new&paymentRequestId=3')).toEqual({ actionType: 'new', paymentRequestId: 3 });
  for (const query of ['', 'actionType=new', 'actionType=edit', 'documentId=x&actionType=view']) {
    expect(of(query)).toBeNull();
  }
});

import { CONTRACT_STEPS } from '../../domain/texts/lt/screen/staff-dialog.ts';
import { toWire, parseSum } from '../../domain/values/money.ts';
import { act } from '../api/act.ts';
import { api } from '../api/client.ts';
import type { DocumentMaker } from './ContractFileStep.tsx';
import type { DialogValues } from './values.ts';

/** A typed sum or rate as the call takes it. */
const typedSum = (value: DialogValues[keyof DialogValues]): string =>
  toWire(parseSum(typeof value === 'string' ? value : '') || 0);

/** The terms a loan and its change have alike, under the names of the calls. */
export const loanTermsOf = (values: DialogValues) => ({
  InvegaLoanSum: typedSum(values.sumCents),
  InvegaLoanInterestRate: typedSum(values.rate),
  InvegaLoanPaymentTerm: String(values.paymentTerm ?? ''),
});

const termsOf = (values: DialogValues) => ({
  InvegaContractNumber: String(values.contractNumber ?? '').trim(),
  ...loanTermsOf(values),
  InvegaLoanDelayTerm: String(values.delayMonths ?? ''),
});

export const contractMaker = (requestId: number): DocumentMaker => ({
  action: 'uploadContract',
  termsKey: (values) => JSON.stringify(termsOf(values)),
  make: async (values, key) =>
    (
      await act(
        (header) =>
          api.POST('/api/Request/GenerateContract/{id}', {
            params: { path: { id: String(requestId) }, header },
            body: termsOf(values),
          }),
        key,
      )
    ).documentId,
  path: (documentId) => `/api/Request/DownloadContract/${requestId}?documentId=${documentId}`,
  words: CONTRACT_STEPS,
});

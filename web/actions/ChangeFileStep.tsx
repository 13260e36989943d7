import { CHANGE_STEPS } from '../../domain/texts/lt/screen/change-effect.ts';
import { act } from '../api/act.ts';
import { api } from '../api/client.ts';
import type { FileStepProps } from './ActionDialog.tsx';
import { loanTermsOf } from './contract-maker.ts';
import { ContractFileStep, type DocumentMaker } from './ContractFileStep.tsx';
import type { DialogValues } from './values.ts';

const termsOf = (values: DialogValues) => ({
  InvegaDocumentNumber: String(values.documentNumber ?? '').trim(),
  InvegaDocumentDate: String(values.documentDate ?? ''),
  ...loanTermsOf(values),
});

const changeMaker = (requestId: number): DocumentMaker => ({
  action: 'uploadConditionsChange',
  termsKey: (values) => JSON.stringify(termsOf(values)),
  make: async (values, key) =>
    (
      await act(
        (header) =>
          api.POST('/api/Request/GenerateChangeConditions/{id}', {
            params: { path: { id: String(requestId) }, header },
            body: termsOf(values),
          }),
        key,
      )
    ).documentId,
  path: (documentId) => `/api/Request/GetGeneratedChange/${requestId}?documentId=${documentId}`,
  words: CHANGE_STEPS,
});

/** The agreement on changed conditions, made from the terms above; or a PDF of one's own. */
export default function ChangeFileStep({ requestId, step }: { requestId: number; step: FileStepProps }) {
  return <ContractFileStep step={step} maker={changeMaker(requestId)} />;
}

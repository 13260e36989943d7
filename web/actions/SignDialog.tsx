import { useEffect, useState } from 'react';
import { ACTION_TEXT, actionTitle } from '../../domain/texts/lt/action.ts';
import { PROVIDER_SIGN } from '../../domain/texts/lt/screen/staff-case.ts';
import { EMPTY } from '../../domain/texts/lt/format.ts';
import { api, ask } from '../api/client.ts';
import type { StaffCase } from '../staff/data/types.ts';
import { ComparedTerms } from '../staff/case/ComparedTerms.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { reloadWhenBack } from '../ui/reload-when-back.ts';
import { problemWords } from './problem-words.ts';
import { rememberSigning } from './signing-return.ts';
import { summaryOf } from './summary.ts';

interface SignDialogProps {
  action: 'providerSign' | 'providerSignChange';
  request: StaffCase;
  onClose: () => void;
}

/** What will be signed and what happens next; then to the signing provider, and back to the case. */
export function SignDialog({ action, request, onClose }: SignDialogProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(reloadWhenBack, []);
  const id = request.RequestSystemInfo.RequestId;
  const kind = action === 'providerSign' ? 'Contract' : 'ChangeConditions';
  const document = request.Documents.filter((one) => one.FileType === kind && !one.void).at(-1);
  const go = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const { signingUrl } = await ask(
        api.GET('/api/Request/GetSigningUrlManager/{id}', { params: { path: { id: String(id) } } }),
      );
      rememberSigning(id);
      window.location.assign(signingUrl);
    } catch (error) {
      setProblem(problemWords(error));
      setBusy(false);
    }
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={actionTitle(action, id)}
      summary={[
        ...summaryOf(request),
        { label: PROVIDER_SIGN.documents, value: document?.FileName ?? EMPTY },
      ]}
      consequence={`${PROVIDER_SIGN.steps} ${ACTION_TEXT[action].consequence}`}
      confirmLabel={PROVIDER_SIGN.open}
      busy={busy}
      error={problem}
      onConfirm={() => void go()}
    >
      <ComparedTerms request={request} />
    </Dialog>
  );
}

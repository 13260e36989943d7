import { useEffect, useState } from 'react';
import { ACTION_DIALOG, actionTitle } from '../../domain/texts/lt/action-dialog.ts';
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

const KINDS = {
  providerSign: ['Contract'],
  providerSignChange: ['ChangeConditions'],
  signDecision: ['Decision', 'RejectDecision'],
} as const;

interface SignDialogProps {
  action: keyof typeof KINDS;
  request: StaffCase;
  onClose: () => void;
}

/** What will be signed and what happens next; then to the signing provider, and back to the case. */
export function SignDialog({ action, request, onClose }: SignDialogProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(reloadWhenBack, []);
  const id = request.RequestSystemInfo.RequestId;
  const kinds: readonly string[] = KINDS[action];
  const document = request.Documents.filter((one) => kinds.includes(one.FileType) && !one.void).at(-1);
  const go = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const params = { params: { path: { id: String(id) } } };
      const { signingUrl } = await ask(
        action === 'signDecision'
          ? api.GET('/api/Request/GetSigningUrlDecision/{id}', params)
          : api.GET('/api/Request/GetSigningUrlManager/{id}', params),
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
      consequence={`${PROVIDER_SIGN.steps} ${ACTION_DIALOG[action].consequence}`}
      confirmLabel={PROVIDER_SIGN.open}
      busy={busy}
      error={problem}
      onConfirm={() => void go()}
    >
      <ComparedTerms request={request} />
    </Dialog>
  );
}

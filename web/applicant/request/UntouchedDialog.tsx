import type { Untouched } from '../../../domain/forms/findings.ts';
import { RETURNED } from '../../../domain/texts/lt/screen/returned.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { documentName } from './document-name.ts';

interface UntouchedDialogProps {
  untouched: Untouched;
  sections: readonly { id: string; title: string }[];
  onConfirm: () => void;
  onClose: () => void;
}

/** Asked once: findings nobody has done anything about. Sending them in again is a choice, and staff see it. */
export default function UntouchedDialog({ untouched, sections, ...rest }: UntouchedDialogProps) {
  const named = [
    ...sections.filter(({ id }) => untouched.sections.includes(id)).map(({ title }) => title),
    ...untouched.documents.map(documentName),
  ];
  return (
    <ConfirmDialog
      {...rest}
      opened
      title={RETURNED.askTitle}
      question={named.length === 0 ? RETURNED.askAll : RETURNED.askNamed(named.join('; '))}
      consequence={RETURNED.askConsequence}
      confirmLabel={RETURNED.submitAnyway}
    />
  );
}

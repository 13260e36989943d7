import { EMPTY, formatRate } from '../../../domain/texts/lt/format.ts';
import { TERMS } from '../../../domain/texts/lt/terms.ts';
import { eurOfWire, fromWire } from '../../../domain/values/money.ts';
import { Note } from '../../ui/Note.tsx';
import type { StaffCase } from '../data/types.ts';

type Proposal = StaffCase['termsProposals'][number];

/** Terms proposed beyond those in force: by whom, why, and whether the approver has confirmed them. */
export function TermsProposals({ proposals }: { proposals: readonly Proposal[] }) {
  return proposals.map((proposal) => (
    <Note
      key={proposal.kind}
      tone={proposal.ConfirmedBy ? 'brand' : 'warning'}
      title={`${proposal.kind === 'increase' ? TERMS.increase : TERMS.conditions}: ${proposedWords(proposal)}`}
    >
      {`${TERMS.proposed(proposal.ProposedBy, proposal.ProposedAt)}, ${
        proposal.ConfirmedBy ? TERMS.confirmed(proposal.ConfirmedBy) : TERMS.waits
      }. ${proposal.Reason}`}
    </Note>
  ));
}

function proposedWords({ InvegaLoanSum, InvegaLoanInterestRate, InvegaLoanPaymentTerm }: Proposal): string {
  const rate = InvegaLoanInterestRate ? formatRate(fromWire(InvegaLoanInterestRate) ?? 0) : null;
  const term = InvegaLoanPaymentTerm ? TERMS.until(InvegaLoanPaymentTerm) : null;
  return [eurOfWire(InvegaLoanSum), rate, term].filter(Boolean).join(', ') || EMPTY;
}

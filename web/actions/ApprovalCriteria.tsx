import { APPROVAL_CRITERIA } from '../../domain/texts/lt/screen/approval-criteria.ts';
import { CriteriaRules } from '../staff/case/CriteriaRules.tsx';
import { useCriteria } from '../staff/data/queries.ts';
import { SkeletonLines } from '../ui/Skeletons.tsx';
import { Note } from '../ui/Note.tsx';

/** Whether the request is approved with the criteria of financing met or without, and what each came to. */
export default function ApprovalCriteria({ requestId }: { requestId: number }) {
  const { data, isPending } = useCriteria(requestId);
  if (isPending) return <SkeletonLines lines={1} />;
  if (!data?.Decision)
    return (
      <Note tone="warning" title={APPROVAL_CRITERIA.notChecked}>
        {APPROVAL_CRITERIA.notCheckedHelp}
      </Note>
    );
  const all = data.Rules.length;
  const met = data.Rules.filter(({ Decision }) => Decision === 'Accepted').length;
  const isMet = data.Decision === 'Accepted';
  return (
    <Note
      tone={isMet ? 'success' : 'warning'}
      title={isMet ? APPROVAL_CRITERIA.met(all) : APPROVAL_CRITERIA.notMet(met, all)}
    >
      {!isMet && <p>{APPROVAL_CRITERIA.notMetHelp}</p>}
      <details>
        <summary>{APPROVAL_CRITERIA.results}</summary>
        <CriteriaRules rules={data.Rules} by={data} />
      </details>
    </Note>
  );
}

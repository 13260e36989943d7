import type { AnswerRow } from '../../../domain/forms/answers.ts';
import type { StaffCase } from '../data/types.ts';
import { SourceLine } from '../registers/SourceLine.tsx';
import { AnswersList } from './AnswersList.tsx';
import { CompareTable } from './CompareTable.tsx';
import type { ComparisonRow } from './comparisons.ts';

interface CompanyBodyProps {
  name: string;
  request: StaffCase;
  compared: readonly ComparisonRow[];
  rest: readonly Pick<AnswerRow, 'path' | 'label' | 'value'>[];
  register?: 'legal-entities';
}

/** Declared against the registers first; answers the registers know nothing of follow below. */
export default function CompanyBody({ name, request, compared, rest, register }: CompanyBodyProps) {
  return (
    <>
      <CompareTable name={name} rows={compared} />
      {register && <SourceLine request={request} register={register} />}
      {rest.length > 0 && <AnswersList rows={rest} />}
    </>
  );
}

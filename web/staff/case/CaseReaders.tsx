import { ROLE_LABEL } from '../../../domain/texts/lt/screen/staff.ts';
import { CASE_SECTION, READERS } from '../../../domain/texts/lt/screen/staff-case.ts';
import { SkeletonLines } from '../../ui/Skeletons.tsx';
import { useCaseReaders } from '../data/queries.ts';
import type { CaseReader } from '../data/types.ts';
import classes from './Comments.module.css';
import { SimpleTable } from './SimpleTable.tsx';

const isRole = (role: string): role is keyof typeof ROLE_LABEL => role in ROLE_LABEL;

function whoOf({ name, roles, sessionKind }: CaseReader): string {
  const labels = roles.filter(isRole).map((role) => ROLE_LABEL[role]);
  return [name, ...labels, ...(sessionKind === 'program' ? [READERS.program] : [])].join(', ');
}

/** „Kas žiūrėjo“: who of the staff opened what, the latest first. */
export function CaseReaders({ requestId }: { requestId: number }) {
  const { data, isError } = useCaseReaders(requestId);
  if (isError) return <p className={classes.empty}>{READERS.failed}</p>;
  if (!data) return <SkeletonLines lines={3} />;
  return (
    <>
      <p className={classes.lead}>{READERS.lead}</p>
      {data.length === 0 ? (
        <p className={classes.empty}>{READERS.none}</p>
      ) : (
        <SimpleTable
          name={CASE_SECTION.readers}
          heads={[READERS.who, READERS.what, READERS.last, READERS.times]}
          right={[3]}
          rows={data.map((reader) => ({
            key: `${reader.name} ${reader.kind} ${reader.sessionKind} ${reader.firstAt}`,
            cells: [whoOf(reader), READERS.kinds[reader.kind], reader.lastAt, reader.times],
          }))}
        />
      )}
    </>
  );
}

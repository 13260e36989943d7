import { useState } from 'react';
import type { RepresentedInput } from '../../../domain/representation/represented.ts';
import { STAFF_AUTHORISATIONS as T } from '../../../domain/texts/lt/screen/staff-representatives.ts';
import { AuthorisationDialog } from '../../applicant/representation/AuthorisationDialog.tsx';
import { DataList } from '../../ui/DataList.tsx';
import { STAFF_AREA, type StaffRepresentative } from './area.ts';
import { RepresentedFields } from './RepresentedFields.tsx';

const NOBODY: RepresentedInput = {
  RepresentativeType: 'Company',
  RepresentedCompanyCode: '',
  RepresentedPersonalCode: '',
  RepresentedName: '',
};

/** The applicant's dialog, and above it for whom it is; of one that is there that stays. */
export default function StaffAuthorisationDialog({
  stored,
  onClose,
}: {
  stored: StaffRepresentative | null;
  onClose: () => void;
}) {
  const [whom, setWhom] = useState(NOBODY);
  return (
    <AuthorisationDialog
      area={STAFF_AREA}
      stored={stored}
      represented={{
        values: stored ? {} : { ...whom },
        fields: (errors) =>
          stored ? (
            <DataList items={[{ label: T.represented, value: representedName(stored) }]} />
          ) : (
            <RepresentedFields values={whom} errors={errors} onChange={setWhom} />
          ),
      }}
      onClose={onClose}
    />
  );
}

export function representedName(row: StaffRepresentative): string {
  const code = row.RepresentedCompanyCode ?? row.RepresentedPersonalCode ?? '';
  return row.RepresentedName === code ? code : `${row.RepresentedName} (${code})`;
}

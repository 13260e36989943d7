import { Radio, TextInput } from '@mantine/core';
import type { RepresentedInput } from '../../../domain/representation/represented.ts';
import { STAFF_AUTHORISATIONS as T } from '../../../domain/texts/lt/screen/staff-representatives.ts';
import type { FieldErrors } from '../../applicant/representation/use-save-authorisation.ts';
import classes from './Representatives.module.css';

interface RepresentedFieldsProps {
  values: RepresentedInput;
  errors: FieldErrors;
  onChange: (values: RepresentedInput) => void;
}

/** Who is represented: by the code of a company or of a person. */
export function RepresentedFields({ values, errors, onChange }: RepresentedFieldsProps) {
  const isCompany = values.RepresentativeType === 'Company';
  const codeField = isCompany ? 'RepresentedCompanyCode' : 'RepresentedPersonalCode';
  return (
    <div className={classes.represented}>
      <Radio.Group
        label={T.type}
        value={values.RepresentativeType}
        onChange={(type) => onChange({ ...values, RepresentativeType: type })}
      >
        <div className={classes.types}>
          <Radio value="Company" label={T.company} />
          <Radio value="Personal" label={T.person} />
        </div>
      </Radio.Group>
      <TextInput
        label={isCompany ? T.companyCode : T.personCode}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        value={values[codeField]}
        onChange={(event) => onChange({ ...values, [codeField]: event.currentTarget.value })}
        error={errors[codeField]}
      />
      <TextInput
        label={T.name}
        description={T.nameHint}
        autoComplete="off"
        maxLength={200}
        value={values.RepresentedName}
        onChange={(event) => onChange({ ...values, RepresentedName: event.currentTarget.value })}
        error={errors.RepresentedName}
      />
    </div>
  );
}

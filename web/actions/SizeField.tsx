import { Radio } from '@mantine/core';
import { fieldProblemText } from '../../domain/texts/lt/problem.ts';
import { SIZE_TEXT } from '../../domain/texts/lt/form/entity.ts';
import { CASE, SIZE_FIELD } from '../../domain/texts/lt/screen/staff-case.ts';
import { EMPTY } from '../../domain/texts/lt/format.ts';
import { employeesInRegister } from '../staff/case/register-facts.ts';
import { DataList } from '../ui/DataList.tsx';
import classes from './ActionDialog.module.css';
import { caseFacts, type CaseFacts } from './case-facts.ts';
import { fieldId, type FieldProps } from './field-props.ts';

const SIZES = [1, 2, 3, 4] as const;

export const sizeLabel = (size: number | null): string =>
  SIZE_TEXT[size as keyof typeof SIZE_TEXT]?.label ?? EMPTY;

/** The size that counts; where staff entered another one than was declared, both. */
export function sizeWords({
  declaredSize,
  enteredSize,
}: Pick<CaseFacts, 'declaredSize' | 'enteredSize'>): string {
  if (enteredSize === null || enteredSize === declaredSize) return sizeLabel(declaredSize);
  return `${sizeLabel(enteredSize)} (${CASE.declaredSize(sizeLabel(declaredSize).toLowerCase())})`;
}

/** Size by the assessor, with what was declared and how many people the social insurance counts. */
export function SizeField({ request, values, errors, isFirst, onChange }: FieldProps) {
  const facts = caseFacts(request);
  const value = typeof values.companySizeTypeId === 'string' ? values.companySizeTypeId : '';
  const employees = employeesInRegister(request.registers);
  return (
    <>
      <DataList
        items={[
          { label: SIZE_FIELD.declared, value: sizeLabel(facts.declaredSize) },
          { label: SIZE_FIELD.computed, value: employees ?? facts.employees ?? EMPTY },
        ]}
      />
      <Radio.Group
        id={fieldId('companySizeTypeId')}
        label={SIZE_FIELD.label}
        value={value}
        onChange={(size) => onChange({ ...values, companySizeTypeId: size })}
        error={errors.companySizeTypeId ? fieldProblemText(errors.companySizeTypeId) : undefined}
      >
        <div className={classes.people}>
          {SIZES.map((size) => (
            <Radio
              key={size}
              value={String(size)}
              label={SIZE_TEXT[size].label}
              description={SIZE_TEXT[size].hint}
              {...(isFirst && (value === String(size) || (value === '' && size === 1))
                ? { 'data-autofocus': true }
                : {})}
            />
          ))}
        </div>
      </Radio.Group>
    </>
  );
}

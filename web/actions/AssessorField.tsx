import { Radio } from '@mantine/core';
import { useState } from 'react';
import { fieldProblemText } from '../../domain/texts/lt/problem.ts';
import { DIALOG, DIALOG_FIELD } from '../../domain/texts/lt/screen/staff-dialog.ts';
import { useAssessors } from '../staff/data/queries.ts';
import type { Assessor } from '../staff/data/types.ts';
import { SkeletonLines } from '../ui/Skeletons.tsx';
import { assessorsInOrder } from './assessor-order.ts';
import classes from './ActionDialog.module.css';
import { fieldId, type FieldProps } from './field-props.ts';

/** Me first, then those with the least open requests; whoever has it now is marked. */
export function AssessorField({ request, values, errors, isFirst, onChange }: FieldProps) {
  return (
    <AssessorChoice
      current={request.Assessor?.Id ?? null}
      value={typeof values.userId === 'string' ? values.userId : ''}
      error={errors.userId}
      isFirst={isFirst}
      onChange={(userId) => onChange({ ...values, userId })}
    />
  );
}

interface AssessorChoiceProps {
  current: string | null;
  value: string;
  error?: string | undefined;
  isFirst: boolean;
  onChange: (userId: string) => void;
}

export function AssessorChoice({ current, value, error, isFirst, onChange }: AssessorChoiceProps) {
  const { data, isPending } = useAssessors();
  // Those who come after the dialog has opened find the focus on its verb.
  const [isLate] = useState(isPending);
  if (isPending) return <SkeletonLines lines={3} />;
  const list = assessorsInOrder(data ?? []);
  const first = list.find((one) => one.Id === value) ?? list[0];
  return (
    <Radio.Group
      id={fieldId('userId')}
      label={DIALOG_FIELD.userId.label}
      value={value}
      onChange={onChange}
      error={error ? fieldProblemText(error) : undefined}
    >
      <div className={classes.people}>
        {list.map((person) => (
          <Radio
            key={person.Id}
            value={person.Id}
            label={<AssessorLabel person={person} isCurrent={person.Id === current} />}
            {...(isFirst && person === first ? { 'data-autofocus': true, autoFocus: isLate } : {})}
          />
        ))}
      </div>
    </Radio.Group>
  );
}

function AssessorLabel({ person, isCurrent }: { person: Assessor; isCurrent: boolean }) {
  return (
    <span className={classes.person}>
      <span>
        {person.FirstName} {person.LastName}
        {person.self && <strong> ({DIALOG.me})</strong>}
      </span>
      <span className={classes.load}>
        {isCurrent && `${DIALOG.assigned}, `}
        {DIALOG.load(person.openRequests)}
      </span>
    </span>
  );
}

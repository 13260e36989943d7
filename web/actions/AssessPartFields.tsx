import { IconCheck } from '@tabler/icons-react';
import { ASSESS } from '../../domain/texts/lt/screen/staff-assess.ts';
import type { StaffCase } from '../staff/data/types.ts';
import { Note } from '../ui/Note.tsx';
import { ToneBadge } from '../ui/StatusBadge.tsx';
import classes from './AssessDialog.module.css';
import type { AssessPart } from './assess-rows.ts';
import { caseFacts } from './case-facts.ts';
import { DialogFieldControl } from './DialogFields.tsx';
import { fieldsOf } from './fields.ts';
import { SumHint } from './SumHint.tsx';
import type { DialogErrors, DialogValues } from './values.ts';

interface AssessPartFieldsProps {
  part: AssessPart;
  request: StaffCase;
  values: DialogValues;
  errors: DialogErrors;
  isFirst: boolean;
  isSaved: boolean;
  /** What the server refused the part with, when no field of it is to blame. */
  problem: string | null;
  onChange: (values: DialogValues) => void;
}

/** One part of the form: its fields as its own dialog has them, whether it is saved, and what was refused. */
export function AssessPartFields({ part, request, values, ...props }: AssessPartFieldsProps) {
  const { setCents, requestedCents } = caseFacts(request);
  return (
    <fieldset className={classes.part}>
      <legend>
        {ASSESS.parts[part]}
        {props.isSaved && (
          <ToneBadge tone="success" look="plain" icon={<IconCheck size={14} stroke={2.2} aria-hidden />}>
            {ASSESS.partSaved}
          </ToneBadge>
        )}
      </legend>
      {fieldsOf(part).map((field, index) => (
        <div key={field.name}>
          <DialogFieldControl
            action={part}
            field={field}
            request={request}
            values={values}
            errors={props.errors}
            isFirst={props.isFirst && index === 0}
            onChange={props.onChange}
          />
          {field.name === 'sumCents' && (
            <SumHint
              requestId={request.RequestSystemInfo.RequestId}
              before={setCents ?? requestedCents}
              typed={typeof values.sumCents === 'string' ? values.sumCents : ''}
            />
          )}
        </div>
      ))}
      {props.problem && (
        <div role="alert">
          <Note tone="danger">{props.problem}</Note>
        </div>
      )}
    </fieldset>
  );
}

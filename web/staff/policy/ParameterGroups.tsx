import { useState } from 'react';
import {
  isUsedBy,
  PARAMETER_GROUPS,
  PARAMETER_NAMES,
  PARAMETERS,
  type ParameterName,
} from '../../../domain/eligibility/parameters.ts';
import { PARAMETER_GROUP_TEXT } from '../../../domain/texts/lt/policy.ts';
import { POLICY_DRAFT } from '../../../domain/texts/lt/screen/staff-policy.ts';
import { Card } from '../../ui/Card.tsx';
import { baseOf } from './base.ts';
import { ParameterField } from './ParameterField.tsx';
import classes from './Policy.module.css';
import type { DraftForm } from './use-draft-form.ts';

/** The form, made of the table of parameters: those the scheme's rules look at, and the others folded. */
export function ParameterGroups({ form, tried }: { form: DraftForm; tried: boolean }) {
  const [left, setLeft] = useState<readonly ParameterName[]>([]);
  const { stored } = form;
  const base = baseOf(stored);
  const fields = (names: readonly ParameterName[]) =>
    names.map((name) => (
      <ParameterField
        key={name}
        name={name}
        form={form}
        base={base}
        showProblem={tried || left.includes(name)}
        onLeave={() => setLeft((all) => (all.includes(name) ? all : [...all, name]))}
      />
    ));
  const used = PARAMETER_NAMES.filter((name) => isUsedBy(stored.scheme, name));
  const others = PARAMETER_NAMES.filter((name) => !used.includes(name));
  return (
    <>
      {PARAMETER_GROUPS.map((group) => {
        const names = used.filter((name) => PARAMETERS[name].group === group);
        return (
          names.length > 0 && (
            <Card key={group} title={PARAMETER_GROUP_TEXT[group]}>
              {fields(names)}
            </Card>
          )
        );
      })}
      {others.length > 0 && (
        <details
          className={classes.others}
          open={others.some((name) => tried && form.problems[name]) || undefined}
        >
          <summary>
            {POLICY_DRAFT.notUsed} ({others.length})
          </summary>
          <div>{fields(others)}</div>
        </details>
      )}
    </>
  );
}

import { TextInput } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { PARAMETERS, type ParameterName } from '../../../domain/eligibility/parameters.ts';
import type { RuleParameters } from '../../../domain/eligibility/rule-sets.ts';
import {
  boundsText,
  PARAMETER_TEXT,
  parameterProblemText,
  parameterText,
  ruleShortText,
} from '../../../domain/texts/lt/policy.ts';
import { formatList } from '../../../domain/texts/lt/format.ts';
import { POLICY_DRAFT } from '../../../domain/texts/lt/screen/staff-policy.ts';
import { DateInput } from '../../ui/input/DateInput.tsx';
import { MoneyInput } from '../../ui/input/MoneyInput.tsx';
import { ToneBadge } from '../../ui/StatusBadge.tsx';
import classes from './Policy.module.css';
import { editText } from './parameter-values.ts';
import type { DraftForm } from './use-draft-form.ts';

interface ParameterFieldProps {
  name: ParameterName;
  form: DraftForm;
  /** The rule set it was copied from. */
  base: RuleParameters;
  showProblem: boolean;
  onLeave: () => void;
}

const ORDER: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'error', 'description'];

export const parameterId = (name: ParameterName): string => `parameter-${name}`;

/** One parameter: its control by kind, the value in force beside it, and the way back to that. */
export function ParameterField({ name, form, base, showProblem, onLeave }: ParameterFieldProps) {
  const { label } = PARAMETER_TEXT[name];
  const problem = form.problems[name];
  const isChanged =
    problem !== undefined || JSON.stringify(form.parameters[name]) !== JSON.stringify(base[name]);
  return (
    <div className={classes.field} data-changed={isChanged || undefined}>
      <div className={classes.control}>
        <Control
          name={name}
          text={form.texts[name]}
          error={problem && showProblem ? parameterProblemText(name, problem) : undefined}
          onText={(text) => form.setText(name, text)}
          onLeave={onLeave}
        />
        <p className={classes.meta}>
          {POLICY_DRAFT.worksIn(formatList(PARAMETERS[name].rules.map(ruleShortText)))}
        </p>
      </div>
      <div className={classes.inForce}>
        <span className={isChanged ? undefined : classes.meta}>
          {POLICY_DRAFT.inForce(parameterText(name, base[name]))}
        </span>
        {isChanged && (
          <>
            <ToneBadge tone="warning" look="staff">
              {POLICY_DRAFT.changed}
            </ToneBadge>
            <button
              type="button"
              className={classes.textButton}
              aria-label={POLICY_DRAFT.resetNamed(label)}
              onClick={() => {
                form.setText(name, editText(name, base[name]));
                document.getElementById(parameterId(name))?.focus();
              }}
            >
              <IconArrowBackUp size={14} stroke={2} aria-hidden />
              {POLICY_DRAFT.reset}
            </button>
          </>
        )}
      </div>
    </div>
  );
}

interface ControlProps {
  name: ParameterName;
  text: string;
  error: string | undefined;
  onText: (text: string) => void;
  onLeave: () => void;
}

function Control({ name, text, error, onText, onLeave }: ControlProps) {
  const { kind } = PARAMETERS[name];
  const { label, unit } = PARAMETER_TEXT[name];
  const isList = kind === 'years' || kind === 'codes';
  const mayBeEmpty = 'orNull' in PARAMETERS[name];
  const common = {
    id: parameterId(name),
    label,
    error,
    onBlur: onLeave,
    description: isList || mayBeEmpty ? boundsText(name) : undefined,
    inputWrapperOrder: ORDER,
    classNames: isList ? {} : { wrapper: classes.short ?? '' },
  };
  if (kind === 'money') return <MoneyInput {...common} defaultValue={text} onValue={onText} />;
  if (kind === 'date') return <DateInput {...common} defaultValue={text} onValue={onText} />;
  return (
    <TextInput
      {...common}
      value={text}
      autoComplete="off"
      inputMode={isList ? undefined : 'decimal'}
      rightSection={unit && !isList ? <span className={classes.unit}>{unit}</span> : undefined}
      rightSectionWidth={unit && !isList ? 56 : undefined}
      onChange={(event) => onText(event.currentTarget.value)}
    />
  );
}

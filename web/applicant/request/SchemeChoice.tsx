import { Radio } from '@mantine/core';
import { isSchemeCode, SCHEMES, type SchemeCode } from '../../../domain/schemes/index.ts';
import { NEW_REQUEST } from '../../../domain/texts/lt/screen/applicant.ts';
import { Card } from '../../ui/Card.tsx';
import '../../ui/style/inputs.css';
import classes from './NewRequest.module.css';

interface SchemeChoiceProps {
  value: SchemeCode;
  disabled: boolean;
  onChange: (scheme: SchemeCode) => void;
}

/** What the money is asked for: a request belongs to one scheme and stays there. */
export function SchemeChoice({ value, disabled, onChange }: SchemeChoiceProps) {
  return (
    <Card>
      <Radio.Group
        name="scheme"
        label={NEW_REQUEST.scheme}
        description={NEW_REQUEST.schemeHint}
        value={value}
        onChange={(next) => isSchemeCode(next) && onChange(next)}
      >
        <div className={classes.schemes}>
          {Object.values(SCHEMES).map((scheme) => (
            <Radio
              key={scheme.code}
              value={scheme.code}
              label={scheme.shortName}
              description={scheme.summary}
              disabled={disabled}
            />
          ))}
        </div>
      </Radio.Group>
    </Card>
  );
}

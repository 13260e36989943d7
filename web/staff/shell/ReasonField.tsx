import { Textarea } from '@mantine/core';

interface ReasonFieldProps {
  label: string;
  hint?: string;
  value: string;
  error: string | undefined;
  onChange: (reason: string) => void;
}

const REASON_MAX = 500;

/** Why something is changed: every dialog of settings asks for it. */
export function ReasonField({ label, hint, value, error, onChange }: ReasonFieldProps) {
  return (
    <Textarea
      label={label}
      description={hint}
      maxLength={REASON_MAX}
      autosize
      minRows={2}
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

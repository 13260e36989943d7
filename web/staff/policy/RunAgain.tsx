import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { POLICY_RUN } from '../../../domain/texts/lt/screen/staff-policy.ts';
import { paths } from '../../paths.ts';
import { useIsOff } from '../../public/use-is-off.ts';
import classes from './Policy.module.css';
import { useDraft, type PolicyRunResult } from './queries.ts';
import { StartRunDialog } from './StartRunDialog.tsx';

/** Back to the draft, or another run of it as it is now; nothing when the draft was deleted. */
export function RunAgain({ run }: { run: PolicyRunResult }) {
  const { data: draft } = useDraft(run.draftId);
  const isOff = useIsOff('policyRuns');
  const [asked, setAsked] = useState(false);
  if (!draft) return null;
  const { id, name, version } = draft;
  return (
    <div className={classes.buttons}>
      <Button component={Link} to={paths.policyDraft(id)} variant="default" size="md">
        {POLICY_RUN.toDraft}
      </Button>
      {!isOff && (
        <Button
          variant="default"
          size="md"
          leftSection={<IconRefresh size={16} stroke={1.8} aria-hidden />}
          onClick={() => setAsked(true)}
        >
          {POLICY_RUN.again}
        </Button>
      )}
      {asked && (
        <StartRunDialog
          wish={{ id, name, version, scheme: run.scheme }}
          from={run.from}
          to={run.to}
          onClose={() => setAsked(false)}
        />
      )}
    </div>
  );
}

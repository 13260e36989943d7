import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import type { SchemeCode } from '../../../domain/schemes/index.ts';
import { ABOUT } from '../../../domain/texts/lt/screen/conditions.ts';
import { HOME } from '../../../domain/texts/lt/screen/public.ts';
import { paths } from '../../paths.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { Note } from '../../ui/Note.tsx';
import { loadSchemes } from '../loads.ts';
import { useAnswer } from '../use-answer.ts';
import { useSelfCheck } from '../use-self-check.ts';
import classes from './About.module.css';

/** A request may be started while the scheme takes any; that it no longer does is said with its last day. */
export function StartActions({ scheme }: { scheme: SchemeCode }) {
  const hasCheck = useSelfCheck();
  return (
    <div className={classes.start} data-print="no">
      <ClosedNote scheme={scheme} />
      <div className={classes.actions}>
        <Button component={AppLink} to={paths.login} rightSection={<IconArrowRight size={18} aria-hidden />}>
          {ABOUT.start}
        </Button>
        {hasCheck && (
          <Button component={AppLink} to={paths.selfCheckOf({ scheme })} variant="default">
            {ABOUT.check}
          </Button>
        )}
      </div>
    </div>
  );
}

export function ClosedNote({ scheme }: { scheme: SchemeCode }) {
  const row = useAnswer(loadSchemes)?.find(({ Code }) => Code === scheme);
  return row && !row.Open ? <Note tone="warning">{HOME.periodClosed(row.To)}</Note> : null;
}

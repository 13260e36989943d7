import { Button } from '@mantine/core';
import { useState } from 'react';
import { ERRORS, UI } from '../../domain/texts/lt/screen/common.ts';
import { ErrorState } from '../ui/ErrorState.tsx';
import { MAIN_ID } from '../ui/SkipLink.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { isMissingFile } from './missing-files.ts';
import { reportBroken } from './report-broken.ts';
import classes from './ScreenBroken.module.css';

/** The screen broke: nothing stored is lost, and there is a way on. */
export function ScreenBroken({ error }: { error: unknown }) {
  usePageTitle(ERRORS.generic);
  const stale = isMissingFile(error);
  const [reference] = useState(() => (stale ? null : reportBroken(error)));
  return (
    <main id={MAIN_ID} tabIndex={-1} className={`wide ${classes.main}`}>
      <h1 className="visually-hidden">{ERRORS.generic}</h1>
      <ErrorState
        title={stale ? ERRORS.newVersion : ERRORS.screenBroken}
        onRetry={() => window.location.reload()}
        retryLabel={ERRORS.reload}
        requestId={reference}
        action={
          <Button component="a" href="/" variant="default" size="md">
            {UI.home}
          </Button>
        }
      >
        {stale ? ERRORS.newVersionText : ERRORS.screenBrokenText}
      </ErrorState>
    </main>
  );
}

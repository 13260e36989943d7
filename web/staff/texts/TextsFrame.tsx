import type { ReactNode } from 'react';
import { hasRight } from '../../../domain/application/rights.ts';
import { NO_RIGHTS } from '../../../domain/texts/lt/no-rights.ts';
import { TEXTS } from '../../../domain/texts/lt/screen/staff-texts.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { useMe } from '../data/queries.ts';
import { StaffPage } from '../shell/StaffPage.tsx';

/** Frame of the screens of texts; who is no administrator is told so. */
export function TextsFrame({ children }: { children: ReactNode }) {
  const { data: me } = useMe();
  return (
    <StaffPage>
      {!me ? (
        <Skeletons rows={3} />
      ) : hasRight('keepTexts', me.roles) ? (
        children
      ) : (
        <>
          <h1 className="visually-hidden">{TEXTS.title}</h1>
          <ErrorState title={TEXTS.noRights}>{NO_RIGHTS}</ErrorState>
        </>
      )}
    </StaffPage>
  );
}

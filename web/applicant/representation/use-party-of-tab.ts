import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { HEADER } from '../../../domain/texts/lt/screen/common.ts';
import { onRepresentationEnded } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { chosenParty, onOtherTab } from '../../api/session.ts';
import { keepTyped } from '../../api/typing.ts';
import { paths } from '../../paths.ts';
import { notifySuccess } from '../../ui/notify.ts';
import type { Me } from '../me.ts';

/**
 * For whom this tab works. After a login somebody who may act for others chooses first. When the authorisation ends the
 * screen says why, and when another tab of the browser changes the party this one goes along: they share the token.
 */
export function usePartyOfTab(me: Me | undefined, isChoosing: boolean) {
  const navigate = useNavigate();

  useEffect(
    () =>
      onRepresentationEnded(() => {
        if (isChoosing) return;
        keepTyped('applicant');
        queryClient.clear();
        void navigate(paths.permissionDenied(3), { replace: true });
      }),
    [navigate, isChoosing],
  );

  useEffect(
    () =>
      onOtherTab(() => {
        keepTyped('applicant');
        queryClient.clear();
        notifySuccess(HEADER.otherTab);
        void navigate(paths.requests);
      }),
    [navigate],
  );

  const mustChoose =
    me !== undefined && me.mayChooseParty && me.representation === null && chosenParty() === null;
  return { mustChoose, isChosen: me !== undefined && !mustChoose };
}

import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SELECTOR } from '../../../domain/texts/lt/screen/representation.ts';
import { api, ask } from '../../api/client.ts';
import { ApiProblem } from '../../api/problem.ts';
import { queryClient, showProblem } from '../../api/query-client.ts';
import { forgetPlace, isPlaceOf, rememberedPlace, storeParty } from '../../api/session.ts';
import { keepTyped } from '../../api/typing.ts';
import { paths, safeReturn } from '../../paths.ts';
import { notifySuccess } from '../../ui/notify.ts';
import { nameOf } from './option-names.ts';
import { representationsQuery, type Representation } from './queries.ts';

/** Takes a token for the chosen party and goes on: to the place left when the session ended, if it was that party's. */
export function useChooseParty() {
  const navigate = useNavigate();
  const [choosing, setChoosing] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const choose = async (option: Representation) => {
    const id = option.RepresentativeId;
    setChoosing(id);
    setProblem(null);
    try {
      const given = await ask(api.POST('/api/Users/Impersonate', { body: { representativeId: id } }));
      // What was typed belongs to the party it was typed for, and waits for it.
      keepTyped('applicant');
      storeParty({ RepresentativeId: id, ...given });
      const place = isPlaceOf(id) ? safeReturn(rememberedPlace()) : null;
      forgetPlace();
      queryClient.clear();
      notifySuccess(option.Self ? SELECTOR.chosenSelf : SELECTOR.chosen(nameOf(option)));
      await navigate(place ?? paths.requests, { replace: true });
    } catch (error) {
      setChoosing(null);
      if (!(error instanceof ApiProblem) || ![403, 404].includes(error.status)) return showProblem(error);
      setProblem(error.status === 404 ? SELECTOR.gone : SELECTOR.invalid);
      void queryClient.invalidateQueries({ queryKey: representationsQuery.queryKey });
    }
  };
  return { choose, choosing, problem };
}

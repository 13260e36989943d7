import { useCallback, useRef } from 'react';
import type { FormData } from '../../../domain/forms/form.ts';
import { getAt } from '../../../domain/forms/path.ts';
import { queryClient } from '../../api/query-client.ts';
import { limitQuery } from './queries.ts';

/** Answers the limit depends on: size, activity, social business, the companies of the group. */
const DECIDING = [
  'LoanInfo.LoanSocialBusiness',
  ...['CompanyData', 'ApplicantData'].flatMap((entity) => [
    `${entity}.CompanySizeType`,
    `${entity}.CompanyEvrk`,
    `${entity}.ParentCompanyCodesFromRequest`,
  ]),
];

/** The server counts the limit from what is saved: after such an answer was saved it is asked again. */
export function useFreshLimit(id: number): (saved: FormData) => void {
  const last = useRef<string | null>(null);
  return useCallback(
    (saved) => {
      const now = JSON.stringify(DECIDING.map((path) => getAt(saved, path) ?? null));
      if (now === last.current) return;
      last.current = now;
      void queryClient.invalidateQueries({ queryKey: limitQuery(id).queryKey });
    },
    [id],
  );
}

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CompanyFound, FormData } from '../../domain/forms/form.ts';
import { namedCompanies } from '../../domain/forms/named-companies.ts';
import type { components } from '../api/schema.gen.ts';
import { api, ask } from '../api/client.ts';

type Found = components['schemas']['FoundCompany'];

export interface Companies {
  /** By code, also while the register is being asked. */
  byCode: ReadonlyMap<string, Found>;
  /** Only those the register has answered about. */
  known: Readonly<Record<string, CompanyFound>>;
}

/** While the register is being asked. */
const ASK_AGAIN_MS = 1_500;

/** Looks up the companies named in the answers in the register of legal entities. */
export function useCompanies(answers: FormData): Companies {
  const codes = namedCompanies(answers).sort().join(' ');
  const found = useQuery({
    queryKey: ['companies', codes],
    queryFn: () => ask(api.POST('/api/Company/Find', { body: { Codes: codes.split(' ') } })),
    enabled: codes !== '',
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    refetchInterval: ({ state }) =>
      state.data?.some(({ State }) => State === 'Searching') ? ASK_AGAIN_MS : false,
  });
  return useMemo(() => {
    const list = codes === '' ? [] : (found.data ?? []);
    const answered = list.filter(({ State }) => State === 'Found' || State === 'NotFound');
    return {
      byCode: new Map(list.map((company) => [company.Code, company])),
      known: Object.fromEntries(
        answered.map(({ Code, State, Name }) => [Code, { found: State === 'Found', name: Name }]),
      ),
    };
  }, [codes, found.data]);
}

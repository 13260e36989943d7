import { useMemo } from 'react';
import { useProviderUsers } from '../data/queries.ts';

export interface AssessorChoices {
  /** Who may be chosen in a filter. */
  list: readonly { id: string; name: string }[];
  /** Of anybody of the provider: a filter may name somebody who assesses no more. */
  nameOf: (id: string) => string;
}

/** Who assesses, as filters name them. */
export function useAssessorChoices(): AssessorChoices {
  const { data } = useProviderUsers();
  return useMemo(() => {
    const all = (data ?? []).map(({ Id, FirstName, LastName, roles }) => ({
      id: Id,
      name: `${FirstName} ${LastName}`,
      roles,
    }));
    return {
      list: all.filter(({ roles }) => roles.includes('assessor')),
      nameOf: (id: string) => all.find((person) => person.id === id)?.name ?? '–',
    };
  }, [data]);
}

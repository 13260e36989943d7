import { useCallback, useEffect, useState } from 'react';
import { api, ask } from '../api/client.ts';
import { onElsewhere, putAside } from '../api/elsewhere.ts';
import { queryClient } from '../api/query-client.ts';
import { areaOf, type Area } from '../api/session.ts';
import { typingOwner } from '../api/typing.ts';
import type { components } from '../api/schema.gen.ts';
import { paths } from '../paths.ts';

type Me = components['schemas']['Me'];

/** As the layouts of both areas name whose words are typed. */
export const ownerOf = (area: Area, me: Pick<Me, 'Id' | 'party'>): string =>
  area === 'staff' ? me.Id : `${me.Id}:${me.party?.Id ?? ''}`;

interface Navigation {
  pathname: string;
  go: (to: string, options?: { replace?: boolean }) => void;
}

/**
 * What another tab did to the login of this one. Logged out there: here too, with the reason. Logged in as somebody else:
 * nothing of the former person stays on the screen, and `name` tells who it is now.
 */
export function useElsewhere({ pathname, go }: Navigation) {
  const [name, setName] = useState<string | null>(null);
  const area = areaOf(pathname);
  useEffect(
    () =>
      onElsewhere(area, (what) => {
        if (what === 'loggedOut') {
          putAside(area);
          queryClient.clear();
          return go(area === 'staff' ? paths.staffLoginElsewhere : paths.loginWith({ elsewhere: true }));
        }
        const before = typingOwner(area);
        void ask(api.GET('/api/Users/Me')).then(
          (me) => {
            if (ownerOf(area, me) === before) return;
            putAside(area);
            queryClient.clear();
            setName(`${me.FirstName} ${me.LastName}`);
          },
          // No answer: the next call of the screen says what is wrong.
          () => undefined,
        );
      }),
    [area, go],
  );
  const goOn = useCallback(() => {
    setName(null);
    go(area === 'staff' ? paths.staffMain : paths.requests);
  }, [area, go]);
  return { name, goOn };
}

import { useCallback, useState } from 'react';
import type { FormData } from '../../domain/forms/form.ts';
import type { Offer } from '../../domain/forms/offers.ts';
import { getAt } from '../../domain/forms/path.ts';
import { OFFERED } from '../../domain/texts/lt/form/offered.ts';

const textOf = (data: FormData, path: string): string => JSON.stringify(getAt(data, path) ?? null);

/** Where a value is from, for as long as it stands as it was offered. `offered`: the inputs with every offer in its place. */
export function useOffers(
  offers: readonly Offer[],
  offered: () => FormData,
  now: FormData,
): (path: string) => string | undefined {
  const [known] = useState(() => {
    const data = offers.length > 0 ? offered() : {};
    return new Map(offers.map(({ path, source }) => [path, { source, text: textOf(data, path) }]));
  });
  return useCallback(
    (path: string) => {
      const offer = known.get(path);
      return offer && offer.text === textOf(now, path) ? OFFERED[offer.source] : undefined;
    },
    [known, now],
  );
}

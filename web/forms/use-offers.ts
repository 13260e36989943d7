import { useCallback, useState } from 'react';
import type { FormContext, FormData } from '../../domain/forms/form.ts';
import type { Offer } from '../../domain/forms/offers.ts';
import { getAt } from '../../domain/forms/path.ts';
import { withOffers } from '../../domain/forms/with-offers.ts';
import { OFFERED } from '../../domain/texts/lt/form/offered.ts';
import { inputValues } from './values.ts';

export interface Offered {
  /** Where a value is from, for as long as it stands as it was offered. */
  sourceOf: (path: string) => string | undefined;
  /** Where a value would be from, for a field that stands empty. */
  knownFrom: (path: string) => string | undefined;
  /** What belongs into the empty field and, of an address, into its other empty parts. */
  valuesFor: (path: string) => { path: string; value: unknown }[];
}

const textOf = (data: FormData, path: string): string => JSON.stringify(getAt(data, path) ?? '');
const ADDRESS = /^.*\.ActivityAddress(?=\.)/;

interface Options {
  offers: readonly Offer[];
  stored: unknown;
  context: FormContext;
  /** What stands in the inputs, as of a moment ago. */
  now: FormData;
}

/** Where values are from, and what could stand in fields that are empty. */
export function useOffers({ offers, stored, context, now }: Options): Offered {
  const [known] = useState(() => {
    const offered = offers.length > 0 ? inputValues(withOffers(stored, offers, context), context) : {};
    const blank = offers.length > 0 ? inputValues({}, context) : {};
    return new Map(
      offers.map(({ path, source }) => {
        const value = getAt(offered, path);
        const texts = { offered: textOf(offered, path), blank: textOf(blank, path) };
        return [path, { source, value, ...texts }] as const;
      }),
    );
  });
  const isEmpty = useCallback(
    (path: string) => [known.get(path)?.blank, '""'].includes(textOf(now, path)),
    [known, now],
  );
  const sourceOf = useCallback(
    (path: string) => {
      const offer = known.get(path);
      return offer && offer.offered === textOf(now, path) ? OFFERED[offer.source] : undefined;
    },
    [known, now],
  );
  const knownFrom = useCallback(
    (path: string) => {
      const offer = known.get(path);
      return offer && offer.offered !== offer.blank && isEmpty(path) ? OFFERED[offer.source] : undefined;
    },
    [known, isEmpty],
  );
  const valuesFor = useCallback(
    (path: string) => {
      const address = ADDRESS.exec(path)?.[0];
      const isMeant = (one: string): boolean =>
        one === path || (address !== undefined && ADDRESS.exec(one)?.[0] === address && isEmpty(one));
      return [...known].filter(([one]) => isMeant(one)).map(([one, { value }]) => ({ path: one, value }));
    },
    [known, isEmpty],
  );
  return { sourceOf, knownFrom, valuesFor };
}

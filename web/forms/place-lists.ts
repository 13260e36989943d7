import { queryOptions, skipToken } from '@tanstack/react-query';
import type { PlaceLevel } from '../../domain/forms/form.ts';
import { api, ask } from '../api/client.ts';

export interface PlaceOption {
  id: number;
  name: string;
  /** Of a settlement that has only one. */
  postalCode?: string | null;
}

/** Ids of the places above; null while none is chosen. */
export interface PlacesAbove {
  district: number | null;
  municipality: number | null;
  eldership: number | null;
}

/** What can be chosen at a level: below an unchosen place nothing is asked for. */
export function placesQuery(level: PlaceLevel, above: PlacesAbove) {
  const { district, municipality, eldership } = above;
  const key: Record<PlaceLevel, readonly (number | null)[]> = {
    district: [],
    municipality: [district],
    eldership: [municipality],
    settlement: [municipality, eldership],
  };
  const isKnown = level === 'district' || key[level][0] !== null;
  return queryOptions({
    queryKey: ['places', level, ...key[level]],
    queryFn: isKnown ? () => readPlaces(level, above) : skipToken,
    staleTime: Infinity,
  });
}

async function readPlaces(level: PlaceLevel, above: PlacesAbove): Promise<PlaceOption[]> {
  const districtId = above.district ?? 0;
  const municipalityId = above.municipality ?? 0;
  switch (level) {
    case 'district':
      return (await ask(api.GET('/api/Address/Districts'))).map(named);
    case 'municipality':
      return (
        await ask(api.GET('/api/Address/Municipalities/{districtId}', { params: { path: { districtId } } }))
      ).map(named);
    case 'eldership': {
      const params = { path: { municipalityId } };
      const list = await ask(api.GET('/api/Address/Elderships/{municipalityId}', { params }));
      // Null entries are dropped (specification section 7).
      return (list as readonly ({ Id: number; Name: string } | null)[])
        .filter((place) => place !== null)
        .map(named);
    }
    case 'settlement': {
      const query = { municipalityId, ...(above.eldership ? { eldershipId: above.eldership } : {}) };
      const list = await ask(api.GET('/api/Address/Settlements', { params: { query } }));
      return list.map((place) => ({ ...named(place), postalCode: place.PostalCode }));
    }
  }
}

const named = ({ Id, Name }: { Id: number; Name: string }): PlaceOption => ({ id: Id, name: Name });

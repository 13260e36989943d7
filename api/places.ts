import { PLACE_KEYS } from '../domain/forms/form.ts';
import { getAt, isPlainObject } from '../domain/forms/path.ts';
import { fold } from '../domain/texts/lt/format.ts';
import type { KnownAddress } from '../domain/forms/offers.ts';
import type { StoredLegalEntity } from '../domain/registers/stored.ts';
import { COUNTIES, MUNICIPALITIES, findSettlement, settlementsOf } from './classifiers.ts';

const { district, municipality, settlement } = PLACE_KEYS;

/**
 * Names of the places of an address by their ids, so that what is stored is what the classifiers say. A place that is not
 * in the one above it is dropped with everything below it.
 */
function namedAddress(address: Record<string, unknown>): Record<string, unknown> {
  const county = COUNTIES[Number(address[district.id]) - 1];
  const town = MUNICIPALITIES.find(
    ({ id, county: own }) => id === Number(address[municipality.id]) && own === county,
  );
  const village = findSettlement(town?.id, address[settlement.id]);
  const named = { ...address };
  const put = (keys: { id: string; name: string }, id: number | null, name: string | null): void => {
    // A name from before there were ids stays until a place is chosen.
    if (!isGiven(address[keys.id])) return;
    named[keys.id] = id;
    named[keys.name] = name;
  };
  put(district, county ? Number(address[district.id]) : null, county ?? null);
  put(municipality, town?.id ?? null, town?.name ?? null);
  put(settlement, village?.id ?? null, village?.name ?? null);
  return named;
}

const isGiven = (id: unknown): boolean => id !== null && id !== undefined && id !== '';

/** Answers of a form with the places of the activity address named. */
export function withPlaceNames(answers: Record<string, unknown>): Record<string, unknown> {
  const named = { ...answers };
  for (const key of ['CompanyData', 'ApplicantData']) {
    const section = answers[key];
    const address = getAt(section, 'ActivityAddress');
    if (isPlainObject(section) && isPlainObject(address))
      named[key] = { ...section, ActivityAddress: namedAddress(address) };
  }
  return named;
}

/** A registered address by the ids of the classifiers; null when its municipality is not among them. */
export function knownAddress(address: StoredLegalEntity['address'] | undefined): KnownAddress | null {
  if (!address) return null;
  const isCalled = (called: string, ...names: string[]): boolean =>
    names.some((name) => fold(name) === fold(called.trim()));
  const town = MUNICIPALITIES.find(({ name, short }) => isCalled(address.municipality, name, short));
  if (!town) return null;
  const places = settlementsOf(town.id).filter(({ name }) => isCalled(address.settlement, name));
  // Two of one name in a municipality: the person says which.
  const village = places.length === 1 ? places[0]! : null;
  return {
    [district.id]: COUNTIES.indexOf(town.county) + 1,
    [district.name]: town.county,
    [municipality.id]: town.id,
    [municipality.name]: town.name,
    [settlement.id]: village?.id ?? null,
    [settlement.name]: village?.name ?? null,
    Street: address.street,
    HouseNumber: address.house,
    ApartmentNumber: address.flat,
    PostalCode: address.postalCode,
  };
}

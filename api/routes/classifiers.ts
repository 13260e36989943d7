import { z } from 'zod';
import { findEntries } from '../../domain/classifiers/search.ts';
import { COUNTIES, COUNTRIES, EVRK, EVRK_VERSIONS, MUNICIPALITIES, settlementsOf } from '../classifiers.ts';
import { defineRoute } from '../http/define-route.ts';
import { Problem } from '../http/problems.ts';
import { applicantAnd } from '../http/rights.ts';
import * as wire from '../wire/classifiers.ts';

const MOST = 2_000;

function municipality(id: number) {
  const found = MUNICIPALITIES.find((place) => place.id === id);
  if (!found) throw new Problem('notFound');
  return found;
}

export const classifierRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/Classifiers/Evrk',
    access: applicantAnd('readClassifiers'),
    summary: 'Activity codes',
    query: wire.evrkQuery,
    fails: [404],
    output: z.array(wire.evrkEntry),
    handler: async ({ query }) => {
      const index = query.version ? EVRK_VERSIONS[query.version] : EVRK;
      if (!index) throw new Problem('notFound');
      const limit = Math.min(query.limit ?? (query.search ? 50 : MOST), MOST);
      return findEntries(index, query.search ?? '', limit).map(({ code, label }) => ({
        Code: code,
        Name: label,
        Leaf: /^\d{6}$/.test(code),
      }));
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/Classifiers/Countries',
    access: applicantAnd('readClassifiers'),
    summary: 'Countries with Lithuanian names',
    output: z.array(wire.country),
    handler: async () => COUNTRIES.map(({ code, name }) => ({ Code: code, Name: name })),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/Address/Districts',
    access: applicantAnd('readClassifiers'),
    summary: 'Districts (apskritys)',
    output: z.array(wire.place),
    handler: async () => COUNTIES.map((name, index) => ({ Id: index + 1, Name: name })),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/Address/Municipalities/{districtId}',
    access: applicantAnd('readClassifiers'),
    summary: 'Municipalities of a district',
    params: wire.districtParams,
    output: z.array(wire.place),
    handler: async ({ params }) => {
      const county = COUNTIES[params.districtId - 1];
      if (!county) throw new Problem('notFound');
      return MUNICIPALITIES.filter((place) => place.county === county).map(({ id, name }) => ({
        Id: id,
        Name: name,
      }));
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/Address/Elderships/{municipalityId}',
    access: applicantAnd('readClassifiers'),
    summary: 'Elderships of a municipality; none are known',
    params: wire.municipalityParams,
    output: z.array(wire.place),
    handler: async ({ params }) => {
      municipality(params.municipalityId);
      return [];
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/Address/Settlements',
    access: applicantAnd('readClassifiers'),
    summary: 'Settlements of a municipality, fetched directly where it has no elderships',
    query: wire.settlementQuery,
    output: z.array(wire.settlement),
    handler: async ({ query }) => {
      const { id } = municipality(query.municipalityId);
      // No eldership is known, so none has settlements.
      if (query.eldershipId !== undefined) return [];
      return settlementsOf(id).map(({ id: Id, name: Name, postalCode: PostalCode }) => ({
        Id,
        Name,
        PostalCode,
      }));
    },
  }),
];

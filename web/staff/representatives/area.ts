import { queryOptions } from '@tanstack/react-query';
import type { AuthorisationArea } from '../../applicant/representation/area.ts';
import { act } from '../../api/act.ts';
import { api, ask } from '../../api/client.ts';
import type { components } from '../../api/schema.gen.ts';

export type StaffRepresentative = components['schemas']['StaffRepresentative'];

export const staffRepresentativesQuery = queryOptions({
  queryKey: ['staff', 'representatives'],
  queryFn: () => ask(api.GET('/api/BackOffice/GetEditList')),
});

/** Authorisations of every party. */
export const STAFF_AREA: AuthorisationArea = {
  name: 'staff',
  saveAt: '/api/BackOffice/SaveCompanyRepresentative',
  fileAt: (representativeId, fileId) => `/api/BackOffice/GetRepresentativeFile/${representativeId}/${fileId}`,
  remove: (id, key) =>
    act(
      (header) =>
        api.DELETE('/api/BackOffice/DeleteCompanyRepresentative/{id}', { params: { path: { id }, header } }),
      key,
    ),
  listKey: staffRepresentativesQuery.queryKey,
};

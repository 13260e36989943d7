import { act, type ActionKey } from '../../api/act.ts';
import { api } from '../../api/client.ts';
import { representativesQuery } from './queries.ts';

/** Where authorisations are kept for whoever works with them: the applicant's own here, those of everybody for staff. */
export interface AuthorisationArea {
  name: string;
  saveAt: string;
  fileAt: (representativeId: string, fileId: number) => string;
  remove: (id: string, key: ActionKey) => Promise<unknown>;
  listKey: readonly unknown[];
}

export const OWN_AREA: AuthorisationArea = {
  name: 'own',
  saveAt: '/api/Users/SaveCompanyRepresentative',
  fileAt: (representativeId, fileId) => `/api/Users/GetRepresentativeFile/${representativeId}/${fileId}`,
  remove: (id, key) =>
    act(
      (header) =>
        api.DELETE('/api/Users/DeleteCompanyRepresentative/{id}', { params: { path: { id }, header } }),
      key,
    ),
  listKey: representativesQuery.queryKey,
};

import { z } from 'zod';
import { noteAuthorisation, removeAuthorisation } from '../../db/queries/representatives/authorisations.ts';
import {
  findAnyAuthorisationFile,
  listAllAuthorisations,
  partyOfAuthorisation,
} from '../../db/queries/representatives/for-staff.ts';
import { vilniusDate } from '../../domain/values/days.ts';
import { ANY_FILE, defineRoute } from '../http/define-route.ts';
import { Problem } from '../http/problems.ts';
import { staffWith } from '../http/rights.ts';
import { authorisationFile, staffAuthorisationOf } from '../present/representatives.ts';
import { saveAuthorisation } from '../representatives.ts';
import { enteredBy } from '../staff-representatives.ts';
import * as wire from '../wire/representatives.ts';
import { done } from '../wire/shared.ts';

const MOST_LISTED = 5000;

const mayKeep = staffWith('keepRepresentatives');

export const staffRepresentativeRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/BackOffice/GetEditList',
    access: mayKeep,
    summary: 'Authorisations of all parties, the one that was changed last first',
    output: z.array(wire.staffRepresentative),
    handler: async ({ deps }) => {
      const today = vilniusDate(new Date());
      const rows = await listAllAuthorisations(deps.db, { limit: MOST_LISTED });
      return rows.map((row) => staffAuthorisationOf(row, today));
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/BackOffice/SaveCompanyRepresentative',
    feature: 'authorisations',
    access: mayKeep,
    summary: 'Adds an authorisation of any party, or changes one (Id)',
    multipart: { field: 'UploadedFile', max: 1, asFieldError: true },
    body: wire.staffAuthorisationInput,
    output: wire.savedRepresentative,
    fails: [404],
    handler: async ({ deps, session, body, files, key }) => {
      const id = body.Id ?? null;
      const whose = await enteredBy(deps, session, { id, given: body });
      const saving = { deps, userId: session.userId, whose, key, id, input: body, file: files[0] ?? null };
      return { Id: await saveAuthorisation(saving) };
    },
  }),
  defineRoute({
    method: 'DELETE',
    path: '/api/BackOffice/DeleteCompanyRepresentative/{id}',
    access: mayKeep,
    summary: 'Removes an authorisation of any party: the access under it ends at once',
    params: wire.representativeParams,
    output: done,
    handler: async ({ deps, session, params: { id } }) =>
      deps.db.transaction().execute(async (tx) => {
        const { userId } = session;
        const partyId = await partyOfAuthorisation(tx, id);
        if (partyId === null || !(await removeAuthorisation(tx, { id, partyId, userId })))
          throw new Problem('notFound');
        const details = { representativeId: id };
        await noteAuthorisation(tx, { kind: 'authorisationRemoved', actorId: userId, details });
        return { ok: true as const };
      }),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/BackOffice/GetRepresentativeFile/{representativeId}/{fileNumber}',
    access: mayKeep,
    summary: 'A document of an authorisation of any party',
    params: wire.representativeFileParams,
    output: { file: ANY_FILE },
    handler: async ({ deps, params }) => {
      const file = await findAnyAuthorisationFile(deps.db, {
        representativeId: params.representativeId,
        number: params.fileNumber,
      });
      if (!file) throw new Problem('notFound');
      return authorisationFile(deps, file);
    },
  }),
];

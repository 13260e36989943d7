import { z } from 'zod';
import {
  listAuthorisations,
  noteAuthorisation,
  removeAuthorisation,
} from '../../db/queries/representatives/authorisations.ts';
import { findAuthorisationFile } from '../../db/queries/representatives/files.ts';
import { findRepresented, listRepresented, noteUse } from '../../db/queries/representatives/represented.ts';
import { findParty } from '../../db/queries/parties.ts';
import { changeParty } from '../../db/queries/sessions.ts';
import { ROLE_WIRE_ID } from '../../domain/application/role.ts';
import { isInForce } from '../../domain/representation/authorisation.ts';
import { vilniusDate } from '../../domain/values/days.ts';
import { ANY_FILE, defineRoute } from '../http/define-route.ts';
import { Problem } from '../http/problems.ts';
import { authorisationFile, authorisationOf, optionsOf } from '../present/representatives.ts';
import { givenBy, saveAuthorisation } from '../representatives.ts';
import * as wire from '../wire/representatives.ts';
import { done } from '../wire/shared.ts';

export const representativeRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/Users/IsRepresentative',
    access: 'applicant',
    representing: 'evenEnded',
    summary: 'Whether the person may act for others today',
    output: wire.isRepresentative,
    handler: async ({ deps, session }) => ({
      isRepresentative: (await listRepresented(deps.db, session.userId)).length > 0,
    }),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/Users/GetCompanyRepresentations',
    access: 'applicant',
    representing: 'evenEnded',
    summary: 'Whom the person may act for; empty when there is nobody to choose',
    output: z.array(wire.representation),
    handler: async ({ deps, session }) => {
      const [others, self] = await Promise.all([
        listRepresented(deps.db, session.userId),
        findParty(deps.db, session.selfPartyId),
      ]);
      // Who acts for somebody must find the way back to themselves, whatever became of the others.
      if (others.length === 0 && !session.representation) return [];
      return optionsOf(session, self, others);
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/Users/Impersonate',
    access: 'applicant',
    representing: 'evenEnded',
    // Every call makes a token, which must not be kept anywhere to be answered again.
    effect: 'natural',
    summary: 'A token to act for another, or for oneself again',
    body: wire.impersonateInput,
    output: wire.impersonated,
    handler: async ({ deps, session, body }) => {
      const { db } = deps;
      const chosen =
        body.representativeId === 'self'
          ? null
          : await findRepresented(db, session.userId, body.representativeId);
      if (body.representativeId !== 'self' && !chosen) throw new Problem('notFound');
      if (chosen && !isInForce(chosen, chosen.today)) throw new Problem('representationInvalid');
      const self = await findParty(db, session.selfPartyId);
      const loginType = chosen?.loginType ?? self.loginType;
      const token = await changeParty(db, session.id, {
        partyId: chosen?.partyId ?? self.id,
        loginType,
        representativeId: chosen?.id ?? null,
      });
      if (!token) throw new Problem('sessionExpired');
      if (chosen) await noteUse(db, chosen.id);
      return { Token: token, Role: ROLE_WIRE_ID.applicant, loginType };
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/Users/GetEditList',
    access: 'applicant',
    representing: 'mayNot',
    summary: 'Authorisations the party has given',
    output: wire.representatives,
    handler: async ({ deps, session }) => {
      const today = vilniusDate(new Date());
      return (await listAuthorisations(deps.db, session.partyId)).map((authorisation) =>
        authorisationOf(authorisation, session.loginType, today),
      );
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/Users/SaveCompanyRepresentative',
    feature: 'authorisations',
    access: 'applicant',
    representing: 'mayNot',
    summary: 'Adds an authorisation, or changes one (Id)',
    multipart: { field: 'UploadedFile', max: 1, asFieldError: true },
    body: wire.authorisationInput,
    output: wire.savedRepresentative,
    handler: async ({ deps, session, body, files, key }) => {
      const { Id, RepresentativeType: _type, ...input } = body;
      const whose = await givenBy(deps, session);
      const saving = {
        deps,
        userId: session.userId,
        whose,
        key,
        id: Id ?? null,
        input,
        file: files[0] ?? null,
      };
      return { Id: await saveAuthorisation(saving) };
    },
  }),
  defineRoute({
    method: 'DELETE',
    path: '/api/Users/DeleteCompanyRepresentative/{id}',
    access: 'applicant',
    representing: 'mayNot',
    summary: 'Removes an authorisation: the access under it ends at once',
    params: wire.representativeParams,
    output: done,
    handler: async ({ deps, session, params }) =>
      deps.db.transaction().execute(async (tx) => {
        const { partyId, userId } = session;
        if (!(await removeAuthorisation(tx, { id: params.id, partyId, userId })))
          throw new Problem('notFound');
        const details = { representativeId: params.id };
        await noteAuthorisation(tx, { kind: 'authorisationRemoved', actorId: userId, details });
        return { ok: true as const };
      }),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/Users/GetRepresentativeFile/{representativeId}/{fileNumber}',
    access: 'applicant',
    representing: 'mayNot',
    summary: 'A document of an authorisation',
    params: wire.representativeFileParams,
    output: { file: ANY_FILE },
    handler: async ({ deps, session, params }) => {
      const file = await findAuthorisationFile(deps.db, {
        partyId: session.partyId,
        representativeId: params.representativeId,
        number: params.fileNumber,
      });
      if (!file) throw new Problem('notFound');
      return authorisationFile(deps, file);
    },
  }),
];

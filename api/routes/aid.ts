import type { z } from 'zod';
import { listAid, listPublished, publishAid, type Aid } from '../../db/queries/aid-publication.ts';
import { schemeOf } from '../../domain/schemes/index.ts';
import { AID_PROVIDER } from '../../domain/texts/lt/screen/aid.ts';
import { SCHEME_AID } from '../../domain/texts/lt/scheme-aid.ts';
import { daysToPublish, publishBy, publishesItselfOn } from '../../domain/transparency/aid.ts';
import { vilniusDate } from '../../domain/values/days.ts';
import { toWire } from '../../domain/values/money.ts';
import { defineRoute } from '../http/define-route.ts';
import { Problem } from '../http/problems.ts';
import { staffWith } from '../http/rights.ts';
import { time } from '../present/wire-values.ts';
import * as wire from '../wire/aid.ts';
import { done, idParams } from '../wire/shared.ts';

const PER_PAGE = 50;

export const aidRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/Aid',
    access: 'public',
    summary:
      'Aid of 500,000 EUR or more that was published: who gave it to whom, how much, when and on what ground',
    query: wire.aidQuery,
    output: wire.publishedAid,
    handler: async ({ deps, query: { page } }) => {
      const { rows, total } = await listPublished(deps.db, { page, perPage: PER_PAGE });
      return {
        Provider: AID_PROVIDER,
        Rows: rows.map(publicRow),
        TotalCount: total,
        TotalPageCount: Math.max(1, Math.ceil(total / PER_PAGE)),
      };
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/BackOffice/Aid',
    access: staffWith('confirmAdministration'),
    summary: 'What is to be published by when, and what was; numbers and sums only',
    output: wire.aidToPublish,
    handler: async ({ deps }) => {
      const today = vilniusDate(new Date());
      return (await listAid(deps.db)).map((aid) => staffRow(aid, today));
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/BackOffice/Aid/{id}/Publish',
    access: staffWith('publishAid'),
    summary: 'Publishes aid before it is published by itself',
    params: idParams,
    fails: [404],
    output: done,
    handler: async ({ deps, session, params }) => {
      if (!(await publishAid(deps.db, { requestId: params.id, by: session.userId })))
        throw new Problem('notFound');
      return { ok: true as const };
    },
  }),
];

function publicRow({ name, code, cents, grantedOn, schemeCode, sizeId }: Aid) {
  return {
    Beneficiary: name,
    BeneficiaryCode: code,
    Sum: toWire(cents),
    GrantedOn: grantedOn,
    SchemeCode: schemeCode,
    Category: schemeOf(schemeCode).name,
    Ground: SCHEME_AID[schemeCode],
    CompanySizeTypeId: sizeId,
  };
}

function staffRow(aid: Aid, today: string): z.input<typeof wire.aidToPublish>[number] {
  const { requestId, cents, grantedOn, schemeCode, publishedAt, publishedBy } = aid;
  return {
    requestId,
    sum: toWire(cents),
    grantedOn,
    schemeCode,
    publishBy: publishBy(grantedOn),
    itselfOn: publishesItselfOn(grantedOn),
    daysLeft: daysToPublish(grantedOn, today),
    publishedAt: publishedAt && time(publishedAt),
    publishedBy,
  };
}

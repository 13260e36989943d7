import { z } from 'zod';
import { FEATURES } from '../../domain/administration/feature.ts';
import { SCHEMES, isPeriodOpen } from '../../domain/schemes/index.ts';
import { toWire } from '../../domain/values/money.ts';
import { vilniusDate } from '../../domain/values/days.ts';
import { listSchemeSums } from '../../db/queries/scheme-sums.ts';
import { featuresOff } from '../features.ts';
import { maintenanceAt } from '../maintenance.ts';
import { defineRoute } from '../http/define-route.ts';
import { Problem } from '../http/problems.ts';
import { features } from '../wire/auth.ts';
import { scheme } from '../wire/classifiers.ts';
import { generalInfo, schemeQuery } from '../wire/requests.ts';
import { screenError } from '../wire/screen-error.ts';
import { done } from '../wire/shared.ts';

export const publicRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/feature/get',
    access: 'public',
    summary: 'Feature flags, read at page load',
    output: features,
    handler: async ({ deps: { config, db } }) => {
      const off = await featuresOff(db);
      return {
        off: FEATURES.filter((feature) => off.has(feature)),
        testLogin: config.APP_ENV !== 'production',
        environment: config.APP_ENV,
        schemes: true,
        bills: true,
        paymentRequests: true,
        maintenance: maintenanceAt(config, Date.now()),
      };
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/Request/GetGeneralInfo',
    access: 'public',
    summary: 'Budget of a scheme: issued, reserved and total sum',
    query: schemeQuery,
    fails: [404],
    output: generalInfo,
    handler: async ({ deps, query }) => {
      const sums = (await listSchemeSums(deps.db)).find(
        (schemeSum) => schemeSum.schemeCode === query.schemeCode,
      );
      if (!sums) throw new Problem('notFound');
      return {
        SchemeCode: query.schemeCode,
        IssuedSum: toWire(sums.issuedCents),
        TotalSum: toWire(sums.budgetCents),
        ReservedSum: toWire(sums.reservedCents),
      };
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/ScreenError',
    access: 'public',
    rate: 'login',
    summary: 'A screen broke in the browser: the log keeps where, under the number the person was shown',
    body: screenError,
    output: done,
    handler: async ({ deps, body, requestId }) => {
      const { reference, name, places } = body;
      deps.logger.warn({ id: requestId, reference, error: name, frames: places }, 'screen broke');
      return { ok: true as const };
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/Classifiers/Schemes',
    access: 'public',
    summary: 'Schemes with period, budget and texts',
    output: z.array(scheme),
    handler: async ({ deps }) => {
      const sums = new Map(
        (await listSchemeSums(deps.db)).map((schemeSum) => [schemeSum.schemeCode, schemeSum]),
      );
      const today = vilniusDate(new Date());
      const closed = deps.config.CALL_PERIOD_CLOSED === '1';
      return Object.values(SCHEMES).map((scheme) => {
        const period = sums.get(scheme.code)?.period ?? scheme.period;
        return {
          Code: scheme.code,
          Name: scheme.name,
          ShortName: scheme.shortName,
          Summary: scheme.summary,
          Description: [...scheme.description],
          Budget: toWire(sums.get(scheme.code)?.budgetCents ?? scheme.budgetCents),
          Issued: toWire(sums.get(scheme.code)?.issuedCents ?? 0),
          Reserved: toWire(sums.get(scheme.code)?.reservedCents ?? 0),
          From: period.from,
          To: period.to,
          Open: !closed && isPeriodOpen(period, today),
          HasBills: scheme.hasBills,
        };
      });
    },
  }),
];

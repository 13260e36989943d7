import { z } from 'zod';
import { SCHEMES, isPeriodOpen } from '../../domain/schemes/index.ts';
import { toWire } from '../../domain/values/money.ts';
import { vilniusDate } from '../../domain/values/working-days.ts';
import { listSchemeSums } from '../../db/queries/scheme-sums.ts';
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
    handler: async ({ deps: { config } }) => ({
      testLogin: config.APP_ENV !== 'production',
      environment: config.APP_ENV,
      schemes: true,
      bills: false,
      paymentRequests: false,
      maintenance: maintenanceAt(config, Date.now()),
    }),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/Request/GetGeneralInfo',
    access: 'public',
    summary: 'Budget of a scheme: issued, reserved and total sum',
    query: schemeQuery,
    output: generalInfo,
    handler: async ({ deps, query }) => {
      const sums = (await listSchemeSums(deps.db)).find((one) => one.schemeCode === query.schemeCode);
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
      const sums = new Map((await listSchemeSums(deps.db)).map((one) => [one.schemeCode, one]));
      const today = vilniusDate(new Date());
      const closed = deps.config.CALL_PERIOD_CLOSED === '1';
      return Object.values(SCHEMES).map((one) => ({
        Code: one.code,
        Name: one.name,
        ShortName: one.shortName,
        Summary: one.summary,
        Description: [...one.description],
        Budget: toWire(sums.get(one.code)?.budgetCents ?? one.budgetCents),
        Issued: toWire(sums.get(one.code)?.issuedCents ?? 0),
        Reserved: toWire(sums.get(one.code)?.reservedCents ?? 0),
        From: one.period.from,
        To: one.period.to,
        Open: !closed && isPeriodOpen(one, today),
        HasBills: one.hasBills,
      }));
    },
  }),
];

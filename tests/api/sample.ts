// A good call of a route, and how it is made about a certain request.
import type { Route } from '../../api/http/define-route.ts';

export interface Sample {
  query?: string;
  params?: Record<string, string | number>;
  json?: Record<string, unknown>;
  form?: Record<string, string>;
  /** Which of the above holds the number of the request; absent: the route is not about one request. */
  request?: 'query' | 'params.id' | 'params.requestId' | `json.${string}` | `form.${string}`;
  /** Statuses that are right answers for whoever may call it on the request of status 1. */
  good: readonly number[];
}

export function nameOf(route: Route): string {
  return `${route.method} ${route.path}`;
}

const SLOT = 'ID';
const filled = <T>(value: T, id: number): T =>
  JSON.parse(JSON.stringify(value).replaceAll(`"${SLOT}"`, String(id))) as T;

/** The call of a sample about a certain request. */
export function callOf(
  route: Route,
  sample: Sample,
  requestId: number,
): { path: string; json?: unknown; form?: FormData } {
  const params = filled(sample.params ?? {}, requestId);
  const path = route.path.replace(/\{(\w+)\}/g, (_all, name: string) => String(params[name]));
  const query = sample.query ? `?${sample.query.replace(SLOT, String(requestId))}` : '';
  if (!sample.form)
    return { path: path + query, json: sample.json ? filled(sample.json, requestId) : undefined };
  const form = new FormData();
  for (const [name, value] of Object.entries(sample.form))
    form.set(name, value === SLOT ? String(requestId) : value);
  return { path: path + query, form };
}

export const TERMS = {
  InvegaContractNumber: 'TP-1',
  InvegaLoanSum: '100.00',
  InvegaLoanInterestRate: '2.10',
  InvegaLoanPaymentTerm: '2028-06-30',
  InvegaLoanDelayTerm: 3,
};

import { Counter, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { Database } from '../db/connect.ts';
import { addReconcileFigures } from './reconcile-figures.ts';

export interface Metrics {
  registry: Registry;
  observe(call: { method: string; route: string; status: number; seconds: number }): void;
  engineFailed(kind: string): void;
}

/** Prometheus figures: calls by route (the template, never the address), failures of the engine, and what the reconciler found. */
export function createMetrics(db: Database): Metrics {
  const registry = new Registry();
  addReconcileFigures(registry, db);
  collectDefaultMetrics({ register: registry });
  const calls = new Histogram({
    name: 'portal_http_seconds',
    help: 'Duration of HTTP calls',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 8],
    registers: [registry],
  });
  const engine = new Counter({
    name: 'portal_engine_failures_total',
    help: 'Calls of the workflow engine that did not end in an answer',
    labelNames: ['kind'],
    registers: [registry],
  });
  return {
    registry,
    observe: ({ method, route, status, seconds }) =>
      calls.observe({ method, route, status: String(status) }, seconds),
    engineFailed: (kind) => engine.inc({ kind }),
  };
}

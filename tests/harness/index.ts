// What tests that cross rooms stand on: a database, a worker process, a client, people and a filled form.
export { createDatabase, type TestDatabase } from './database.ts';
export {
  addApplicant,
  addAttachments,
  addStaff,
  COMPANY,
  newRequestId,
  saveForm,
  type Applicant,
} from './people.ts';
export { validForm } from './form.ts';
export { NAMESPACE, TEMPORAL_ADDRESS, temporalClient, type TestClient } from './temporal.ts';
export { until, type WaitOptions } from './waiting.ts';
export { startWorker, type TestWorker, type WorkerOptions } from './worker.ts';
export { Case, failureCode, type Move, type Person, type World } from './case.ts';
export * from './journey.ts';
export { surroundings, type Surroundings } from './surroundings.ts';

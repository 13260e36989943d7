import type { Calendar } from '../domain/application/clocks.ts';
import type { Database } from '../db/connect.ts';
import type { Scanner } from '../db/files/scanner.ts';
import type { FileStore } from '../db/files/store.ts';
import type { ApiConfig } from './config.ts';
import type { IdentityGateway } from './identity/gateway.ts';
import type { Logger } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { Engine } from './temporal.ts';

/** Everything the routes need of the outside; made once by main.ts or by a test. */
export interface Deps {
  config: ApiConfig;
  db: Database;
  engine: Engine;
  files: FileStore;
  /** Null: none is configured, files are taken as not scanned. */
  scanner: Scanner | null;
  identity: IdentityGateway;
  logger: Logger;
  metrics: Metrics;
  /** True once the process was told to stop; who serves tests never stops so. */
  isStopping?: () => boolean;
  /** The calendar terms are counted by; read again when holidays may have changed. */
  calendar(): Promise<Calendar>;
}

// Filled in when the portal stands: one for all ways.
import type { Browser } from 'playwright-core';
import type { Database } from '../../../db/connect.ts';
import type { TestPortal } from '../../harness/portal.ts';

export class Ground {
  #browser: Browser | undefined;
  #portal: TestPortal | undefined;

  open(browser: Browser, portal: TestPortal): void {
    this.#browser = browser;
    this.#portal = portal;
  }

  get browser(): Browser {
    return this.#browser!;
  }

  get url(): string {
    return this.#portal!.url;
  }

  get db(): Database {
    return this.#portal!.db;
  }

  /** What became of a request. */
  outcomeOf(id: number) {
    return this.db
      .selectFrom('loan_request')
      .select(['status', 'scheme_code', 'loan_sum_cents'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  }
}

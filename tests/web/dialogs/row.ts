import type { Locator, Page } from 'playwright-core';
import type { Problem } from '../../../api/http/problems.ts';
import type { HumanRole } from '../../../domain/application/role.ts';
import type { Answers } from './answering.ts';

/** What a person types, ticks and chooses in a dialog. */
export type Fill = (dialog: Locator, page: Page) => Promise<void>;

/** A dialog of the back office: how one comes to it, what it refuses, and what it sends. */
export interface DialogRow {
  /** `web/staff/vmi/VmiChecks.tsx#ListFailed`: the component that draws it. */
  component: string;
  /** What it is for; the name of the test. */
  name: string;
  address: string;
  /** Of who looks; without them a manager. */
  roles?: readonly HumanRole[];
  answers?: Answers;
  /** Calls that are refused while the page loads. */
  refused?: Readonly<Record<string, Problem>>;
  open: (page: Page) => Promise<void>;
  title: string;
  /** Absent: it is only read, and closed. */
  act?: Act;
}

export interface Act {
  /** The button that does it. */
  verb: string;
  /** Each way it may be filled in wrongly: what is said, by the dialog itself or, given a problem, by the server. */
  wrong?: readonly { fill?: Fill; says: readonly string[]; server?: Problem }[];
  fill?: Fill;
  call: string;
  /** Path and query, where they say more than the call. */
  path?: string;
  /** What is sent; absent: nothing but the address. */
  body?: unknown;
  /** A refusal of the server; without it a conflict. */
  refusal?: Problem;
  /** The button after a refusal, where that is another. */
  again?: string;
  /** It stays open when it is done, and says this. */
  stays?: string;
}

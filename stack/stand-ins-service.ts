import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ChosenPorts } from './chosen-ports.ts';
import type { Supervisor } from './processes.ts';
import { answersHttp } from './waiting.ts';

/** Addresses of the stand-ins and the variables that point a portal process at them. */
export interface StandIns {
  urls: Record<string, string>;
  env: Record<string, string>;
}

const NAMES = ['identity', 'registers', 'signing', 'screening', 'mailbox', 'smtp'] as const;

// Writes docs/statuses.md from the transition table.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { printStatuses } from '../domain/application/print-statuses.ts';

writeFileSync(fileURLToPath(new URL('./statuses.md', import.meta.url)), printStatuses());

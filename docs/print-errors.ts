// Writes docs/errors.md from the table of codes.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { errorsPage } from './errors-page.ts';

writeFileSync(fileURLToPath(new URL('./errors.md', import.meta.url)), errorsPage());

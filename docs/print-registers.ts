// Writes docs/registers.openapi.json from what the register adapter takes.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { registerContract } from '../activities/adapters/register-contract.ts';

writeFileSync(
  fileURLToPath(new URL('./registers.openapi.json', import.meta.url)),
  `${JSON.stringify(registerContract(), null, 2)}\n`,
);

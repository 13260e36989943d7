// node --import tsx tests/imports/write-hostile.ts <folder>: the files, by their place in the list.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HOSTILE } from './hostile-files.ts';

const folder = process.argv[2];
if (!folder) throw new Error('say where to');
for (const [index, file] of HOSTILE.entries()) writeFileSync(join(folder, String(index)), file.make());

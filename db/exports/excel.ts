import type ExcelJS from 'exceljs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The library of workbooks, loaded by whoever first writes one: few processes ever do, and it is large. */
export const excel = (): typeof ExcelJS => require('exceljs') as typeof ExcelJS;

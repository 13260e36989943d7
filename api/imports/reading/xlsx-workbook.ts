import type { Archive } from './xlsx-archive.ts';
import { RefusedFile } from './refused.ts';
import { parseXml, type XmlHandlers } from './xml.ts';

export interface Workbook {
  sheetName: string;
  sheetPart: string;
  textsPart: string | null;
  from1904: boolean;
}

const TYPES_PART = '[Content_Types].xml';
const MAIN = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';
const MOST_SHEETS = 1_000;

/** Which parts hold the first visible sheet and the shared texts. */
export async function readWorkbook(archive: Archive): Promise<Workbook> {
  const part = await workbookPart(archive);
  const slash = part.lastIndexOf('/');
  const folder = part.slice(0, slash + 1);
  const { sheets, from1904 } = await readSheets(archive, part);
  const sheet = sheets.find(({ hidden }) => !hidden) ?? sheets[0];
  if (!sheet) throw new RefusedFile('notWorkbook');
  const relations = await readRelations(archive, `${folder}_rels/${part.slice(slash + 1)}.rels`);
  const target = relations.find(({ id }) => id === sheet.relation);
  if (!target || !target.type.endsWith('/worksheet')) throw new RefusedFile('notWorkbook');
  const texts = relations.find(({ type }) => type.endsWith('/sharedStrings'));
  return {
    sheetName: sheet.name,
    sheetPart: partName(folder, target.target),
    textsPart: texts ? partName(folder, texts.target) : null,
    from1904,
  };
}

/** The content types say what the file is: a workbook, one with macros, or something else in a zip. */
async function workbookPart(archive: Archive): Promise<string> {
  if (!archive.has(TYPES_PART)) throw new RefusedFile('notWorkbook');
  let main: string | null = null;
  await walk(archive, TYPES_PART, (name, attributes) => {
    const type = attributes.ContentType ?? '';
    if (/macroEnabled|vbaProject/i.test(type)) throw new RefusedFile('macros');
    if (name === 'Override' && type === MAIN) main ??= partName('', attributes.PartName ?? '');
  });
  if (main === null) throw new RefusedFile('notWorkbook');
  return main;
}

interface Sheet {
  name: string;
  relation: string;
  hidden: boolean;
}

async function readSheets(archive: Archive, part: string): Promise<{ sheets: Sheet[]; from1904: boolean }> {
  const sheets: Sheet[] = [];
  let from1904 = false;
  await walk(archive, part, (name, attributes) => {
    if (name === 'workbookPr') from1904 = ['1', 'true'].includes(attributes.date1904 ?? '');
    if (name !== 'sheet') return;
    if (sheets.length >= MOST_SHEETS) throw new RefusedFile('tooManyEntries');
    const relation = Object.entries(attributes).find(([key]) => key === 'id' || key.endsWith(':id'))?.[1];
    sheets.push({
      name: (attributes.name ?? '').slice(0, 60),
      relation: relation ?? '',
      hidden: attributes.state === 'hidden' || attributes.state === 'veryHidden',
    });
  });
  return { sheets, from1904 };
}

interface Relation {
  id: string;
  type: string;
  target: string;
}

async function readRelations(archive: Archive, part: string): Promise<Relation[]> {
  const relations: Relation[] = [];
  await walk(archive, part, (name, { Id, Type, Target, TargetMode }) => {
    if (name !== 'Relationship' || TargetMode === 'External') return;
    if (relations.length >= MOST_SHEETS) throw new RefusedFile('tooManyEntries');
    relations.push({ id: Id ?? '', type: Type ?? '', target: Target ?? '' });
  });
  return relations;
}

/** A target of a relation as a name in the archive; what leads out of its folder names nothing of ours. */
function partName(folder: string, target: string): string {
  const name = target.startsWith('/') ? target.slice(1) : `${folder}${target}`;
  if (name.split('/').some((step) => step === '..' || step === '')) throw new RefusedFile('unsafeName');
  return name;
}

async function walk(archive: Archive, part: string, open: XmlHandlers['open']): Promise<void> {
  const pieces = parseXml(archive.inflate(part), { open });
  while (!(await pieces.next()).done);
}

import type { AnswerRow } from '../../../domain/forms/answers.ts';
import { PEOPLE_TABLE } from '../../../domain/texts/lt/screen/staff-people.ts';
import { AnswersList } from './AnswersList.tsx';
import { SimpleTable } from './SimpleTable.tsx';

type Row = Pick<AnswerRow, 'path' | 'label' | 'value'>;
/** „PepData.ControllingPersons.0.name“: a cell of a list. */
const CELL = /^(?<list>.+)\.(?<index>\d+)\.(?<name>[^.]+)$/;

interface Listed {
  list: string;
  /** „Asmuo“ of „Asmuo 1: Vardas“. */
  name: string;
  heads: string[];
  rows: string[][];
}

/** Answers of a section: people and companies of a list are rows of a table, the rest questions and answers. */
export default function AnswersBody({ rows }: { rows: readonly Row[] }) {
  const single = rows.filter(({ path }) => !CELL.test(path));
  const lists = listsOf(rows);
  return (
    <>
      {(single.length > 0 || lists.length === 0) && <AnswersList rows={single} />}
      {lists.map(({ list, name, heads, rows: listed }) => (
        <SimpleTable
          key={list}
          name={name}
          heads={[PEOPLE_TABLE.number, ...heads]}
          rows={listed.map((cells, index) => ({ key: index, cells: [index + 1, ...cells] }))}
        />
      ))}
    </>
  );
}

function listsOf(rows: readonly Row[]): Listed[] {
  const lists = new Map<string, Listed>();
  for (const { path, label, value } of rows) {
    const cell = CELL.exec(path)?.groups;
    if (!cell) continue;
    const [, item = '', head = label] = /^(.*?) \d+: (.*)$/.exec(label) ?? [];
    const list = lists.get(cell.list!) ?? { list: cell.list!, name: item, heads: [], rows: [] };
    lists.set(cell.list!, list);
    if (!list.heads.includes(head)) list.heads.push(head);
    const row = (list.rows[Number(cell.index)] ??= []);
    row[list.heads.indexOf(head)] = value;
  }
  return [...lists.values()];
}

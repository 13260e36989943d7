import { PAPERS } from '../../../../domain/texts/lt/screen/staff-papers.ts';
import { DIFFERENCE } from '../../../../domain/texts/lt/screen/staff-case.ts';
import { EMPTY } from '../../../../domain/texts/lt/format.ts';
import type { WantedText } from '../../../ui/pdf/use-search.ts';
import type { StaffCase } from '../../data/types.ts';
import type { ComparisonRow } from '../comparisons.ts';
import { differenceOf, sideWords } from '../difference.ts';
import classes from './Documents.module.css';
import { provenRows, spellingsOf } from './proven-rows.ts';

interface DataPaneProps {
  request: StaffCase;
  fileType: number | null;
  /** Values can be looked for. */
  canFind: boolean;
  wanted: WantedText | null;
  onFind: (wanted: WantedText) => void;
}

/** The data a document proves, each value a button that finds itself in the paper. */
export function DataPane({ request, fileType, canFind, wanted, onFind }: DataPaneProps) {
  const rows = provenRows(request, fileType);
  return (
    <div className={classes.data}>
      <h2 className={classes.paneTitle}>{PAPERS.proves}</h2>
      {rows.length === 0 ? (
        <p className={classes.help}>{PAPERS.noData}</p>
      ) : (
        <table className={classes.values}>
          <caption className="visually-hidden">{PAPERS.proves}</caption>
          <thead>
            <tr>
              <th scope="col">{PAPERS.field}</th>
              <th scope="col">{PAPERS.declared}</th>
              <th scope="col">{PAPERS.register}</th>
              <th scope="col">
                <span className="visually-hidden">{DIFFERENCE.differs}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.key} row={row} canFind={canFind} wanted={wanted} onFind={onFind} />
            ))}
          </tbody>
        </table>
      )}
      {canFind && <p className={classes.help}>{PAPERS.help}</p>}
    </div>
  );
}

interface RowProps extends Pick<DataPaneProps, 'canFind' | 'wanted' | 'onFind'> {
  row: ComparisonRow;
}

function Row({ row, canFind, wanted, onFind }: RowProps) {
  const { state } = differenceOf(row.compared);
  const isWanted = wanted?.from === row.label;
  return (
    <tr data-wanted={isWanted || undefined} data-tone={state === 'differs' ? 'warning' : undefined}>
      <th scope="row">{row.label}</th>
      {(['declared', 'register'] as const).map((side) => {
        const spellings = spellingsOf(row.compared, side);
        const words = sideWords(row.compared, side).replace(/\sEUR$/, '');
        return (
          <td key={side} data-money={row.compared.kind !== 'text' || undefined}>
            {canFind && spellings.length > 0 && words !== EMPTY ? (
              <button
                type="button"
                className={`${classes.value} num`}
                aria-label={PAPERS.find(words, row.label)}
                onClick={() => onFind({ spellings, from: row.label })}
              >
                {words}
              </button>
            ) : (
              <span className="num">{words}</span>
            )}
          </td>
        );
      })}
      <td>
        {state === 'same' && (
          <span className={classes.same}>
            <span aria-hidden>=</span>
            <span className="visually-hidden">{DIFFERENCE.same}</span>
          </span>
        )}
        {state === 'differs' && (
          <strong>
            <span aria-hidden>≠</span>
            <span className="visually-hidden">{DIFFERENCE.differs}</span>
          </strong>
        )}
      </td>
    </tr>
  );
}

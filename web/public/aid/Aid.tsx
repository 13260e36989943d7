import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { eurOfWire } from '../../../domain/values/money.ts';
import { SIZE_TEXT } from '../../../domain/texts/lt/form/entity.ts';
import { AID as T } from '../../../domain/texts/lt/screen/aid.ts';
import type { SizeType } from '../../../domain/schemes/index.ts';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { loadAid } from '../loads.ts';
import { useAnswer } from '../use-answer.ts';
import classes from './Aid.module.css';

type Published = Awaited<ReturnType<typeof loadAid>>;

/** Large aid, for anybody: who gave it to whom, how much, when and on what ground. */
export function Component() {
  const [page, setPage] = useState(1);
  const load = useMemo(() => () => loadAid(page), [page]);
  const answer = useAnswer(load);
  return (
    <div className={`wide ${classes.page}`}>
      <PageTitle title={T.title} lead={T.lead} />
      {answer === null ? (
        <Skeletons rows={3} />
      ) : answer.TotalCount === 0 ? (
        <EmptyState title={T.none}>{T.noneText}</EmptyState>
      ) : (
        <>
          <Rows answer={answer} />
          {answer.TotalPageCount > 1 && (
            <p className={classes.pages}>
              <Button variant="default" disabled={page === 1} onClick={() => setPage(page - 1)}>
                {T.earlier}
              </Button>
              <span>{T.page(page, answer.TotalPageCount)}</span>
              <Button
                variant="default"
                disabled={page >= answer.TotalPageCount}
                onClick={() => setPage(page + 1)}
              >
                {T.later}
              </Button>
            </p>
          )}
        </>
      )}
    </div>
  );
}

function Rows({ answer: { Provider, Rows: rows } }: { answer: Published }) {
  return (
    <Card>
      <p className={classes.provider}>
        {T.provider}: {Provider}
      </p>
      <table className={classes.table} aria-label={T.title}>
        <thead>
          <tr>
            {[T.beneficiary, T.sum, T.granted, T.category, T.size].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.Beneficiary} ${row.GrantedOn} ${row.Sum}`}>
              <th scope="row">
                {row.Beneficiary}
                {row.BeneficiaryCode && (
                  <span className={classes.meta}>
                    {T.code} <span className="num">{row.BeneficiaryCode}</span>
                  </span>
                )}
              </th>
              <td data-label={T.sum} className="num">
                {eurOfWire(row.Sum)}
              </td>
              <td data-label={T.granted} className="num">
                {row.GrantedOn}
              </td>
              <td data-label={T.category}>
                {row.Category}
                <span className={classes.meta}>{T.ground(row.Ground)}</span>
              </td>
              <td data-label={T.size}>
                {row.CompanySizeTypeId === null ? '–' : SIZE_TEXT[row.CompanySizeTypeId as SizeType].label}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

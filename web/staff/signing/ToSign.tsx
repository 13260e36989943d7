import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { EMPTY } from '../../../domain/texts/lt/format.ts';
import { FEATURE_OFF } from '../../../domain/texts/lt/feature-off.ts';
import { formatSum, fromWire } from '../../../domain/values/money.ts';
import { problemText } from '../../../domain/texts/lt/problem.ts';
import { SIGNED_KIND, SIGNING_LIST as TEXT } from '../../../domain/texts/lt/screen/staff-signing.ts';
import { act, ActionKey } from '../../api/act.ts';
import { api } from '../../api/client.ts';
import { problemWords } from '../../actions/problem-words.ts';
import { useIsOff } from '../../public/use-is-off.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Note } from '../../ui/Note.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { SkeletonLines } from '../../ui/Skeletons.tsx';
import { useDocumentsToSign, type DocumentToSign } from './queries.ts';
import classes from './Signing.module.css';

const documentName = ({ kind, number }: Pick<DocumentToSign, 'kind' | 'number'>): string =>
  [kind ? SIGNED_KIND[kind] : '–', number === null ? '' : TEXT.number(number)].filter(Boolean).join(' ');

/** Everything that waits, with a tick for what this person may sign. Documents of one request go together. */
export function ToSign({ marked }: { marked: readonly number[] }) {
  const list = useDocumentsToSign();
  const navigate = useNavigate();
  const isOff = useIsOff('batchSigning');
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => new Set(marked));
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [key] = useState(() => new ActionKey());
  const documents = list.data ?? [];
  const mine = documents.filter(({ refusal }) => refusal === null);
  const ticked = mine.filter(({ requestId }) => chosen.has(requestId));
  const numbers = [...new Set(ticked.map(({ requestId }) => requestId))];
  const tick = (ids: readonly number[], on: boolean): void => {
    const after = new Set(chosen);
    for (const id of ids)
      if (on) after.add(id);
      else after.delete(id);
    setChosen(after);
  };
  const sign = async (): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      const { signingUrl, batchId } = await act(
        (header) =>
          api.POST('/api/Request/GetSigningUrlBatch', {
            params: { header },
            body: { requestIds: numbers.map(String) },
          }),
        key,
      );
      if (signingUrl !== null) return window.location.assign(signingUrl);
      await navigate(paths.staffSigningBatch(batchId));
    } catch (error) {
      setProblem(problemWords(error));
    }
    setBusy(false);
  };
  return (
    <>
      <PageTitle small title={TEXT.title} lead={TEXT.lead} />
      {isOff && <Note tone="warning">{FEATURE_OFF}</Note>}
      {problem !== null && <Note tone="danger">{problem}</Note>}
      <Card title={TEXT.listName} aside={documents.length || undefined}>
        {list.isPending ? (
          <SkeletonLines lines={4} />
        ) : !list.data ? (
          <ErrorState title={TEXT.failed} onRetry={() => void list.refetch()} />
        ) : documents.length === 0 ? (
          <EmptyState bare title={TEXT.empty}>
            {TEXT.emptyText}
          </EmptyState>
        ) : (
          <table className={classes.table}>
            <caption className="visually-hidden">{TEXT.listName}</caption>
            <thead>
              <tr>
                <th scope="col">
                  <Checkbox
                    aria-label={TEXT.selectAll}
                    checked={mine.length > 0 && ticked.length === mine.length}
                    indeterminate={ticked.length > 0 && ticked.length < mine.length}
                    disabled={mine.length === 0 || busy}
                    onChange={({ currentTarget }) =>
                      tick(
                        mine.map(({ requestId }) => requestId),
                        currentTarget.checked,
                      )
                    }
                  />
                </th>
                <th scope="col">{TEXT.columns.document}</th>
                <th scope="col">{TEXT.columns.request}</th>
                <th scope="col">{TEXT.columns.borrower}</th>
                <th scope="col" data-right>
                  {TEXT.columns.sum}
                </th>
                <th scope="col">{TEXT.columns.due}</th>
              </tr>
            </thead>
            <tbody>
              {documents.map((document) => (
                <Row
                  key={document.documentId}
                  document={document}
                  ticked={document.refusal === null && chosen.has(document.requestId)}
                  busy={busy}
                  onTick={(on) => tick([document.requestId], on)}
                />
              ))}
            </tbody>
          </table>
        )}
      </Card>
      {mine.length > 0 && !isOff && (
        <div className={classes.bar}>
          <span aria-live="polite">
            <strong>{TEXT.chosen(ticked.length)}</strong>
            <span className={classes.steps}>{TEXT.steps}</span>
          </span>
          <Button size="md" disabled={ticked.length === 0} loading={busy} onClick={() => void sign()}>
            {TEXT.sign}
          </Button>
        </div>
      )}
    </>
  );
}

interface RowProps {
  document: DocumentToSign;
  ticked: boolean;
  busy: boolean;
  onTick: (on: boolean) => void;
}

function Row({ document, ticked, busy, onTick }: RowProps) {
  const { requestId, refusal, fileName } = document;
  const name = documentName(document);
  const cents = fromWire(document.sum);
  return (
    <tr data-refused={refusal !== null || undefined}>
      <td>
        <Checkbox
          aria-label={TEXT.select(name, requestId)}
          checked={ticked}
          disabled={refusal !== null || busy}
          onChange={({ currentTarget }) => onTick(currentTarget.checked)}
        />
      </td>
      <td data-label={TEXT.columns.document}>
        <span className={classes.name}>{name}</span>
        <span className={classes.under}>{refusal === null ? fileName : problemText(refusal)}</span>
      </td>
      <td data-label={TEXT.columns.request}>
        <Link to={paths.staffRequest(requestId)}>{TEXT.number(String(requestId))}</Link>
      </td>
      <td data-label={TEXT.columns.borrower}>{document.borrower}</td>
      <td data-label={TEXT.columns.sum} data-right className="num">
        {cents === null ? EMPTY : formatSum(cents)}
      </td>
      <td data-label={TEXT.columns.due} className="num">
        {document.DueAt?.slice(0, 10) ?? '–'}
      </td>
    </tr>
  );
}

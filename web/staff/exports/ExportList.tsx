import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { EXPORT_DIALOG as T } from '../../../domain/texts/lt/screen/staff-statistics.ts';
import { act, ActionKey } from '../../api/act.ts';
import { api } from '../../api/client.ts';
import { download } from '../../api/files.ts';
import { showProblem } from '../../api/query-client.ts';
import { EXPORTS_KEY, useExports, type ExportJob } from './queries.ts';

/** Own files made in the background: how far they are, and their links as long as they are good. */
export function ExportList() {
  const { data = [] } = useExports();
  if (data.length === 0) return null;
  return (
    <section aria-label={T.mine}>
      <ul className="plain-list">
        {data.map((job) => (
          <li key={job.Id} aria-live="polite">
            <ExportRow job={job} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ExportRow({ job }: { job: ExportJob }) {
  const client = useQueryClient();
  const { Id, kind, state, done, total, expiresAt } = job;
  const stop = async () => {
    await act(
      (header) => api.POST('/api/BackOffice/Exports/{id}/Stop', { params: { header, path: { id: Id } } }),
      new ActionKey(),
    ).catch(showProblem);
    await client.invalidateQueries({ queryKey: EXPORTS_KEY });
  };
  if (state === 'InProgress')
    return (
      <>
        {T[kind]}: {T.progress(done, total)}{' '}
        <Button size="compact-xs" variant="default" disabled={job.stopAsked} onClick={() => void stop()}>
          {T.stop}
        </Button>
      </>
    );
  if (state === 'Finished')
    return (
      <>
        {T[kind]}: {T.ready(expiresAt ?? '')}{' '}
        <Button
          size="compact-xs"
          onClick={() =>
            void download(`/api/BackOffice/Exports/${Id}/File`, 'paraiskos.xlsx').catch(showProblem)
          }
        >
          {T.download}
        </Button>
      </>
    );
  return (
    <>
      {T[kind]}: {T.state[state]}
    </>
  );
}

import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ownDataSections } from '../../domain/own-data/own-data.ts';
import { OWN_DATA } from '../../domain/texts/lt/own-data.ts';
import { api, ask } from '../api/client.ts';
import { download } from '../api/files.ts';
import { showProblem } from '../api/query-client.ts';
import { Card } from '../ui/Card.tsx';
import { DataList } from '../ui/DataList.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { Skeletons } from '../ui/Skeletons.tsx';
import classes from './OwnData.module.css';

/** „Mano duomenys“: what is held, and who of the staff looked at it. */
export default function OwnData() {
  const { data, isPending, refetch } = useQuery({
    queryKey: ['ownData'],
    queryFn: () => ask(api.GET('/api/Users/GetOwnData')),
  });
  const get = (path: string, name: string) => () => void download(path, name).catch(showProblem);
  return (
    <div className={`wide ${classes.page}`}>
      <PageTitle
        title={OWN_DATA.title}
        lead={OWN_DATA.lead}
        action={
          <span className={classes.buttons}>
            <Button variant="default" onClick={get('/api/Users/GetOwnDataDocument', OWN_DATA.pdfFile)}>
              {OWN_DATA.pdf}
            </Button>
            <Button variant="default" onClick={get('/api/Users/GetOwnData', OWN_DATA.jsonFile)}>
              {OWN_DATA.json}
            </Button>
          </span>
        }
      />
      {isPending ? (
        <Skeletons rows={4} />
      ) : !data ? (
        <ErrorState title={OWN_DATA.failed} onRetry={() => void refetch()} />
      ) : (
        ownDataSections(data).map(({ title, rows }) => (
          <Card key={title} title={title}>
            {rows.length === 0 ? (
              <p className={classes.none}>{OWN_DATA.none}</p>
            ) : (
              <DataList items={rows.map(([label, value]) => ({ label, value }))} />
            )}
          </Card>
        ))
      )}
    </div>
  );
}

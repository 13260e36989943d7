import { Link, useParams } from 'react-router-dom';
import { TEXTS } from '../../../domain/texts/lt/screen/staff-texts.ts';
import { isDocumentKey, textKind } from '../../../domain/texts/lt/template/kinds.ts';
import type { components } from '../../api/schema.gen.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { ToneBadge } from '../../ui/StatusBadge.tsx';
import { useTexts } from './queries.ts';
import { SignatoriesCard } from './SignatoriesCard.tsx';
import classes from './Texts.module.css';
import { TextScreen } from './TextScreen.tsx';
import { TextsFrame } from './TextsFrame.tsx';

type Row = components['schemas']['EditedTexts'][number];

/** All texts of documents and mails, and who signs the documents by what office. */
export function Component() {
  const { key } = useParams();
  if (key) return <TextScreen name={key} />;
  return (
    <TextsFrame>
      <PageTitle small title={TEXTS.title} lead={<span className={classes.lead}>{TEXTS.lead}</span>} />
      <Lists />
    </TextsFrame>
  );
}

function Lists() {
  const { data, isPending, refetch } = useTexts();
  if (isPending) return <Skeletons rows={6} />;
  if (!data) return <ErrorState title={TEXTS.failed} onRetry={() => void refetch()} />;
  return (
    <div className={classes.columns}>
      <div className={classes.side}>
        <List title={TEXTS.documents} rows={data.filter(({ key }) => isDocumentKey(key))} />
        <SignatoriesCard />
      </div>
      <List title={TEXTS.mails} rows={data.filter(({ key }) => !isDocumentKey(key))} />
    </div>
  );
}

function List({ title, rows }: { title: string; rows: readonly Row[] }) {
  const { columns } = TEXTS;
  return (
    <Card title={title}>
      <table className={classes.table} aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{columns.text}</th>
            <th scope="col">{columns.version}</th>
            <th scope="col">{columns.draft}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, version, inForceAt, draft }) => (
            <tr key={key}>
              <td>
                <Link to={`${paths.texts}/${key}`}>{textKind(key).title}</Link>
              </td>
              <td>
                {version === 1 ? TEXTS.builtIn : TEXTS.version(version)}
                {inForceAt && <span className={classes.meta}> {inForceAt.slice(0, 10)}</span>}
              </td>
              <td>
                {draft === 'none' ? (
                  TEXTS.draft.none
                ) : (
                  <ToneBadge tone={draft === 'proposed' ? 'warning' : 'brand'}>
                    {TEXTS.draft[draft]}
                  </ToneBadge>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { TEXTS } from '../../../domain/texts/lt/screen/staff-texts.ts';
import { TEXT_KEYS, textKind, type TextKey } from '../../../domain/texts/lt/template/kinds.ts';
import { paths } from '../../paths.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { useText } from './queries.ts';
import { TextEditor } from './TextEditor.tsx';
import { TextsFrame } from './TextsFrame.tsx';
import classes from './Texts.module.css';

/** One text: its draft, what that changes, and the versions that were in force. */
export function TextScreen({ name: key }: { name: string }) {
  const known = TEXT_KEYS.find((one) => one === key);
  return (
    <TextsFrame>
      <Link to={paths.texts} className={classes.back}>
        <IconArrowLeft size={16} stroke={1.8} aria-hidden />
        {TEXTS.back}
      </Link>
      {known ? <Loaded textKey={known} /> : <ErrorState title={TEXTS.failed} />}
    </TextsFrame>
  );
}

function Loaded({ textKey }: { textKey: TextKey }) {
  const { data, isPending, refetch } = useText(textKey);
  const [inForce] = data?.versions ?? [];
  return (
    <>
      <PageTitle
        small
        title={textKind(textKey).title}
        lead={
          inForce && (
            <span className={classes.lead}>
              {TEXTS.columns.version}: {TEXTS.version(inForce.version)}
            </span>
          )
        }
      />
      {isPending ? (
        <Skeletons rows={6} />
      ) : !data ? (
        <ErrorState title={TEXTS.failed} onRetry={() => void refetch()} />
      ) : (
        <TextEditor key={data.draft?.version ?? 0} text={data} />
      )}
    </>
  );
}

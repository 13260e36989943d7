import { Button } from '@mantine/core';
import { OTHER_LOGIN as T } from '../../domain/texts/lt/screen/common.ts';
import { logInAgain } from '../api/elsewhere.ts';
import { currentArea } from '../api/session.ts';
import { paths } from '../paths.ts';
import { Note } from '../ui/Note.tsx';
import { MAIN_ID } from '../ui/SkipLink.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import classes from './ScreenBroken.module.css';

interface OtherLoginProps {
  /** Who is logged in now. */
  name: string;
  onGoOn: () => void;
}

/** In place of a screen that was somebody else's: why it is gone, and both ways on. */
export function OtherLogin({ name, onGoOn }: OtherLoginProps) {
  usePageTitle(T.title);
  const area = currentArea();
  const again = () => {
    logInAgain(area);
    window.location.assign(area === 'staff' ? paths.staffLogin : paths.login);
  };
  return (
    <main id={MAIN_ID} tabIndex={-1} className={`wide ${classes.main}`}>
      <h1 className="visually-hidden">{T.title}</h1>
      <Note
        tone="warning"
        live
        title={T.title}
        action={
          <div className={classes.buttons}>
            <Button onClick={again}>{T.again}</Button>
            <Button variant="default" onClick={onGoOn}>
              {T.goOn(name)}
            </Button>
          </div>
        }
      >
        <p>{T.now(name)}</p>
        <p>{T.kept}</p>
        <p>{T.lost(name)}</p>
      </Note>
    </main>
  );
}

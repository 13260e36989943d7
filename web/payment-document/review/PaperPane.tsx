import { useState } from 'react';
import { PAYMENT_FILES, PAYMENT_REVIEW as T } from '../../../domain/texts/lt/screen/payment-document.ts';
import { UI } from '../../../domain/texts/lt/screen/common.ts';
import { download } from '../../api/files.ts';
import { showProblem } from '../../api/query-client.ts';
import { FileView } from '../../ui/pdf/FileView.tsx';
import { ScanNote } from '../../ui/ScanNote.tsx';
import type { OpenDocument } from '../queries.ts';
import { isUsable, viewableOf } from '../viewable.ts';
import classes from './Review.module.css';

/** The paper of a document, beside its data; where there are more, one of them. */
export function PaperPane({ document }: { document: OpenDocument }) {
  const [chosenId, setChosenId] = useState<string | null>(null);
  const files = document.Files;
  const shown = files.find(({ Id }) => Id === chosenId) ?? files.find(isUsable) ?? files[0];
  if (!shown)
    return (
      <div className={classes.viewer}>
        <p className={classes.noPaper}>{T.noPaper}</p>
      </div>
    );
  const file = viewableOf(document.Id, shown);
  return (
    <div className={classes.viewer}>
      <div className={classes.fileBar} role="group" aria-label={T.files}>
        {files.map((one) => (
          <button
            key={one.Id}
            type="button"
            className={classes.fileTab}
            aria-pressed={one.Id === shown.Id}
            title={PAYMENT_FILES.kinds[one.Type === 3 ? 3 : 5]}
            onClick={() => setChosenId(one.Id)}
          >
            {one.Name}
          </button>
        ))}
        {isUsable(shown) && (
          <button
            type="button"
            className={classes.link}
            aria-label={`${UI.download} ${shown.Name}`}
            onClick={() => void download(file.path, shown.Name).catch(showProblem)}
          >
            {UI.download}
          </button>
        )}
      </div>
      <div className={classes.paper}>
        <ScanNote state={shown.ScanState} />
        {isUsable(shown) && (
          <FileView key={shown.Id} file={file} title={PAYMENT_FILES.kinds[shown.Type === 3 ? 3 : 5]} />
        )}
      </div>
    </div>
  );
}

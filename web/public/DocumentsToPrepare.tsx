import { IconFileCheck, IconPrinter } from '@tabler/icons-react';
import { attachmentsFor } from '../../domain/documents/kinds.ts';
import { tiesiogines } from '../../domain/schemes/tiesiogines.ts';
import { ATTACHMENT_TEXT } from '../../domain/texts/lt/attachment.ts';
import { HOME } from '../../domain/texts/lt/screen/public.ts';
import classes from './DocumentsToPrepare.module.css';

/** What a company must attach, from the same table that the server checks. */
const DOCUMENTS = attachmentsFor({
  loginType: 'Company',
  sizeType: null,
  scheme: tiesiogines,
  copyOfRejected: false,
}).filter((kind) => kind.required);

const formats = (extensions: readonly string[]): string =>
  extensions.map((extension) => extension.slice(1).toUpperCase()).join(', ');

export function DocumentsToPrepare() {
  return (
    <section aria-labelledby="documents">
      <div className={classes.head}>
        <h2 id="documents">{HOME.documentsTitle}</h2>
        <button type="button" className={classes.print} onClick={() => window.print()} data-print="no">
          <IconPrinter size={16} stroke={1.8} aria-hidden />
          {HOME.printList}
        </button>
      </div>
      <ul className={classes.list}>
        {DOCUMENTS.map((kind) => (
          <li key={kind.fileType}>
            <IconFileCheck size={18} stroke={1.7} aria-hidden />
            <div>
              <span className={classes.name}>{ATTACHMENT_TEXT[kind.fileType].label}</span>
              <span className={classes.formats}>
                {formats(kind.extensions)}, {HOME.upTo}
              </span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

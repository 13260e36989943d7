import { IconTableDown } from '@tabler/icons-react';
import { TEMPLATE } from '../../../domain/texts/lt/import.ts';
import { IMPORT_DIALOG } from '../../../domain/texts/lt/screen/staff-import.ts';
import { download } from '../../api/files.ts';
import { showProblem } from '../../api/query-client.ts';
import classes from './Imports.module.css';

/** The table to fill in. */
export function TemplateButton() {
  return (
    <button
      type="button"
      className={classes.link}
      onClick={() => void download('/api/BackOffice/ImportTemplate', TEMPLATE.fileName).catch(showProblem)}
    >
      <IconTableDown size={16} stroke={1.8} aria-hidden />
      {IMPORT_DIALOG.template}
    </button>
  );
}

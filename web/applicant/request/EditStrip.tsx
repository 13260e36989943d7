import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { Status } from '../../../domain/application/status.ts';
import { FORM } from '../../../domain/texts/lt/screen/form.ts';
import { NAV } from '../../../domain/texts/lt/screen/public.ts';
import { requestName, UI } from '../../../domain/texts/lt/screen/common.ts';
import { SaveState } from '../../forms/SaveState.tsx';
import { paths } from '../../paths.ts';
import { ToneBadge } from '../../ui/StatusBadge.tsx';
import { StatusIcon } from '../../ui/StatusIcon.tsx';
import classes from './EditStrip.module.css';
import type { RequestDetail } from './queries.ts';
import type { Draft } from './use-draft.ts';

/** Number, „dar nepateikta“, what is saved: always in sight, because saved is not submitted. */
export function EditStrip({ detail, draft }: { detail: RequestDetail; draft: Draft }) {
  const { state, retry } = draft.autosave;
  const { RequestId, Status: status } = detail.RequestSystemInfo;
  const returned = status === Status.returned;
  return (
    <div className={classes.strip}>
      <div className={`wide ${classes.inner}`}>
        <nav aria-label={UI.breadcrumb} className={classes.crumb} data-print="no">
          <Link to={paths.requests}>{NAV.requests}</Link>
          <IconChevronRight size={16} stroke={1.8} aria-hidden />
        </nav>
        <h1 className={classes.title}>{requestName(RequestId)}</h1>
        <ToneBadge
          tone={returned ? 'warning' : 'gray'}
          icon={<StatusIcon name={returned ? 'return' : 'pencil'} />}
        >
          {returned ? FORM.returnedStrip : FORM.strip}
          <b>{returned ? FORM.returnedStrong : FORM.stripStrong}</b>
        </ToneBadge>
        <span className={classes.save}>
          <SaveState state={state} onCompare={draft.compare} onRetry={retry} />
        </span>
      </div>
    </div>
  );
}

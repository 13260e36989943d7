import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RegisterId } from '../../../domain/registers/register-id.ts';
import { REGISTERS_SECTION, VERSIONS } from '../../../domain/texts/lt/screen/staff-registers.ts';
import { api, ask } from '../../api/client.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SkeletonLines } from '../../ui/Skeletons.tsx';
import { ToneBadge } from '../../ui/StatusBadge.tsx';
import caseClasses from '../case/Case.module.css';
import { KEYS } from '../data/queries.ts';
import type { RegisterVersion } from '../data/types.ts';
import classes from './Registers.module.css';
import { ValueList } from './ValueList.tsx';

interface VersionsDialogProps {
  requestId: number;
  register: RegisterId;
  onClose: () => void;
}

/** Everything a register has said, the newest first; what was entered by hand says by whom. */
export function VersionsDialog({ requestId, register, onClose }: VersionsDialogProps) {
  const query = useQuery({
    queryKey: [...KEYS.case(requestId), 'versions', register],
    queryFn: () =>
      ask(
        api.GET('/api/BackOffice/GetRegisterHistory', {
          params: { query: { requestId: String(requestId), register } },
        }),
      ),
  });
  return (
    <Dialog opened onClose={onClose} title={REGISTERS_SECTION.versionsOf(register)} size={680}>
      {query.isPending && <SkeletonLines lines={4} />}
      {query.isError && <ErrorState title={VERSIONS.failed} onRetry={() => void query.refetch()} />}
      {query.data?.length === 0 && <p className={caseClasses.empty}>{VERSIONS.none}</p>}
      {query.data && query.data.length > 0 && (
        <ol className={classes.versions}>
          {query.data.map((version, index) => (
            <Version key={version.Id} version={version} isNewest={index === 0} />
          ))}
        </ol>
      )}
    </Dialog>
  );
}

function Version({ version, isNewest }: { version: RegisterVersion; isNewest: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <li className={classes.entry}>
      <div className={classes.entryHead}>
        <span className="num">{REGISTERS_SECTION.received(version.fetchedAt)}</span>
        {isNewest && <ToneBadge tone="success">{VERSIONS.newest}</ToneBadge>}
        {version.handEntryId && <ToneBadge tone="warning">{REGISTERS_SECTION.byHand}</ToneBadge>}
      </div>
      <span>
        {version.source}
        {version.asOf && `, ${REGISTERS_SECTION.asOf(version.asOf)}`}
      </span>
      {version.handEntryId && (
        <span className={classes.small}>
          {VERSIONS.hand(version.enteredBy, version.confirmedBy)}. {version.reason}
        </span>
      )}
      {version.data === null ? (
        <span>{REGISTERS_SECTION.unknown}</span>
      ) : (
        <>
          <button
            type="button"
            className={caseClasses.textButton}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {open ? VERSIONS.hide : VERSIONS.data}
          </button>
          {open && <ValueList data={version.data} />}
        </>
      )}
    </li>
  );
}

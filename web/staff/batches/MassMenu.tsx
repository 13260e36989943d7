import { Button, Menu } from '@mantine/core';
import {
  IconArrowsExchange,
  IconDownload,
  IconFileImport,
  IconFileSpreadsheet,
  IconListCheck,
  IconRefresh,
  IconReportSearch,
} from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { hasRight } from '../../../domain/application/rights.ts';
import { NO_RIGHTS } from '../../../domain/texts/lt/no-rights.ts';
import { BATCH, BATCH_NAME } from '../../../domain/texts/lt/screen/vmi.ts';
import { IMPORT_DIALOG } from '../../../domain/texts/lt/screen/staff-import.ts';
import { paths } from '../../paths.ts';
import { useIsOff } from '../../public/use-is-off.ts';
import { useMe } from '../data/queries.ts';
import classes from './Batches.module.css';
import type { BatchFilter, BatchKind } from './queries.ts';
import '../../ui/style/menu.css';

// Opened now and then; the list is read all day.
const ImportDialog = lazy(() =>
  import('../imports/ImportDialog.tsx').then((module) => ({ default: module.ImportDialog })),
);
const ExportDialog = lazy(() =>
  import('../exports/ExportDialog.tsx').then((module) => ({ default: module.ExportDialog })),
);
const MassDialog = lazy(() => import('./MassDialog.tsx').then((module) => ({ default: module.MassDialog })));

const ICON = { vmiRenew: IconRefresh, vmiAdditionalCheck: IconArrowsExchange } as const;
const KINDS: readonly BatchKind[] = ['vmiRenew', 'vmiAdditionalCheck'];

interface MassMenuProps {
  filter: BatchFilter;
  /** How many requests the list finds; null while that is not known. */
  total: number | null;
  assessorName: (id: string) => string;
}

const RIGHTS = ['massVmi', 'importData', 'checkVmi', 'exportCases'] as const;
const EXPORTS = ['list', 'data'] as const;

/** What may be done with everything the list finds; what may not says why. Left out for those who may nothing of it. */
export function MassMenu({ filter, total, assessorName }: MassMenuProps) {
  const { data: me } = useMe();
  const [asked, setAsked] = useState<BatchKind | null>(null);
  const [importing, setImporting] = useState(false);
  const [exported, setExported] = useState<(typeof EXPORTS)[number] | null>(null);
  const roles = me?.roles ?? [];
  const massIsOff = useIsOff('massVmi');
  const importIsOff = useIsOff('imports');
  if (!RIGHTS.some((right) => hasRight(right, roles))) return null;
  const why = !hasRight('massVmi', roles) ? NO_RIGHTS : total === 0 ? BATCH.nobody : null;
  return (
    <>
      <Menu position="bottom-end" width={300}>
        <Menu.Target>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconListCheck size={16} stroke={1.7} aria-hidden />}
          >
            {BATCH.menu}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {(massIsOff ? [] : KINDS).map((kind) => {
            const Shape = ICON[kind];
            return (
              <Menu.Item
                key={kind}
                disabled={why !== null || total === null}
                leftSection={<Shape size={16} stroke={1.7} aria-hidden />}
                onClick={() => setAsked(kind)}
              >
                {BATCH_NAME[kind]}
                {why && <span className={classes.why}>{why}</span>}
              </Menu.Item>
            );
          })}
          {EXPORTS.map((kind) => (
            <Menu.Item
              key={kind}
              disabled={!hasRight('exportCases', roles) || !total}
              leftSection={<IconDownload size={16} stroke={1.7} aria-hidden />}
              onClick={() => setExported(kind)}
            >
              {BATCH.exports[kind]}
            </Menu.Item>
          ))}
          {!importIsOff && (
            <Menu.Item
              disabled={!hasRight('importData', roles)}
              leftSection={<IconFileImport size={16} stroke={1.7} aria-hidden />}
              onClick={() => setImporting(true)}
            >
              {IMPORT_DIALOG.open}
              {!hasRight('importData', roles) && <span className={classes.why}>{NO_RIGHTS}</span>}
            </Menu.Item>
          )}
          {hasRight('checkVmi', roles) && (
            <>
              <Menu.Divider />
              <Menu.Item
                component={Link}
                to={paths.staffVmi}
                leftSection={<IconReportSearch size={16} stroke={1.7} aria-hidden />}
              >
                {BATCH.checks}
              </Menu.Item>
            </>
          )}
          {hasRight('readTurnovers', roles) && (
            <>
              <Menu.Item
                component={Link}
                to={paths.turnovers}
                leftSection={<IconFileSpreadsheet size={16} stroke={1.7} aria-hidden />}
              >
                {BATCH.turnovers}
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      <Suspense fallback={null}>
        {exported && total !== null && (
          <ExportDialog
            kind={exported}
            filter={filter}
            total={total}
            assessorName={assessorName}
            onClose={() => setExported(null)}
          />
        )}
        {importing && <ImportDialog onClose={() => setImporting(false)} />}
        {asked && total !== null && (
          <MassDialog
            kind={asked}
            filter={filter}
            total={total}
            assessorName={assessorName}
            onClose={() => setAsked(null)}
          />
        )}
      </Suspense>
    </>
  );
}

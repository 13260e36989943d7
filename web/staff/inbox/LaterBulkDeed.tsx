import { BULK } from '../../../domain/texts/lt/screen/staff-dialog.ts';
import { EXPORT_DIALOG } from '../../../domain/texts/lt/screen/staff-statistics.ts';
import { askVmi, exportMarked } from './bulk-deeds.ts';
import { BulkDeed, type Marked } from './BulkDeed.tsx';

interface LaterBulkDeedProps {
  what: 'export' | 'vmi';
  requests: readonly Marked[];
  onClose: () => void;
}

/** What is done with marked requests beside assigning; its files come when somebody does it. */
export function LaterBulkDeed({ what, requests, onClose }: LaterBulkDeedProps) {
  const common = { requests, onClose };
  return what === 'export' ? (
    <BulkDeed
      {...common}
      title={BULK.exportTitle(requests.length)}
      verb={BULK.export}
      consequence={EXPORT_DIALOG.logged}
      carryOut={exportMarked}
    />
  ) : (
    <BulkDeed
      {...common}
      title={BULK.vmiTitle(requests.length)}
      verb={BULK.vmi}
      consequence={BULK.vmiNote}
      carryOut={askVmi}
    />
  );
}

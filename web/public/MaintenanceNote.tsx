import { maintenanceSentence } from '../../domain/texts/lt/maintenance.ts';
import { Note } from '../ui/Note.tsx';
import { LOGIN } from '../../domain/texts/lt/screen/login.ts';

interface Window {
  from: string;
  to: string;
  isNow: boolean;
}

/** Planned works while they are near; nothing otherwise. */
export function MaintenanceNote({ window }: { window: Window | null | undefined }) {
  if (!window) return null;
  return (
    <Note tone="warning" title={maintenanceSentence(window)}>
      {window.isNow && LOGIN.maintenanceNow}
    </Note>
  );
}

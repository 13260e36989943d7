import { useQuery } from '@tanstack/react-query';
import { useLocation, useMatch, useNavigate } from 'react-router-dom';
import { QUEUES } from '../../../domain/tasks/queues.ts';
import { ACTION_TEXT } from '../../../domain/texts/lt/action.ts';
import { HEADER } from '../../../domain/texts/lt/screen/common.ts';
import { ROLE_LABEL } from '../../../domain/texts/lt/screen/staff.ts';
import { INBOX } from '../../../domain/texts/lt/screen/staff-inbox.ts';
import { PALETTE } from '../../../domain/texts/lt/screen/staff-palette.ts';
import { IMPORT_DIALOG } from '../../../domain/texts/lt/screen/staff-import.ts';
import { BATCH } from '../../../domain/texts/lt/screen/vmi.ts';
import { queueLabel } from '../../../domain/texts/lt/task.ts';
import { actionRows } from '../../actions/staff-action.ts';
import { paths } from '../../paths.ts';
import { featuresQuery } from '../../public/queries.ts';
import { offeredActions, workDone } from '../case/offered.ts';
import { useCase, useMe, useProviderUsers } from '../data/queries.ts';
import { NO_FILTER, type InboxView } from '../inbox/inbox-filter.ts';
import { STORED, storeView } from '../inbox/use-inbox-view.ts';
import { useSavedViews } from '../inbox/views/queries.ts';
import { isShown, NAV, type Screen } from '../shell/nav.ts';
import type { Entry } from './entry.ts';

/** Screens that no link of the header leads to. */
const MORE: readonly Screen[] = [
  { to: paths.turnovers, label: BATCH.turnovers, right: 'readTurnovers' },
  { to: paths.imports, label: IMPORT_DIALOG.open, right: 'importData', feature: 'imports' },
  { to: paths.staffSessions, label: HEADER.sessions, right: 'readStaff' },
  { to: paths.staffMailSettings, label: HEADER.mails, right: 'readCases' },
];

interface Own {
  onHelp: () => void;
  onLogout: () => void;
}

/** Everything that is known without asking for it: screens, lists, people, and what may be done here. */
export function useEntries({ onHelp, onLogout }: Own): Entry[] {
  const openList = useOpenList();
  const navigate = useNavigate();
  const go = (to: string) => () => void navigate(to);
  const { data: me } = useMe();
  const roles = me?.roles ?? [];
  const off = useQuery(featuresQuery).data?.off ?? [];
  const { data: people = [] } = useProviderUsers();
  const { data: views = [] } = useSavedViews();
  const screens = [...NAV, ...MORE].filter((screen) => isShown(screen, roles, off));
  return [
    ...useActionsHere(),
    { key: 'keys', group: 'actions', label: PALETTE.keys, run: onHelp },
    { key: 'logout', group: 'actions', label: PALETTE.logout, run: onLogout },
    ...people.map(({ Id, FirstName, LastName, roles: their }): Entry => ({
      key: `person-${Id}`,
      group: 'people',
      label: PALETTE.casesOf(`${FirstName} ${LastName}`),
      detail: their.map((role) => ROLE_LABEL[role as keyof typeof ROLE_LABEL]).join(', '),
      run: () => openList({ queue: 'all', filter: { ...NO_FILTER, assessorId: Id } }),
    })),
    ...views.map(({ Id, Name }): Entry => ({
      key: `view-${Id}`,
      group: 'lists',
      label: Name,
      detail: INBOX.views,
      run: go(paths.staffView(Id)),
    })),
    ...QUEUES.map(({ key }): Entry => ({
      key: `queue-${key}`,
      group: 'lists',
      label: queueLabel(key),
      run: () => openList({ queue: key }),
    })),
    ...screens.map(({ to, label }): Entry => ({ key: to, group: 'screens', label, run: go(to) })),
  ];
}

/** The list opens with this and nothing else, also when it is open already. */
export function useOpenList(): (view: Partial<InboxView>) => void {
  const navigate = useNavigate();
  return (view) => {
    storeView(view);
    void navigate(paths.staffMain, { state: STORED });
  };
}

/** What may be done with the case that is open. */
function useActionsHere(): Entry[] {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: object | null };
  const number = useMatch('/backoffice/request/:id')?.params.id ?? '';
  const id = /^\d{1,10}$/.test(number) ? Number(number) : null;
  const { data: request } = useCase(id);
  if (id === null || !request) return [];
  const rows = actionRows(offeredActions(request), workDone(request));
  return [...(rows.next ? [rows.next] : []), ...rows.allowed, ...rows.dangerous].map((action) => ({
    key: `action-${action}`,
    group: 'actions',
    label: ACTION_TEXT[action].button,
    detail: PALETTE.ofCase(id),
    run: () => void navigate(paths.staffRequest(id), { state: { ...state, action }, replace: true }),
  }));
}

import { redirect, type RouteObject } from 'react-router-dom';
import { paths } from '../paths.ts';

const loadPayments = () => import('../payments/StaffPages.tsx');
const loadBills = () => import('../bills/StaffPages.tsx');

/** The back office. Its files are loaded when a member of staff comes; applicants never fetch them. */
export const staffRoutes: RouteObject[] = [
  { path: paths.staffLogin, lazy: () => import('./login/StaffLogin.tsx') },
  {
    path: '/backoffice',
    lazy: () => import('./shell/StaffLayout.tsx'),
    children: [
      { index: true, loader: () => redirect(paths.staffMain) },
      { path: 'main', lazy: () => import('./inbox/Inbox.tsx') },
      { path: 'request/:id', lazy: () => import('./case/Case.tsx') },
      ...['paymentrequests', 'paymentrequest/:requestId?', 'paymentdocument'].map((path) => ({
        path,
        lazy: loadPayments,
      })),
      ...['bills', 'bill'].map((path) => ({ path, lazy: loadBills })),
      { path: 'signing', lazy: () => import('./signing/Signing.tsx') },
      { path: 'sessions', lazy: () => import('./shell/OwnSessions.tsx') },
      { path: 'notifications', lazy: () => import('./shell/OwnNotices.tsx') },
      { path: 'notifications/settings', lazy: () => import('./shell/OwnMailSettings.tsx') },
      { path: 'vmi-requests', lazy: () => import('./vmi/VmiChecks.tsx') },
      { path: 'stats', lazy: () => import('./statistics/StatisticsPage.tsx') },
      { path: 'turnovers-files', lazy: () => import('./exports/TurnoverFiles.tsx') },
      { path: 'imports', lazy: () => import('./imports/Imports.tsx') },
      { path: 'imports/:id', lazy: () => import('./imports/ImportScreen.tsx') },
      { path: 'representatives', lazy: () => import('./representatives/Representatives.tsx') },
      { path: 'repair', lazy: () => import('./repair/Repair.tsx') },
      { path: 'operations', lazy: () => import('./operations/Operations.tsx') },
      { path: 'deadlines', lazy: () => import('./deadlines/Deadlines.tsx') },
      { path: 'calendar', lazy: () => import('./administration/Administration.tsx') },
      { path: 'administration/:page?', lazy: () => import('./administration/Administration.tsx') },
      { path: 'texts/:key?', lazy: () => import('./texts/TextsPage.tsx') },
      { path: 'policy', lazy: () => import('./policy/PolicyHome.tsx') },
      { path: 'policy/draft/:id', lazy: () => import('./policy/DraftScreen.tsx') },
      { path: 'policy/run/:id', lazy: () => import('./policy/RunScreen.tsx') },
    ],
  },
];

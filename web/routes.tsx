import { createBrowserRouter, redirect, type RouteObject } from 'react-router-dom';
import { paths } from './paths.ts';
import { staffRoutes } from './staff/routes.tsx';
import { AppRoot } from './shell/AppRoot.tsx';
import { RouteError } from './shell/RouteError.tsx';
import { Skeletons } from './ui/Skeletons.tsx';

const loadPayments = () => import('./payments/ApplicantPages.tsx');
const loadBills = () => import('./bills/ApplicantPages.tsx');

/** Screens are loaded when first opened: applicant and staff each in their own files. Public ones: public/pages.ts. */
const applicantRoutes: RouteObject = {
  lazy: () => import('./applicant/ApplicantLayout.tsx'),
  children: [
    { path: paths.consent, lazy: () => import('./applicant/Consent.tsx') },
    { path: paths.representative, lazy: () => import('./applicant/representation/Selector.tsx') },
    { path: paths.authorization, lazy: () => import('./applicant/representation/Authorisations.tsx') },
    { path: paths.sessions, lazy: () => import('./applicant/OwnSessions.tsx') },
    { path: paths.notices, lazy: () => import('./applicant/OwnNotices.tsx') },
    { path: paths.mailSettings, lazy: () => import('./applicant/OwnMailSettings.tsx') },
    { path: paths.mainWindow, loader: () => redirect(paths.requests) },
    { path: paths.requests, lazy: () => import('./applicant/list/Requests.tsx') },
    { path: paths.newRequest, lazy: () => import('./applicant/request/NewRequest.tsx') },
    { path: `${paths.newRequest}/:id`, lazy: () => import('./applicant/request/RequestScreen.tsx') },
    { path: `${paths.newRequest}/:id/submitted`, lazy: () => import('./applicant/request/Submitted.tsx') },
    { path: `${paths.newRequest}/:id/signing`, lazy: () => import('./applicant/signing/Signing.tsx') },
    ...['paymentrequests', 'paymentrequest', 'paymentdocument'].map((name) => ({
      path: `${paths.mainWindow}/${name}`,
      lazy: loadPayments,
    })),
    ...['bills/:id?', 'bills-approve', 'bill/create', 'bill/edit', 'bill/view', 'bill/approveview'].map(
      (name) => ({ path: `${paths.mainWindow}/${name}`, lazy: loadBills }),
    ),
  ],
};

export function createRouter() {
  return createBrowserRouter([
    {
      element: <AppRoot />,
      errorElement: <RouteError />,
      hydrateFallbackElement: <Skeletons />,
      children: [
        {
          errorElement: <RouteError />,
          children: [
            { path: paths.loginCallback, lazy: () => import('./account/LoginCallback.tsx') },
            applicantRoutes,
            ...staffRoutes,
            { path: '*', lazy: () => import('./shell/NoScreen.tsx') },
          ],
        },
      ],
    },
  ]);
}

import { createBrowserRouter, redirect, type RouteObject } from 'react-router-dom';
import { paths } from './paths.ts';
import { NotFound } from './public/NotFound.tsx';
import { PublicLayout } from './public/PublicLayout.tsx';
import { staffRoutes } from './staff/routes.tsx';
import { AppRoot } from './shell/AppRoot.tsx';
import { RouteError } from './shell/RouteError.tsx';
import { Skeletons } from './ui/Skeletons.tsx';

/** Screens are loaded when first opened: public, applicant and staff each in their own files. */
const publicRoutes: RouteObject = {
  element: <PublicLayout />,
  children: [
    { path: paths.home, lazy: () => import('./public/Home.tsx') },
    { path: paths.login, lazy: () => import('./public/Login.tsx') },
    { path: paths.link, lazy: () => import('./public/Link.tsx') },
    { path: paths.about, lazy: () => import('./public/About.tsx') },
    { path: paths.description, lazy: () => import('./public/Description.tsx') },
    { path: '/permission-denied/:id?', lazy: () => import('./public/PermissionDenied.tsx') },
    { path: '*', element: <NotFound /> },
  ],
};

const applicantRoutes: RouteObject = {
  lazy: () => import('./applicant/ApplicantLayout.tsx'),
  children: [
    { path: paths.consent, lazy: () => import('./applicant/Consent.tsx') },
    { path: paths.mainWindow, loader: () => redirect(paths.requests) },
    { path: paths.requests, lazy: () => import('./applicant/list/Requests.tsx') },
    { path: paths.newRequest, lazy: () => import('./applicant/request/NewRequest.tsx') },
    { path: `${paths.newRequest}/:id`, lazy: () => import('./applicant/request/RequestScreen.tsx') },
    { path: `${paths.newRequest}/:id/submitted`, lazy: () => import('./applicant/request/Submitted.tsx') },
    { path: `${paths.newRequest}/:id/signing`, lazy: () => import('./applicant/signing/Signing.tsx') },
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
            publicRoutes,
            { path: paths.loginCallback, lazy: () => import('./public/LoginCallback.tsx') },
            applicantRoutes,
            ...staffRoutes,
          ],
        },
      ],
    },
  ]);
}

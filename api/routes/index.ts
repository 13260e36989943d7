import type { Route } from '../http/define-route.ts';
import { authRoutes, userRoutes } from './auth.ts';
import { classifierRoutes } from './classifiers.ts';
import { criteriaRoutes } from './criteria.ts';
import { fileRoutes } from './files.ts';
import { publicRoutes } from './public.ts';
import { registerRoutes } from './registers.ts';
import { commentRoutes, draftRoutes, requestRoutes, submissionRoutes } from './requests.ts';
import { documentRoutes, signingRoutes } from './signing.ts';
import { contractRoutes, staffActionRoutes } from './staff-actions.ts';
import { staffCaseRoutes, staffListRoutes } from './staff-list.ts';

export const ROUTES: readonly Route[] = [
  ...publicRoutes,
  ...authRoutes,
  ...userRoutes,
  ...registerRoutes,
  ...criteriaRoutes,
  ...requestRoutes,
  ...draftRoutes,
  ...submissionRoutes,
  ...commentRoutes,
  ...classifierRoutes,
  ...fileRoutes,
  ...signingRoutes,
  ...documentRoutes,
  ...staffListRoutes,
  ...staffCaseRoutes,
  ...staffActionRoutes,
  ...contractRoutes,
];

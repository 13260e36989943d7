// Every address of the portal in one place, query names included. Screens never glue paths together by hand.

type QueryValue = string | number | boolean | null | undefined;

function withQuery(path: string, query: Record<string, QueryValue>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') params.set(name, String(value));
  }
  const text = params.toString();
  return text ? `${path}?${text}` : path;
}

export type ActionType = 'view' | 'edit' | 'new';

export const paths = {
  home: '/',
  login: '/login',
  loginWith: (query: { expired?: boolean; failed?: boolean }) =>
    withQuery('/login', { expired: query.expired ? 1 : undefined, failed: query.failed ? 1 : undefined }),
  loginCallback: '/logincallback',
  link: '/link',
  about: '/about',
  description: '/description',
  permissionDenied: (id?: number) => (id === undefined ? '/permission-denied' : `/permission-denied/${id}`),

  consent: '/main-window/consent',
  representative: '/representative',
  mainWindow: '/main-window',
  requests: '/main-window/requests',
  newRequest: '/main-window/requests/new-request',
  request: (id: number, actionType?: Exclude<ActionType, 'new'>) =>
    withQuery(`/main-window/requests/new-request/${id}`, { actionType }),
  submitted: (id: number) => `/main-window/requests/new-request/${id}/submitted`,
  signing: (id: number, returned?: 'returned') =>
    withQuery(`/main-window/requests/new-request/${id}/signing`, { returned: returned && 1 }),
  authorization: '/main-window/authorization',
  paymentRequests: (requestId: number) => withQuery('/main-window/paymentrequests', { requestId }),
  paymentRequest: (query: { requestId: number; paymentRequestId: number; actionType: 'edit' | 'view' }) =>
    withQuery('/main-window/paymentrequest', query),
  paymentDocument: (query: { documentId?: number; actionType: ActionType }) =>
    withQuery('/main-window/paymentdocument', query),

  staffLogin: '/backofficelogin',
  staffMain: '/backoffice/main',
  staffRequest: (id: number) => `/backoffice/request/${id}`,
  staffVmi: '/backoffice/vmi-requests',
  imports: '/backoffice/imports',
  importScreen: (id: string) => `/backoffice/imports/${id}`,
  policy: '/backoffice/policy',
  policyDraft: (id: string) => `/backoffice/policy/draft/${id}`,
  policyRun: (id: string) => `/backoffice/policy/run/${id}`,
} as const;

/** The back-office area: any path that says so. */
export function isStaffPath(pathname: string): boolean {
  return pathname.toLowerCase().includes('backoffice');
}

/** A one-time e-mailed link carries a long query; only paths without a meaning of their own show its screen (PRODUCT.md section 10). */
export const TOKEN_LINK_LENGTH = 30;
const TOKEN_PATHS: readonly string[] = [paths.home, paths.login, paths.link];

export function isTokenLink(pathname: string, search: string, isKnownPath = true): boolean {
  if (search.replace(/^\?/, '').length <= TOKEN_LINK_LENGTH) return false;
  return !isKnownPath || TOKEN_PATHS.includes(pathname.toLowerCase().replace(/(.)\/$/, '$1'));
}

/** A place to come back to after login: a path of ours, never another site. */
export function safeReturn(path: string | null | undefined): string | null {
  if (!path || !path.startsWith('/') || path.startsWith('//') || path.includes('\\')) return null;
  if (path.length > 200) return null;
  const known = ['/main-window', '/representative', '/backoffice/'];
  return known.some((start) => path.toLowerCase().startsWith(start)) ? path : null;
}

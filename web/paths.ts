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

/** A new document has no number yet. */
export interface PaymentDocumentQuery {
  documentId?: number;
  actionType: ActionType;
  requestId: number;
  paymentRequestId: number;
}

export const paths = {
  home: '/',
  login: '/login',
  loginWith: (query: { expired?: boolean; failed?: boolean; elsewhere?: boolean }) =>
    withQuery('/login', {
      expired: query.expired ? 1 : undefined,
      failed: query.failed ? 1 : undefined,
      elsewhere: query.elsewhere ? 1 : undefined,
    }),
  loginCallback: '/logincallback',
  link: '/link',
  about: '/about',
  description: '/description',
  descriptionOf: (scheme: string, anchor?: string) =>
    withQuery('/description', { scheme }) + (anchor ? `#${anchor}` : ''),
  selfCheck: '/self-check',
  selfCheckOf: (query: { code?: string; scheme?: string }) => withQuery('/self-check', query),
  aid: '/aid',
  testLogin: '/vaiisis',
  permissionDenied: (id?: number) => (id === undefined ? '/permission-denied' : `/permission-denied/${id}`),

  consent: '/main-window/consent',
  representative: '/representative',
  mainWindow: '/main-window',
  requests: '/main-window/requests',
  requestsPage: (page: number) => withQuery('/main-window/requests', { page: page > 1 ? page : undefined }),
  newRequest: '/main-window/requests/new-request',
  request: (id: number, actionType?: Exclude<ActionType, 'new'>) =>
    withQuery(`/main-window/requests/new-request/${id}`, { actionType }),
  /** `no`: which submission it confirms; `pending`: the server had not said yet that it is done. */
  submitted: (id: number, of: { no?: number; pending?: boolean } = {}) =>
    withQuery(`/main-window/requests/new-request/${id}/submitted`, {
      no: of.no,
      pending: of.pending ? 1 : undefined,
    }),
  signing: (id: number, returned?: 'returned') =>
    withQuery(`/main-window/requests/new-request/${id}/signing`, { returned: returned && 1 }),
  authorization: '/main-window/authorization',
  sessions: '/main-window/sessions',
  notices: '/notifications',
  mailSettings: '/notifications/settings',
  paymentRequests: (requestId: number) => withQuery('/main-window/paymentrequests', { requestId }),
  paymentRequest: (query: { requestId: number; paymentRequestId: number; actionType: 'edit' | 'view' }) =>
    withQuery('/main-window/paymentrequest', query),
  paymentDocument: (query: PaymentDocumentQuery) => withQuery('/main-window/paymentdocument', { ...query }),
  /** Of all requests, or of one. */
  bills: '/main-window/bills',
  billsOf: (requestId: number) => `/main-window/bills/${requestId}`,
  billsApprove: '/main-window/bills-approve',
  billCreate: (requestId?: number) => withQuery('/main-window/bill/create', { requestId }),
  billOf: (screen: 'edit' | 'view' | 'approveview', invoiceId: number) =>
    withQuery(`/main-window/bill/${screen}`, { invoiceId }),

  staffLogin: '/backofficelogin',
  staffLoginElsewhere: '/backofficelogin?elsewhere=1',
  staffMain: '/backoffice/main',
  /** The list as a saved view has it. */
  staffView: (view: string) => withQuery('/backoffice/main', { view }),
  staffRequest: (id: number) => `/backoffice/request/${id}`,
  staffPaymentRequests: (requestId: number) => withQuery('/backoffice/paymentrequests', { requestId }),
  staffPaymentRequest: (query: {
    requestId: number;
    paymentRequestId: number;
    actionType: 'edit' | 'view';
  }) => withQuery('/backoffice/paymentrequest', query),
  staffPaymentDocument: (query: PaymentDocumentQuery) =>
    withQuery('/backoffice/paymentdocument', { ...query }),
  staffBills: (requestId?: number) => withQuery('/backoffice/bills', { requestId }),
  staffBill: (invoiceId: number) => withQuery('/backoffice/bill', { invoiceId }),
  staffSigning: '/backoffice/signing',
  staffSigningOf: (requests: readonly number[]) =>
    withQuery('/backoffice/signing', { requests: requests.join(',') }),
  staffSigningBatch: (batch: string) => withQuery('/backoffice/signing', { batch }),
  staffSessions: '/backoffice/sessions',
  staffNotices: '/backoffice/notifications',
  staffMailSettings: '/backoffice/notifications/settings',
  statistics: '/backoffice/stats',
  turnovers: '/backoffice/turnovers-files',
  staffVmi: '/backoffice/vmi-requests',
  imports: '/backoffice/imports',
  importScreen: (id: string) => `/backoffice/imports/${id}`,
  operations: '/backoffice/operations',
  deadlines: '/backoffice/deadlines',
  calendar: '/backoffice/calendar',
  administration: '/backoffice/administration',
  texts: '/backoffice/texts',
  repair: '/backoffice/repair',
  staffRepresentatives: '/backoffice/representatives',
  policy: '/backoffice/policy',
  policyDraft: (id: string) => `/backoffice/policy/draft/${id}`,
  policyRun: (id: string) => `/backoffice/policy/run/${id}`,
} as const;

/** The back-office area: any path that says so. */
export function isStaffPath(pathname: string): boolean {
  return pathname.toLowerCase().includes('backoffice');
}

/** Screens anybody may open, and addresses nobody knows. Forms, lists and the back office are another application (main.tsx). */
export function isPublicPath(pathname: string): boolean {
  const path = pathname.toLowerCase();
  const portal = [paths.mainWindow, paths.representative, paths.loginCallback, paths.notices];
  return !isStaffPath(path) && !portal.some((start) => path === start || path.startsWith(`${start}/`));
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
  const known = ['/main-window', '/representative', '/backoffice/', '/notifications'];
  return known.some((start) => path.toLowerCase().startsWith(start)) ? path : null;
}

import { describe, expect, test } from '@jest/globals';
import { Validator } from '@seriousme/openapi-schema-validator';
import { readFileSync } from 'node:fs';
import { openApiOf } from '../../api/http/openapi.ts';
import { ROUTES } from '../../api/routes/index.ts';
import { date, dateTime } from '../../api/wire/shared.ts';

const lines = readFileSync(new URL('../architecture/contract/api-routes.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1);
const decided = lines.map((line) => {
  const [method = '', path = '', audience = ''] = line.split(',');
  return { method, path, audience };
});
const kindOf = (access: (typeof ROUTES)[number]['access']): string =>
  typeof access === 'string' ? access : access.applicant ? 'any' : 'staff';

describe('every call of the portal', () => {
  test.each(ROUTES.map((route) => [`${route.method} ${route.path}`, route] as const))(
    '%s says who may call it',
    (_name, route) => {
      expect(route.access).toBeTruthy();
      if (typeof route.access === 'object') expect(route.access.staff.length).toBeGreaterThan(0);
      expect(route.summary.length).toBeGreaterThan(5);
      const names = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      if (names.length > 0) expect(route.params).not.toBeNull();
    },
  );

  test('what changes something asks for an Idempotency-Key, unless it says why not', () => {
    const free = ROUTES.filter(
      (route) => route.method !== 'GET' && route.access !== 'public' && route.effect !== 'write',
    );
    expect(free.map((route) => `${route.path}: ${route.effect}`)).toEqual([
      '/api/Users/PushToken: natural',
      '/api/Users/Impersonate: natural',
      '/api/Request/GetCompanyEvrks: read',
      '/api/Request/GetIndividualEvrks: read',
      '/api/Company/Find: natural',
      '/api/Request/CheckForApprove: read',
      '/api/Request/CanCreateOrSubmit: read',
      '/api/Request/GetManagerRequests: read',
      '/api/BackOffice/CountManagerRequests: read',
      '/api/BackOffice/ExportManagerRequests: read',
      '/api/BackOffice/ExportData: read',
      '/api/BackOffice/CasePresence: natural',
      '/api/Codec/decode: read',
      '/api/Notifications/MarkRead: natural',
    ]);
  });

  test('no two calls have the same method and path', () => {
    const seen = ROUTES.map((route) => `${route.method} ${route.path.toLowerCase()}`);
    expect(new Set(seen).size).toBe(seen.length);
  });

  test('no fixed path could be meant by one with parameters: the fixed ones are looked up first (api/http/mount.ts)', () => {
    const [fixed, open] = [false, true].map((isOpen) =>
      ROUTES.filter(({ path }) => path.includes('{') === isOpen),
    );
    const patterns = open!.map(({ path }) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`, 'i'));
    expect(fixed!.filter(({ path }) => patterns.some((one) => one.test(path)))).toEqual([]);
    expect(patterns.filter((one) => one.test('/api/Company/GetRegistersProcessingStatus/7'))).toHaveLength(1);
  });

  test('calls decided in api-routes.csv have the spelling and the audience of the table', () => {
    for (const row of decided) {
      const route = ROUTES.find(
        (one) => one.method === row.method && one.path.toLowerCase() === row.path.toLowerCase(),
      );
      if (!route) continue;
      expect(`${route.path} ${kindOf(route.access)}`).toBe(`${row.path} ${row.audience}`);
    }
  });

  test('calls of our own are few, and these', () => {
    const ours = ROUTES.filter(
      (route) =>
        !decided.some(
          (row) => row.method === route.method && row.path.toLowerCase() === route.path.toLowerCase(),
        ),
    );
    expect(ours.map((route) => route.path)).toEqual([
      '/api/ScreenError',
      '/api/SelfCheck',
      '/api/SelfCheck/{id}',
      '/api/Auth/TestPersonas',
      '/api/Users/GetConsentDocument',
      '/api/Users/GetSessions',
      '/api/Users/EndSession',
      '/api/Users/EndAllSessions',
      '/api/Users/GetOwnData',
      '/api/Users/GetOwnDataDocument',
      '/api/Registers/AskSilent',
      '/api/Company/Find',
      '/api/BackOffice/GetRegisters',
      '/api/BackOffice/RenewRegisters',
      '/api/BackOffice/EnterRegisterValue',
      '/api/BackOffice/ConfirmRegisterValue',
      '/api/BackOffice/DeclineRegisterValue',
      '/api/BackOffice/WithdrawRegisterValue',
      '/api/BackOffice/GetRegisterHistory',
      '/api/BackOffice/DownloadRegisterDocument/{requestId}/{entryId}',
      '/api/Request/GetPreview/{id}',
      '/api/Request/GetRequestPdf/{id}',
      '/api/Request/GetChangeConditionsTemplate/{id}',
      '/api/Request/GetReceipt/{id}',
      '/api/Request/GetOffers/{id}',
      '/api/Request/GetCaseOnDay',
      '/api/Request/ApplicantSigned',
      '/api/Request/GetDocumentsToSign',
      '/api/Request/GetSigningBatch',
      '/api/Request/SignedBatch',
      '/api/Request/GetDecisionDifferences/{id}',
      '/api/Request/GetNoBankFinancingNote/{id}',
      '/api/Request/GetGeneratedChange/{id}',
      '/api/Invoice/ManagerReject',
      '/api/PaymentRequest/StopDecision',
      '/api/LoanAccount/Get',
      '/api/LoanAccount/GetSchedule',
      '/api/LoanAccount/RecordPayOut',
      '/api/LoanAccount/EnterArrear',
      '/api/LoanAccount/EndArrear',
      '/api/BackOffice/CountManagerRequests',
      '/api/BackOffice/StatsFile',
      '/api/BackOffice/Exports',
      '/api/BackOffice/Exports',
      '/api/BackOffice/Exports/{id}/Stop',
      '/api/BackOffice/Exports/{id}/File',
      '/api/BackOffice/GetCaseReaders',
      '/api/BackOffice/CasePresence',
      '/api/BackOffice/MarkFileSeen',
      '/api/Request/ReviewAmlChecks',
      '/api/Request/SendBack',
      '/api/Request/ChangeApprovedTerms',
      '/api/Request/ConfirmChangeConditions',
      '/api/Request/ExtendLoanDelayTerm',
      '/api/Request/StopDecision',
      '/api/BackOffice/ExtendEvaluation',
      '/api/Request/GenerateChangeConditions/{id}',
      '/api/BackOffice/GetBatches',
      '/api/BackOffice/CancelBatch/{id}',
      '/api/BackOffice/RepeatBatch/{id}',
      '/api/BackOffice/Imports',
      '/api/BackOffice/ImportTemplate',
      '/api/BackOffice/Imports/{id}',
      '/api/BackOffice/Imports/{id}/Rows',
      '/api/BackOffice/Imports/{id}/ErrorFile',
      '/api/BackOffice/Imports/{id}/Apply',
      '/api/BackOffice/Imports/{id}/Undo',
      '/api/Codec/decode',
      '/api/BackOffice/Policy/Drafts',
      '/api/BackOffice/Policy/Drafts',
      '/api/BackOffice/Policy/Drafts/{id}',
      '/api/BackOffice/Policy/Drafts/{id}',
      '/api/BackOffice/Policy/Drafts/{id}',
      '/api/BackOffice/Policy/Runs',
      '/api/BackOffice/Policy/Runs',
      '/api/BackOffice/Policy/Runs/{id}',
      '/api/BackOffice/Policy/Runs/{id}/Cancel',
      '/api/BackOffice/Policy/Runs/{id}/Outcomes',
      '/api/BackOffice/Policy/Runs/{id}/Export',
      '/api/BackOffice/Calendar',
      '/api/BackOffice/SaveDayOff',
      '/api/BackOffice/SaveTermLength',
      '/api/BackOffice/Administration',
      '/api/BackOffice/Administration/Change',
      '/api/BackOffice/Administration/{id}/Confirm',
      '/api/BackOffice/Administration/{id}/Decline',
      '/api/BackOffice/Records',
      '/api/BackOffice/Records/Make',
      '/api/BackOffice/Records/{id}/Items',
      '/api/BackOffice/Records/{id}/Report',
      '/api/BackOffice/Records/{id}/Propose',
      '/api/BackOffice/Records/{id}/Confirm',
      '/api/BackOffice/Records/{id}/Decline',
      '/api/BackOffice/Holds',
      '/api/BackOffice/Holds/{id}/End',
      '/api/Aid',
      '/api/BackOffice/Aid',
      '/api/BackOffice/Aid/{id}/Publish',
      '/api/BackOffice/Texts',
      '/api/BackOffice/Texts/{key}',
      '/api/BackOffice/Texts/{key}/Draft',
      '/api/BackOffice/Texts/{key}/Draft',
      '/api/BackOffice/Texts/{key}/Propose',
      '/api/BackOffice/Texts/{key}/Confirm',
      '/api/BackOffice/Texts/{key}/Decline',
      '/api/BackOffice/Texts/{key}/Preview',
      '/api/BackOffice/Signatories',
      '/api/BackOffice/SaveSignatory',
      '/api/BackOffice/Deadlines',
      '/api/BackOffice/Operations',
      '/api/BackOffice/Operations/Findings/{id}/Acknowledge',
      '/api/BackOffice/Repair',
      '/api/BackOffice/Repair/Propose',
      '/api/BackOffice/Repair/{id}/Confirm',
      '/api/BackOffice/Repair/{id}/Decline',
      '/api/BackOffice/GetMails',
      '/api/BackOffice/SendMailAgain',
      '/api/BackOffice/SettleMail',
      '/api/Notifications/GetUnreadCount',
      '/api/Notifications/GetList',
      '/api/Notifications/MarkRead',
      '/api/Users/GetMailSettings',
      '/api/Users/SaveMailSettings',
      '/api/Link/Describe',
      '/api/Link/Use',
      '/api/Mail/Bounces',
    ]);
  });
});

/** Answers that were seen and not described, by route and status; what follows from a route's shape and what it says itself. */
const SEEN: readonly [string, number][] = [
  ['post /api/Request/Save', 404],
  ['post /api/Request/SaveDraft', 404],
  ['post /api/Request/HandOver', 409],
  ['post /api/Codec/decode', 404],
  ['post /api/Request/GetManagerRequests', 413],
  ['post /api/Users/Impersonate', 404],
  ['post /api/company/save', 404],
  ['post /api/Individual/StartRegistersProcessing', 404],
  ['post /api/BackOffice/ConfirmRegisterValue', 404],
  ['get /api/Users/GetConsentDocument', 404],
  ['get /api/Request/GetSigningUrl/{id}', 409],
  ['get /api/Request/GetSigningUrlManager/{id}', 409],
  ['get /api/Request/GetChangeConditionsTemplate/{id}', 409],
  ['get /api/request/DownloadFile/{requestId}/{fileId}', 409],
  ['get /api/BackOffice/Imports/{id}/ErrorFile', 409],
  ['get /api/Auth/Login', 303],
  ['post /api/Request/UploadContract', 413],
];

describe('openapi.json', () => {
  test.each(SEEN)('%s may answer %i', (name, status) => {
    const [method = '', path = ''] = name.split(' ');
    const { paths } = openApiOf(ROUTES) as {
      paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
    };
    expect(Object.keys(paths[path]![method]!.responses)).toContain(String(status));
  });

  test('is a valid OpenAPI 3.1 description', async () => {
    const result = await new Validator().validate(openApiOf(ROUTES));
    expect(result.errors ?? []).toEqual([]);
    expect(result.valid).toBe(true);
  });

  test('has no time but yyyy-MM-dd HH:mm:ss of Vilnius, and no day but yyyy-MM-dd', () => {
    const found: string[] = [];
    const walk = (node: unknown, path: string): void => {
      if (typeof node !== 'object' || node === null) return;
      const { format, type, pattern } = node as Record<string, unknown>;
      if (format === 'date-time' || format === 'date') found.push(path);
      const isTime = /(?:At|Since|Created|Finished|SigningDate|SigningTime|SubmittedDate)$/.test(
        path.replace(/\/anyOf\/\d+$/, ''),
      );
      if (isTime && !path.includes('/digestAt/') && type === 'string' && pattern !== TIME && pattern !== DAY)
        found.push(path);
      for (const [key, inner] of Object.entries(node)) walk(inner, `${path}/${key}`);
    };
    const TIME = dateTime.toJSONSchema().pattern;
    const DAY = date.toJSONSchema().pattern;
    expect(TIME).toBe('^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$');
    walk(openApiOf(ROUTES), '');
    expect(found).toEqual([]);
  });

  test('is what the routes print (npm run gen)', () => {
    const stored = JSON.parse(
      readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8'),
    ) as unknown;
    expect(stored).toEqual(JSON.parse(JSON.stringify(openApiOf(ROUTES))));
  });
});

// Good calls of the administration, and of what moves the terms of a signed contract.
import { RULE_SETS } from '../../domain/eligibility/rule-sets.ts';
import type { Sample } from './sample.ts';

const NOWHERE = '00000000-0000-4000-8000-000000000001';
const DONE = [200];
const REFUSED = [409];
const MISSING = [404];
const CHANGED_TERMS = {
  InvegaDocumentNumber: 'P-1',
  InvegaDocumentDate: '2026-11-20',
  InvegaLoanSum: '1',
  InvegaLoanInterestRate: '2',
  InvegaLoanPaymentTerm: '2028-11-20',
};

export const ADMINISTRATION_SAMPLES: Record<string, () => Sample> = {
  'POST /api/Request/SaveLoanSums': () => ({
    json: { RequestId: 'ID', GuaranteesLoanSum: '1000.00', CovidLoanSum: '0' },
    request: 'json.RequestId',
    good: REFUSED,
  }),
  'POST /api/Request/GenerateChangeConditions/{id}': () => ({
    params: { id: 'ID' },
    json: CHANGED_TERMS,
    request: 'params.id',
    // A case that has no contract yet has none to change.
    good: [...REFUSED, ...MISSING],
  }),
  'POST /api/Request/UploadChangeConditions': () => ({
    json: { RequestId: 'ID', ...CHANGED_TERMS },
    request: 'json.RequestId',
    good: REFUSED,
  }),
  'GET /api/Request/GetGeneratedChange/{id}': () => ({
    params: { id: 'ID' },
    query: `documentId=${NOWHERE}`,
    request: 'params.id',
    good: MISSING,
  }),
  'POST /api/Request/ExtendLoanDelayTerm': () => ({
    json: { RequestId: 'ID', InvegaLoanDelayTerm: 6, Reason: 'Sezonas prasideda vėliau' },
    request: 'json.RequestId',
    good: REFUSED,
  }),
  'GET /api/BackOffice/Records': () => ({ good: DONE }),
  'POST /api/BackOffice/Records/Make': () => ({ good: [...DONE, ...REFUSED] }),
  'GET /api/BackOffice/Records/{id}/Items': () => ({ params: { id: '999999' }, good: MISSING }),
  'GET /api/BackOffice/Records/{id}/Report': () => ({ params: { id: '999999' }, good: MISSING }),
  'POST /api/BackOffice/Records/{id}/Propose': () => ({
    params: { id: '999999' },
    json: { reason: 'Saugojimo terminai baigėsi' },
    good: MISSING,
  }),
  'POST /api/BackOffice/Records/{id}/Confirm': () => ({ params: { id: '999999' }, good: MISSING }),
  'POST /api/BackOffice/Records/{id}/Decline': () => ({ params: { id: '999999' }, good: MISSING }),
  'POST /api/BackOffice/Holds': () => ({
    json: { requestId: 999999, reason: 'Teismo nutartis' },
    good: MISSING,
  }),
  'POST /api/BackOffice/Holds/{id}/End': () => ({
    params: { id: NOWHERE },
    json: { reason: 'Byla išnagrinėta' },
    good: MISSING,
  }),
  'GET /api/Aid': () => ({ good: DONE }),
  'GET /api/BackOffice/Aid': () => ({ good: DONE }),
  'POST /api/BackOffice/Aid/{id}/Publish': () => ({ params: { id: '999999' }, good: MISSING }),
  'GET /api/BackOffice/GetSavedViews': () => ({ good: DONE }),
  'POST /api/BackOffice/SaveView': () => ({
    json: { Name: 'Mano nuoma', Team: false, View: { RequestStatusIds: [2], queue: 'mine' } },
    good: DONE,
  }),
  'POST /api/BackOffice/CountManagerRequests': () => ({ json: {}, good: DONE }),
  'GET /api/backoffice/GetStats': () => ({ good: DONE }),
  'GET /api/BackOffice/StatsFile': () => ({ good: DONE }),
  'POST /api/BackOffice/ExportManagerRequests': () => ({ json: {}, good: DONE }),
  'POST /api/BackOffice/ExportData': () => ({ json: {}, good: DONE }),
  'POST /api/BackOffice/Exports': () => ({ json: { kind: 'list', filter: {} }, good: DONE }),
  'GET /api/BackOffice/Exports': () => ({ good: DONE }),
  'POST /api/BackOffice/Exports/{id}/Stop': () => ({ params: { id: NOWHERE }, good: MISSING }),
  'GET /api/BackOffice/Exports/{id}/File': () => ({ params: { id: NOWHERE }, good: MISSING }),
  'GET /api/Excel/list': () => ({ good: DONE }),
  'GET /api/Excel/DownloadFile': () => ({ query: 'id=999999', good: MISSING }),
  'GET /api/BackOffice/Policy/Drafts': () => ({ good: DONE }),
  'POST /api/BackOffice/Policy/Drafts': () => ({
    json: { name: 'Bandomasis', basedOn: 'tiesiogines/2022-06-01' },
    good: DONE,
  }),
  'GET /api/BackOffice/Policy/Drafts/{id}': () => ({ params: { id: NOWHERE }, good: MISSING }),
  'POST /api/BackOffice/Policy/Drafts/{id}': () => ({
    params: { id: NOWHERE },
    json: { name: 'Bandomasis', version: 1, parameters: RULE_SETS[0]!.parameters },
    good: MISSING,
  }),
  'DELETE /api/BackOffice/Policy/Drafts/{id}': () => ({
    params: { id: NOWHERE },
    query: 'version=1',
    good: MISSING,
  }),
  'GET /api/BackOffice/Policy/Runs': () => ({ good: DONE }),
  'POST /api/BackOffice/Policy/Runs': () => ({
    json: { draftId: NOWHERE, draftVersion: 1, scheme: 'tiesiogines' },
    good: MISSING,
  }),
  'GET /api/BackOffice/Policy/Runs/{id}': () => ({ params: { id: NOWHERE }, good: MISSING }),
  'POST /api/BackOffice/Policy/Runs/{id}/Cancel': () => ({ params: { id: NOWHERE }, good: MISSING }),
  'GET /api/BackOffice/Policy/Runs/{id}/Outcomes': () => ({ params: { id: NOWHERE }, good: MISSING }),
  'GET /api/BackOffice/Policy/Runs/{id}/Export': () => ({ params: { id: NOWHERE }, good: MISSING }),
  'GET /api/BackOffice/Operations': () => ({ good: DONE }),
  'POST /api/BackOffice/Operations/Findings/{id}/Acknowledge': () => ({ params: { id: 999 }, good: MISSING }),
  'GET /api/BackOffice/Calendar': () => ({ query: 'year=2026', good: DONE }),
  'GET /api/BackOffice/Deadlines': () => ({ good: DONE }),
  'POST /api/BackOffice/SaveDayOff': () => ({
    json: { date: '2020-01-02', kind: 'dayOff', name: 'Bandymas', reason: 'Bandymas be pakeitimo' },
    good: [400],
  }),
  'POST /api/BackOffice/SaveTermLength': () => ({
    json: { kind: 'contract', length: 5, seen: 1, reason: 'Bandymas be pakeitimo' },
    good: REFUSED,
  }),
  'GET /api/Users/GetOwnData': () => ({ good: DONE }),
  'GET /api/Users/GetOwnDataDocument': () => ({ good: DONE }),
  'GET /api/BackOffice/Administration': () => ({ good: DONE }),
  'POST /api/BackOffice/Administration/Change': () => ({
    json: { kind: 'feature', feature: 'imports', isOn: true, reason: 'Bandymas be pakeitimo' },
    good: REFUSED,
  }),
  'POST /api/BackOffice/Administration/{id}/Confirm': () => ({ params: { id: NOWHERE }, good: MISSING }),
  'POST /api/BackOffice/Administration/{id}/Decline': () => ({ params: { id: NOWHERE }, good: MISSING }),
  'GET /api/BackOffice/Texts': () => ({ good: DONE }),
  'GET /api/BackOffice/Texts/{key}': () => ({ params: { key: 'contract' }, good: DONE }),
  'POST /api/BackOffice/Texts/{key}/Draft': () => ({
    params: { key: 'note' },
    json: { version: 1, parts: { text: '# Pažyma' } },
    good: MISSING,
  }),
  'DELETE /api/BackOffice/Texts/{key}/Draft': () => ({
    params: { key: 'note' },
    query: 'version=1',
    good: MISSING,
  }),
  'POST /api/BackOffice/Texts/{key}/Propose': () => ({
    params: { key: 'note' },
    json: { version: 1, reason: 'Pasikeitė tvarka' },
    good: MISSING,
  }),
  'POST /api/BackOffice/Texts/{key}/Confirm': () => ({
    params: { key: 'note' },
    json: { version: 1 },
    good: MISSING,
  }),
  'POST /api/BackOffice/Texts/{key}/Decline': () => ({
    params: { key: 'note' },
    json: { version: 1, reason: 'Trūksta datos' },
    good: MISSING,
  }),
  'GET /api/BackOffice/Texts/{key}/Preview': () => ({ params: { key: 'note' }, good: MISSING }),
  'GET /api/BackOffice/Signatories': () => ({ good: DONE }),
  'POST /api/BackOffice/SaveSignatory': () => ({
    json: { id: NOWHERE, office: '', basisNumber: '', basisDate: '', reason: 'Pareigų nebeturi' },
    good: MISSING,
  }),
  'GET /api/BackOffice/Repair': () => ({ good: DONE }),
  'POST /api/BackOffice/Repair/Propose': () => ({
    json: { cause: 'work:screening:malformed', remedy: 'retry', reason: 'Atsako', secondId: NOWHERE },
    good: MISSING,
  }),
  'POST /api/BackOffice/Repair/{id}/Confirm': () => ({ params: { id: NOWHERE }, good: MISSING }),
  'POST /api/BackOffice/Repair/{id}/Decline': () => ({ params: { id: NOWHERE }, good: MISSING }),
  'GET /api/Request/VmiAdditionalChecksList': () => ({ good: DONE }),
  'POST /api/Request/VmiAdditionalChecksSave/{code}': () => ({ params: { code: '900000016' }, good: DONE }),
  'POST /api/Request/MarkForVmiRenewMass': () => ({ json: { RequestStatusIds: [16] }, good: REFUSED }),
  'POST /api/Request/MarkForVmiAdditionalCheckMass': () => ({
    json: { RequestStatusIds: [16] },
    good: REFUSED,
  }),
  'GET /api/BackOffice/GetBatches': () => ({ good: DONE }),
  'GET /api/BackOffice/GetBatch/{id}': () => ({ params: { id: NOWHERE }, good: MISSING }),
  'POST /api/BackOffice/CancelBatch/{id}': () => ({ params: { id: NOWHERE }, good: MISSING }),
  'POST /api/BackOffice/RepeatBatch/{id}': () => ({ params: { id: NOWHERE }, good: MISSING }),
  'POST /api/BackOffice/ImportDataList': () => ({ form: { FileType: '1' }, good: [400] }),
  'GET /api/BackOffice/Imports': () => ({ good: DONE }),
  'GET /api/BackOffice/ImportTemplate': () => ({ good: DONE }),
  'GET /api/BackOffice/Imports/{id}': () => ({ params: { id: NOWHERE }, good: MISSING }),
  'GET /api/BackOffice/Imports/{id}/Rows': () => ({ params: { id: NOWHERE }, good: MISSING }),
  'GET /api/BackOffice/Imports/{id}/ErrorFile': () => ({ params: { id: NOWHERE }, good: MISSING }),
  'POST /api/BackOffice/Imports/{id}/Apply': () => ({ params: { id: NOWHERE }, good: MISSING }),
  'POST /api/BackOffice/Imports/{id}/Undo': () => ({ params: { id: NOWHERE }, good: MISSING }),
};

// One good call of every route, and what it must answer when the caller has every right: the table the access test walks.
import { TERMS, type Sample } from './sample.ts';
import { ADMINISTRATION_SAMPLES } from './samples-administration.ts';
import { ASSESSMENT_SAMPLES } from './samples-assessment.ts';
import { BILL_SAMPLES } from './samples-bills.ts';
import { LOAN_ACCOUNT_SAMPLES, PAYMENT_SAMPLES } from './samples-payments.ts';

export interface World {
  /** A request in status 1 of the applicant who asks. */
  requestId: number;
  /** Somebody else's. */
  foreignId: number;
  partyId: number;
  assessorId: string;
}

const SOME_FILE = '00000000-0000-4000-8000-000000000001';
const DONE = [200];
const DONE_OR_REFUSED = [200, 400, 409];
const REFUSED = [409];
const MISSING = [404];

const byQuery = (good: readonly number[], more = ''): Sample => {
  return { query: `requestId=ID${more}`, request: 'query', good };
};
const byId = (good: readonly number[], query?: string): Sample => ({
  params: { id: 'ID' },
  request: 'params.id',
  good,
  query,
});

/** Keys are `METHOD path`; ID stands for the number of the request. A route without a row fails the test. */
export const SAMPLES: Record<string, (world: World) => Sample> = {
  'GET /api/feature/get': () => ({ good: DONE }),
  'GET /api/Request/GetGeneralInfo': () => ({ good: DONE }),
  'GET /api/Classifiers/Schemes': () => ({ good: DONE }),
  'POST /api/ScreenError': () => ({
    json: { reference: SOME_FILE, name: 'TypeError', places: ['Home-Ab1.js:1:20'] },
    good: DONE,
  }),
  'POST /api/SelfCheck': () => ({ json: { CompanyCode: '900000023' }, good: DONE }),
  'GET /api/SelfCheck/{id}': () => ({ params: { id: SOME_FILE }, good: MISSING }),
  'GET /api/Auth/Login': () => ({ query: 'loginType=Company', good: DONE }),
  'GET /Auth/CustomLogin': () => ({ good: DONE }),
  'POST /api/Auth/callback': () => ({ json: { ticket: 'unknown' }, good: [303] }),
  'POST /api/Auth/Exchange': () => ({ json: { token: 'x'.repeat(43) }, good: [400] }),
  'POST /api/Auth/vaiisistest': () => ({
    json: { personalCode: '48403129911', companyCode: '900000016', password: 'demo' },
    good: DONE,
  }),
  'GET /api/Auth/TestPersonas': () => ({ good: DONE }),
  'POST /api/Auth/Authenticate/backoffice': () => ({
    json: { userName: 'nobody@example.test', password: 'demo' },
    good: [400],
  }),
  'GET /api/Auth/logout': () => ({ good: DONE }),
  'GET /api/Users/logoff': () => ({ good: DONE }),
  'GET /api/Users/Me': () => ({ good: DONE }),
  'POST /api/Users/PushToken': () => ({ good: DONE }),
  'GET /api/Users/GetSessions': () => ({ good: DONE }),
  'POST /api/Users/EndSession': () => ({
    json: { Id: '00000000-0000-4000-8000-000000000001' },
    good: [404],
  }),
  'POST /api/Users/EndAllSessions': () => ({ json: { keepThis: true }, good: DONE }),
  'GET /api/Users/IsConsentAgreed': () => ({ good: DONE }),
  'GET /api/Users/GetConsent': () => ({ good: DONE }),
  'POST /api/Users/CreateConsent': () => ({
    json: { email: 'a@example.test', phoneNumber: '+37061234567', accepted: true },
    good: DONE,
  }),
  'GET /api/Users/IsRepresentative': () => ({ good: DONE }),
  'GET /api/Users/GetCompanyRepresentations': () => ({ good: DONE }),
  'GET /api/Users/GetConsentDocument': () => ({ good: DONE }),
  'POST /api/Users/Impersonate': () => ({ json: { representativeId: SOME_FILE }, good: MISSING }),
  'GET /api/Users/GetEditList': () => ({ good: DONE }),
  'POST /api/Users/SaveCompanyRepresentative': () => ({ form: { FirstName: 'Jonas' }, good: [400] }),
  'DELETE /api/Users/DeleteCompanyRepresentative/{id}': () => ({ params: { id: SOME_FILE }, good: MISSING }),
  'GET /api/Users/GetRepresentativeFile/{representativeId}/{fileNumber}': () => ({
    params: { representativeId: SOME_FILE, fileNumber: 1 },
    good: MISSING,
  }),
  'GET /api/BackOffice/GetEditList': () => ({ good: DONE }),
  'POST /api/BackOffice/SaveCompanyRepresentative': () => ({ form: { FirstName: 'Jonas' }, good: [400] }),
  'DELETE /api/BackOffice/DeleteCompanyRepresentative/{id}': () => ({
    params: { id: SOME_FILE },
    good: MISSING,
  }),
  'GET /api/BackOffice/GetRepresentativeFile/{representativeId}/{fileNumber}': () => ({
    params: { representativeId: SOME_FILE, fileNumber: 1 },
    good: MISSING,
  }),
  'POST /api/Company/StartRegistersProcessing': () => ({ json: {}, good: DONE }),
  'GET /api/Company/GetRegistersProcessingStatus/{id}': ({ partyId }) => ({
    params: { id: partyId },
    good: DONE,
  }),
  'POST /api/Registers/AskSilent': () => ({ json: {}, good: DONE }),
  'POST /api/Individual/StartRegistersProcessing': () => ({ json: {}, good: MISSING }),
  'GET /api/Individual/GetRegistersProcessingStatus/{id}': ({ partyId }) => ({
    params: { id: partyId },
    good: MISSING,
  }),
  'GET /api/Individual/GetFinancialCriteriaResults/{id}': () => byId(MISSING),
  'POST /api/company/save': () => ({
    json: { RequestId: 'ID', formVersion: 99, CompanyData: {} },
    request: 'json.RequestId',
    good: REFUSED,
  }),
  'POST /api/Request/RenewVmiInfo': () => byQuery(DONE),
  'GET /api/BackOffice/GetRegisters': () => byQuery(DONE),
  'POST /api/BackOffice/RenewRegisters': () => ({
    json: { RequestId: 'ID', register: 'accounts' },
    request: 'json.RequestId',
    good: DONE,
  }),
  'POST /api/BackOffice/EnterRegisterValue': () => ({
    form: { RequestId: 'ID', register: 'social-insurance', values: '{}' },
    request: 'form.RequestId',
    good: [400],
  }),
  'POST /api/BackOffice/ConfirmRegisterValue': () => ({
    json: { RequestId: 'ID', entryId: SOME_FILE },
    request: 'json.RequestId',
    good: MISSING,
  }),
  'POST /api/BackOffice/DeclineRegisterValue': () => ({
    json: { RequestId: 'ID', entryId: SOME_FILE, comment: 'Dokumentas kitas' },
    request: 'json.RequestId',
    good: MISSING,
  }),
  'POST /api/BackOffice/WithdrawRegisterValue': () => ({
    json: { RequestId: 'ID', entryId: SOME_FILE },
    request: 'json.RequestId',
    good: MISSING,
  }),
  'GET /api/BackOffice/GetMails': () => byQuery(DONE),
  'GET /api/Notifications/GetUnreadCount': () => ({ good: DONE }),
  'GET /api/Notifications/GetList': () => ({ good: DONE }),
  'POST /api/Notifications/MarkRead': () => ({ json: { ids: null }, good: DONE }),
  'GET /api/Users/GetMailSettings': () => ({ good: DONE }),
  'POST /api/Users/SaveMailSettings': () => ({ json: { muted: [] }, good: DONE }),
  'POST /api/Link/Describe': () => ({ json: { token: 'x'.repeat(43) }, good: DONE }),
  'POST /api/Link/Use': () => ({ json: { token: 'x'.repeat(43) }, good: DONE }),
  'POST /api/Mail/Bounces': () => ({ json: {}, good: [400] }),
  'POST /api/BackOffice/SendMailAgain': () => ({
    json: { requestId: 'ID', mailId: SOME_FILE, address: 'kitas@example.test' },
    request: 'json.requestId',
    good: MISSING,
  }),
  'POST /api/BackOffice/SettleMail': () => ({
    json: { requestId: 'ID', mailId: SOME_FILE },
    request: 'json.requestId',
    good: MISSING,
  }),
  'GET /api/BackOffice/GetRegisterHistory': () => byQuery(DONE, '&register=accounts'),
  'GET /api/BackOffice/DownloadRegisterDocument/{requestId}/{entryId}': () => ({
    params: { requestId: 'ID', entryId: SOME_FILE },
    request: 'params.requestId',
    good: MISSING,
  }),
  'POST /api/Request/GetCompanyEvrks': () => ({
    json: { requestId: 'ID' },
    request: 'json.requestId',
    good: DONE,
  }),
  'POST /api/Request/GetIndividualEvrks': () => ({
    json: { requestId: 'ID' },
    request: 'json.requestId',
    good: DONE,
  }),
  'GET /api/Request/GetCompanyEvrks': () => byQuery(DONE),
  'GET /api/Request/GetIndividualEvrks': () => byQuery(DONE),
  'GET /api/request/GetFinancialCriteriaResults/{id}': () => byId(DONE),
  'GET /api/request/GetFinancialCriteriaResultsFinal/{id}': () => byId(DONE),
  'POST /api/Request/CalculateFinancialCriteria': () => ({
    json: { requestId: 'ID' },
    request: 'json.requestId',
    good: DONE,
  }),
  'GET /api/Request/GetFinancialEvaluationStatus/{id}': () => byId([200, 404]),
  'POST /api/Request/DoubleCheckRequestEvaluation': () => byQuery([200, 202, 409]),
  'GET /api/Request/List': () => ({ good: DONE }),
  'GET /api/Request/Get': () => byQuery(DONE),
  'GET /api/Request/GetOffers/{id}': () => byId(DONE),
  'GET /api/Request/GetPreview/{id}': () => byId(DONE),
  'GET /api/Request/GetReceipt/{id}': () => byId(MISSING),
  'GET /api/Request/GetRequestPdf/{id}': () => byId(DONE),
  'GET /api/Request/GetChangeConditionsTemplate/{id}': () => byId(REFUSED),
  'POST /api/Request/Start': () => ({ json: { schemeCode: 'tiesiogines' }, good: DONE }),
  'POST /api/Request/Copy/{id}': () => byId(REFUSED),
  'POST /api/Request/Save': () => ({
    json: { requestSystemInfo: { RequestId: 'ID' }, formVersion: 0 },
    request: 'json.requestSystemInfo.RequestId',
    good: [400],
  }),
  'POST /api/Request/SaveDraft': () => ({
    json: { requestSystemInfo: { RequestId: 'ID' }, formVersion: 99 },
    request: 'json.requestSystemInfo.RequestId',
    good: REFUSED,
  }),
  'DELETE /api/Request/Delete': () => byQuery(DONE),
  'POST /api/Request/SendForApprove': () => byQuery([400, 409]),
  'POST /api/Request/SubmitAdditionalDocs': () => byQuery(REFUSED),
  'POST /api/Request/CheckForApprove': () => ({
    json: { requestId: 'ID' },
    request: 'json.requestId',
    good: DONE,
  }),
  'POST /api/Company/Find': () => ({ json: { Codes: ['900000016'] }, good: DONE }),
  'POST /api/Request/CanCreateOrSubmit': () => ({
    json: { requestId: 'ID' },
    request: 'json.requestId',
    good: DONE,
  }),
  'GET /api/Request/CanCreateRequest': () => ({ good: DONE }),
  'GET /api/Request/GetInitialRequestLimit/{id}': () => byId(MISSING),
  'GET /api/Request/GetRequestLimit/{id}': () => byId(DONE),
  'POST /api/Request/SaveUserComment': () => ({
    json: { requestId: 'ID', comment: 'Sveiki gyvi' },
    request: 'json.requestId',
    good: DONE,
  }),
  'POST /api/request/SaveAdditionalComments': () => ({
    json: { requestId: 'ID' },
    request: 'json.requestId',
    good: REFUSED,
  }),
  'GET /api/request/GetAdditionalComments/{id}': () => byId(DONE),
  'GET /api/Classifiers/Evrk': () => ({ query: 'search=prekyba', good: DONE }),
  'GET /api/Classifiers/Countries': () => ({ good: DONE }),
  'GET /api/Address/Districts': () => ({ good: DONE }),
  'GET /api/Address/Municipalities/{districtId}': () => ({ params: { districtId: 1 }, good: DONE }),
  'GET /api/Address/Elderships/{municipalityId}': () => ({ params: { municipalityId: 11 }, good: DONE }),
  'GET /api/Address/Settlements': () => ({ query: 'municipalityId=11', good: DONE }),
  'GET /api/request/GetUploadedFiles/{id}': () => byId(DONE),
  'GET /api/request/GetUploadedFilesManager/{id}': () => byId(DONE),
  'POST /api/request/UploadFiles': () => ({
    form: { RequestId: 'ID', FileType: '11' },
    request: 'form.RequestId',
    good: [200, 400],
  }),
  'GET /api/request/DownloadFile/{requestId}/{fileId}': () => ({
    params: { requestId: 'ID', fileId: SOME_FILE },
    request: 'params.requestId',
    good: MISSING,
  }),
  'DELETE /api/request/DeleteUploadedFile/{requestId}/{fileId}': () => ({
    params: { requestId: 'ID', fileId: SOME_FILE },
    request: 'params.requestId',
    good: MISSING,
  }),
  'GET /api/request/DownloadAllFiles/{id}': () => byId(DONE),
  'GET /api/Request/GetSigningUrl/{id}': () => byId(REFUSED),
  'GET /api/Request/GetSigningUrlManager/{id}': () => byId(REFUSED),
  'GET /api/Request/GetSigningUrlDecision/{id}': () => byId(REFUSED),
  'GET /api/Request/GetDocumentsToSign': () => ({ good: DONE }),
  // What of the number cannot be signed is said in its row.
  'POST /api/Request/GetSigningUrlBatch': () => ({ json: { requestIds: [999_999_999] }, good: MISSING }),
  'GET /api/Request/GetSigningBatch': () => ({ query: `batchId=${SOME_FILE}`, good: MISSING }),
  'POST /api/Request/SignedBatch': () => ({ query: `batchId=${SOME_FILE}`, good: MISSING }),
  'POST /api/Request/StopDecision': () => ({
    json: { RequestId: 'ID', comment: 'Suklydome byloje' },
    request: 'json.RequestId',
    good: REFUSED,
  }),
  'GET /api/Request/GetSigningInfo/{id}': () => byId(DONE),
  'POST /api/Signing/callback': () => ({ json: { token: 'unknown' }, good: DONE }),
  'POST /api/Request/Signed': () => byQuery(DONE),
  'POST /api/Request/ApplicantSigned': () => byQuery(DONE),
  'GET /api/Request/GetSignedContract/{id}': () => byId(MISSING),
  'GET /api/Request/GetSignedDecision/{id}': () => byId(MISSING),
  'GET /api/Request/GetSignedRejectDecision/{id}': () => byId(MISSING),
  'GET /api/Request/GetNoBankFinancingNote/{id}': () => byId(MISSING),
  'GET /api/Request/GetDecisionDifferences/{id}': () => byId(MISSING),
  'GET /api/Request/GetSignedChangeConditions/{id}/{fileId}': () => ({
    params: { id: 'ID', fileId: SOME_FILE },
    request: 'params.id',
    good: MISSING,
  }),
  'GET /api/Request/GetTerminationDocument/{id}/{fileId}': () => ({
    params: { id: 'ID', fileId: SOME_FILE },
    request: 'params.id',
    good: MISSING,
  }),
  'GET /api/Request/DownloadContract/{id}': () => byId(MISSING),
  'GET /api/Request/GetAdministrationInvoices/{id}': () => byId(DONE),
  'GET /api/Request/DownloadAdministrationInvoice/{id}': () => ({ params: { id: SOME_FILE }, good: MISSING }),
  'GET /api/Request/DownloadChangeConditionsInvoice/{id}': () => ({
    params: { id: SOME_FILE },
    good: MISSING,
  }),
  'POST /api/Request/GetManagerRequests': () => ({ json: {}, good: DONE }),
  'GET /api/BackOffice/GetQueues': () => ({ good: DONE }),
  'GET /api/BackOffice/GetTasks': () => ({ good: DONE }),
  'GET /api/BackOffice/GetInvegaUsers': () => ({ good: DONE }),
  'GET /api/Request/GetAssessorsList': () => ({ good: DONE }),
  'GET /api/Request/GetForManager': () => byQuery(DONE),
  'GET /api/BackOffice/GetCaseReaders': () => byQuery(DONE),
  'GET /api/Request/GetRequestLog/{id}': () => byId(DONE),
  'GET /api/Request/GetRelatedRequests': () => byQuery(DONE),
  'POST /api/Request/SetAssessor': ({ assessorId }) => byQuery(REFUSED, `&userId=${assessorId}`),
  'POST /api/Request/ManagerSaveCompanySizeType': () => ({
    json: { RequestId: 'ID', companySizeTypeId: 2 },
    request: 'json.RequestId',
    good: REFUSED,
  }),
  'POST /api/Request/SetInvegaLoanSum': () => ({
    json: { RequestId: 'ID', Sum: '100.00' },
    request: 'json.RequestId',
    good: REFUSED,
  }),
  'POST /api/Request/IcreaseInvegaLoanSum': () => ({
    json: { RequestId: 'ID', Sum: 100 },
    request: 'json.RequestId',
    good: REFUSED,
  }),
  'POST /api/Request/ChangeApprovedTerms': () => ({
    json: { RequestId: 'ID', Reason: 'Mažesnė rizika', InvegaLoanSum: '100.00' },
    request: 'json.RequestId',
    good: REFUSED,
  }),
  'POST /api/Request/ConfirmChangeConditions': () => ({
    json: {
      RequestId: 'ID',
      InvegaLoanSum: '100.00',
      InvegaLoanInterestRate: '2.10',
      InvegaLoanPaymentTerm: '2028-06-30',
      Reason: 'Prašo pareiškėjas',
    },
    request: 'json.RequestId',
    good: REFUSED,
  }),
  'POST /api/Request/RenewAmlChecks/{id}': () => byId(REFUSED),
  'POST /api/Request/HandOver': () => byQuery(REFUSED),
  'POST /api/Request/Approve': () => ({
    json: { RequestId: 'ID' },
    request: 'json.RequestId',
    good: REFUSED,
  }),
  'POST /api/Request/WaitForAdditionalDocs': () => ({
    json: {
      requestId: 'ID',
      comment: '',
      refusalOfFunding: true,
      invegaContractNumber: 'P-1',
      invegaLoanSum: '1',
      invegaLoanInterestRate: '2',
    },
    request: 'json.requestId',
    good: REFUSED,
  }),
  'POST /api/Request/Return': () => ({
    json: { requestId: 'ID', comment: 'Patikslinkite' },
    request: 'json.requestId',
    good: REFUSED,
  }),
  'POST /api/Request/Reject': () => ({
    json: { requestId: 'ID', comment: 'Neatitinka' },
    request: 'json.requestId',
    good: REFUSED,
  }),
  'POST /api/Request/InvegaSendForApprove': () => byQuery(REFUSED),
  'POST /api/Request/RegenerateDecisionDoc': () => byQuery(REFUSED),
  'POST /api/Request/Terminate': () => ({
    form: { RequestId: 'ID' },
    request: 'form.RequestId',
    good: DONE_OR_REFUSED,
  }),
  'POST /api/Request/GenerateContract/{id}': () => ({ ...byId(REFUSED), json: TERMS }),
  'POST /api/Request/UploadContract': () => ({
    json: { RequestId: 'ID', ...TERMS },
    request: 'json.RequestId',
    good: REFUSED,
  }),
  'POST /api/Request/ChangeContractFile': () => ({
    json: { RequestId: 'ID', ...TERMS },
    request: 'json.RequestId',
    good: REFUSED,
  }),
  'POST /api/Codec/decode': () => ({ json: { payloads: [] }, good: MISSING }),
  'POST /api/Request/RejectChangeConditions': () => byQuery(REFUSED, '&comment=Nekei%C4%8Diama'),
  'POST /api/Request/RequestChangeConditions': () => ({
    form: { RequestId: 'ID' },
    request: 'form.RequestId',
    good: REFUSED,
  }),
  ...ADMINISTRATION_SAMPLES,
  ...ASSESSMENT_SAMPLES,
  ...PAYMENT_SAMPLES,
  ...LOAN_ACCOUNT_SAMPLES,
  ...BILL_SAMPLES,
};

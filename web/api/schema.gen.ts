// Generated from openapi.json by `npm run gen`; never edited by hand.
export interface paths {
  '/Auth/CustomLogin': {
    /** Starts the staff login in the same way */
    get: operations['getAuthCustomLogin'];
  };
  '/api/Address/Districts': {
    /** Districts (apskritys) */
    get: operations['getApiAddressDistricts'];
  };
  '/api/Address/Elderships/{municipalityId}': {
    /** Elderships of a municipality; none are known */
    get: operations['getApiAddressEldershipsMunicipalityId'];
  };
  '/api/Address/Municipalities/{districtId}': {
    /** Municipalities of a district */
    get: operations['getApiAddressMunicipalitiesDistrictId'];
  };
  '/api/Address/Settlements': {
    /** Settlements of a municipality, fetched directly where it has no elderships */
    get: operations['getApiAddressSettlements'];
  };
  '/api/Aid': {
    /** Aid of 500,000 EUR or more that was published: who gave it to whom, how much, when and on what ground */
    get: operations['getApiAid'];
  };
  '/api/Auth/Authenticate/backoffice': {
    /** Staff login with credentials; 404 in production */
    post: operations['postApiAuthAuthenticateBackoffice'];
  };
  '/api/Auth/Exchange': {
    /** Trades the one-time code, once and within 60 s and from the same browser, for the session token */
    post: operations['postApiAuthExchange'];
  };
  '/api/Auth/Login': {
    /** Starts the applicant login: redirects a navigating browser to the identity gateway, answers its address otherwise */
    get: operations['getApiAuthLogin'];
  };
  '/api/Auth/TestPersonas': {
    /** Fictional people of the test login; 404 in production */
    get: operations['getApiAuthTestPersonas'];
  };
  '/api/Auth/callback': {
    /** Post-back of the identity gateway; redirects to /logincallback with a one-time code, or to /permission-denied/{id} */
    post: operations['postApiAuthCallback'];
  };
  '/api/Auth/logout': {
    /** Ends the login */
    get: operations['getApiAuthLogout'];
  };
  '/api/Auth/vaiisistest': {
    /** Test login of an applicant; 404 in production */
    post: operations['postApiAuthVaiisistest'];
  };
  '/api/BackOffice/Administration': {
    /** Accounts, absences, schemes, switches, and changes of them with who and why */
    get: operations['getApiBackOfficeAdministration'];
  };
  '/api/BackOffice/Administration/Change': {
    /** Changes an account, a scheme or a switch; what touches rights or money waits for a second person */
    post: operations['postApiBackOfficeAdministrationChange'];
  };
  '/api/BackOffice/Administration/{id}/Confirm': {
    /** Confirms a change somebody else proposed; it is in force at once */
    post: operations['postApiBackOfficeAdministrationIdConfirm'];
  };
  '/api/BackOffice/Administration/{id}/Decline': {
    /** Declines a change, or takes back one’s own */
    post: operations['postApiBackOfficeAdministrationIdDecline'];
  };
  '/api/BackOffice/Aid': {
    /** What is to be published by when, and what was; numbers and sums only */
    get: operations['getApiBackOfficeAid'];
  };
  '/api/BackOffice/Aid/{id}/Publish': {
    /** Publishes aid before it is published by itself */
    post: operations['postApiBackOfficeAidIdPublish'];
  };
  '/api/BackOffice/Calendar': {
    /** Days off of a year, lengths of terms, and who changed them */
    get: operations['getApiBackOfficeCalendar'];
  };
  '/api/BackOffice/CancelBatch/{id}': {
    /** Stops a mass action; what was not asked stays undone */
    post: operations['postApiBackOfficeCancelBatchId'];
  };
  '/api/BackOffice/CasePresence': {
    /** The person is at the case; answers which colleagues are there, who writes first */
    post: operations['postApiBackOfficeCasePresence'];
  };
  '/api/BackOffice/ConfirmRegisterValue': {
    /** Confirms a value another person has entered; from now on it counts */
    post: operations['postApiBackOfficeConfirmRegisterValue'];
  };
  '/api/BackOffice/CountManagerRequests': {
    /** How many requests a filter finds, however many there are */
    post: operations['postApiBackOfficeCountManagerRequests'];
  };
  '/api/BackOffice/Deadlines': {
    /** All running and paused clocks of all cases by their end, with counts by group and by day */
    get: operations['getApiBackOfficeDeadlines'];
  };
  '/api/BackOffice/DeclineRegisterValue': {
    /** Declines a value another person has entered, with a comment */
    post: operations['postApiBackOfficeDeclineRegisterValue'];
  };
  '/api/BackOffice/DeleteCompanyRepresentative/{id}': {
    /** Removes an authorisation of any party: the access under it ends at once */
    delete: operations['deleteApiBackOfficeDeleteCompanyRepresentativeId'];
  };
  '/api/BackOffice/DownloadRegisterDocument/{requestId}/{entryId}': {
    /** The document a value was entered from */
    get: operations['getApiBackOfficeDownloadRegisterDocumentRequestIdEntryId'];
  };
  '/api/BackOffice/EnterRegisterValue': {
    /** Enters a register’s answer by hand, from a document; it counts once another person has confirmed it */
    post: operations['postApiBackOfficeEnterRegisterValue'];
  };
  '/api/BackOffice/ExportData': {
    /** All answers, evaluator inputs and contract terms as a file, up to 5,000 rows */
    post: operations['postApiBackOfficeExportData'];
  };
  '/api/BackOffice/ExportManagerRequests': {
    /** The list as a file, up to 5,000 rows */
    post: operations['postApiBackOfficeExportManagerRequests'];
  };
  '/api/BackOffice/Exports': {
    /** Own exports in the background of the last day */
    get: operations['getApiBackOfficeExports'];
    /** Begins a file of any size in the background */
    post: operations['postApiBackOfficeExports'];
  };
  '/api/BackOffice/Exports/{id}/File': {
    /** The file of an own export, as long as its link is good */
    get: operations['getApiBackOfficeExportsIdFile'];
  };
  '/api/BackOffice/Exports/{id}/Stop': {
    /** Stops an own export; one that is over stays as it is */
    post: operations['postApiBackOfficeExportsIdStop'];
  };
  '/api/BackOffice/ExtendEvaluation': {
    /** Extends the evaluation, once, with a reason */
    post: operations['postApiBackOfficeExtendEvaluation'];
  };
  '/api/BackOffice/GetBatch/{id}': {
    /** How far a mass action is, and which rows failed */
    get: operations['getApiBackOfficeGetBatchId'];
  };
  '/api/BackOffice/GetBatches': {
    /** Mass actions in progress, and those of the caller that ended within a day */
    get: operations['getApiBackOfficeGetBatches'];
  };
  '/api/BackOffice/GetCaseReaders': {
    /** Who of the staff looked at what of a case, the latest first */
    get: operations['getApiBackOfficeGetCaseReaders'];
  };
  '/api/BackOffice/GetEditList': {
    /** Authorisations of all parties, the one that was changed last first */
    get: operations['getApiBackOfficeGetEditList'];
  };
  '/api/BackOffice/GetInvegaUsers': {
    /** Users of the provider */
    get: operations['getApiBackOfficeGetInvegaUsers'];
  };
  '/api/BackOffice/GetMails': {
    /** Every mail of a request, to whom and what became of it */
    get: operations['getApiBackOfficeGetMails'];
  };
  '/api/BackOffice/GetQueues': {
    /** Queues with live counts for this person */
    get: operations['getApiBackOfficeGetQueues'];
  };
  '/api/BackOffice/GetRegisterHistory': {
    /** Every answer of one register about the applicant, the newest first */
    get: operations['getApiBackOfficeGetRegisterHistory'];
  };
  '/api/BackOffice/GetRegisters': {
    /** How the registers stand with a case: what is missing, since when, and what was entered by hand */
    get: operations['getApiBackOfficeGetRegisters'];
  };
  '/api/BackOffice/GetRepresentativeFile/{representativeId}/{fileNumber}': {
    /** A document of an authorisation of any party */
    get: operations['getApiBackOfficeGetRepresentativeFileRepresentativeIdFileNumber'];
  };
  '/api/BackOffice/GetSavedViews': {
    /** Named views of the list, one’s own and the team’s, each with how many it finds */
    get: operations['getApiBackOfficeGetSavedViews'];
  };
  '/api/BackOffice/GetTasks': {
    /** Open tasks */
    get: operations['getApiBackOfficeGetTasks'];
  };
  '/api/BackOffice/Holds': {
    /** Holds a case: nothing of it is removed, whatever its term */
    post: operations['postApiBackOfficeHolds'];
  };
  '/api/BackOffice/Holds/{id}/End': {
    /** Ends a hold */
    post: operations['postApiBackOfficeHoldsIdEnd'];
  };
  '/api/BackOffice/ImportDataList': {
    /** Takes a file of values for many parties and starts its dry run: nothing changes yet */
    post: operations['postApiBackOfficeImportDataList'];
  };
  '/api/BackOffice/ImportTemplate': {
    /** The table to fill in */
    get: operations['getApiBackOfficeImportTemplate'];
  };
  '/api/BackOffice/Imports': {
    /** Imports, the newest first */
    get: operations['getApiBackOfficeImports'];
  };
  '/api/BackOffice/Imports/{id}': {
    /** How far an import is, and what it would change or has changed */
    get: operations['getApiBackOfficeImportsId'];
  };
  '/api/BackOffice/Imports/{id}/Apply': {
    /** Applies what the dry run found, all of it or nothing */
    post: operations['postApiBackOfficeImportsIdApply'];
  };
  '/api/BackOffice/Imports/{id}/ErrorFile': {
    /** Rows that are not applied, with the reason, to be mended and imported again */
    get: operations['getApiBackOfficeImportsIdErrorFile'];
  };
  '/api/BackOffice/Imports/{id}/Rows': {
    /** Rows of an import, fifty a page */
    get: operations['getApiBackOfficeImportsIdRows'];
  };
  '/api/BackOffice/Imports/{id}/Undo': {
    /** Brings back what was before the import, but for parties with newer answers */
    post: operations['postApiBackOfficeImportsIdUndo'];
  };
  '/api/BackOffice/MarkFileSeen': {
    /** The person says to have seen an attachment; colleagues read by whom it was */
    post: operations['postApiBackOfficeMarkFileSeen'];
  };
  '/api/BackOffice/Operations': {
    /** What the reconciler found: reports, differences by number, restore epochs; no personal data */
    get: operations['getApiBackOfficeOperations'];
  };
  '/api/BackOffice/Operations/Findings/{id}/Acknowledge': {
    /** Somebody has looked at what a restore took back; the flag of its case goes with the last finding */
    post: operations['postApiBackOfficeOperationsFindingsIdAcknowledge'];
  };
  '/api/BackOffice/Policy/Drafts': {
    /** Draft rule sets, the newest saved first */
    get: operations['getApiBackOfficePolicyDrafts'];
    /** Copies a rule set in force into a draft; real requests are never judged by it */
    post: operations['postApiBackOfficePolicyDrafts'];
  };
  '/api/BackOffice/Policy/Drafts/{id}': {
    /** One draft with its parameters */
    get: operations['getApiBackOfficePolicyDraftsId'];
    /** Saves a draft; 409 says who saved it meanwhile */
    post: operations['postApiBackOfficePolicyDraftsId'];
    /** Deletes a draft; its runs stay */
    delete: operations['deleteApiBackOfficePolicyDraftsId'];
  };
  '/api/BackOffice/Policy/Runs': {
    /** What-if runs, the newest first */
    get: operations['getApiBackOfficePolicyRuns'];
    /** Judges past evaluations of a scheme by a draft; nothing real changes */
    post: operations['postApiBackOfficePolicyRuns'];
  };
  '/api/BackOffice/Policy/Runs/{id}': {
    /** How far a run is, and what it found so far */
    get: operations['getApiBackOfficePolicyRunsId'];
  };
  '/api/BackOffice/Policy/Runs/{id}/Cancel': {
    /** Stops a run; what it found stays */
    post: operations['postApiBackOfficePolicyRunsIdCancel'];
  };
  '/api/BackOffice/Policy/Runs/{id}/Export': {
    /** The same as a CSV file, all of them */
    get: operations['getApiBackOfficePolicyRunsIdExport'];
  };
  '/api/BackOffice/Policy/Runs/{id}/Outcomes': {
    /** Requests that would be decided otherwise, thirty a page, the largest sums first */
    get: operations['getApiBackOfficePolicyRunsIdOutcomes'];
  };
  '/api/BackOffice/Records': {
    /** Lists of records whose term is over, and cases that are held; numbers and days only */
    get: operations['getApiBackOfficeRecords'];
  };
  '/api/BackOffice/Records/Make': {
    /** Makes the list of what may go today; an empty one is sealed at once */
    post: operations['postApiBackOfficeRecordsMake'];
  };
  '/api/BackOffice/Records/{id}/Confirm': {
    /** The second person lets it go: rows, files and histories are removed at once */
    post: operations['postApiBackOfficeRecordsIdConfirm'];
  };
  '/api/BackOffice/Records/{id}/Decline': {
    /** Declines a removal, or takes back one’s own proposal; the list stays open */
    post: operations['postApiBackOfficeRecordsIdDecline'];
  };
  '/api/BackOffice/Records/{id}/Items': {
    /** A page of a list: what would go, or has gone */
    get: operations['getApiBackOfficeRecordsIdItems'];
  };
  '/api/BackOffice/Records/{id}/Propose': {
    /** The first of two people lets a list go */
    post: operations['postApiBackOfficeRecordsIdPropose'];
  };
  '/api/BackOffice/Records/{id}/Report': {
    /** The sealed report of a removal with its hash */
    get: operations['getApiBackOfficeRecordsIdReport'];
  };
  '/api/BackOffice/RenewRegisters': {
    /** Asks one register, or all, about the applicant again; says who did when they are being asked */
    post: operations['postApiBackOfficeRenewRegisters'];
  };
  '/api/BackOffice/Repair': {
    /** What needs a person to go on, by cause; numbers, statuses and codes only */
    get: operations['getApiBackOfficeRepair'];
  };
  '/api/BackOffice/Repair/Propose': {
    /** Proposes a repair to a second person, who carries it out */
    post: operations['postApiBackOfficeRepairPropose'];
  };
  '/api/BackOffice/Repair/{id}/Confirm': {
    /** The second person carries out a repair: what is stuck is tried, or the request goes back a stage */
    post: operations['postApiBackOfficeRepairIdConfirm'];
  };
  '/api/BackOffice/Repair/{id}/Decline': {
    /** The second person declines a repair, or its author takes it back */
    post: operations['postApiBackOfficeRepairIdDecline'];
  };
  '/api/BackOffice/RepeatBatch/{id}': {
    /** Starts what a mass action left undone, failed or cancelled, again */
    post: operations['postApiBackOfficeRepeatBatchId'];
  };
  '/api/BackOffice/SaveCompanyRepresentative': {
    /** Adds an authorisation of any party, or changes one (Id) */
    post: operations['postApiBackOfficeSaveCompanyRepresentative'];
  };
  '/api/BackOffice/SaveDayOff': {
    /** Adds or takes back a day off; the ends of open terms move with it */
    post: operations['postApiBackOfficeSaveDayOff'];
  };
  '/api/BackOffice/SaveSignatory': {
    /** Keeps the office and basis an account signs by; documents made from now on name them */
    post: operations['postApiBackOfficeSaveSignatory'];
  };
  '/api/BackOffice/SaveTermLength': {
    /** Sets the length of a term for cases that come to it from now on */
    post: operations['postApiBackOfficeSaveTermLength'];
  };
  '/api/BackOffice/SaveView': {
    /** Stores a view of the list under a name, for oneself or the team, or removes one’s own */
    post: operations['postApiBackOfficeSaveView'];
  };
  '/api/BackOffice/SendMailAgain': {
    /** Sends a mail that was refused for good once more, to another address where one is given */
    post: operations['postApiBackOfficeSendMailAgain'];
  };
  '/api/BackOffice/SettleMail': {
    /** Notes that what a refused mail says was told otherwise; it is not sent any more */
    post: operations['postApiBackOfficeSettleMail'];
  };
  '/api/BackOffice/Signatories': {
    /** Accounts that sign for the provider, the office and basis of each, and who changed them */
    get: operations['getApiBackOfficeSignatories'];
  };
  '/api/BackOffice/StatsFile': {
    /** The figures of GetStats as a file */
    get: operations['getApiBackOfficeStatsFile'];
  };
  '/api/BackOffice/Texts': {
    /** Texts of documents and mails: the version in force of each, and where a draft is */
    get: operations['getApiBackOfficeTexts'];
  };
  '/api/BackOffice/Texts/{key}': {
    /** One text with all its versions and its draft */
    get: operations['getApiBackOfficeTextsKey'];
  };
  '/api/BackOffice/Texts/{key}/Confirm': {
    /** Puts a proposed draft in force as the next version; never who wrote or proposed it */
    post: operations['postApiBackOfficeTextsKeyConfirm'];
  };
  '/api/BackOffice/Texts/{key}/Decline': {
    /** Sends a proposed draft back with a reason */
    post: operations['postApiBackOfficeTextsKeyDecline'];
  };
  '/api/BackOffice/Texts/{key}/Draft': {
    /** Saves the draft, which waits for nobody then; 409 says who saved it meanwhile */
    post: operations['postApiBackOfficeTextsKeyDraft'];
    /** Throws the draft away */
    delete: operations['deleteApiBackOfficeTextsKeyDraft'];
  };
  '/api/BackOffice/Texts/{key}/Preview': {
    /** The document with invented facts, of a version or of the draft; mails are previewed by the screen */
    get: operations['getApiBackOfficeTextsKeyPreview'];
  };
  '/api/BackOffice/Texts/{key}/Propose': {
    /** Hands the draft to another administrator; refused with sentences where the text lacks something */
    post: operations['postApiBackOfficeTextsKeyPropose'];
  };
  '/api/BackOffice/WithdrawRegisterValue': {
    /** Takes back a value one has entered oneself, before anybody decided */
    post: operations['postApiBackOfficeWithdrawRegisterValue'];
  };
  '/api/Classifiers/Countries': {
    /** Countries with Lithuanian names */
    get: operations['getApiClassifiersCountries'];
  };
  '/api/Classifiers/Evrk': {
    /** Activity codes */
    get: operations['getApiClassifiersEvrk'];
  };
  '/api/Classifiers/Schemes': {
    /** Schemes with period, budget and texts */
    get: operations['getApiClassifiersSchemes'];
  };
  '/api/Codec/decode': {
    /** Decrypts payloads for the engine’s own pages and command line; 404 where nothing is encrypted */
    post: operations['postApiCodecDecode'];
  };
  '/api/Company/Find': {
    /** Companies by their codes in the register of legal entities; a register that must be asked answers later */
    post: operations['postApiCompanyFind'];
  };
  '/api/Company/GetRegistersProcessingStatus/{id}': {
    /** How far the registers are, step by step; id is that of the party */
    get: operations['getApiCompanyGetRegistersProcessingStatusId'];
  };
  '/api/Company/StartRegistersProcessing': {
    /** Asks the registers about the company */
    post: operations['postApiCompanyStartRegistersProcessing'];
  };
  '/api/Excel/DownloadFile': {
    /** A monthly file of turnovers */
    get: operations['getApiExcelDownloadFile'];
  };
  '/api/Excel/list': {
    /** Monthly files of turnovers, the newest first */
    get: operations['getApiExcelList'];
  };
  '/api/Individual/GetFinancialCriteriaResults/{id}': {
    /** Criteria result of a sole trader’s request */
    get: operations['getApiIndividualGetFinancialCriteriaResultsId'];
  };
  '/api/Individual/GetRegistersProcessingStatus/{id}': {
    /** The same for a sole trader */
    get: operations['getApiIndividualGetRegistersProcessingStatusId'];
  };
  '/api/Individual/StartRegistersProcessing': {
    /** Asks the registers about the sole trader */
    post: operations['postApiIndividualStartRegistersProcessing'];
  };
  '/api/Invoice/Confirm': {
    /** The owner confirms a bill, and the lease register is asked about it */
    post: operations['postApiInvoiceConfirm'];
  };
  '/api/Invoice/Delete': {
    /** Removes a bill that is not with its owner */
    delete: operations['deleteApiInvoiceDelete'];
  };
  '/api/Invoice/GetByOwner': {
    /** One bill as the owner of the premises has it */
    get: operations['getApiInvoiceGetByOwner'];
  };
  '/api/Invoice/GetByTenant': {
    /** One bill as its tenant has it */
    get: operations['getApiInvoiceGetByTenant'];
  };
  '/api/Invoice/ManagerGet': {
    /** One bill as staff have it */
    get: operations['getApiInvoiceManagerGet'];
  };
  '/api/Invoice/ManagerList': {
    /** All bills that were sent, or those of one request */
    get: operations['getApiInvoiceManagerList'];
  };
  '/api/Invoice/ManagerReject': {
    /** Staff do not take a bill the owner confirmed: for good, or back to its tenant */
    post: operations['postApiInvoiceManagerReject'];
  };
  '/api/Invoice/OwnerList': {
    /** Bills others sent the party as owner of their premises */
    get: operations['getApiInvoiceOwnerList'];
  };
  '/api/Invoice/Reject': {
    /** The owner does not take a bill: for good, or back to its tenant */
    post: operations['postApiInvoiceReject'];
  };
  '/api/Invoice/Save': {
    /** Saves a bill of the tenant, new or changed, and sends it to the owner where that is asked */
    post: operations['postApiInvoiceSave'];
  };
  '/api/Invoice/TenantList': {
    /** Bills the party sends as tenant, with its registered leases */
    get: operations['getApiInvoiceTenantList'];
  };
  '/api/Link/Describe': {
    /** What a one-time link of a mail does and until when; does not use it up */
    post: operations['postApiLinkDescribe'];
  };
  '/api/Link/Use': {
    /** Uses a one-time link up: where it leads, behind the login as everything else */
    post: operations['postApiLinkUse'];
  };
  '/api/LoanAccount/EndArrear': {
    /** Notes the day an overdue sum was paid, or a case of insolvency ended */
    post: operations['postApiLoanAccountEndArrear'];
  };
  '/api/LoanAccount/EnterArrear': {
    /** Enters an overdue sum or a case of insolvency of a loan */
    post: operations['postApiLoanAccountEnterArrear'];
  };
  '/api/LoanAccount/Get': {
    /** What was granted and paid out of a loan, what is overdue, and how it is repaid */
    get: operations['getApiLoanAccountGet'];
  };
  '/api/LoanAccount/GetSchedule': {
    /** The repayment schedule of what was paid out, as PDF */
    get: operations['getApiLoanAccountGetSchedule'];
  };
  '/api/LoanAccount/RecordPayOut': {
    /** Records money paid out for an approved payment request; the whole of it ends its term */
    post: operations['postApiLoanAccountRecordPayOut'];
  };
  '/api/Mail/Bounces': {
    /** A delivery status notification (RFC 3464), handed in by the mail server with its key */
    post: operations['postApiMailBounces'];
  };
  '/api/Notifications/GetList': {
    /** Notices the person may read now, the newest first, with the state of the mail about each */
    get: operations['getApiNotificationsGetList'];
  };
  '/api/Notifications/GetUnreadCount': {
    /** How many notices the person has not read */
    get: operations['getApiNotificationsGetUnreadCount'];
  };
  '/api/Notifications/MarkRead': {
    /** Marks notices as read by the person; what is not theirs to read stays as it is */
    post: operations['postApiNotificationsMarkRead'];
  };
  '/api/PaymentRequest/Approve': {
    /** Approves a payment request; not to be taken back */
    post: operations['postApiPaymentRequestApprove'];
  };
  '/api/PaymentRequest/DeletePrDocument': {
    /** Removes a document of a payment request */
    delete: operations['deleteApiPaymentRequestDeletePrDocument'];
  };
  '/api/PaymentRequest/DeleteUploadedFilePr': {
    /** Removes a file of a payment request */
    delete: operations['deleteApiPaymentRequestDeleteUploadedFilePr'];
  };
  '/api/PaymentRequest/DeleteUploadedFilePrd': {
    /** Removes a file of a document */
    delete: operations['deleteApiPaymentRequestDeleteUploadedFilePrd'];
  };
  '/api/PaymentRequest/DownloadFilePr': {
    /** A file of a payment request */
    get: operations['getApiPaymentRequestDownloadFilePr'];
  };
  '/api/PaymentRequest/DownloadFilePrd': {
    /** A file of a document */
    get: operations['getApiPaymentRequestDownloadFilePrd'];
  };
  '/api/PaymentRequest/ExportPr': {
    /** A payment request as a workbook */
    get: operations['getApiPaymentRequestExportPr'];
  };
  '/api/PaymentRequest/Get': {
    /** One payment request */
    get: operations['getApiPaymentRequestGet'];
  };
  '/api/PaymentRequest/GetActionLogManager': {
    /** What happened to a payment request */
    get: operations['getApiPaymentRequestGetActionLogManager'];
  };
  '/api/PaymentRequest/GetPrDocument': {
    /** One document of a payment request */
    get: operations['getApiPaymentRequestGetPrDocument'];
  };
  '/api/PaymentRequest/List': {
    /** Payment requests of a loan with their totals */
    get: operations['getApiPaymentRequestList'];
  };
  '/api/PaymentRequest/MarkUnpaidCheck': {
    /** Marks that the payment of a document is not checked, or takes the mark back */
    post: operations['postApiPaymentRequestMarkUnpaidCheck'];
  };
  '/api/PaymentRequest/Reject': {
    /** Rejects a payment request; not to be taken back */
    post: operations['postApiPaymentRequestReject'];
  };
  '/api/PaymentRequest/Return': {
    /** Returns a payment request for correction: with a document to correct, a comment, or both */
    post: operations['postApiPaymentRequestReturn'];
  };
  '/api/PaymentRequest/ReturnWithComment': {
    /** Returns a payment request for correction with a comment, and documents where some are named */
    post: operations['postApiPaymentRequestReturnWithComment'];
  };
  '/api/PaymentRequest/SavePrDocument': {
    /** Saves a document of a payment request, new or changed */
    post: operations['postApiPaymentRequestSavePrDocument'];
  };
  '/api/PaymentRequest/SavePrDocumentManager': {
    /** Keeps the evaluator’s values of a document beside the applicant’s */
    post: operations['postApiPaymentRequestSavePrDocumentManager'];
  };
  '/api/PaymentRequest/Start': {
    /** Starts a payment request; the first of a loan with the survey */
    post: operations['postApiPaymentRequestStart'];
  };
  '/api/PaymentRequest/StopDecision': {
    /** Stops a decision on a payment request that has not taken effect yet */
    post: operations['postApiPaymentRequestStopDecision'];
  };
  '/api/PaymentRequest/Submit': {
    /** Sends a payment request for evaluation */
    post: operations['postApiPaymentRequestSubmit'];
  };
  '/api/PaymentRequest/uploadFilesPr': {
    /** Adds files of a payment request */
    post: operations['postApiPaymentRequestUploadFilesPr'];
  };
  '/api/PaymentRequest/uploadFilesPrd': {
    /** Adds files of a document */
    post: operations['postApiPaymentRequestUploadFilesPrd'];
  };
  '/api/Registers/AskSilent': {
    /** Asks again the registers that did not answer about the party, and no others */
    post: operations['postApiRegistersAskSilent'];
  };
  '/api/Request/ApplicantSigned': {
    /** The applicant came back from the signing page: the provider is asked how it ended */
    post: operations['postApiRequestApplicantSigned'];
  };
  '/api/Request/Approve': {
    /** Approves */
    post: operations['postApiRequestApprove'];
  };
  '/api/Request/CalculateFinancialCriteria': {
    /** Starts the financial evaluation */
    post: operations['postApiRequestCalculateFinancialCriteria'];
  };
  '/api/Request/CanConfirmInvoicesFromManager/{id}': {
    /** New bills of a request that may be confirmed for financing */
    get: operations['getApiRequestCanConfirmInvoicesFromManagerId'];
  };
  '/api/Request/CanCreateOrSubmit': {
    /** Whether the call is open and the sector free */
    post: operations['postApiRequestCanCreateOrSubmit'];
  };
  '/api/Request/CanCreateRequest': {
    /** Whether the call is open */
    get: operations['getApiRequestCanCreateRequest'];
  };
  '/api/Request/ChangeApprovedTerms': {
    /** Changes the approved terms; documents out for signing are void */
    post: operations['postApiRequestChangeApprovedTerms'];
  };
  '/api/Request/ChangeContractFile': {
    /** Replaces the contract; signatures given are void */
    post: operations['postApiRequestChangeContractFile'];
  };
  '/api/Request/CheckForApprove': {
    /** What still blocks submission (applicant) or approval (staff) */
    post: operations['postApiRequestCheckForApprove'];
  };
  '/api/Request/ConfirmChangeConditions': {
    /** Terms of a change beyond the contract: the manager proposes, the approver confirms the same */
    post: operations['postApiRequestConfirmChangeConditions'];
  };
  '/api/Request/ConfirmInvoicesFromManager/{id}': {
    /** Confirms new bills of a request for financing, all or those named */
    post: operations['postApiRequestConfirmInvoicesFromManagerId'];
  };
  '/api/Request/Copy/{id}': {
    /** New draft with the answers of a rejected request */
    post: operations['postApiRequestCopyId'];
  };
  '/api/Request/Delete': {
    /** Deletes a draft or a request that does not meet the criteria */
    delete: operations['deleteApiRequestDelete'];
  };
  '/api/Request/DoubleCheckRequestEvaluation': {
    /** Asks the registers again and evaluates; answers when it is done, else 202 with the same key */
    post: operations['postApiRequestDoubleCheckRequestEvaluation'];
  };
  '/api/Request/DownloadAdministrationInvoice/{id}': {
    /** The invoice of the contract fee: PDF, or (`format=xml`) EN 16931 in UBL 2.1 */
    get: operations['getApiRequestDownloadAdministrationInvoiceId'];
  };
  '/api/Request/DownloadChangeConditionsInvoice/{id}': {
    /** The invoice of a change of conditions: PDF, or (`format=xml`) EN 16931 in UBL 2.1 */
    get: operations['getApiRequestDownloadChangeConditionsInvoiceId'];
  };
  '/api/Request/DownloadContract/{id}': {
    /** The contract as it was uploaded; staff may name a generated one */
    get: operations['getApiRequestDownloadContractId'];
  };
  '/api/Request/ExtendLoanDelayTerm': {
    /** Extends the delay of a signed contract, once and with a reason */
    post: operations['postApiRequestExtendLoanDelayTerm'];
  };
  '/api/Request/GenerateChangeConditions/{id}': {
    /** Makes the agreement on changed conditions from its text and the terms; nothing is sent yet */
    post: operations['postApiRequestGenerateChangeConditionsId'];
  };
  '/api/Request/GenerateContract/{id}': {
    /** Makes the contract from the template and the terms; nothing is submitted yet */
    post: operations['postApiRequestGenerateContractId'];
  };
  '/api/Request/Get': {
    /** One request with its answers, clocks and allowed actions; ETag is its version */
    get: operations['getApiRequestGet'];
  };
  '/api/Request/GetAdministrationInvoices/{id}': {
    /** Invoices of the contract fee and of changes, the newest first, with those that were replaced */
    get: operations['getApiRequestGetAdministrationInvoicesId'];
  };
  '/api/Request/GetAssessorsList': {
    /** People who may assess */
    get: operations['getApiRequestGetAssessorsList'];
  };
  '/api/Request/GetCaseOnDay': {
    /** The case as it stood at the end of a day: status, assessor, answers that counted, papers that were there */
    get: operations['getApiRequestGetCaseOnDay'];
  };
  '/api/Request/GetChangeConditionsTemplate/{id}': {
    /** A letter that asks for other conditions, with those of the contract filled in */
    get: operations['getApiRequestGetChangeConditionsTemplateId'];
  };
  '/api/Request/GetCompanyEvrks': {
    /** Activities of the company of a request */
    get: operations['getApiRequestGetCompanyEvrks'];
    /** Activities of the company as the tax authority lists them */
    post: operations['postApiRequestGetCompanyEvrks'];
  };
  '/api/Request/GetDecisionDifferences/{id}': {
    /** What would change if the decision were printed again now; nothing is kept */
    get: operations['getApiRequestGetDecisionDifferencesId'];
  };
  '/api/Request/GetDocumentsToSign': {
    /** Everything that waits for the provider’s signature, and what of it this person may not sign */
    get: operations['getApiRequestGetDocumentsToSign'];
  };
  '/api/Request/GetFinancialEvaluationStatus/{id}': {
    /** How far the newest evaluation is */
    get: operations['getApiRequestGetFinancialEvaluationStatusId'];
  };
  '/api/Request/GetForManager': {
    /** The whole case with allowed actions; ETag is its version */
    get: operations['getApiRequestGetForManager'];
  };
  '/api/Request/GetGeneralInfo': {
    /** Budget of a scheme: issued, reserved and total sum */
    get: operations['getApiRequestGetGeneralInfo'];
  };
  '/api/Request/GetGeneratedChange/{id}': {
    /** The agreement on changed conditions that was made and not sent yet */
    get: operations['getApiRequestGetGeneratedChangeId'];
  };
  '/api/Request/GetIndividualEvrks': {
    /** Activities of the sole trader of a request */
    get: operations['getApiRequestGetIndividualEvrks'];
    /** Activities of the sole trader as the tax authority lists them */
    post: operations['postApiRequestGetIndividualEvrks'];
  };
  '/api/Request/GetInitialRequestLimit/{id}': {
    /** Loan limit as it stood at submission */
    get: operations['getApiRequestGetInitialRequestLimitId'];
  };
  '/api/Request/GetManagerRequests': {
    /** Requests by filter, thirty a page, the most urgent first */
    post: operations['postApiRequestGetManagerRequests'];
  };
  '/api/Request/GetNoBankFinancingNote/{id}': {
    /** The certificate that no bank finances the applicant; staff may name an earlier version */
    get: operations['getApiRequestGetNoBankFinancingNoteId'];
  };
  '/api/Request/GetOffers/{id}': {
    /** Values for empty fields of a draft, from the consent, registers and an earlier request */
    get: operations['getApiRequestGetOffersId'];
  };
  '/api/Request/GetPreview/{id}': {
    /** Questions and answers as a person reads them */
    get: operations['getApiRequestGetPreviewId'];
  };
  '/api/Request/GetReceipt/{id}': {
    /** What was submitted, when and by whom, and until when it will be evaluated */
    get: operations['getApiRequestGetReceiptId'];
  };
  '/api/Request/GetRelatedRequests': {
    /** Other requests of the party, of its group, and of the same people */
    get: operations['getApiRequestGetRelatedRequests'];
  };
  '/api/Request/GetRequestEditList/{id}': {
    /** Submissions, the newest first, and field by field what each changed in the one before */
    get: operations['getApiRequestGetRequestEditListId'];
  };
  '/api/Request/GetRequestLimit/{id}': {
    /** Loan limit now */
    get: operations['getApiRequestGetRequestLimitId'];
  };
  '/api/Request/GetRequestLog/{id}': {
    /** Who did what and when */
    get: operations['getApiRequestGetRequestLogId'];
  };
  '/api/Request/GetRequestPdf/{id}': {
    /** Everything answered as one PDF, from the walk GetPreview shows */
    get: operations['getApiRequestGetRequestPdfId'];
  };
  '/api/Request/GetSignedChangeConditions/{id}/{fileId}': {
    /** A document of a change of conditions */
    get: operations['getApiRequestGetSignedChangeConditionsIdFileId'];
  };
  '/api/Request/GetSignedContract/{id}': {
    /** The contract with the signatures it has */
    get: operations['getApiRequestGetSignedContractId'];
  };
  '/api/Request/GetSignedDecision/{id}': {
    /** The decision; staff may name an earlier version */
    get: operations['getApiRequestGetSignedDecisionId'];
  };
  '/api/Request/GetSignedRejectDecision/{id}': {
    /** The decision to reject; staff may name an earlier version */
    get: operations['getApiRequestGetSignedRejectDecisionId'];
  };
  '/api/Request/GetSigningBatch': {
    /** What became of each document of one’s own batch */
    get: operations['getApiRequestGetSigningBatch'];
  };
  '/api/Request/GetSigningInfo/{id}': {
    /** Documents, signatures and whose turn it is */
    get: operations['getApiRequestGetSigningInfoId'];
  };
  '/api/Request/GetSigningUrl/{id}': {
    /** Where the applicant signs the contract or the change of conditions */
    get: operations['getApiRequestGetSigningUrlId'];
  };
  '/api/Request/GetSigningUrlBatch': {
    /** One session at the signing provider over all documents of these requests that wait for this person */
    post: operations['postApiRequestGetSigningUrlBatch'];
  };
  '/api/Request/GetSigningUrlDecision/{id}': {
    /** Where the signatory signs the decision or the decision to reject */
    get: operations['getApiRequestGetSigningUrlDecisionId'];
  };
  '/api/Request/GetSigningUrlManager/{id}': {
    /** Where the provider signs */
    get: operations['getApiRequestGetSigningUrlManagerId'];
  };
  '/api/Request/GetTerminationDocument/{id}/{fileId}': {
    /** A document of the termination */
    get: operations['getApiRequestGetTerminationDocumentIdFileId'];
  };
  '/api/Request/HandOver': {
    /** Hands the assessed request to the approver */
    post: operations['postApiRequestHandOver'];
  };
  '/api/Request/IcreaseInvegaLoanSum': {
    /** Increases the loan sum of a signed contract: the manager proposes, the approver confirms the same sum */
    post: operations['postApiRequestIcreaseInvegaLoanSum'];
  };
  '/api/Request/InvegaSendForApprove': {
    /** Takes an approved request back to submitted */
    post: operations['postApiRequestInvegaSendForApprove'];
  };
  '/api/Request/List': {
    /** Requests of the party */
    get: operations['getApiRequestList'];
  };
  '/api/Request/ManagerSaveCompanySizeType': {
    /** Enters the size of the business */
    post: operations['postApiRequestManagerSaveCompanySizeType'];
  };
  '/api/Request/MarkForVmiAdditionalCheckMass': {
    /** Checks the turnover of every request the filter finds */
    post: operations['postApiRequestMarkForVmiAdditionalCheckMass'];
  };
  '/api/Request/MarkForVmiRenewMass': {
    /** Renews the tax data of every request the filter finds */
    post: operations['postApiRequestMarkForVmiRenewMass'];
  };
  '/api/Request/RegenerateDecisionDoc': {
    /** Prints the decision anew */
    post: operations['postApiRequestRegenerateDecisionDoc'];
  };
  '/api/Request/Reject': {
    /** Rejects; there is no way back */
    post: operations['postApiRequestReject'];
  };
  '/api/Request/RejectChangeConditions': {
    /** Rejects a change of conditions */
    post: operations['postApiRequestRejectChangeConditions'];
  };
  '/api/Request/RenewAmlChecks/{id}': {
    /** Looks everybody up in the lists of sanctions and PEP again; who has started it before is told */
    post: operations['postApiRequestRenewAmlChecksId'];
  };
  '/api/Request/RenewVmiInfo': {
    /** Asks the tax authority about the applicant again */
    post: operations['postApiRequestRenewVmiInfo'];
  };
  '/api/Request/RequestChangeConditions': {
    /** Asks for a change of conditions */
    post: operations['postApiRequestRequestChangeConditions'];
  };
  '/api/Request/Return': {
    /** Returns for correction */
    post: operations['postApiRequestReturn'];
  };
  '/api/Request/ReviewAmlChecks': {
    /** Says of each match whether it is the person of the request; `other` of a sanctions match counts by two people */
    post: operations['postApiRequestReviewAmlChecks'];
  };
  '/api/Request/Save': {
    /** Saves the answers if all of them are valid */
    post: operations['postApiRequestSave'];
  };
  '/api/Request/SaveAmlAdditionalCheck': {
    /** The additional AML/PEP check of a failed result: 1 passed after all (sanctions: by two people), 2 failed */
    post: operations['postApiRequestSaveAmlAdditionalCheck'];
  };
  '/api/Request/SaveDraft': {
    /** Saves the answers as they are */
    post: operations['postApiRequestSaveDraft'];
  };
  '/api/Request/SaveLoanSums': {
    /** Saves the sums of guarantees and COVID loans the borrower has */
    post: operations['postApiRequestSaveLoanSums'];
  };
  '/api/Request/SaveRiskAssessment': {
    /** Risk assessment: 1 further assessment impossible, 2 affects it, 3 does not */
    post: operations['postApiRequestSaveRiskAssessment'];
  };
  '/api/Request/SaveUserComment': {
    /** Comment that the applicant sees; staff write one while they evaluate */
    post: operations['postApiRequestSaveUserComment'];
  };
  '/api/Request/SendBack': {
    /** Sends a handed over request back to its assessor, with a reason */
    post: operations['postApiRequestSendBack'];
  };
  '/api/Request/SendForApprove': {
    /** Submits the request */
    post: operations['postApiRequestSendForApprove'];
  };
  '/api/Request/SetAssessor': {
    /** Assigns the assessor */
    post: operations['postApiRequestSetAssessor'];
  };
  '/api/Request/SetInvegaLoanSum': {
    /** Sets the loan sum; above the requested one with a reason */
    post: operations['postApiRequestSetInvegaLoanSum'];
  };
  '/api/Request/Signed': {
    /** The signatory came back from the signing page: the provider is asked how it ended */
    post: operations['postApiRequestSigned'];
  };
  '/api/Request/SignedBatch': {
    /** The signatory came back from signing several documents: the provider is asked how each ended */
    post: operations['postApiRequestSignedBatch'];
  };
  '/api/Request/Start': {
    /** Creates a draft */
    post: operations['postApiRequestStart'];
  };
  '/api/Request/StopDecision': {
    /** Stops a decision that has not taken effect yet */
    post: operations['postApiRequestStopDecision'];
  };
  '/api/Request/SubmitAdditionalDocs': {
    /** Submits the additional documents */
    post: operations['postApiRequestSubmitAdditionalDocs'];
  };
  '/api/Request/Terminate': {
    /** Terminates the contract */
    post: operations['postApiRequestTerminate'];
  };
  '/api/Request/UploadChangeConditions': {
    /** Accepts a change of conditions with its document */
    post: operations['postApiRequestUploadChangeConditions'];
  };
  '/api/Request/UploadContract': {
    /** Submits the contract to the applicant for signing */
    post: operations['postApiRequestUploadContract'];
  };
  '/api/Request/VmiAdditionalChecksList': {
    /** Checks at the tax authority, the newest five hundred */
    get: operations['getApiRequestVmiAdditionalChecksList'];
  };
  '/api/Request/VmiAdditionalChecksSave/{code}': {
    /** Asks the tax authority about a company or person; a question under way is joined */
    post: operations['postApiRequestVmiAdditionalChecksSaveCode'];
  };
  '/api/Request/WaitForAdditionalDocs': {
    /** Approves with additional documents */
    post: operations['postApiRequestWaitForAdditionalDocs'];
  };
  '/api/ScreenError': {
    /** A screen broke in the browser: the log keeps where, under the number the person was shown */
    post: operations['postApiScreenError'];
  };
  '/api/SelfCheck': {
    /** Self-check: asks the public registers about a company and judges it by the rules of a scheme */
    post: operations['postApiSelfCheck'];
  };
  '/api/SelfCheck/{id}': {
    /** The same check again, while the registers are being asked or for another scheme */
    get: operations['getApiSelfCheckId'];
  };
  '/api/Signing/callback': {
    /** Post-back of the signing provider; the provider is always asked before anything is believed */
    post: operations['postApiSigningCallback'];
  };
  '/api/Users/CreateConsent': {
    /** Gives the consent */
    post: operations['postApiUsersCreateConsent'];
  };
  '/api/Users/DeleteCompanyRepresentative/{id}': {
    /** Removes an authorisation: the access under it ends at once */
    delete: operations['deleteApiUsersDeleteCompanyRepresentativeId'];
  };
  '/api/Users/EndAllSessions': {
    /** Ends all of one’s own logins at once, with or without this one */
    post: operations['postApiUsersEndAllSessions'];
  };
  '/api/Users/EndSession': {
    /** Ends one of one’s own logins at once */
    post: operations['postApiUsersEndSession'];
  };
  '/api/Users/GetCompanyRepresentations': {
    /** Whom the person may act for; empty when there is nobody to choose */
    get: operations['getApiUsersGetCompanyRepresentations'];
  };
  '/api/Users/GetConsent': {
    /** What the consent screen shows */
    get: operations['getApiUsersGetConsent'];
  };
  '/api/Users/GetConsentDocument': {
    /** A printed copy of the consent: the words, who, for whom and when */
    get: operations['getApiUsersGetConsentDocument'];
  };
  '/api/Users/GetEditList': {
    /** Authorisations the party has given */
    get: operations['getApiUsersGetEditList'];
  };
  '/api/Users/GetMailSettings': {
    /** Which mails the person gets, and which nobody can do without */
    get: operations['getApiUsersGetMailSettings'];
  };
  '/api/Users/GetOwnData': {
    /** What is held of the person, and who of the staff looked at it */
    get: operations['getApiUsersGetOwnData'];
  };
  '/api/Users/GetOwnDataDocument': {
    /** The same on paper */
    get: operations['getApiUsersGetOwnDataDocument'];
  };
  '/api/Users/GetRepresentativeFile/{representativeId}/{fileNumber}': {
    /** A document of an authorisation */
    get: operations['getApiUsersGetRepresentativeFileRepresentativeIdFileNumber'];
  };
  '/api/Users/GetSessions': {
    /** One’s own living logins: since when, last seen, on what kind of device */
    get: operations['getApiUsersGetSessions'];
  };
  '/api/Users/Impersonate': {
    /** A token to act for another, or for oneself again */
    post: operations['postApiUsersImpersonate'];
  };
  '/api/Users/IsConsentAgreed': {
    /** Whether the consent is given */
    get: operations['getApiUsersIsConsentAgreed'];
  };
  '/api/Users/IsRepresentative': {
    /** Whether the person may act for others today */
    get: operations['getApiUsersIsRepresentative'];
  };
  '/api/Users/Me': {
    /** Who is logged in, with roles and the represented party */
    get: operations['getApiUsersMe'];
  };
  '/api/Users/PushToken': {
    /** Heartbeat of the open page; may answer a fresh token */
    post: operations['postApiUsersPushToken'];
  };
  '/api/Users/SaveCompanyRepresentative': {
    /** Adds an authorisation, or changes one (Id) */
    post: operations['postApiUsersSaveCompanyRepresentative'];
  };
  '/api/Users/SaveMailSettings': {
    /** Chooses which mails the person does without, and when the digest of the morning comes */
    post: operations['postApiUsersSaveMailSettings'];
  };
  '/api/Users/logoff': {
    /** Ends the login */
    get: operations['getApiUsersLogoff'];
  };
  '/api/backoffice/GetStats': {
    /** Figures of all requests: totals, by status, decisions, time, load and budget */
    get: operations['getApiBackofficeGetStats'];
  };
  '/api/company/save': {
    /** Saves the company section of a draft and asks the registers again */
    post: operations['postApiCompanySave'];
  };
  '/api/feature/get': {
    /** Feature flags, read at page load */
    get: operations['getApiFeatureGet'];
  };
  '/api/request/DeleteUploadedFile/{requestId}/{fileId}': {
    /** Removes an attachment */
    delete: operations['deleteApiRequestDeleteUploadedFileRequestIdFileId'];
  };
  '/api/request/DownloadAllFiles/{id}': {
    /** All attachments in one zip */
    get: operations['getApiRequestDownloadAllFilesId'];
  };
  '/api/request/DownloadFile/{requestId}/{fileId}': {
    /** One attachment */
    get: operations['getApiRequestDownloadFileRequestIdFileId'];
  };
  '/api/request/GetAdditionalComments/{id}': {
    /** The notes as they stand, and every version of them */
    get: operations['getApiRequestGetAdditionalCommentsId'];
  };
  '/api/request/GetFinancialCriteriaResults/{id}': {
    /** Newest criteria result */
    get: operations['getApiRequestGetFinancialCriteriaResultsId'];
  };
  '/api/request/GetFinancialCriteriaResultsFinal/{id}': {
    /** Criteria result as it stood at submission */
    get: operations['getApiRequestGetFinancialCriteriaResultsFinalId'];
  };
  '/api/request/GetUploadedFiles/{id}': {
    /** Attachments */
    get: operations['getApiRequestGetUploadedFilesId'];
  };
  '/api/request/GetUploadedFilesManager/{id}': {
    /** Attachments */
    get: operations['getApiRequestGetUploadedFilesManagerId'];
  };
  '/api/request/SaveAdditionalComments': {
    /** Notes of approver and signatory, for staff only: each by its own role, over the version it saw */
    post: operations['postApiRequestSaveAdditionalComments'];
  };
  '/api/request/UploadFiles': {
    /** Adds attachments of one purpose */
    post: operations['postApiRequestUploadFiles'];
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    AdditionalComments: {
      approversComment: string | null;
      signatorysComment: string | null;
      approversVersion: number;
      signatorysVersion: number;
      history: components['schemas']['NoteVersion'][];
    };
    Administration: {
      today: string;
      accounts: {
        /** Format: uuid */
        id: string;
        firstName: string;
        lastName: string;
        email: string | null;
        roles: ('assessor' | 'manager' | 'approver' | 'signatory' | 'administrator')[];
        isActive: boolean;
        openTasks: number;
      }[];
      absences: {
        /** Format: uuid */
        id: string;
        /** Format: uuid */
        userId: string;
        /** Format: uuid */
        deputyId: string;
        deputy: string;
        from: string;
        to: string;
      }[];
      schemes: {
        /** @enum {string} */
        schemeCode: 'tiesiogines' | 'startuok' | 'covid' | 'nuoma';
        budget: string;
        reserved: string;
        issued: string;
        from: string;
        to: string;
      }[];
      features: {
        /** @enum {string} */
        feature: 'selfCheck' | 'authorisations' | 'batchSigning' | 'massVmi' | 'imports' | 'policyRuns';
        isOn: boolean;
      }[];
      rules: {
        /** @enum {string} */
        rule: 'documentsExpire' | 'callTermsBind';
        isOn: boolean;
      }[];
      waiting: {
        /** Format: uuid */
        id: string;
        /** @enum {string} */
        kind:
          | 'account'
          | 'roles'
          | 'active'
          | 'absence'
          | 'absenceEnd'
          | 'budget'
          | 'period'
          | 'feature'
          | 'rule';
        subject: string;
        subjectName: string | null;
        before: {
          firstName?: string;
          lastName?: string;
          email?: string | null;
          roles?: ('assessor' | 'manager' | 'approver' | 'signatory' | 'administrator')[];
          isActive?: boolean;
          deputy?: string;
          from?: string;
          to?: string;
          sum?: string;
          isOn?: boolean;
        };
        after: {
          firstName?: string;
          lastName?: string;
          email?: string | null;
          roles?: ('assessor' | 'manager' | 'approver' | 'signatory' | 'administrator')[];
          isActive?: boolean;
          deputy?: string;
          from?: string;
          to?: string;
          sum?: string;
          isOn?: boolean;
        };
        reason: string;
        proposedBy: string | null;
        proposedAt: string;
        needsSecond: boolean;
        /** @enum {string} */
        state: 'waiting' | 'inForce' | 'declined' | 'withdrawn';
        decidedBy: string | null;
        decidedAt: string | null;
        /** @enum {string} */
        mine: 'toDecide' | 'proposed' | 'none';
      }[];
      history: {
        /** Format: uuid */
        id: string;
        /** @enum {string} */
        kind:
          | 'account'
          | 'roles'
          | 'active'
          | 'absence'
          | 'absenceEnd'
          | 'budget'
          | 'period'
          | 'feature'
          | 'rule';
        subject: string;
        subjectName: string | null;
        before: {
          firstName?: string;
          lastName?: string;
          email?: string | null;
          roles?: ('assessor' | 'manager' | 'approver' | 'signatory' | 'administrator')[];
          isActive?: boolean;
          deputy?: string;
          from?: string;
          to?: string;
          sum?: string;
          isOn?: boolean;
        };
        after: {
          firstName?: string;
          lastName?: string;
          email?: string | null;
          roles?: ('assessor' | 'manager' | 'approver' | 'signatory' | 'administrator')[];
          isActive?: boolean;
          deputy?: string;
          from?: string;
          to?: string;
          sum?: string;
          isOn?: boolean;
        };
        reason: string;
        proposedBy: string | null;
        proposedAt: string;
        needsSecond: boolean;
        /** @enum {string} */
        state: 'waiting' | 'inForce' | 'declined' | 'withdrawn';
        decidedBy: string | null;
        decidedAt: string | null;
        /** @enum {string} */
        mine: 'toDecide' | 'proposed' | 'none';
      }[];
    };
    AidToPublish: {
      requestId: number;
      sum: string;
      grantedOn: string;
      /** @enum {string} */
      schemeCode: 'tiesiogines' | 'startuok' | 'covid' | 'nuoma';
      publishBy: string;
      itselfOn: string;
      daysLeft: number;
      publishedAt: string | null;
      publishedBy: string | null;
    }[];
    AllowedAction: {
      name: string;
      refusal: string | null;
      details?: {
        [key: string]: unknown;
      };
    };
    AmlCheck: {
      Query: string;
      HasSanctions: boolean;
      HasPep: boolean;
      CheckTypeId: number;
      roles: number[];
      /** @enum {string} */
      kind: 'person' | 'company';
      Name: string;
      CheckedAt: string;
      Hits: components['schemas']['AmlHit'][];
    };
    AmlDecision: {
      /** @enum {string} */
      kind: 'review' | 'additionalCheck';
      Result: number;
      Date: string;
      Note: string | null;
      DecidedBy: string | null;
      DecidedAt: string;
    };
    AmlHit: {
      MatchId: number;
      /** @enum {string} */
      kind: 'sanctions' | 'pep';
      EntityId: string;
      Caption: string;
      Score: number;
      Datasets: string[];
      Topics: string[];
      BirthDates: string[];
      Countries: string[];
      /** @enum {string} */
      state: 'unseen' | 'awaitsSecond' | 'other' | 'same' | 'cleared';
      review: components['schemas']['MatchReview'] | null;
    };
    AmlRun: {
      Id: string;
      /** @enum {string} */
      state: 'running' | 'failing' | 'finished';
      /** @enum {string} */
      reason: 'submission' | 'renewal';
      StartedBy: string | null;
      StartedAt: string;
      FinishedAt: string | null;
      failureCode: string | null;
      FailingSince: string | null;
      attempts: number;
      Result: number | null;
      matches: number;
      gaps: number;
    };
    AmlWaitingCheck: {
      Id: number;
      Date: string;
      Note: string | null;
      MadeBy: string;
      MadeAt: string;
      own: boolean;
    };
    ApprovedTerms: {
      InvegaLoanSum: string;
      InvegaLoanInterestRate: string | null;
      Formula: {
        Reference: string;
        Margin: string;
      } | null;
      LowestRate: string;
      InvegaLoanTerm: number;
      InvegaLoanDelayTerm: number;
      Hash: string;
    };
    Assessor: {
      Id: string;
      FirstName: string;
      LastName: string;
      openRequests: number;
      self: boolean;
    };
    AttachedFile: {
      Id: string;
      FileName: string;
      UploadedAt: string;
      Additional: boolean;
      FileType: number;
    };
    AttachmentNeed: {
      FileType: number;
      Footnote: number;
      Required: boolean;
      Extensions: string[];
      Uploaded: number;
    };
    Batch: {
      Id: string;
      /** @enum {string} */
      kind: 'vmiRenew' | 'vmiAdditionalCheck';
      /** @enum {string} */
      state: 'InProgress' | 'Finished' | 'Cancelled';
      filter: components['schemas']['BatchFilter'];
      repeatOf: string | null;
      total: number;
      sent: number;
      done: number;
      failed: number;
      cancelled: number;
      startedBy: string;
      mine: boolean;
      startedAt: string;
      finishedAt: string | null;
      cancelAsked: boolean;
      failures: {
        RequestId: number;
        CompanyName: string;
        code: string;
        text: string;
      }[];
    };
    BatchFilter: {
      RequestId?: (number | string) | null;
      RequestIds?: number[] | null;
      RequestStatusId?: (number | string) | null;
      RequestStatusIds?: number[] | null;
      SchemeCode?: ('tiesiogines' | 'startuok' | 'covid' | 'nuoma') | null;
      HasParentCompanyCode?: boolean | null;
      CompanyCode?: string | null;
      CompanyName?: string | null;
      OnlyWithNewInvoices?: boolean | null;
      AllEvaluationCompleted?: boolean | null;
      InvegaIncreasedLoanSum?: boolean | null;
      IgnoreFiles?: boolean | null;
      SubmittedDates?: {
        dateFrom?: string | null;
        dateTo?: string | null;
      } | null;
      ApprovedDates?: {
        dateFrom?: string | null;
        dateTo?: string | null;
      } | null;
      SignedDates?: {
        dateFrom?: string | null;
        dateTo?: string | null;
      } | null;
      ChangeConditionsDate?: {
        dateFrom?: string | null;
        dateTo?: string | null;
      } | null;
      FirstSubmittedDate?: {
        dateFrom?: string | null;
        dateTo?: string | null;
      } | null;
      DecidedDates?: {
        dateFrom?: string | null;
        dateTo?: string | null;
      } | null;
      UserEmail?: string | null;
      RequestAction?: (number | string) | null;
      BusinessDaysToSignature?: (number | string) | null;
      DaysFromReturned?: (number | string) | null;
      AssessorId?: string | null;
      IsReserved?: boolean | null;
      ConditionsChanged?: boolean | null;
      search?: string | null;
      queue?: string | null;
      figure?: string | null;
    };
    BounceTaken: {
      known: boolean;
    };
    CallTerm: {
      /** @enum {string} */
      schemeCode: 'tiesiogines' | 'startuok' | 'covid' | 'nuoma';
      /** @enum {string} */
      kind: 'sign' | 'disburse';
      closedOn: string;
      dueDate: string;
      isLate: boolean;
      count: number;
      requestIds: number[];
    };
    CanConfirmInvoices: {
      canConfirm: boolean;
      ErrorDescription: string | null;
      Items: components['schemas']['Invoice'][];
      Sum: string;
      Aid: components['schemas']['RentAid'] | null;
    };
    CanCreate: {
      allowed: boolean;
      code: string | null;
      ErrorDescription: string | null;
    };
    CaseMails: {
      /** Format: uuid */
      Id: string;
      /** @enum {string} */
      kind:
        | 'submitted'
        | 'approved'
        | 'approvedWithDocs'
        | 'approvalWithdrawn'
        | 'rejected'
        | 'returned'
        | 'contractToSign'
        | 'contractSigned'
        | 'contractReplaced'
        | 'termsChanged'
        | 'signingExpired'
        | 'signingReminder'
        | 'documentsReminder'
        | 'documentsOverdue'
        | 'correctionReminder'
        | 'correctionOverdue'
        | 'fundsReminder'
        | 'fundsOverdue'
        | 'draftEnding'
        | 'changeReceived'
        | 'changeRejected'
        | 'changeToSign'
        | 'changeSigned'
        | 'terminated'
        | 'paymentSubmitted'
        | 'paymentReturned'
        | 'paymentApproved'
        | 'paymentRejected'
        | 'paymentClosed'
        | 'paymentPaidOut'
        | 'billReturned'
        | 'billRejected'
        | 'billsFunded'
        | 'billToConfirm'
        | 'staffAssigned'
        | 'staffDocuments'
        | 'staffSigned'
        | 'staffClock'
        | 'staffDigest';
      address: string;
      /** @enum {string} */
      state:
        | 'waiting'
        | 'sent'
        | 'refused'
        | 'bounced'
        | 'nobody'
        | 'toldOtherwise'
        | 'notWanted'
        | 'notEntitled'
        | 'outdated';
      at: string;
    }[];
    CaseOnDay: {
      day: string;
      Status: components['schemas']['StatusId'] | null;
      since: string | null;
      by: string | null;
      Assessor: string | null;
      submission: {
        No: number;
        SubmittedAt: string;
      } | null;
      files: {
        FileName: string;
        FileType: number;
        UploadedAt: string;
      }[];
      documents: {
        FileName: string;
        CreatedAt: string;
      }[];
    };
    CaseReader: {
      name: string;
      roles: string[];
      /** @enum {string} */
      kind: 'case' | 'criteria' | 'registers' | 'related' | 'file' | 'archive' | 'document' | 'printout';
      /** @enum {string} */
      sessionKind: 'browser' | 'program';
      times: number;
      firstAt: string;
      lastAt: string;
    };
    CaseRegisters: {
      progress: components['schemas']['RegistersProgress'];
      startedBy: string | null;
      reason: string | null;
      entries: components['schemas']['HandEntry'][];
      enterable: string[];
      mayRenew: boolean;
    };
    ChangeTerms: {
      InvegaDocumentNumber: string | null;
      InvegaDocumentDate: string | null;
      InvegaLoanSum: string | null;
      InvegaLoanInterestRate: string | null;
      InvegaLoanPaymentTerm: string | null;
    };
    CheckResult: {
      ok: boolean;
      refusals: {
        action: string;
        code: string;
        sentence: string;
      }[];
      missingAttachments: {
        FileType: number;
        label: string;
      }[];
      sections: {
        section: string;
        problems: number;
      }[];
    };
    Clock: {
      /** @enum {string} */
      kind:
        | 'evaluation'
        | 'decisionNotice'
        | 'contract'
        | 'applicantSigns'
        | 'applicantSignsChange'
        | 'providerSigns'
        | 'conditionsReview'
        | 'additionalDocuments'
        | 'correction'
        | 'fundsUse'
        | 'appeal';
      startDate: string;
      length: number;
      /** @enum {string} */
      unit: 'workingDays' | 'months';
      dueAt: string;
      dueDate: string;
      usedDays: number;
      leftDays: number;
      overdueDays: number;
      heldDays: number;
      skippedHolidays: string[];
      paused: boolean;
      stopped: boolean;
      days: {
        date: string;
        /** @enum {string} */
        state: 'used' | 'left' | 'held' | 'holiday';
      }[];
      /** @enum {string} */
      waitsFor: 'applicant' | 'provider';
      extended: boolean;
    };
    ClockSummary: {
      /** @enum {string} */
      kind:
        | 'evaluation'
        | 'decisionNotice'
        | 'contract'
        | 'applicantSigns'
        | 'applicantSignsChange'
        | 'providerSigns'
        | 'conditionsReview'
        | 'additionalDocuments'
        | 'correction'
        | 'fundsUse'
        | 'appeal';
      dueAt: string;
      dueDate: string;
      leftDays: number;
      overdueDays: number;
      paused: boolean;
      /** @enum {string} */
      waitsFor: 'applicant' | 'provider';
      length: number;
      /** @enum {string} */
      unit: 'workingDays' | 'months';
    };
    Comment: {
      Id: string;
      Date: string;
      CommentedBy: string;
      NewComment: string;
      action: string | null;
      visibleToApplicant: boolean;
    };
    CompanySaved: {
      id: number;
      saved: boolean;
      error: string | null;
      checking: boolean;
      decision: ('Accepted' | 'Denied' | 'DataIsMissing') | null;
      stale: boolean;
      formVersion: number;
    };
    ComparedTerm: {
      /** @enum {string} */
      term: 'sumCents' | 'rate' | 'paymentTerm' | 'delayMonths';
      approved: string;
      contract: string;
      differs: boolean;
      beyond: boolean;
    };
    ConsentForm: {
      UserAuthData: {
        FirstName: string;
        LastName: string;
        CompanyName: string | null;
        CompanyCode: string | null;
      };
      onBehalfOf: {
        Name: string;
        Code: string;
        ValidTo: string;
      } | null;
      identifiedAt: string;
      email: string;
      phoneNumber: string;
      textVersion: string;
    };
    ConsentState: {
      isAgreed: boolean;
    };
    ContractDocument: {
      Id: string;
      /** @enum {string} */
      FileType:
        | 'Contract'
        | 'Decision'
        | 'ChangeConditionsRequest'
        | 'ChangeConditions'
        | 'RejectDecision'
        | 'NoBankFinancingNote'
        | 'Termination';
      FileName: string;
      DocumentCreatedAt: string;
      ApplicantSigningDate: string | null;
      ApplicantSignedBy: string | null;
      ApplicantSignature: components['schemas']['SignatureTold'] | null;
      InvegaSigningDate: string | null;
      InvegaSignature: components['schemas']['SignatureTold'] | null;
      InvegaSignatureNeeded: boolean;
      ApplicantSignatureNeeded: boolean;
      ChangeConditionsFileId: string | null;
      Size: number;
      void: boolean;
      ScanState: ('unchecked' | 'clean' | 'infected') | null;
    };
    ContractTerms: {
      InvegaContractNumber: string | null;
      InvegaLoanSum: string | null;
      InvegaLoanPaymentTerm: string | null;
      InvegaLoanDelayTerm: number | null;
      InvegaLoanInterestRate: string | null;
      InvegaContractNumberCc: string | null;
      InvegaLoanSumCc: string | null;
      InvegaLoanPaymentTermCc: string | null;
      InvegaLoanDelayTermCc: number | null;
      InvegaLoanInterestRateCc: string | null;
      ConditionsChanged: boolean;
      ContractSigningTime: string | null;
    };
    ControllingCompany: {
      CompanyCode: string;
      Name: string | null;
      IsFound: boolean | null;
      Fsi2019Submitted: boolean | null;
      Fsi2020Submitted: boolean | null;
      Fsi2021Submitted: boolean | null;
    };
    Country: {
      Code: string;
      Name: string;
    };
    CriteriaResult: {
      Decision: ('Accepted' | 'Denied' | 'DataIsMissing') | null;
      Rules: components['schemas']['Criterion'][];
      evaluatedAt: string | null;
      ruleSetVersion: string | null;
      judgedOn: string | null;
      formVersion: number | null;
      stale: boolean;
      outdated: boolean;
      comparedWith: {
        /** @enum {string} */
        Decision: 'Accepted' | 'Denied' | 'DataIsMissing';
        evaluatedAt: string | null;
        ruleSetVersion: string | null;
      } | null;
      removed: {
        RuleName: string;
        /** @enum {string} */
        Decision: 'Accepted' | 'Denied' | 'DataIsMissing';
      }[];
    };
    Criterion: {
      RuleName: string;
      /** @enum {string} */
      Decision: 'Accepted' | 'Denied' | 'DataIsMissing';
      value?: unknown;
      limit?: unknown;
      source?: string | null;
      asOf?: string | null;
      remedy?: string | null;
      company: string | null;
      byHand: boolean;
      previous: {
        Decision: ('Accepted' | 'Denied' | 'DataIsMissing') | null;
        value?: unknown;
        limit?: unknown;
      } | null;
    };
    DataImport: {
      id: string;
      fileName: string;
      size: number;
      /** @enum {string} */
      state: 'parsing' | 'refused' | 'checked' | 'applied' | 'undone';
      refusal:
        | (
            | 'fileEmpty'
            | 'fileTooLarge'
            | 'notSpreadsheet'
            | 'notWorkbook'
            | 'legacyExcel'
            | 'encrypted'
            | 'macros'
            | 'damaged'
            | 'unsafeName'
            | 'duplicateEntry'
            | 'nestedArchive'
            | 'overlappingEntries'
            | 'tooManyEntries'
            | 'inflatedTooLarge'
            | 'ratioTooHigh'
            | 'doctype'
            | 'nestedTooDeep'
            | 'tooManyRows'
            | 'tooManyColumns'
            | 'tooManyCells'
            | 'tooManyTexts'
            | 'rowNumber'
            | 'cellReference'
            | 'sharedText'
            | 'textTooLong'
            | 'quotes'
            | 'unknownEncoding'
            | 'mixedEncoding'
            | 'controlBytes'
            | 'headerUnknown'
            | 'columnMissing'
            | 'columnTwice'
            | 'noRows'
            | 'tooSlow'
            | 'tooMuchMemory'
            | 'notRead'
          )
        | null;
      sheetName: string | null;
      uploadedAt: string;
      uploadedBy: string;
      readAt: string | null;
      counts: {
        wrong: number;
        unknown: number;
        older: number;
        changed: number;
        new: number;
        unchanged: number;
      } | null;
      appliedAt: string | null;
      appliedBy: string | null;
      undoneAt: string | null;
      undoneBy: string | null;
      applied: number;
      overtaken: number;
      undone: number;
      kept: number;
    };
    DataImportPage: {
      imports: components['schemas']['DataImport'][];
      TotalCount: number;
      TotalPageCount: number;
    };
    DataImportRow: {
      row: number;
      code: string;
      month: string;
      count: string;
      partyName: string | null;
      /** @enum {string} */
      outcome: 'wrong' | 'unknown' | 'older' | 'changed' | 'new' | 'unchanged';
      remarks: string[];
      employees: number | null;
      previousEmployees: number | null;
      previousMonth: string | null;
      applyResult: ('applied' | 'overtaken') | null;
      undoResult: ('undone' | 'kept') | null;
    };
    DataImportRows: {
      rows: components['schemas']['DataImportRow'][];
      TotalCount: number;
      TotalPageCount: number;
    };
    DeadlineBoard: {
      today: string;
      rows: components['schemas']['DeadlineRow'][];
      groups: {
        /** @enum {string} */
        group: 'overdue' | 'today' | 'soon' | 'week' | 'later' | 'paused';
        count: number;
      }[];
      days: {
        date: string;
        count: number;
      }[];
      holidays: {
        date: string;
        name: string;
      }[];
      TotalPageCount: number;
      TotalCount: number;
      requests: number;
      callTerms: components['schemas']['CallTerm'][];
    };
    DeadlineRow: {
      requestId: number;
      name: string;
      status: components['schemas']['StatusId'];
      assessor: string | null;
      /** @enum {string} */
      kind:
        | 'evaluation'
        | 'decisionNotice'
        | 'contract'
        | 'applicantSigns'
        | 'applicantSignsChange'
        | 'providerSigns'
        | 'conditionsReview'
        | 'additionalDocuments'
        | 'correction'
        | 'fundsUse'
        | 'appeal';
      /** @enum {string} */
      waitsFor: 'applicant' | 'provider';
      /** @enum {string} */
      group: 'overdue' | 'today' | 'soon' | 'week' | 'later' | 'paused';
      startDate: string;
      dueAt: string;
      dueDate: string;
      leftDays: number;
      overdueDays: number;
      paused: boolean;
    };
    DecisionDifferences: {
      DocumentId: string;
      IsReadable: boolean;
      IsOwnFile: boolean;
      HasChanged: boolean;
      Lines: {
        /** @enum {string} */
        Kind: 'same' | 'removed' | 'added';
        Text: string;
      }[];
    };
    DocumentToSign: {
      requestId: number;
      kind:
        | (
            | 'Contract'
            | 'Decision'
            | 'ChangeConditionsRequest'
            | 'ChangeConditions'
            | 'RejectDecision'
            | 'NoBankFinancingNote'
            | 'Termination'
          )
        | null;
      fileName: string | null;
      number: string | null;
      sum: string | null;
      borrower: string;
      documentId: string;
      createdAt: string;
      DueAt: string | null;
      refusal: string | null;
    };
    DocumentsToSign: components['schemas']['DocumentToSign'][];
    Done: {
      /** @constant */
      ok: true;
    };
    DoubleCheck: {
      Decision: 1 | 2 | 3;
      /** @enum {string} */
      decision: 'Accepted' | 'Denied' | 'DataIsMissing';
      evaluationId: string;
    };
    DuplicateDocument: {
      documentId: number;
      paymentRequestId: number;
      requestId: number;
      Number: string;
      PaymentRequestStatusId: components['schemas']['PaymentStatusId'];
    };
    EditedSubmission: {
      No: number;
      SubmittedAt: string;
      SubmittedBy: string;
      edits: {
        section: string;
        path: string;
        label: string;
        before: string | null;
        after: string | null;
      }[];
    };
    EditedText: {
      key: components['schemas']['TextKey'];
      versions: {
        version: number;
        parts: {
          [key: string]: string;
        };
        reason: string | null;
        writtenBy: string | null;
        confirmedBy: string | null;
        inForceAt: string | null;
        documents: number;
      }[];
      draft: {
        version: number;
        parts: {
          [key: string]: string;
        };
        savedBy: string;
        savedAt: string;
        reason: string | null;
        proposedBy: string | null;
        declinedBy: string | null;
        declineReason: string | null;
        isOwn: boolean;
      } | null;
    };
    EditedTexts: {
      key: components['schemas']['TextKey'];
      version: number;
      inForceAt: string | null;
      /** @enum {string} */
      draft: 'none' | 'written' | 'proposed';
    }[];
    EndedSessions: {
      ended: number;
    };
    EnginePayload: {
      metadata: {
        [key: string]: string;
      };
      data: string;
    };
    EnginePayloads: {
      payloads: components['schemas']['EnginePayload'][];
    };
    EvaluationProgress: {
      /** @enum {string} */
      Status: 'InProgress' | 'Finished' | 'Failed';
      Decision: ('Accepted' | 'Denied' | 'DataIsMissing') | null;
      evaluationId: string | null;
      startedAt: string | null;
      elapsedMs: number;
      failureCode: string | null;
    };
    EvaluationStarted: {
      evaluationId: string;
    };
    EvrkEntry: {
      Code: string;
      Name: string;
      Leaf: boolean;
    };
    EvrkRow: {
      Evrk: string;
      Name: string | null;
      DateFrom: string | null;
      DateTo: string | null;
      IsMain: boolean;
      IsRed: boolean;
      RegistrationDate: string | null;
    };
    ExportJob: {
      Id: string;
      /** @enum {string} */
      kind: 'list' | 'data';
      /** @enum {string} */
      state: 'InProgress' | 'Finished' | 'Stopped' | 'Failed' | 'Expired';
      startedAt: string;
      total: number;
      done: number;
      stopAsked: boolean;
      expiresAt: string | null;
      sizeBytes: number | null;
    };
    Features: {
      testLogin: boolean;
      /** @enum {string} */
      environment: 'production' | 'demo' | 'test' | 'development';
      off: ('selfCheck' | 'authorisations' | 'batchSigning' | 'massVmi' | 'imports' | 'policyRuns')[];
      schemes: boolean;
      bills: boolean;
      paymentRequests: boolean;
      maintenance: {
        from: string;
        to: string;
        isNow: boolean;
      } | null;
    };
    FeeInvoice: {
      ContractId: string | null;
      Active: boolean;
      CreatedAt: string;
      ContractNumber: string;
      AdministrationFee: string;
      ChangeConditionsFileId: string | null;
      id: string;
      /** @enum {string} */
      kind: 'administration' | 'conditionsChange';
      number: string;
      dueDate: string;
    };
    FoundCompany: {
      Code: string;
      /** @enum {string} */
      State: 'Found' | 'NotFound' | 'Searching' | 'Failed';
      Name: string | null;
    };
    FundedInvoices: {
      invoiceIds: number[];
      Sum: string;
    };
    GeneralInfo: {
      /** @enum {string} */
      SchemeCode: 'tiesiogines' | 'startuok' | 'covid' | 'nuoma';
      IssuedSum: string;
      TotalSum: string;
      ReservedSum: string;
    };
    GeneratedContract: {
      documentId: string;
      FileName: string;
      Size: number;
    };
    HandEntry: {
      Id: string;
      register: string;
      asOf: string;
      values: {
        [key: string]: unknown;
      };
      reason: string;
      fileName: string;
      requestId: number;
      enteredBy: string;
      enteredAt: string;
      /** @enum {string} */
      state: 'waiting' | 'confirmed' | 'declined' | 'withdrawn' | 'overtaken';
      decidedBy: string | null;
      decidedAt: string | null;
      decisionComment: string | null;
      isInForce: boolean;
      mayDecide: boolean;
      mayWithdraw: boolean;
    };
    HeldOutcome: {
      requestId: number;
      status: components['schemas']['StatusId'] | null;
      version: number;
      takesEffectAt: string;
    };
    HeldPaymentOutcome: {
      paymentRequestId: number;
      status: components['schemas']['PaymentStatusId'] | null;
      version: number;
      takesEffectAt: string;
    };
    Impersonated: {
      Token: string;
      Role: number;
      /** @enum {string} */
      loginType: 'Company' | 'Individual';
    };
    Invoice: {
      Id: number;
      requestId: number | null;
      Number: string;
      RentDate: string;
      InvoiceType: number;
      Sum: string;
      RealEstateObjectId: string;
      OwnerCode: string;
      OwnerName: string;
      TenantName: string;
      TenantCode: string | null;
      /** @description 1, 2, 3, 4, 5 */
      InvoiceStatusId: number;
      AutomaticCheckId: number | null;
      checkReason: string | null;
      Comment: string | null;
      refusedBy: ('owner' | 'register' | 'staff') | null;
      SentDate: string | null;
      DecidedDate: string | null;
      FundedDate: string | null;
      steps: {
        /** @enum {string} */
        tenant: 'done' | 'now' | 'later' | 'person' | 'returned' | 'refused';
        /** @enum {string} */
        owner: 'done' | 'now' | 'later' | 'person' | 'returned' | 'refused';
        /** @enum {string} */
        register: 'done' | 'now' | 'later' | 'person' | 'returned' | 'refused';
        /** @enum {string} */
        provider: 'done' | 'now' | 'later' | 'person' | 'returned' | 'refused';
      };
      /** @enum {string} */
      turn: 'own' | 'others' | 'done';
      actions: string[];
      version: number;
    };
    InvoiceOutcome: {
      invoiceId: number;
      /** @description 1, 2, 3, 4, 5 */
      InvoiceStatusId: number;
      version: number;
    };
    IsRepresentative: {
      isRepresentative: boolean;
    };
    Limit: {
      Limit: string;
      Reason: ('budget' | 'borrower' | 'group' | 'rules') | null;
    };
    LinkInfo: {
      /** @enum {string} */
      state: 'open' | 'used' | 'expired' | 'unknown';
      kind:
        | (
            | 'submitted'
            | 'approved'
            | 'approvedWithDocs'
            | 'approvalWithdrawn'
            | 'rejected'
            | 'returned'
            | 'contractToSign'
            | 'contractSigned'
            | 'contractReplaced'
            | 'termsChanged'
            | 'signingExpired'
            | 'signingReminder'
            | 'documentsReminder'
            | 'documentsOverdue'
            | 'correctionReminder'
            | 'correctionOverdue'
            | 'fundsReminder'
            | 'fundsOverdue'
            | 'draftEnding'
            | 'changeReceived'
            | 'changeRejected'
            | 'changeToSign'
            | 'changeSigned'
            | 'terminated'
            | 'paymentSubmitted'
            | 'paymentReturned'
            | 'paymentApproved'
            | 'paymentRejected'
            | 'paymentClosed'
            | 'paymentPaidOut'
            | 'billReturned'
            | 'billRejected'
            | 'billsFunded'
            | 'billToConfirm'
            | 'staffAssigned'
            | 'staffDocuments'
            | 'staffSigned'
            | 'staffClock'
            | 'staffDigest'
          )
        | null;
      until: string | null;
    };
    LinkTarget: {
      path: string | null;
    };
    LoanAccount: {
      Granted: string;
      PaidOut: string;
      Remaining: string;
      FundsUseDate: string | null;
      Overdue: string;
      Penalty: string;
      Problem: ('overdue' | 'insolvency') | null;
      PayOuts: {
        Id: number;
        Number: string;
        Sum: string;
        PaidOn: string;
        RecordedAt: string;
        RecordedBy: string | null;
        ScheduleDueDate: string;
      }[];
      Awaiting: {
        paymentRequestId: number;
        Number: string;
        ApprovedSum: string;
        PaidSum: string;
        decidedOn: string;
        DueDate: string | null;
        version: number;
      }[];
      Arrears: {
        Id: number;
        /** @enum {string} */
        Kind: 'overdue' | 'insolvency';
        Sum: string;
        Since: string;
        EndedOn: string | null;
        Days: number;
        Penalty: string;
        Note: string | null;
        EnteredBy: string | null;
      }[];
      Schedule:
        | {
            number: number;
            dueDate: string;
            days: number;
            interest: string;
            principal: string;
            total: string;
            balance: string;
          }[]
        | null;
      today: string;
      mayKeep: boolean;
    };
    LogRow: {
      Id: number;
      action: string;
      ActionLogType: number | null;
      logCodes: number[];
      ChangedBy: string | null;
      actorRole: string;
      Created: string;
      fromStatus: components['schemas']['StatusId'] | null;
      toStatus: components['schemas']['StatusId'] | null;
      comment: string | null;
      commentReader: ('applicant' | 'staff') | null;
      details: {
        [key: string]: unknown;
      };
      version: number;
    };
    LoggedIn: {
      token: string;
      /** @enum {string} */
      loginType: 'Company' | 'Individual' | 'BackOffice';
      Role: number;
      returnTo: string | null;
    };
    LoginUrl: {
      url: string;
    };
    MailSettings: {
      email: string | null;
      groups: {
        /** @enum {string} */
        group:
          | 'decisions'
          | 'signing'
          | 'overdue'
          | 'reminders'
          | 'receipts'
          | 'staffAssigned'
          | 'staffNews'
          | 'staffTerms'
          | 'staffDigest';
        isRequired: boolean;
        isWanted: boolean;
      }[];
      digestAt: string | null;
    };
    ManagerCount: {
      TotalCount: number;
    };
    ManagerFilter: {
      RequestId?: (number | string) | null;
      RequestIds?: number[] | null;
      RequestStatusId?: (number | string) | null;
      RequestStatusIds?: number[] | null;
      SchemeCode?: ('tiesiogines' | 'startuok' | 'covid' | 'nuoma') | null;
      HasParentCompanyCode?: boolean | null;
      CompanyCode?: string | null;
      CompanyName?: string | null;
      OnlyWithNewInvoices?: boolean | null;
      AllEvaluationCompleted?: boolean | null;
      InvegaIncreasedLoanSum?: boolean | null;
      IgnoreFiles?: boolean | null;
      SubmittedDates?: {
        dateFrom?: string | null;
        dateTo?: string | null;
      } | null;
      ApprovedDates?: {
        dateFrom?: string | null;
        dateTo?: string | null;
      } | null;
      SignedDates?: {
        dateFrom?: string | null;
        dateTo?: string | null;
      } | null;
      ChangeConditionsDate?: {
        dateFrom?: string | null;
        dateTo?: string | null;
      } | null;
      FirstSubmittedDate?: {
        dateFrom?: string | null;
        dateTo?: string | null;
      } | null;
      DecidedDates?: {
        dateFrom?: string | null;
        dateTo?: string | null;
      } | null;
      UserEmail?: string | null;
      RequestAction?: (number | string) | null;
      BusinessDaysToSignature?: (number | string) | null;
      DaysFromReturned?: (number | string) | null;
      AssessorId?: string | null;
      IsReserved?: boolean | null;
      ConditionsChanged?: boolean | null;
      search?: string | null;
      queue?: string | null;
      figure?: string | null;
      /** @default 1 */
      page: number;
      /** @default 30 */
      countPerPage: number;
      sortDirection?: number | null;
      sortBy?: ('deadline' | 'id' | 'submitted' | 'sum' | 'name' | 'status') | null;
    };
    ManagerInvoices: {
      Items: components['schemas']['Invoice'][];
      Totals: {
        Sum: string;
        FundedSum: string;
      };
      TotalCount: number;
    };
    ManagerPage: {
      SearchResult: components['schemas']['ManagerRow'][];
      TotalPageCount: number;
      TotalCount: number;
      hasMore: boolean;
    };
    ManagerRow: {
      Id: number;
      /** @enum {string} */
      SchemeCode: 'tiesiogines' | 'startuok' | 'covid' | 'nuoma';
      CompanyName: string;
      CompanyCode: string;
      CreateDate: string;
      SubmittedDate: string | null;
      FirstSubmittedDate: string | null;
      ApprovedDate: string | null;
      ContractSigningTime: string | null;
      Status: components['schemas']['StatusId'];
      ApproversCommentExists: boolean;
      SignatorysCommentExists: boolean;
      AmlCheckResultId: number | null;
      PepExists: boolean;
      InvegaLoanSum: string | null;
      LoanSum: string | null;
      Assessor: string | null;
      AssessorId: string | null;
      DeadlineBusinessDaysUntilSignature: number | null;
      DaysFromReturned: number | null;
      DaysFromConditionsChange: number | null;
      ConditionsChanged: boolean;
      Stuck: string | null;
      Problem: ('overdue' | 'insolvency') | null;
      clock: components['schemas']['ClockSummary'] | null;
      tasks: (
        | 'takeRequest'
        | 'assess'
        | 'decide'
        | 'prepareContract'
        | 'signAsProvider'
        | 'reviewConditionsChange'
        | 'signChange'
        | 'signDecision'
        | 'confirmTerms'
        | 'reviewPaymentRequest'
        | 'confirmBills'
        | 'amlReview'
        | 'confirmRegister'
        | 'undeliveredMail'
        | 'decisionFell'
        | 'stuck'
      )[];
      version: number;
    };
    MatchReview: {
      Id: number;
      /** @enum {string} */
      answer: 'other' | 'same';
      Note: string | null;
      AnsweredBy: string;
      AnsweredAt: string;
      ConfirmedBy: string | null;
      ConfirmedAt: string | null;
      ConfirmationNote: string | null;
      ClearedBy: string | null;
      ClearedSecondBy: string | null;
      own: boolean;
    };
    Me: {
      Id: string;
      /** @enum {string} */
      kind: 'applicant' | 'staff';
      FirstName: string;
      LastName: string;
      Email: string | null;
      loginType: ('Company' | 'Individual') | null;
      Role: number;
      roles: ('applicant' | 'assessor' | 'manager' | 'approver' | 'signatory' | 'administrator')[];
      party: {
        Id: number;
        Name: string;
        Code: string;
        /** @enum {string} */
        loginType: 'Company' | 'Individual';
      } | null;
      representation: {
        ValidTo: string | null;
      } | null;
      mayChooseParty: boolean;
      consentAgreed: boolean | null;
      bills: {
        tenant: boolean;
        owner: boolean;
      } | null;
      expiresAt: string;
    };
    NewExport: {
      /** @enum {string} */
      kind: 'list' | 'data';
      filter: components['schemas']['ManagerFilter'];
    };
    NoteVersion: {
      /** @enum {string} */
      kind: 'approver' | 'signatory';
      version: number;
      text: string | null;
      author: string | null;
      at: string;
    };
    Notice: {
      /** Format: uuid */
      Id: string;
      /** @enum {string} */
      kind:
        | 'submitted'
        | 'approved'
        | 'approvedWithDocs'
        | 'approvalWithdrawn'
        | 'rejected'
        | 'returned'
        | 'contractToSign'
        | 'contractSigned'
        | 'contractReplaced'
        | 'termsChanged'
        | 'signingExpired'
        | 'signingReminder'
        | 'documentsReminder'
        | 'documentsOverdue'
        | 'correctionReminder'
        | 'correctionOverdue'
        | 'fundsReminder'
        | 'fundsOverdue'
        | 'draftEnding'
        | 'changeReceived'
        | 'changeRejected'
        | 'changeToSign'
        | 'changeSigned'
        | 'terminated'
        | 'paymentSubmitted'
        | 'paymentReturned'
        | 'paymentApproved'
        | 'paymentRejected'
        | 'paymentClosed'
        | 'paymentPaidOut'
        | 'billReturned'
        | 'billRejected'
        | 'billsFunded'
        | 'billToConfirm'
        | 'staffAssigned'
        | 'staffDocuments'
        | 'staffSigned'
        | 'staffClock'
        | 'staffDigest';
      RequestId: number | null;
      at: string;
      isUnread: boolean;
      dueDate: string | null;
      clock:
        | (
            | 'evaluation'
            | 'decisionNotice'
            | 'contract'
            | 'applicantSigns'
            | 'applicantSignsChange'
            | 'providerSigns'
            | 'conditionsReview'
            | 'additionalDocuments'
            | 'correction'
            | 'fundsUse'
            | 'appeal'
          )
        | null;
      mail: {
        /** @enum {string} */
        state:
          | 'waiting'
          | 'sent'
          | 'refused'
          | 'bounced'
          | 'nobody'
          | 'toldOtherwise'
          | 'notWanted'
          | 'notEntitled'
          | 'outdated';
        at: string;
      } | null;
      text: {
        version: number;
        subject: string;
        body: string;
        missed: string;
      } | null;
    };
    Notices: {
      items: components['schemas']['Notice'][];
      total: number;
      unread: number;
      perPage: number;
    };
    Offers: {
      path: string;
      value: unknown;
      /** @enum {string} */
      source:
        | 'consent'
        | 'identity'
        | 'legalEntities'
        | 'seat'
        | 'shareholders'
        | 'taxAuthority'
        | 'socialInsurance'
        | 'earlier';
      isPut: boolean;
    }[];
    OldestActivity: {
      Number: string;
      Evrk: string;
      DateFrom: string;
      DateTo: string | null;
    };
    OpenInvoice: {
      Invoice: components['schemas']['Invoice'];
      Log: {
        action: string;
        ActionLogType: number;
        ChangedBy: string | null;
        /** @enum {string} */
        actorRole: 'tenant' | 'owner' | 'manager';
        Created: string;
        comment: string | null;
      }[];
      Leases: components['schemas']['RegisteredLeases'] | null;
      Aid: components['schemas']['RentAid'] | null;
      RetainUntil: string | null;
    };
    OpenPrDocument: {
      Id: number;
      Number: number;
      SupplierIsCompany: boolean;
      SupplierName: string;
      SupplierCode: string;
      DocumentNumber: string;
      DocumentDate: string;
      DocumentSum: string;
      RequiredSum: string;
      Comment: string;
      ManagerComment: string | null;
      FundsOriginTypeId1: number | null;
      FundsSum1: string | null;
      FundsOriginTypeId2: number | null;
      FundsSum2: string | null;
      IsApproved: boolean;
      IsManagerEdited: boolean;
      IsReturned: boolean;
      IsUnpaid: boolean | null;
      ManagerInfo: {
        [key: string]: string | number | boolean;
      } | null;
      InvestmentSum: string | null;
      TurnoverSum: string | null;
      FundedInvestmentSumPercent: string | null;
      FundedTurnoverSumPercent: string | null;
      PaidOutTotalSumPercent: string | null;
      Files: components['schemas']['PaymentFile'][];
      ContractInfo: {
        PaymentRequestStatusId: components['schemas']['PaymentStatusId'];
        requestId: number;
        paymentRequestId: number;
        /** @enum {string} */
        actionType: 'view' | 'edit';
      };
      LoanInfo: {
        LoanPurposeId: number;
        LoanSumRemainder: string;
        TurnoverRemainder: string;
        InvestmentRemainder: string;
      };
      Limits: {
        RequiredSum: string;
        InvestmentSum: string;
        TurnoverSum: string;
      };
      Duplicates: components['schemas']['DuplicateDocument'][];
      formVersion: number;
    };
    OpenTask: {
      Id: string;
      /** @enum {string} */
      kind:
        | 'takeRequest'
        | 'assess'
        | 'decide'
        | 'prepareContract'
        | 'signAsProvider'
        | 'reviewConditionsChange'
        | 'signChange'
        | 'signDecision'
        | 'confirmTerms'
        | 'reviewPaymentRequest'
        | 'confirmBills'
        | 'amlReview'
        | 'confirmRegister'
        | 'undeliveredMail'
        | 'decisionFell'
        | 'stuck';
      AssigneeId: string | null;
      Assignee: string | null;
      OpenedAt: string;
      DueAt: string | null;
      mine: boolean;
    };
    Operations: {
      reports: components['schemas']['ReconcileReport'][];
      findings: components['schemas']['ReconcileFinding'][];
      epochs: components['schemas']['RestoreEpoch'][];
      open: number;
    };
    Outcome: {
      requestId: number;
      status: components['schemas']['StatusId'] | null;
      version: number;
    };
    OwnCallTerm: {
      /** @enum {string} */
      kind: 'sign' | 'disburse';
      closedOn: string;
      dueDate: string;
      isLate: boolean;
    };
    OwnData: {
      person: {
        firstName: string;
        lastName: string;
        personalCode: string;
        email: string | null;
        phone: string | null;
        since: string;
      };
      consents: {
        party: string;
        email: string;
        phone: string;
        at: string;
        version: string;
      }[];
      authorisations: {
        party: string;
        from: string;
        to: string;
        isRemoved: boolean;
      }[];
      logins: {
        at: string;
        lastSeenAt: string;
        device: string;
        browser: string | null;
      }[];
      requests: {
        id: number;
        party: string;
        startedAt: string;
        isDeleted: boolean;
      }[];
      files: {
        requestId: number;
        name: string;
        at: string;
        isRemoved: boolean;
      }[];
      reads: {
        requestId: number;
        /** @enum {string} */
        kind: 'case' | 'criteria' | 'registers' | 'related' | 'file' | 'archive' | 'document' | 'printout';
        roles: ('assessor' | 'manager' | 'approver' | 'signatory' | 'administrator')[];
        times: number;
        lastAt: string;
      }[];
    };
    OwnSessions: {
      Id: string;
      /** @enum {string} */
      kind: 'applicant' | 'staff';
      /** @enum {string} */
      client: 'browser' | 'program';
      /** @enum {string} */
      device: 'computer' | 'phone' | 'tablet' | 'unknown';
      browser: string | null;
      label: string | null;
      startedAt: string;
      lastSeenAt: string;
      expiresAt: string;
      isThis: boolean;
    }[];
    OwnerInvoices: {
      Items: components['schemas']['Invoice'][];
      Totals: {
        Sum: string;
      };
    };
    PaymentFile: {
      Id: string;
      Name: string;
      Type: number;
      Size: number;
      UploadedAt: string;
      /** @enum {string} */
      ScanState: 'unchecked' | 'clean' | 'infected';
    };
    PaymentItem: {
      Id: number;
      Number: string;
      FirstSubmittedDate: string | null;
      LoanSumRemainder: string;
      RequiredSumTotal: string;
      FundedSumTotal: string;
      FundedSumPercentTotal: string;
      LoanPurposeId: number;
      PaymentRequestStatusId: components['schemas']['PaymentStatusId'];
      StatusChangeDate: string;
      IsManagerEdited: boolean;
    };
    PaymentList: {
      Items: components['schemas']['PaymentItem'][];
      Totals: {
        RequiredSumTotal: string;
        FundedSumTotal: string;
        FundedSumPercentTotal: string;
        LoanSumRemainder: string;
      };
      surveyNeeded: boolean;
      startRefusal: string | null;
    };
    PaymentLogRow: {
      Id: number;
      action: string;
      ActionLogType: number | null;
      logCodes: number[];
      ChangedBy: string | null;
      actorRole: string;
      Created: string;
      fromStatus: components['schemas']['PaymentStatusId'] | null;
      toStatus: components['schemas']['PaymentStatusId'] | null;
      comment: string | null;
      commentReader: ('applicant' | 'staff') | null;
      version: number;
      documentId: number | null;
    };
    PaymentOutcome: {
      paymentRequestId: number;
      status: components['schemas']['PaymentStatusId'] | null;
      version: number;
    };
    PaymentRequest: {
      requestId: number;
      ContractInfo: {
        Id: number;
        Number: string;
        FirstSubmittedDate: string | null;
        SubmittedDate: string | null;
        PaymentRequestStatusId: components['schemas']['PaymentStatusId'];
        Name: string;
        Code: string;
        ContractNumber: string | null;
      };
      FinancialInfo: {
        InvegaLoanSum: string;
        LoanSumRemainder: string;
        LoanPurposeId: number;
      };
      DocumentsInfo: {
        Documents: components['schemas']['PrDocument'][];
        Totals: {
          RequiredSumTotal: string;
          FundedSumTotal: string;
          FundedSumPercentTotal: string;
        };
      };
      Comments: {
        Created: string;
        Comment: string;
      }[];
      Files: components['schemas']['PaymentFile'][];
      version: number;
      actions: components['schemas']['AllowedAction'][];
      unattached: number[];
      duplicated: number[];
      askable: string;
      callTerm: components['schemas']['OwnCallTerm'] | null;
      heldDecision: {
        action: string;
        takesEffectAt: string;
      } | null;
    };
    /** @enum {number} */
    PaymentStatusId: 1 | 2 | 3 | 4 | 5;
    Pending: {
      /** @constant */
      pending: true;
      requestId: string;
      retryAfterSeconds: number;
    };
    Place: {
      Id: number;
      Name: string;
    };
    PolicyDraft: {
      /** Format: uuid */
      id: string;
      name: string;
      /** @enum {string} */
      scheme: 'tiesiogines' | 'startuok' | 'covid' | 'nuoma';
      basedOn: string;
      parameters: components['schemas']['RuleParameters'];
      version: number;
      savedAt: string;
      savedBy: string;
      runs: number;
    };
    PolicyFlip: {
      ruleName: string;
      oldDecision: ('Accepted' | 'Denied' | 'DataIsMissing') | null;
      newDecision: ('Accepted' | 'Denied' | 'DataIsMissing') | null;
      oldValue: unknown;
      newValue: unknown;
      oldLimit: unknown;
      newLimit: unknown;
      company: string | null;
    };
    PolicyOutcome: {
      requestId: number;
      applicantName: string | null;
      status: components['schemas']['StatusId'];
      /** @enum {string} */
      oldDecision: 'Accepted' | 'Denied' | 'DataIsMissing';
      /** @enum {string} */
      newDecision: 'Accepted' | 'Denied' | 'DataIsMissing' | 'NotJudged';
      byDraft: boolean;
      flips: components['schemas']['PolicyFlip'][];
      sumAsked: string | null;
      sumGranted: string | null;
      evaluatedAt: string;
      ruleSetVersion: string | null;
    };
    PolicyOutcomePage: {
      SearchResult: components['schemas']['PolicyOutcome'][];
      TotalPageCount: number;
      TotalCount: number;
    };
    PolicyRun: {
      /** Format: uuid */
      id: string;
      /** Format: uuid */
      draftId: string;
      draftVersion: number;
      draftName: string;
      basedOn: string;
      /** @enum {string} */
      scheme: 'tiesiogines' | 'startuok' | 'covid' | 'nuoma';
      from: string | null;
      to: string | null;
      /** @enum {string} */
      state: 'waiting' | 'running' | 'finished' | 'cancelled' | 'failed';
      done: number;
      total: number | null;
      changed: number;
      isCancelling: boolean;
      failureCode: string | null;
      startedAt: string;
      startedBy: string;
      finishedAt: string | null;
    };
    PolicyRunResult: {
      /** Format: uuid */
      id: string;
      /** Format: uuid */
      draftId: string;
      draftVersion: number;
      draftName: string;
      basedOn: string;
      /** @enum {string} */
      scheme: 'tiesiogines' | 'startuok' | 'covid' | 'nuoma';
      from: string | null;
      to: string | null;
      /** @enum {string} */
      state: 'waiting' | 'running' | 'finished' | 'cancelled' | 'failed';
      done: number;
      total: number | null;
      changed: number;
      isCancelling: boolean;
      failureCode: string | null;
      startedAt: string;
      startedBy: string;
      finishedAt: string | null;
      parameters: components['schemas']['RuleParameters'];
      totals: components['schemas']['PolicyTotal'][];
      flips: {
        ruleName: string;
        requests: number;
      }[];
    };
    PolicyTotal: {
      /** @enum {string} */
      oldDecision: 'Accepted' | 'Denied' | 'DataIsMissing';
      /** @enum {string} */
      newDecision: 'Accepted' | 'Denied' | 'DataIsMissing' | 'NotJudged';
      requests: number;
      notByDraft: number;
      sumAsked: string;
      sumGranted: string;
      granted: number;
    };
    PrDocument: {
      Id: number;
      Number: number;
      SupplierIsCompany: boolean;
      SupplierName: string;
      SupplierCode: string;
      DocumentNumber: string;
      DocumentDate: string;
      DocumentSum: string;
      RequiredSum: string;
      Comment: string;
      ManagerComment: string | null;
      FundsOriginTypeId1: number | null;
      FundsSum1: string | null;
      FundsOriginTypeId2: number | null;
      FundsSum2: string | null;
      IsApproved: boolean;
      IsManagerEdited: boolean;
      IsReturned: boolean;
      IsUnpaid: boolean | null;
      ManagerInfo: {
        [key: string]: string | number | boolean;
      } | null;
      InvestmentSum: string | null;
      TurnoverSum: string | null;
      FundedInvestmentSumPercent: string | null;
      FundedTurnoverSumPercent: string | null;
      PaidOutTotalSumPercent: string | null;
      Files: components['schemas']['PaymentFile'][];
    };
    PresentColleague: {
      name: string;
      /** @enum {string} */
      state: 'viewing' | 'editing' | 'away';
      since: string;
    };
    Preview: {
      RequestId: number;
      sections: components['schemas']['Printout'];
    };
    Printout: {
      id: string;
      title: string;
      rows: {
        question: string;
        answer: string;
        fromRegister: boolean;
      }[];
    }[];
    Problem: {
      ErrorId?: string | null;
      ErrorMessage?: string | null;
      ErrorDescription?: string | null;
      errors?:
        | {
            [key: string]: string[];
          }
        | string[];
      code: string;
      requestId: string;
      latest?: {
        action: string;
        actorName: string | null;
        actorRole: string;
        own?: boolean;
        at: string;
        status: components['schemas']['StatusId'] | null;
        version: number;
      };
      formVersion?: number;
      details?: {
        [key: string]: unknown;
      };
    };
    ProviderUser: {
      Id: string;
      FirstName: string;
      LastName: string;
      Email: string | null;
      roles: string[];
    };
    PublishedAid: {
      Provider: string;
      Rows: {
        Beneficiary: string;
        BeneficiaryCode: string | null;
        Sum: string;
        GrantedOn: string;
        /** @enum {string} */
        SchemeCode: 'tiesiogines' | 'startuok' | 'covid' | 'nuoma';
        Category: string;
        Ground: string;
        CompanySizeTypeId: number | null;
      }[];
      TotalCount: number;
      TotalPageCount: number;
    };
    PushedToken: {
      Token: string | null;
      idleSeconds: number;
      expiresAt: string;
    };
    QueueCount: {
      key: string;
      /** @enum {string} */
      group: 'work' | 'status';
      count: number;
      hasMore: boolean;
      turn: ('applicant' | 'provider' | 'nobody') | null;
      alarming: boolean;
    };
    ReconcileFinding: {
      id: number;
      reportId: number;
      /** @enum {string} */
      kind: 'missing' | 'behind' | 'ahead' | 'forked' | 'notEnded' | 'orphan' | 'poisoned';
      /** @enum {string} */
      measure: 'resumed' | 'resynced' | 'restarted' | 'quarantined' | 'ended' | 'flagged';
      requestNumber: number | null;
      paymentRequestNumber: number | null;
      hasRequest: boolean;
      workflowId: string;
      foundAt: string;
      row: {
        status: string | null;
        version: number | null;
      };
      held: {
        status: string | null;
        version: number | null;
      };
      lost: {
        version: number;
        status: components['schemas']['StatusId'] | null;
        action: string;
        commandId: string | null;
        at: string;
      }[];
      needsPerson: boolean;
      acknowledgedAt: string | null;
    };
    ReconcileReport: {
      id: number;
      startedAt: string;
      finishedAt: string | null;
      checked: number;
      listed: number;
      byOperator: boolean;
      differences: {
        /** @enum {string} */
        kind: 'missing' | 'behind' | 'ahead' | 'forked' | 'notEnded' | 'orphan' | 'poisoned';
        count: number;
      }[];
    };
    Records: {
      lists: {
        id: number;
        year: number;
        day: string;
        /** @enum {string} */
        state: 'open' | 'proposed' | 'confirmed' | 'finished';
        reason: string | null;
        proposedBy: string | null;
        confirmedBy: string | null;
        confirmedAt: string | null;
        finishedAt: string | null;
        total: number;
        removed: number;
        kept: number;
        hash: string | null;
        /** @enum {string} */
        mine: 'toPropose' | 'proposed' | 'toConfirm' | 'none';
      }[];
      holds: {
        /** Format: uuid */
        id: string;
        requestId: number;
        reason: string;
        placedBy: string;
        placedAt: string;
        endedBy: string | null;
        endedAt: string | null;
        endReason: string | null;
      }[];
      mayMakeList: boolean;
      mayHold: boolean;
    };
    RegisterAnswer: {
      register: string;
      source: string;
      asOf: string | null;
      fetchedAt: string;
      data: unknown;
      handEntryId: string | null;
    };
    RegisterStep: {
      name: string;
      /** @enum {string} */
      state: 'waiting' | 'running' | 'answered' | 'failed';
      attempts: number;
      startedAt: string | null;
      elapsedMs: number;
      errorCode: string | null;
      dataAt: string | null;
      byHand: boolean;
      missingSince: string | null;
      askedAt: string | null;
      isFound: boolean | null;
      isPublicData: boolean;
    };
    RegisterVersion: {
      Id: number;
      source: string;
      asOf: string | null;
      fetchedAt: string;
      data: unknown;
      enteredBy: string | null;
      confirmedBy: string | null;
      reason: string | null;
      handEntryId: string | null;
      handRequestId: number | null;
    };
    RegisteredLeases: {
      At: string;
      Items: {
        RealEstateObjectId: string;
        OwnerCode: string;
        OwnerName: string | null;
        From: string;
        To: string | null;
        Fits: boolean;
      }[];
    };
    RegistersProgress: {
      id: number;
      runId: string | null;
      /** @enum {string} */
      Status: 'InProgress' | 'Finished' | 'Failed';
      startedAt: string | null;
      elapsedMs: number;
      askAgainAt: string | null;
      Steps: components['schemas']['RegisterStep'][];
    };
    RegistersRenewed: {
      id: number;
      runId: string | null;
      /** @enum {string} */
      Status: 'InProgress' | 'Finished' | 'Failed';
      startedAt: string | null;
      elapsedMs: number;
      askAgainAt: string | null;
      Steps: components['schemas']['RegisterStep'][];
      isNew: boolean;
      startedBy: string | null;
      reason: string;
    };
    RejectedFor: {
      comment: string | null;
      at: string;
      by: string | null;
    };
    RelatedRequest: {
      Id: number;
      LoanSum: string | null;
      Status: components['schemas']['StatusId'];
      /** @enum {string} */
      SchemeCode: 'tiesiogines' | 'startuok' | 'covid' | 'nuoma';
      CompanyName: string;
      /** @enum {string} */
      relation: 'same' | 'group' | 'person';
      people: components['schemas']['SharedPerson'][];
    };
    RentAid: {
      Funded: string;
      Ceiling: string;
    };
    RepairCause: {
      cause: string;
      since: string;
      code: string | null;
      tries: number;
      triedAt: string[];
      nextAt: string | null;
      requests: components['schemas']['StoppedRequest'][];
      answering: {
        register: string;
        at: string;
      }[];
    };
    RepairConsole: {
      now: string;
      checkedAt: string | null;
      stopped: number;
      running: number;
      causes: components['schemas']['RepairCause'][];
      proposals: components['schemas']['RepairProposal'][];
      people: {
        /** Format: uuid */
        id: string;
        name: string;
        mayRetry: boolean;
        mayReturn: ('return' | 'changeToSubmitted' | 'rejectConditionsChange')[];
      }[];
    };
    RepairProposal: {
      /** Format: uuid */
      id: string;
      cause: string;
      /** @enum {string} */
      remedy: 'retry' | 'return';
      requestId: number | null;
      action: ('return' | 'changeToSubmitted' | 'rejectConditionsChange') | null;
      reason: string;
      proposedBy: string;
      second: string;
      proposedAt: string;
      /** @enum {string} */
      state: 'waiting' | 'confirmed' | 'declined' | 'withdrawn';
      decidedAt: string | null;
      /** @enum {string} */
      mine: 'proposed' | 'toDecide' | 'none';
    };
    RepairProposed: {
      /** Format: uuid */
      id: string;
    };
    Representation: {
      RepresentativeId: string;
      Self: boolean;
      CompanyName: string | null;
      CompanyCode: string | null;
      PersonalName: string | null;
      PersonalCode: string | null;
      ValidFrom: string | null;
      ValidTo: string | null;
      ExpiresInDays: number | null;
      LastUsed: boolean;
      Current: boolean;
    };
    Representative: {
      Id: string;
      RoleId: number;
      FirstName: string;
      LastName: string;
      PersonalCode: string;
      ValidFrom: string;
      ValidTo: string;
      /** @enum {string} */
      Validity: 'upcoming' | 'valid' | 'expiring' | 'expired';
      ExpiresInDays: number | null;
      /** @enum {string} */
      RepresentativeType: 'Company' | 'Personal';
      Files: {
        FileId: number;
        FileTypeId: number;
        FileName: string;
        Size: number;
        UploadedAt: string;
        Container: components['schemas']['SignedContainer'] | null;
      }[];
    };
    RequestDetail: {
      RequestSystemInfo: components['schemas']['RequestSystemInfo'];
      ContactInfo?: {
        [key: string]: unknown;
      };
      CompanyData?: {
        [key: string]: unknown;
      };
      ApplicantData?: {
        [key: string]: unknown;
      };
      FinancialData?: {
        [key: string]: unknown;
      };
      LoanInfo?: {
        [key: string]: unknown;
      };
      pepData?: {
        [key: string]: unknown;
      };
      suppliers?: {
        [key: string]: unknown;
      }[];
      Checks?: {
        [key: string]: unknown;
      };
      Questionnaire?: {
        [key: string]: unknown;
      };
      SelfDeclaration?: unknown;
      ControllingCompanies?: unknown;
      ControllingForeignCompanies?: unknown;
      InvegaReason?: string | null;
      DeclarationInfo?: {
        [key: string]: unknown;
      };
      TurnoversInfo?: {
        [key: string]: unknown;
      }[];
      Invoice?: {
        [key: string]: unknown;
      };
      Ratings?: {
        [key: string]: unknown;
      };
      GuaranteesLoanSum?: string | null;
      CovidLoanSum?: string | null;
      ControllingCompaniesFromRequest?: {
        [key: string]: unknown;
      }[];
      ControllingCompaniesFromRegister?: {
        [key: string]: unknown;
      }[];
      formVersion: number;
      savedAt: string | null;
      progress: {
        [key: string]: unknown;
      };
      evrksList: string[];
      activeSince: string | null;
      Contract: components['schemas']['ContractTerms'];
      ApprovedTerms: components['schemas']['ApprovedTerms'] | null;
      Documents: components['schemas']['ContractDocument'][];
      Attachments: components['schemas']['AttachmentNeed'][];
      CommentsHistory: components['schemas']['Comment'][];
      OtherRequests: {
        Id: number;
        Status: components['schemas']['StatusId'];
        SectorTypeId: number | null;
      }[];
      returned: components['schemas']['ReturnedFor'] | null;
      rejected: components['schemas']['RejectedFor'] | null;
      clocks: components['schemas']['Clock'][];
      mainClock: string | null;
      actions: components['schemas']['AllowedAction'][];
      version: number;
      contact: {
        email: string;
        phone: string;
      };
      company: {
        Name: string;
        Code: string;
      };
      turning: components['schemas']['Turning'] | null;
      reasons: string[];
      refusalsWanted: number;
    };
    RequestRow: {
      Id: number;
      /** @enum {string} */
      SchemeCode: 'tiesiogines' | 'startuok' | 'covid' | 'nuoma';
      CompanyName: string;
      CompanyCode: string;
      CreateDate: string;
      SubmittedDate: string | null;
      LoanSum: string | null;
      Status: components['schemas']['StatusId'];
      InvegaLoanSum: string | null;
      AssessorEmail: string;
      AssesorPhone: string;
      version: number;
      clock: components['schemas']['ClockSummary'] | null;
      LoanPurposeId: number | null;
      LoanTerm: number | null;
      StatusDate: string;
      CopiedFrom: number | null;
      SavedDate: string | null;
      progress: {
        done: number;
        total: number;
        next: string | null;
      } | null;
      missingAttachments: number | null;
      returned: {
        sections: number;
        documents: number;
      } | null;
      reasons: string[];
      actions: components['schemas']['AllowedAction'][];
    };
    RequestSystemInfo: {
      RequestId: number;
      Created: string;
      Status: components['schemas']['StatusId'];
      IndividualId: number | null;
      VmiChecked: boolean;
      AllEvaluationCompleted: boolean;
      /** @enum {string} */
      SchemeCode: 'tiesiogines' | 'startuok' | 'covid' | 'nuoma';
      /** @enum {string} */
      LoginType: 'Company' | 'Individual';
      SubmittedDate: string | null;
      FirstSubmittedDate: string | null;
      SubmissionCount: number;
      CopiedFrom: number | null;
      RuleSetVersion: string | null;
      VmiExportSum: string | null;
      VmiExportDate: string | null;
      VmiImportSum: string | null;
      VmiImportDate: string | null;
    };
    RestoreEpoch: {
      id: number;
      /** @enum {string} */
      reason: 'operator' | 'databaseOlder' | 'engineOlder' | 'numberTaken';
      openedAt: string;
      lastNumber: number;
      nextNumber: number;
    };
    ReturnedFor: {
      comment: string;
      at: string;
      by: string | null;
      sections: string[];
      documents: string[];
      untouched: {
        sections: string[];
        documents: string[];
        isAll: boolean;
      } | null;
    };
    RuleParameters: {
      financialYears: number[];
      difficultyYear: number | null;
      difficultyYoungYears: number;
      difficultyDebtToEquity: number;
      difficultyInterestCover: number;
      tradeSharePercent: number;
      incomeYear: number;
      incomeCapCents: number;
      assetsCapCents: number;
      stateOwnershipPercent: number;
      excludedDivisions: string[];
      excludedActivities: string[];
      excludedActivities21: string[];
      registeredBy: string;
      socialAgeYears: number;
      nonSocialAgeYears: number;
      leaseStartsBy: string;
      leaseLastsTo: string;
      activityFrom: string;
      activityTo: string;
    };
    SaveInput: {
      requestSystemInfo: {
        RequestId: string | number;
        /** @enum {string} */
        requestType?: 'copy' | 'view' | 'edit';
      };
      formVersion: number;
      offered?: string[];
      ContactInfo?: {
        [key: string]: unknown;
      };
      CompanyData?: {
        [key: string]: unknown;
      };
      ApplicantData?: {
        [key: string]: unknown;
      };
      FinancialData?: {
        [key: string]: unknown;
      };
      LoanInfo?: {
        [key: string]: unknown;
      };
      pepData?: {
        [key: string]: unknown;
      };
      suppliers?: {
        [key: string]: unknown;
      }[];
      Checks?: {
        [key: string]: unknown;
      };
      Questionnaire?: {
        [key: string]: unknown;
      };
      SelfDeclaration?: unknown;
      ControllingCompanies?: unknown;
      ControllingForeignCompanies?: unknown;
      InvegaReason?: string | null;
      DeclarationInfo?: {
        [key: string]: unknown;
      };
      TurnoversInfo?: {
        [key: string]: unknown;
      }[];
      Invoice?: {
        [key: string]: unknown;
      };
      Ratings?: {
        [key: string]: unknown;
      };
      GuaranteesLoanSum?: string | null;
      CovidLoanSum?: string | null;
      ControllingCompaniesFromRequest?: {
        [key: string]: unknown;
      }[];
      ControllingCompaniesFromRegister?: {
        [key: string]: unknown;
      }[];
    };
    Saved: {
      saveSuccessfull: boolean;
      formVersion: number;
      savedAt: string;
      progress: {
        [key: string]: unknown;
      };
    };
    SavedPrDocument: {
      documentId: number;
    };
    SavedRepresentative: {
      Id: string;
    };
    SavedView: {
      Id: string;
      Name: string;
      Team: boolean;
      Mine: boolean;
      Owner: string;
      View: {
        [key: string]: unknown;
      };
      Count: number;
    };
    Scheme: {
      /** @enum {string} */
      Code: 'tiesiogines' | 'startuok' | 'covid' | 'nuoma';
      Name: string;
      ShortName: string;
      Summary: string;
      Description: string[];
      Budget: string;
      Issued: string;
      Reserved: string;
      From: string;
      To: string;
      Open: boolean;
      HasBills: boolean;
    };
    SelfCheck: {
      /** Format: uuid */
      id: string;
      /** @enum {string} */
      State: 'InProgress' | 'Finished';
      startedAt: string;
      CompanyCode: string;
      CompanyName: string | null;
      ChecksumOk: boolean;
      /** @enum {string} */
      SchemeCode: 'tiesiogines' | 'startuok' | 'covid' | 'nuoma';
      ruleSetVersion: string;
      judgedOn: string;
      /** @enum {string} */
      Outcome: 'NotFound' | 'Denied' | 'Missing' | 'Clear';
      Rules: {
        RuleName: string;
        /** @enum {string} */
        Decision: 'Accepted' | 'Denied' | 'DataIsMissing';
        value?: unknown;
        limit?: unknown;
        source?: string | null;
        asOf?: string | null;
        remedy?: string | null;
        company: string | null;
        byHand: boolean;
        previous: {
          Decision: ('Accepted' | 'Denied' | 'DataIsMissing') | null;
          value?: unknown;
          limit?: unknown;
        } | null;
        /** @enum {string} */
        When: 'Now' | 'Answer' | 'Later';
      }[];
      Registers: {
        name: string;
        /** @enum {string} */
        state: 'Asking' | 'Answered' | 'Silent';
        asOf: string | null;
        errorCode: string | null;
        missingSince: string | null;
      }[];
    };
    Settlement: {
      Id: number;
      Name: string;
      PostalCode: string | null;
    };
    SharedPerson: {
      Name: string;
      /** @enum {string} */
      kind: 'person' | 'company';
      here: number[];
      there: number[];
    };
    Shareholder: {
      Code: string | null;
      Name: string;
      Shares: number;
      Voting: number;
      /** @enum {string} */
      Type: 'person' | 'company' | 'state' | 'municipality';
      DataRecieved: string | null;
      DataUpdated: string | null;
      CapitalSize: string | null;
      CapitalSizeCurrency: string | null;
      NumberOfShares: number | null;
      NominalValue: string | null;
      NominalValueCurrency: string | null;
    };
    Signatories: {
      accounts: {
        id: string;
        name: string;
        office: string | null;
        basisNumber: string | null;
        basisDate: string | null;
      }[];
      history: {
        name: string;
        office: string | null;
        basisNumber: string | null;
        basisDate: string | null;
        reason: string;
        madeBy: string;
        madeAt: string;
      }[];
    };
    SignatureTold: {
      Level: string | null;
      StampedAt: string | null;
      RevocationToldAt: string | null;
    };
    SignedContainer: {
      /** @enum {string} */
      State: 'signed' | 'unsigned' | 'broken' | 'unsupported' | 'partial' | 'byOthers';
      Documents: number;
      Signatures: {
        Holder: string | null;
        /** @enum {string} */
        Signer: 'giver' | 'representative' | 'other' | 'unknown';
        SignedAt: string | null;
        Fault:
          | (
              | 'unsupported'
              | 'weakAlgorithm'
              | 'altered'
              | 'badSignature'
              | 'noCertificate'
              | 'notForSigning'
              | 'certificateNotValid'
            )
          | null;
        Partial: boolean;
      }[];
    };
    SigningBatchOpened: {
      batchId: string;
      signingUrl: string | null;
    };
    SigningBatchRow: {
      requestId: number;
      kind:
        | (
            | 'Contract'
            | 'Decision'
            | 'ChangeConditionsRequest'
            | 'ChangeConditions'
            | 'RejectDecision'
            | 'NoBankFinancingNote'
            | 'Termination'
          )
        | null;
      fileName: string | null;
      number: string | null;
      sum: string | null;
      borrower: string;
      documentId: string | null;
      signingId: string | null;
      /** @enum {string} */
      state: 'refused' | 'open' | 'signed' | 'cancelled' | 'failed';
      code: string | null;
      reason: string | null;
    };
    SigningBatchRows: components['schemas']['SigningBatchRow'][];
    SigningInfo: {
      documents: components['schemas']['ContractDocument'][];
      signings: {
        signingId: string;
        documentId: string;
        /** @enum {string} */
        signer: 'applicant' | 'provider';
        signedBy: string | null;
        /** @enum {string} */
        state: 'created' | 'completed' | 'cancelled' | 'failed';
        failureCode: string | null;
        startedAt: string;
        finishedAt: string | null;
      }[];
      waitsFor: ('applicant' | 'provider') | null;
      change: components['schemas']['ChangeTerms'] | null;
    };
    SigningUrl: {
      signingUrl: string;
      signingId: string;
    };
    SilentRegistersAsked: {
      id: number;
      runId: string | null;
      /** @enum {string} */
      Status: 'InProgress' | 'Finished' | 'Failed';
      startedAt: string | null;
      elapsedMs: number;
      askAgainAt: string | null;
      Steps: components['schemas']['RegisterStep'][];
      /** @enum {string} */
      outcome: 'asked' | 'underWay' | 'justAsked' | 'noneSilent';
      mayAskAt: string | null;
    };
    StaffCase: {
      RequestSystemInfo: components['schemas']['RequestSystemInfo'];
      ContactInfo?: {
        [key: string]: unknown;
      };
      CompanyData?: {
        [key: string]: unknown;
      };
      ApplicantData?: {
        [key: string]: unknown;
      };
      FinancialData?: {
        [key: string]: unknown;
      };
      LoanInfo?: {
        [key: string]: unknown;
      };
      pepData?: {
        [key: string]: unknown;
      };
      suppliers?: {
        [key: string]: unknown;
      }[];
      Checks?: {
        [key: string]: unknown;
      };
      Questionnaire?: {
        [key: string]: unknown;
      };
      SelfDeclaration?: unknown;
      ControllingCompanies?: unknown;
      ControllingForeignCompanies?: unknown;
      InvegaReason?: string | null;
      DeclarationInfo?: {
        [key: string]: unknown;
      };
      TurnoversInfo?: {
        [key: string]: unknown;
      }[];
      Invoice?: {
        [key: string]: unknown;
      };
      Ratings?: {
        [key: string]: unknown;
      };
      GuaranteesLoanSum?: string | null;
      CovidLoanSum?: string | null;
      ControllingCompaniesFromRequest: components['schemas']['ControllingCompany'][];
      ControllingCompaniesFromRegister: components['schemas']['ControllingCompany'][];
      formVersion: number;
      savedAt: string | null;
      progress: {
        [key: string]: unknown;
      };
      evrksList: string[];
      activeSince: string | null;
      Contract: components['schemas']['ContractTerms'];
      ApprovedTerms: components['schemas']['ApprovedTerms'] | null;
      Documents: components['schemas']['ContractDocument'][];
      Attachments: components['schemas']['AttachedFile'][];
      CommentsHistory: components['schemas']['Comment'][];
      OtherRequests: {
        Id: number;
        Status: components['schemas']['StatusId'];
        SectorTypeId: number | null;
      }[];
      returned: components['schemas']['ReturnedFor'] | null;
      rejected: components['schemas']['RejectedFor'] | null;
      clocks: components['schemas']['Clock'][];
      mainClock: string | null;
      actions: components['schemas']['AllowedAction'][];
      version: number;
      PepData?: {
        [key: string]: unknown;
      };
      attachmentNeeds: components['schemas']['AttachmentNeed'][];
      Representatives: components['schemas']['StaffRepresentative'][];
      company: {
        Id: number;
        Name: string;
        Code: string;
      };
      files: components['schemas']['StaffFile'][];
      tasks: components['schemas']['OpenTask'][];
      requestLog: components['schemas']['LogRow'][];
      relatedRequests: components['schemas']['RelatedRequest'][];
      Assessor: {
        Id: string;
        FirstName: string;
        LastName: string;
      } | null;
      CompanySizeTypeIdInvega: number | null;
      AmlCheckResultId: number | null;
      AmlChecks: components['schemas']['AmlCheck'][];
      amlRuns: components['schemas']['AmlRun'][];
      amlDecision: components['schemas']['AmlDecision'] | null;
      amlWaitingCheck: components['schemas']['AmlWaitingCheck'] | null;
      PepExists: boolean;
      RiskAssessmentResultId: number | null;
      RiskAssessmentNote: string | null;
      RiskAssessmentDate: string | null;
      riskAssessedBy: string | null;
      riskAssessedAt: string | null;
      comparedTerms: components['schemas']['ComparedTerm'][];
      termsProposals: components['schemas']['TermsProposal'][];
      callTerm: components['schemas']['OwnCallTerm'] | null;
      registers: components['schemas']['RegisterAnswer'][];
      registersState: components['schemas']['CaseRegisters'];
      CompanyEvrks: components['schemas']['EvrkRow'][];
      IndividualEvrks: components['schemas']['EvrkRow'][];
      SharesInfo: components['schemas']['Shareholder'][];
      IndividualOldestEvrk: components['schemas']['OldestActivity'] | null;
      CompanyAge: number | null;
      IndividualAge: number | null;
      ApproversComment: string | null;
      SignatorysComment: string | null;
      notes: components['schemas']['AdditionalComments'];
      may: {
        comment: boolean;
        approversNote: boolean;
        signatorysNote: boolean;
        addFiles: boolean;
        recheck: boolean;
        repairMails: boolean;
      };
      loanSum: string | null;
      reserved: string | null;
      funded: string;
      handedOverAt: string | null;
      refusalOfFunding: boolean;
      undeliveredMails: components['schemas']['UndeliveredMail'][];
      heldDecision: {
        action: string;
        decidedBy: string;
        decidedAt: string;
        takesEffectAt: string;
      } | null;
      loanProblem: ('overdue' | 'insolvency') | null;
      legalHold: {
        Reason: string;
        By: string;
        Since: string;
      } | null;
      stuck: {
        code: string;
        since: string | null;
      } | null;
    };
    StaffFile: {
      Id: string;
      FileName: string;
      FileType: number;
      UploadedAt: string;
      Additional: boolean;
      AllowDelete: boolean;
      Size: number;
      ContentType: string;
      /** @enum {string} */
      ScanState: 'unchecked' | 'clean' | 'infected';
      RefusedBy: ('bank' | 'financialCompany') | null;
      SeenBy: {
        Name: string;
        At: string;
        own: boolean;
      }[];
    };
    StaffRepresentative: {
      Id: string;
      RoleId: number;
      FirstName: string;
      LastName: string;
      PersonalCode: string;
      ValidFrom: string;
      ValidTo: string;
      /** @enum {string} */
      Validity: 'upcoming' | 'valid' | 'expiring' | 'expired';
      ExpiresInDays: number | null;
      /** @enum {string} */
      RepresentativeType: 'Company' | 'Personal';
      Files: {
        FileId: number;
        FileTypeId: number;
        FileName: string;
        Size: number;
        UploadedAt: string;
        Container: components['schemas']['SignedContainer'] | null;
      }[];
      RepresentedCompanyCode: string | null;
      RepresentedPersonalCode: string | null;
      RepresentedName: string;
    };
    StartedImport: {
      id: string;
      /** @enum {string} */
      state: 'parsing' | 'refused' | 'checked' | 'applied' | 'undone';
    };
    Statistics: {
      Totals: {
        RequestsCount: number;
        RequestsCountYesterday: number;
        RequestsIneligibleForFunding: number;
        RequestsToAsses: number;
        overdue: number;
      };
      Requests: {
        RequestStatusId: components['schemas']['StatusId'];
        RequestsCount: number;
        LoanSum: string;
        InvegaLoanSum: string;
      }[];
      Decisions: {
        /** @enum {number} */
        RequestStatusId: 110 | 210;
        RequestsCount: number;
        LoanSum: string;
        InvegaLoanSum: string;
      }[];
      budget: {
        total: string;
        issued: string;
        reserved: string;
      };
      ageing: {
        RequestStatusId: components['schemas']['StatusId'];
        bucket: number;
        count: number;
        isPastTerm: boolean;
      }[];
      times: {
        decisions: number;
        inTerm: number;
        median: number | null;
        p90: number | null;
        byDays: {
          days: number;
          count: number;
          late: number;
        }[];
      };
      load: {
        AssessorId: string;
        name: string;
        roles: string[];
        late: number;
        soon: number;
        later: number;
        perDay: number | null;
      }[];
      weeks: {
        from: string;
        sum: string;
      }[];
      forecast: {
        pace: string;
        spread: string;
        endsOn: string | null;
        endsEarliest: string | null;
        endsLatest: string | null;
        callEnds: string | null;
      } | null;
      updatedAt: string;
    };
    /** @enum {number} */
    StatusId: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16;
    StoppedRequest: {
      requestId: number;
      status: components['schemas']['StatusId'] | null;
      payment: {
        Id: number;
        Number: string;
        PaymentRequestStatusId: components['schemas']['PaymentStatusId'];
      } | null;
      since: string;
      dueAt: string | null;
      isOverdue: boolean;
      returns: ('return' | 'changeToSubmitted' | 'rejectConditionsChange')[];
      engineUrl: string | null;
    };
    SubmissionReceipt: {
      RequestId: number;
      No: number;
      SubmittedAt: string;
      SubmittedBy: string;
      Status: components['schemas']['StatusId'];
      LoanSum: string | null;
      Limit: string;
      RuleSetVersion: string;
      files: number;
      clock: components['schemas']['Clock'] | null;
      contact: {
        email: string;
        phone: string;
      };
      emails: string[];
      sections: components['schemas']['Printout'];
    };
    Task: {
      Id: string;
      /** @enum {string} */
      kind:
        | 'takeRequest'
        | 'assess'
        | 'decide'
        | 'prepareContract'
        | 'signAsProvider'
        | 'reviewConditionsChange'
        | 'signChange'
        | 'signDecision'
        | 'confirmTerms'
        | 'reviewPaymentRequest'
        | 'confirmBills'
        | 'amlReview'
        | 'confirmRegister'
        | 'undeliveredMail'
        | 'decisionFell'
        | 'stuck';
      RequestId: number;
      CompanyName: string;
      Status: components['schemas']['StatusId'];
      AssigneeId: string | null;
      Assignee: string | null;
      OpenedAt: string;
      DueAt: string | null;
      clock: components['schemas']['ClockSummary'] | null;
    };
    TaskPage: {
      SearchResult: components['schemas']['Task'][];
      TotalPageCount: number;
      TotalCount: number;
    };
    TenantInvoices: {
      Items: components['schemas']['Invoice'][];
      Totals: {
        Sum: string;
        FundedSum: string;
      };
      Leases: components['schemas']['RegisteredLeases'] | null;
      Aid: components['schemas']['RentAid'];
      Requests: {
        requestId: number;
        refusal: string | null;
      }[];
    };
    TermsProposal: {
      /** @enum {string} */
      kind: 'increase' | 'change';
      InvegaLoanSum: string;
      InvegaLoanInterestRate: string | null;
      InvegaLoanPaymentTerm: string | null;
      Reason: string;
      ProposedBy: string;
      ProposedAt: string;
      ConfirmedBy: string | null;
    };
    TestPersonas: {
      password: string | null;
      personas: {
        key: string;
        /** @enum {string} */
        kind: 'director' | 'soleTrader' | 'representative';
        firstName: string;
        lastName: string;
        personalCode: string;
        email: string;
        story: string | null;
        companyKey: string | null;
        companyCode: string | null;
        companyName: string | null;
      }[];
    };
    /** @enum {string} */
    TextKey:
      | 'contract'
      | 'conditionsChange'
      | 'approval'
      | 'conditionalApproval'
      | 'rejection'
      | 'note'
      | 'mail-submitted'
      | 'mail-approved'
      | 'mail-approvedWithDocs'
      | 'mail-approvalWithdrawn'
      | 'mail-rejected'
      | 'mail-returned'
      | 'mail-contractToSign'
      | 'mail-contractSigned'
      | 'mail-contractReplaced'
      | 'mail-termsChanged'
      | 'mail-signingExpired'
      | 'mail-signingReminder'
      | 'mail-documentsReminder'
      | 'mail-documentsOverdue'
      | 'mail-correctionReminder'
      | 'mail-correctionOverdue'
      | 'mail-fundsReminder'
      | 'mail-fundsOverdue'
      | 'mail-draftEnding'
      | 'mail-changeReceived'
      | 'mail-changeRejected'
      | 'mail-changeToSign'
      | 'mail-changeSigned'
      | 'mail-terminated'
      | 'mail-paymentSubmitted'
      | 'mail-paymentReturned'
      | 'mail-paymentApproved'
      | 'mail-paymentRejected'
      | 'mail-paymentClosed'
      | 'mail-paymentPaidOut'
      | 'mail-billReturned'
      | 'mail-billRejected'
      | 'mail-billsFunded'
      | 'mail-billToConfirm'
      | 'mail-staffAssigned'
      | 'mail-staffDocuments'
      | 'mail-staffSigned'
      | 'mail-staffClock'
      | 'mail-staffDigest';
    Turning: {
      /** @enum {string} */
      action:
        | 'signingExpired'
        | 'changeSigningExpired'
        | 'approveWithDocs'
        | 'rejectConditionsChange'
        | 'terminate';
      at: string;
      comment: string | null;
    };
    TurnoverFile: {
      Id: number;
      Name: string;
      Created: string;
      rows: number;
      sizeBytes: number;
    };
    UndeliveredMail: {
      Id: string;
      /** @enum {string} */
      kind:
        | 'submitted'
        | 'approved'
        | 'approvedWithDocs'
        | 'approvalWithdrawn'
        | 'rejected'
        | 'returned'
        | 'contractToSign'
        | 'contractSigned'
        | 'contractReplaced'
        | 'termsChanged'
        | 'signingExpired'
        | 'signingReminder'
        | 'documentsReminder'
        | 'documentsOverdue'
        | 'correctionReminder'
        | 'correctionOverdue'
        | 'fundsReminder'
        | 'fundsOverdue'
        | 'draftEnding'
        | 'changeReceived'
        | 'changeRejected'
        | 'changeToSign'
        | 'changeSigned'
        | 'terminated'
        | 'paymentSubmitted'
        | 'paymentReturned'
        | 'paymentApproved'
        | 'paymentRejected'
        | 'paymentClosed'
        | 'paymentPaidOut'
        | 'billReturned'
        | 'billRejected'
        | 'billsFunded'
        | 'billToConfirm'
        | 'staffAssigned'
        | 'staffDocuments'
        | 'staffSigned'
        | 'staffClock'
        | 'staffDigest';
      address: string;
      replyCode: number | null;
      bounceStatus: string | null;
      at: string;
    };
    UnreadCount: {
      unread: number;
    };
    UploadedFile: {
      Id: string;
      FileName: string;
      FileType: number;
      UploadedAt: string;
      Additional: boolean;
      AllowDelete: boolean;
      Size: number;
      ContentType: string;
      /** @enum {string} */
      ScanState: 'unchecked' | 'clean' | 'infected';
      RefusedBy: ('bank' | 'financialCompany') | null;
    };
    VmiCheck: {
      Id: string;
      Created: string;
      Finished: string | null;
      Code: string;
      VmiExportDate: string | null;
      VmiExportSum: string | null;
      VmiImportDate: string | null;
      VmiImportSum: string | null;
      UserPersonalName: string;
      /** @enum {string} */
      state: 'InProgress' | 'Finished' | 'Failed';
      errorCode: string | null;
    };
    VmiCheckSent: {
      Id: string;
      Created: string;
      Finished: string | null;
      Code: string;
      VmiExportDate: string | null;
      VmiExportSum: string | null;
      VmiImportDate: string | null;
      VmiImportSum: string | null;
      UserPersonalName: string;
      /** @enum {string} */
      state: 'InProgress' | 'Finished' | 'Failed';
      errorCode: string | null;
      joined: boolean;
    };
    WorkingCalendar: {
      year: number;
      today: string;
      days: {
        date: string;
        name: string;
        /** @enum {string} */
        source: 'statutory' | 'added' | 'worked';
        onWeekend: boolean;
      }[];
      dayChanges: {
        id: string;
        madeAt: string;
        madeBy: string;
        date: string;
        /** @enum {string} */
        kind: 'dayOff' | 'worked' | 'statutory';
        name: string | null;
        reason: string;
        /** @enum {string} */
        state: 'running' | 'finished';
        moved: number;
        unreached: number[];
        finishedAt: string | null;
      }[];
      terms: {
        /** @enum {string} */
        kind:
          | 'evaluation'
          | 'decisionNotice'
          | 'contract'
          | 'applicantSigns'
          | 'applicantSignsChange'
          | 'providerSigns'
          | 'conditionsReview'
          | 'additionalDocuments'
          | 'correction'
          | 'fundsUse'
          | 'appeal';
        /** @enum {string} */
        unit: 'workingDays' | 'months';
        length: number;
        standard: number;
        max: number;
      }[];
      termChanges: {
        madeAt: string;
        madeBy: string;
        /** @enum {string} */
        kind:
          | 'evaluation'
          | 'decisionNotice'
          | 'contract'
          | 'applicantSigns'
          | 'applicantSignsChange'
          | 'providerSigns'
          | 'conditionsReview'
          | 'additionalDocuments'
          | 'correction'
          | 'fundsUse'
          | 'appeal';
        lengthBefore: number;
        length: number;
        reason: string;
      }[];
    };
  };
  responses: {
    /** @description Address too long */
    AddressTooLong: {
      headers: {
        [name: string]: unknown;
      };
      content?: never;
    };
    /** @description The outcome is not known yet: ask again with the same Idempotency-Key */
    Pending: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Pending'];
      };
    };
    /** @description Not valid */
    Problem400: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description Not logged in */
    Problem401: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description No rights */
    Problem403: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description Not there, or not yours */
    Problem404: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description Refused by the transition table, a stale version, or a reused key */
    Problem409: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description Too large */
    Problem413: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description Too many calls */
    Problem429: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description The storage of files cannot be written, or what it holds is damaged */
    Problem500: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description Not available now */
    Problem503: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
  };
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  getAuthCustomLogin: {
    parameters: {
      query?: {
        returnTo?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LoginUrl'];
        };
      };
      /** @description Redirect of a browser that navigates here */
      303: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['Problem400'];
      429: components['responses']['Problem429'];
      431: components['responses']['AddressTooLong'];
      503: components['responses']['Problem503'];
    };
  };
  getApiAddressDistricts: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Place'][];
        };
      };
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  getApiAddressEldershipsMunicipalityId: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        municipalityId: string | number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Place'][];
        };
      };
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  getApiAddressMunicipalitiesDistrictId: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        districtId: string | number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Place'][];
        };
      };
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  getApiAddressSettlements: {
    parameters: {
      query: {
        municipalityId: string | number;
        eldershipId?: string | number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Settlement'][];
        };
      };
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      429: components['responses']['Problem429'];
      431: components['responses']['AddressTooLong'];
      503: components['responses']['Problem503'];
    };
  };
  getApiAid: {
    parameters: {
      query?: {
        page?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PublishedAid'];
        };
      };
      400: components['responses']['Problem400'];
      429: components['responses']['Problem429'];
      431: components['responses']['AddressTooLong'];
      503: components['responses']['Problem503'];
    };
  };
  postApiAuthAuthenticateBackoffice: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': {
          /** @default  */
          userName?: string;
          /** @default  */
          personalCode?: string;
          /** @default  */
          password?: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LoggedIn'];
        };
      };
      400: components['responses']['Problem400'];
      404: components['responses']['Problem404'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiAuthExchange: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          token: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LoggedIn'];
        };
      };
      400: components['responses']['Problem400'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  getApiAuthLogin: {
    parameters: {
      query?: {
        loginType?: 'Company' | 'Individual';
        returnTo?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LoginUrl'];
        };
      };
      /** @description Redirect of a browser that navigates here */
      303: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['Problem400'];
      429: components['responses']['Problem429'];
      431: components['responses']['AddressTooLong'];
      503: components['responses']['Problem503'];
    };
  };
  getApiAuthTestPersonas: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TestPersonas'];
        };
      };
      404: components['responses']['Problem404'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiAuthCallback: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/x-www-form-urlencoded': {
          /** @default  */
          ticket?: string;
          /** @default  */
          customData?: string;
        };
      };
    };
    responses: {
      /** @description Redirect */
      303: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['Problem400'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  getApiAuthLogout: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiAuthVaiisistest: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @default  */
          companyCode?: string;
          personalCode: string;
          /** @default  */
          email?: string;
          /** @default  */
          password?: string;
          firstName?: string;
          lastName?: string;
          companyName?: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LoggedIn'];
        };
      };
      400: components['responses']['Problem400'];
      404: components['responses']['Problem404'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  getApiBackOfficeAdministration: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Administration'];
        };
      };
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiBackOfficeAdministrationChange: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json':
          | {
              /** @constant */
              kind: 'account';
              id: string | null;
              /** @default  */
              personalCode?: string;
              /** @default  */
              firstName?: string;
              /** @default  */
              lastName?: string;
              /** @default  */
              email?: string;
              /** @default  */
              reason?: string;
            }
          | {
              /** @constant */
              kind: 'roles';
              /** Format: uuid */
              userId: string;
              roles: ('assessor' | 'manager' | 'approver' | 'signatory' | 'administrator')[];
              /** @default  */
              reason?: string;
            }
          | {
              /** @constant */
              kind: 'active';
              /** Format: uuid */
              userId: string;
              isActive: boolean;
              /** @default  */
              reason?: string;
            }
          | {
              /** @constant */
              kind: 'absence';
              /** Format: uuid */
              userId: string;
              /** Format: uuid */
              deputyId: string;
              /** @default  */
              from?: string;
              /** @default  */
              to?: string;
              /** @default  */
              reason?: string;
            }
          | {
              /** @constant */
              kind: 'absenceEnd';
              /** Format: uuid */
              userId: string;
              /** Format: uuid */
              absenceId: string;
              /** @default  */
              reason?: string;
            }
          | {
              /** @constant */
              kind: 'budget';
              /** @enum {string} */
              schemeCode: 'tiesiogines' | 'startuok' | 'covid' | 'nuoma';
              /** @default  */
              sum?: string;
              /** @default  */
              reason?: string;
            }
          | {
              /** @constant */
              kind: 'period';
              /** @enum {string} */
              schemeCode: 'tiesiogines' | 'startuok' | 'covid' | 'nuoma';
              /** @default  */
              from?: string;
              /** @default  */
              to?: string;
              /** @default  */
              reason?: string;
            }
          | {
              /** @constant */
              kind: 'feature';
              /** @enum {string} */
              feature: 'selfCheck' | 'authorisations' | 'batchSigning' | 'massVmi' | 'imports' | 'policyRuns';
              isOn: boolean;
              /** @default  */
              reason?: string;
            }
          | {
              /** @constant */
              kind: 'rule';
              /** @enum {string} */
              rule: 'documentsExpire' | 'callTermsBind';
              isOn: boolean;
              /** @default  */
              reason?: string;
            };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {string} */
            state: 'waiting' | 'inForce';
          };
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiBackOfficeAdministrationIdConfirm: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiBackOfficeAdministrationIdDecline: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  getApiBackOfficeAid: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AidToPublish'];
        };
      };
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiBackOfficeAidIdPublish: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path: {
        id: string | number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  getApiBackOfficeCalendar: {
    parameters: {
      query?: {
        year?: string | number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WorkingCalendar'];
        };
      };
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      429: components['responses']['Problem429'];
      431: components['responses']['AddressTooLong'];
      503: components['responses']['Problem503'];
    };
  };
  postApiBackOfficeCancelBatchId: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Batch'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiBackOfficeCasePresence: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          requestId: string | number;
          /** Format: uuid */
          place: string;
          /** @enum {string} */
          state: 'viewing' | 'editing' | 'away' | 'gone';
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PresentColleague'][];
        };
      };
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiBackOfficeConfirmRegisterValue: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          RequestId: string | number;
          /** Format: uuid */
          entryId: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CaseRegisters'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiBackOfficeCountManagerRequests: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['ManagerFilter'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ManagerCount'];
        };
      };
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  getApiBackOfficeDeadlines: {
    parameters: {
      query?: {
        page?: string | number;
        kind?:
          | 'evaluation'
          | 'decisionNotice'
          | 'contract'
          | 'applicantSigns'
          | 'applicantSignsChange'
          | 'providerSigns'
          | 'conditionsReview'
          | 'additionalDocuments'
          | 'correction'
          | 'fundsUse'
          | 'appeal';
        assessor?: string;
        status?: string | number;
        turn?: 'applicant' | 'provider';
        endsOn?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeadlineBoard'];
        };
      };
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      429: components['responses']['Problem429'];
      431: components['responses']['AddressTooLong'];
      503: components['responses']['Problem503'];
    };
  };
  postApiBackOfficeDeclineRegisterValue: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          RequestId: string | number;
          /** Format: uuid */
          entryId: string;
          /** @default  */
          comment?: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CaseRegisters'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  deleteApiBackOfficeDeleteCompanyRepresentativeId: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  getApiBackOfficeDownloadRegisterDocumentRequestIdEntryId: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        requestId: string | number;
        entryId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description File */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          '*/*': string;
        };
      };
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      429: components['responses']['Problem429'];
      500: components['responses']['Problem500'];
      503: components['responses']['Problem503'];
    };
  };
  postApiBackOfficeEnterRegisterValue: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          RequestId: string | number;
          /** @enum {string} */
          register:
            | 'legal-entities'
            | 'accounts'
            | 'tax-authority'
            | 'social-insurance'
            | 'insolvency'
            | 'shareholders'
            | 'leases'
            | 'individual-activity';
          /** @default  */
          asOf?: string;
          /** @default  */
          reason?: string;
          values: string;
        } & {
          /** Format: binary */
          File?: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CaseRegisters'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      500: components['responses']['Problem500'];
      503: components['responses']['Problem503'];
    };
  };
  postApiBackOfficeExportData: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['ManagerFilter'];
      };
    };
    responses: {
      /** @description File */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': string;
        };
      };
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      500: components['responses']['Problem500'];
      503: components['responses']['Problem503'];
    };
  };
  postApiBackOfficeExportManagerRequests: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['ManagerFilter'];
      };
    };
    responses: {
      /** @description File */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': string;
        };
      };
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      500: components['responses']['Problem500'];
      503: components['responses']['Problem503'];
    };
  };
  getApiBackOfficeExports: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ExportJob'][];
        };
      };
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiBackOfficeExports: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewExport'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ExportJob'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  getApiBackOfficeExportsIdFile: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description File */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': string;
        };
      };
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      429: components['responses']['Problem429'];
      500: components['responses']['Problem500'];
      503: components['responses']['Problem503'];
    };
  };
  postApiBackOfficeExportsIdStop: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ExportJob'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiBackOfficeExtendEvaluation: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          RequestId: string | number;
          /** @default  */
          comment?: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Outcome'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  getApiBackOfficeGetBatchId: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Batch'];
        };
      };
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  getApiBackOfficeGetBatches: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Batch'][];
        };
      };
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  getApiBackOfficeGetCaseReaders: {
    parameters: {
      query: {
        requestId: string | number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CaseReader'][];
        };
      };
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      429: components['responses']['Problem429'];
      431: components['responses']['AddressTooLong'];
      503: components['responses']['Problem503'];
    };
  };
  getApiBackOfficeGetEditList: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StaffRepresentative'][];
        };
      };
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  getApiBackOfficeGetInvegaUsers: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ProviderUser'][];
        };
      };
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  getApiBackOfficeGetMails: {
    parameters: {
      query: {
        requestId: string | number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CaseMails'];
        };
      };
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      429: components['responses']['Problem429'];
      431: components['responses']['AddressTooLong'];
      503: components['responses']['Problem503'];
    };
  };
  getApiBackOfficeGetQueues: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['QueueCount'][];
        };
      };
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  getApiBackOfficeGetRegisterHistory: {
    parameters: {
      query: {
        requestId: string | number;
        register:
          | 'legal-entities'
          | 'accounts'
          | 'tax-authority'
          | 'social-insurance'
          | 'insolvency'
          | 'shareholders'
          | 'leases'
          | 'individual-activity';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RegisterVersion'][];
        };
      };
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      429: components['responses']['Problem429'];
      431: components['responses']['AddressTooLong'];
      503: components['responses']['Problem503'];
    };
  };
  getApiBackOfficeGetRegisters: {
    parameters: {
      query: {
        requestId: string | number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CaseRegisters'];
        };
      };
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      429: components['responses']['Problem429'];
      431: components['responses']['AddressTooLong'];
      503: components['responses']['Problem503'];
    };
  };
  getApiBackOfficeGetRepresentativeFileRepresentativeIdFileNumber: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        representativeId: string;
        fileNumber: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description File */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          '*/*': string;
        };
      };
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      429: components['responses']['Problem429'];
      500: components['responses']['Problem500'];
      503: components['responses']['Problem503'];
    };
  };
  getApiBackOfficeGetSavedViews: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SavedView'][];
        };
      };
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  getApiBackOfficeGetTasks: {
    parameters: {
      query?: {
        queue?: string;
        assignee?: string;
        page?: string | number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TaskPage'];
        };
      };
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      429: components['responses']['Problem429'];
      431: components['responses']['AddressTooLong'];
      503: components['responses']['Problem503'];
    };
  };
  postApiBackOfficeHolds: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          requestId: number;
          /** @default  */
          reason?: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiBackOfficeHoldsIdEnd: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': {
          /** @default  */
          reason?: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiBackOfficeImportDataList: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          FileType?: string;
        } & {
          /** Format: binary */
          File?: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StartedImport'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      500: components['responses']['Problem500'];
      503: components['responses']['Problem503'];
    };
  };
  getApiBackOfficeImportTemplate: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description File */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': string;
        };
      };
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      429: components['responses']['Problem429'];
      500: components['responses']['Problem500'];
      503: components['responses']['Problem503'];
    };
  };
  getApiBackOfficeImports: {
    parameters: {
      query?: {
        page?: string | number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DataImportPage'];
        };
      };
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      429: components['responses']['Problem429'];
      431: components['responses']['AddressTooLong'];
      503: components['responses']['Problem503'];
    };
  };
  getApiBackOfficeImportsId: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DataImport'];
        };
      };
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiBackOfficeImportsIdApply: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DataImport'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  getApiBackOfficeImportsIdErrorFile: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description File */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      429: components['responses']['Problem429'];
      500: components['responses']['Problem500'];
      503: components['responses']['Problem503'];
    };
  };
  getApiBackOfficeImportsIdRows: {
    parameters: {
      query?: {
        page?: string | number;
        outcome?: 'wrong' | 'unknown' | 'older' | 'changed' | 'new' | 'unchanged';
      };
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DataImportRows'];
        };
      };
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      429: components['responses']['Problem429'];
      431: components['responses']['AddressTooLong'];
      503: components['responses']['Problem503'];
    };
  };
  postApiBackOfficeImportsIdUndo: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DataImport'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiBackOfficeMarkFileSeen: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          requestId: string | number;
          /** Format: uuid */
          fileId: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  getApiBackOfficeOperations: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Operations'];
        };
      };
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiBackOfficeOperationsFindingsIdAcknowledge: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path: {
        id: string | number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  getApiBackOfficePolicyDrafts: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PolicyDraft'][];
        };
      };
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiBackOfficePolicyDrafts: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          name: string;
          basedOn: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PolicyDraft'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  getApiBackOfficePolicyDraftsId: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PolicyDraft'];
        };
      };
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiBackOfficePolicyDraftsId: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          name: string;
          version: number;
          parameters: {
            [key: string]: unknown;
          };
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PolicyDraft'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  deleteApiBackOfficePolicyDraftsId: {
    parameters: {
      query: {
        version: string | number;
      };
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      429: components['responses']['Problem429'];
      431: components['responses']['AddressTooLong'];
      503: components['responses']['Problem503'];
    };
  };
  getApiBackOfficePolicyRuns: {
    parameters: {
      query?: {
        draftId?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PolicyRun'][];
        };
      };
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      429: components['responses']['Problem429'];
      431: components['responses']['AddressTooLong'];
      503: components['responses']['Problem503'];
    };
  };
  postApiBackOfficePolicyRuns: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** Format: uuid */
          draftId: string;
          draftVersion: number;
          /** @enum {string} */
          scheme: 'tiesiogines' | 'startuok' | 'covid' | 'nuoma';
          from?: string | '' | null;
          to?: string | '' | null;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PolicyRun'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  getApiBackOfficePolicyRunsId: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PolicyRunResult'];
        };
      };
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiBackOfficePolicyRunsIdCancel: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PolicyRun'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  getApiBackOfficePolicyRunsIdExport: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description File */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      429: components['responses']['Problem429'];
      500: components['responses']['Problem500'];
      503: components['responses']['Problem503'];
    };
  };
  getApiBackOfficePolicyRunsIdOutcomes: {
    parameters: {
      query?: {
        oldDecision?: 'Accepted' | 'Denied' | 'DataIsMissing';
        newDecision?: 'Accepted' | 'Denied' | 'DataIsMissing' | 'NotJudged';
        rule?: string;
        page?: string | number;
      };
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PolicyOutcomePage'];
        };
      };
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      429: components['responses']['Problem429'];
      431: components['responses']['AddressTooLong'];
      503: components['responses']['Problem503'];
    };
  };
  getApiBackOfficeRecords: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Records'];
        };
      };
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiBackOfficeRecordsMake: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            id: number;
          };
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      409: components['responses']['Problem409'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiBackOfficeRecordsIdConfirm: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiBackOfficeRecordsIdDecline: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  getApiBackOfficeRecordsIdItems: {
    parameters: {
      query?: {
        page?: number;
      };
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            total: number;
            pages: number;
            items: {
              requestId: number;
              /** @enum {string} */
              kind: 'case' | 'draft';
              /** @enum {string} */
              schemeCode: 'tiesiogines' | 'startuok' | 'covid' | 'nuoma';
              endedOn: string;
              dueOn: string;
              /** @enum {string} */
              state: 'listed' | 'held' | 'changed' | 'rowsGone' | 'removed';
              rowCount: number | null;
              files: number | null;
              runs: number | null;
            }[];
          };
        };
      };
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      429: components['responses']['Problem429'];
      431: components['responses']['AddressTooLong'];
      503: components['responses']['Problem503'];
    };
  };
  postApiBackOfficeRecordsIdPropose: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': {
          /** @default  */
          reason?: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  getApiBackOfficeRecordsIdReport: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description File */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/plain': string;
        };
      };
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      429: components['responses']['Problem429'];
      500: components['responses']['Problem500'];
      503: components['responses']['Problem503'];
    };
  };
  postApiBackOfficeRenewRegisters: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          RequestId: string | number;
          /** @enum {string} */
          register?:
            | 'legal-entities'
            | 'accounts'
            | 'tax-authority'
            | 'social-insurance'
            | 'insolvency'
            | 'shareholders'
            | 'leases'
            | 'individual-activity';
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RegistersRenewed'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  getApiBackOfficeRepair: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RepairConsole'];
        };
      };
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiBackOfficeRepairPropose: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          cause: string;
          /** @enum {string} */
          remedy: 'retry' | 'return';
          requestId?: (string | number) | null;
          action?: ('return' | 'changeToSubmitted' | 'rejectConditionsChange') | null;
          reason: string;
          /** Format: uuid */
          secondId: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RepairProposed'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiBackOfficeRepairIdConfirm: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiBackOfficeRepairIdDecline: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiBackOfficeRepeatBatchId: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Batch'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiBackOfficeSaveCompanyRepresentative: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          Id?: string | '';
          /** @default  */
          FirstName?: string;
          /** @default  */
          LastName?: string;
          /** @default  */
          PersonalCode?: string;
          /** @default  */
          ValidFrom?: string;
          /** @default  */
          ValidTo?: string;
          /**
           * @default Company
           * @enum {string}
           */
          RepresentativeType?: 'Company' | 'Personal';
          /** @default  */
          RepresentedCompanyCode?: string;
          /** @default  */
          RepresentedPersonalCode?: string;
          /** @default  */
          RepresentedName?: string;
        } & {
          /** Format: binary */
          UploadedFile?: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SavedRepresentative'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      500: components['responses']['Problem500'];
      503: components['responses']['Problem503'];
    };
  };
  postApiBackOfficeSaveDayOff: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @default  */
          date?: string;
          /** @enum {string} */
          kind: 'dayOff' | 'worked' | 'statutory';
          /** @default  */
          name?: string;
          /** @default  */
          reason?: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiBackOfficeSaveSignatory: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** Format: uuid */
          id: string;
          /** @default  */
          office?: string;
          /** @default  */
          basisNumber?: string;
          /** @default  */
          basisDate?: string;
          /** @default  */
          reason?: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiBackOfficeSaveTermLength: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @enum {string} */
          kind:
            | 'evaluation'
            | 'decisionNotice'
            | 'contract'
            | 'applicantSigns'
            | 'applicantSignsChange'
            | 'providerSigns'
            | 'conditionsReview'
            | 'additionalDocuments'
            | 'correction'
            | 'fundsUse'
            | 'appeal';
          length: number;
          seen: number;
          /** @default  */
          reason?: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiBackOfficeSaveView: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** Format: uuid */
          Id?: string;
          Name: string;
          Team: boolean;
          View: components['schemas']['ManagerFilter'];
          Removed?: boolean;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiBackOfficeSendMailAgain: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          requestId: string | number;
          /** Format: uuid */
          mailId: string;
          /** @default null */
          address?: string | null;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiBackOfficeSettleMail: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          requestId: string | number;
          /** Format: uuid */
          mailId: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  getApiBackOfficeSignatories: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Signatories'];
        };
      };
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  getApiBackOfficeStatsFile: {
    parameters: {
      query?: {
        SchemeCode?: 'tiesiogines' | 'startuok' | 'covid' | 'nuoma';
        dateFrom?: string;
        dateTo?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description File */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': string;
        };
      };
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      429: components['responses']['Problem429'];
      431: components['responses']['AddressTooLong'];
      500: components['responses']['Problem500'];
      503: components['responses']['Problem503'];
    };
  };
  getApiBackOfficeTexts: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EditedTexts'];
        };
      };
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  getApiBackOfficeTextsKey: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        key: components['schemas']['TextKey'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EditedText'];
        };
      };
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiBackOfficeTextsKeyConfirm: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path: {
        key: components['schemas']['TextKey'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          version: number;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiBackOfficeTextsKeyDecline: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path: {
        key: components['schemas']['TextKey'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          version: number;
          /** @default  */
          reason?: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiBackOfficeTextsKeyDraft: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path: {
        key: components['schemas']['TextKey'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          version: number;
          parts: {
            [key: string]: string;
          };
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EditedText'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  deleteApiBackOfficeTextsKeyDraft: {
    parameters: {
      query: {
        version: string | number;
      };
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path: {
        key: components['schemas']['TextKey'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      429: components['responses']['Problem429'];
      431: components['responses']['AddressTooLong'];
      503: components['responses']['Problem503'];
    };
  };
  getApiBackOfficeTextsKeyPreview: {
    parameters: {
      query?: {
        version?: string | number;
      };
      header?: never;
      path: {
        key: components['schemas']['TextKey'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description File */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/pdf': string;
        };
      };
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      429: components['responses']['Problem429'];
      431: components['responses']['AddressTooLong'];
      500: components['responses']['Problem500'];
      503: components['responses']['Problem503'];
    };
  };
  postApiBackOfficeTextsKeyPropose: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path: {
        key: components['schemas']['TextKey'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          version: number;
          /** @default  */
          reason?: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiBackOfficeWithdrawRegisterValue: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          RequestId: string | number;
          /** Format: uuid */
          entryId: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CaseRegisters'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  getApiClassifiersCountries: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Country'][];
        };
      };
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  getApiClassifiersEvrk: {
    parameters: {
      query?: {
        version?: string;
        search?: string;
        limit?: string | number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EvrkEntry'][];
        };
      };
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      429: components['responses']['Problem429'];
      431: components['responses']['AddressTooLong'];
      503: components['responses']['Problem503'];
    };
  };
  getApiClassifiersSchemes: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Scheme'][];
        };
      };
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiCodecDecode: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          payloads: {
            /** @default {} */
            metadata?: {
              [key: string]: string;
            };
            /** @default  */
            data?: string;
          }[];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EnginePayloads'];
        };
      };
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiCompanyFind: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          Codes: string[];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FoundCompany'][];
        };
      };
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  getApiCompanyGetRegistersProcessingStatusId: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string | number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RegistersProgress'];
        };
      };
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiCompanyStartRegistersProcessing: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': {
          CompanyId?: string | number;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RegistersProgress'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  getApiExcelDownloadFile: {
    parameters: {
      query: {
        id: string | number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description File */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': string;
        };
      };
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      429: components['responses']['Problem429'];
      431: components['responses']['AddressTooLong'];
      500: components['responses']['Problem500'];
      503: components['responses']['Problem503'];
    };
  };
  getApiExcelList: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TurnoverFile'][];
        };
      };
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  getApiIndividualGetFinancialCriteriaResultsId: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string | number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CriteriaResult'];
        };
      };
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  getApiIndividualGetRegistersProcessingStatusId: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string | number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RegistersProgress'];
        };
      };
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiIndividualStartRegistersProcessing: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': {
          IndividualId?: string | number;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RegistersProgress'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiInvoiceConfirm: {
    parameters: {
      query: {
        invoiceId: string | number;
      };
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': {
          version?: (string | number) | null;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InvoiceOutcome'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      431: components['responses']['AddressTooLong'];
      503: components['responses']['Problem503'];
    };
  };
  deleteApiInvoiceDelete: {
    parameters: {
      query: {
        invoiceId: string | number;
      };
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InvoiceOutcome'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      429: components['responses']['Problem429'];
      431: components['responses']['AddressTooLong'];
      503: components['responses']['Problem503'];
    };
  };
  getApiInvoiceGetByOwner: {
    parameters: {
      query: {
        invoiceId: string | number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OpenInvoice'];
        };
      };
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      429: components['responses']['Problem429'];
      431: components['responses']['AddressTooLong'];
      503: components['responses']['Problem503'];
    };
  };
  getApiInvoiceGetByTenant: {
    parameters: {
      query: {
        invoiceId: string | number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OpenInvoice'];
        };
      };
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      429: components['responses']['Problem429'];
      431: components['responses']['AddressTooLong'];
      503: components['responses']['Problem503'];
    };
  };
  getApiInvoiceManagerGet: {
    parameters: {
      query: {
        invoiceId: string | number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OpenInvoice'];
        };
      };
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      429: components['responses']['Problem429'];
      431: components['responses']['AddressTooLong'];
      503: components['responses']['Problem503'];
    };
  };
  getApiInvoiceManagerList: {
    parameters: {
      query?: {
        requestId?: string | number;
        onlyNew?: boolean | ('true' | 'false' | 'True' | 'False');
        page?: string | number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ManagerInvoices'];
        };
      };
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      429: components['responses']['Problem429'];
      431: components['responses']['AddressTooLong'];
      503: components['responses']['Problem503'];
    };
  };
  postApiInvoiceManagerReject: {
    parameters: {
      query: {
        invoiceId: string | number;
      };
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          comment: string;
          toCorrect?: boolean | ('true' | 'false' | 'True' | 'False');
          version?: (string | number) | null;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InvoiceOutcome'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      431: components['responses']['AddressTooLong'];
      503: components['responses']['Problem503'];
    };
  };
  getApiInvoiceOwnerList: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnerInvoices'];
        };
      };
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiInvoiceReject: {
    parameters: {
      query: {
        invoiceId: string | number;
      };
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          comment: string;
          toCorrect?: boolean | ('true' | 'false' | 'True' | 'False');
          version?: (string | number) | null;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InvoiceOutcome'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      431: components['responses']['AddressTooLong'];
      503: components['responses']['Problem503'];
    };
  };
  postApiInvoiceSave: {
    parameters: {
      query: {
        requestId: string | number;
      };
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': {
          Id?: (string | number) | null;
          Number?: (string | number) | null;
          RentDate?: (string | number) | null;
          InvoiceType?: (string | number) | null;
          Sum?: (string | number) | null;
          RealEstateObjectId?: (string | number) | null;
          OwnerCode?: (string | number) | null;
          OwnerName?: (string | number) | null;
          version?: (string | number) | null;
          send?: (boolean | ('true' | 'false' | 'True' | 'False')) | null;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InvoiceOutcome'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      431: components['responses']['AddressTooLong'];
      503: components['responses']['Problem503'];
    };
  };
  getApiInvoiceTenantList: {
    parameters: {
      query?: {
        requestId?: string | number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TenantInvoices'];
        };
      };
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      429: components['responses']['Problem429'];
      431: components['responses']['AddressTooLong'];
      503: components['responses']['Problem503'];
    };
  };
  postApiLinkDescribe: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          token: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LinkInfo'];
        };
      };
      400: components['responses']['Problem400'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiLinkUse: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          token: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LinkTarget'];
        };
      };
      400: components['responses']['Problem400'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiLoanAccountEndArrear: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          id: string | number;
          endedOn: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiLoanAccountEnterArrear: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          requestId: string | number;
          /** @enum {string} */
          kind: 'overdue' | 'insolvency';
          sum?: string | number;
          since: string;
          /** @default  */
          note?: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  getApiLoanAccountGet: {
    parameters: {
      query: {
        requestId: string | number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LoanAccount'];
        };
      };
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      429: components['responses']['Problem429'];
      431: components['responses']['AddressTooLong'];
      503: components['responses']['Problem503'];
    };
  };
  getApiLoanAccountGetSchedule: {
    parameters: {
      query: {
        requestId: string | number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description File */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/pdf': string;
        };
      };
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      429: components['responses']['Problem429'];
      431: components['responses']['AddressTooLong'];
      500: components['responses']['Problem500'];
      503: components['responses']['Problem503'];
    };
  };
  postApiLoanAccountRecordPayOut: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          paymentRequestId: string | number;
          sum: string | number;
          paidOn: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaymentOutcome'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiMailBounces: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'message/rfc822': string;
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BounceTaken'];
        };
      };
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      404: components['responses']['Problem404'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  getApiNotificationsGetList: {
    parameters: {
      query?: {
        page?: string | number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Notices'];
        };
      };
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      429: components['responses']['Problem429'];
      431: components['responses']['AddressTooLong'];
      503: components['responses']['Problem503'];
    };
  };
  getApiNotificationsGetUnreadCount: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UnreadCount'];
        };
      };
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiNotificationsMarkRead: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          ids: string[] | null;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UnreadCount'];
        };
      };
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiPaymentRequestApprove: {
    parameters: {
      query: {
        paymentRequestId: string | number;
        comment?: string;
      };
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': {
          comment?: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaymentOutcome'];
        };
      };
      /** @description With `pending`: not known yet, ask again with the same key. Otherwise done, with its effect only later */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Pending'] | components['schemas']['HeldPaymentOutcome'];
        };
      };
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      431: components['responses']['AddressTooLong'];
      503: components['responses']['Problem503'];
    };
  };
  deleteApiPaymentRequestDeletePrDocument: {
    parameters: {
      query: {
        documentId: string | number;
      };
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SavedPrDocument'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      429: components['responses']['Problem429'];
      431: components['responses']['AddressTooLong'];
      503: components['responses']['Problem503'];
    };
  };
  deleteApiPaymentRequestDeleteUploadedFilePr: {
    parameters: {
      query: {
        relatedId: string | number;
        fileId: string;
      };
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      429: components['responses']['Problem429'];
      431: components['responses']['AddressTooLong'];
      503: components['responses']['Problem503'];
    };
  };
  deleteApiPaymentRequestDeleteUploadedFilePrd: {
    parameters: {
      query: {
        relatedId: string | number;
        fileId: string;
      };
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      429: components['responses']['Problem429'];
      431: components['responses']['AddressTooLong'];
      503: components['responses']['Problem503'];
    };
  };
  getApiPaymentRequestDownloadFilePr: {
    parameters: {
      query: {
        relatedId: string | number;
        fileId: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description File */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          '*/*': string;
        };
      };
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      429: components['responses']['Problem429'];
      431: components['responses']['AddressTooLong'];
      500: components['responses']['Problem500'];
      503: components['responses']['Problem503'];
    };
  };
  getApiPaymentRequestDownloadFilePrd: {
    parameters: {
      query: {
        relatedId: string | number;
        fileId: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description File */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          '*/*': string;
        };
      };
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      429: components['responses']['Problem429'];
      431: components['responses']['AddressTooLong'];
      500: components['responses']['Problem500'];
      503: components['responses']['Problem503'];
    };
  };
  getApiPaymentRequestExportPr: {
    parameters: {
      query: {
        requestId: string | number;
        paymentRequestId: string | number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description File */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': string;
        };
      };
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      429: components['responses']['Problem429'];
      431: components['responses']['AddressTooLong'];
      500: components['responses']['Problem500'];
      503: components['responses']['Problem503'];
    };
  };
  getApiPaymentRequestGet: {
    parameters: {
      query: {
        paymentRequestId: string | number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaymentRequest'];
        };
      };
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      429: components['responses']['Problem429'];
      431: components['responses']['AddressTooLong'];
      503: components['responses']['Problem503'];
    };
  };
  getApiPaymentRequestGetActionLogManager: {
    parameters: {
      query: {
        paymentRequestId: string | number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaymentLogRow'][];
        };
      };
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      429: components['responses']['Problem429'];
      431: components['responses']['AddressTooLong'];
      503: components['responses']['Problem503'];
    };
  };
  getApiPaymentRequestGetPrDocument: {
    parameters: {
      query: {
        documentId: string | number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OpenPrDocument'];
        };
      };
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      429: components['responses']['Problem429'];
      431: components['responses']['AddressTooLong'];
      503: components['responses']['Problem503'];
    };
  };
  getApiPaymentRequestList: {
    parameters: {
      query: {
        requestId: string | number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaymentList'];
        };
      };
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      429: components['responses']['Problem429'];
      431: components['responses']['AddressTooLong'];
      503: components['responses']['Problem503'];
    };
  };
  postApiPaymentRequestMarkUnpaidCheck: {
    parameters: {
      query: {
        documentId: string | number;
      };
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaymentOutcome'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      429: components['responses']['Problem429'];
      431: components['responses']['AddressTooLong'];
      503: components['responses']['Problem503'];
    };
  };
  postApiPaymentRequestReject: {
    parameters: {
      query: {
        paymentRequestId: string | number;
        comment?: string;
      };
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': {
          comment?: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaymentOutcome'];
        };
      };
      /** @description With `pending`: not known yet, ask again with the same key. Otherwise done, with its effect only later */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Pending'] | components['schemas']['HeldPaymentOutcome'];
        };
      };
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      431: components['responses']['AddressTooLong'];
      503: components['responses']['Problem503'];
    };
  };
  postApiPaymentRequestReturn: {
    parameters: {
      query: {
        paymentRequestId: string | number;
        comment?: string;
      };
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': {
          comment?: string;
          /** @default [] */
          prDocumentIDs?: number[];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaymentOutcome'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      431: components['responses']['AddressTooLong'];
      503: components['responses']['Problem503'];
    };
  };
  postApiPaymentRequestReturnWithComment: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          paymentRequestId: string | number;
          /** @default  */
          comment?: string;
          /** @default [] */
          prDocumentIDs?: number[];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaymentOutcome'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiPaymentRequestSavePrDocument: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': {
          Id?: (string | number) | null;
          paymentRequestId?: (string | number) | null;
          formVersion?: (string | number) | null;
          supplierIsCompany?: (string | number | boolean) | null;
          supplierName?: (string | number | boolean) | null;
          supplierCode?: (string | number | boolean) | null;
          documentNumber?: (string | number | boolean) | null;
          documentDate?: (string | number | boolean) | null;
          documentSum?: (string | number | boolean) | null;
          requiredSum?: (string | number | boolean) | null;
          comment?: (string | number | boolean) | null;
          FundsOriginTypeId1?: (string | number | boolean) | null;
          FundsSum1?: (string | number | boolean) | null;
          FundsOriginTypeId2?: (string | number | boolean) | null;
          FundsSum2?: (string | number | boolean) | null;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SavedPrDocument'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiPaymentRequestSavePrDocumentManager: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          prDocumentId: string | number;
          supplierIsCompany?: (string | number | boolean) | null;
          supplierName?: (string | number | boolean) | null;
          supplierCode?: (string | number | boolean) | null;
          documentNumber?: (string | number | boolean) | null;
          documentDate?: (string | number | boolean) | null;
          documentSum?: (string | number | boolean) | null;
          RequiredSum?: (string | number | boolean) | null;
          comment?: (string | number | boolean) | null;
          fundsOriginTypeId1?: (string | number | boolean) | null;
          fundsSum1?: (string | number | boolean) | null;
          fundsOriginTypeId2?: (string | number | boolean) | null;
          fundsSum2?: (string | number | boolean) | null;
          investmentSum?: (string | number | boolean) | null;
          turnoverSum?: (string | number | boolean) | null;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaymentOutcome'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiPaymentRequestStart: {
    parameters: {
      query: {
        requestId: string | number;
      };
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': {
          [key: string]: unknown;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaymentOutcome'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      431: components['responses']['AddressTooLong'];
      503: components['responses']['Problem503'];
    };
  };
  postApiPaymentRequestStopDecision: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          paymentRequestId: string | number;
          /** @default  */
          comment?: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaymentOutcome'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiPaymentRequestSubmit: {
    parameters: {
      query: {
        paymentRequestId: string | number;
      };
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaymentOutcome'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      429: components['responses']['Problem429'];
      431: components['responses']['AddressTooLong'];
      503: components['responses']['Problem503'];
    };
  };
  postApiPaymentRequestUploadFilesPr: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          RelatedId: string | number;
          PRDocumentTypeId: string | number;
        } & {
          Files?: string[];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaymentFile'][];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      500: components['responses']['Problem500'];
      503: components['responses']['Problem503'];
    };
  };
  postApiPaymentRequestUploadFilesPrd: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          RelatedId: string | number;
          PRDocumentTypeId: string | number;
        } & {
          Files?: string[];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaymentFile'][];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      500: components['responses']['Problem500'];
      503: components['responses']['Problem503'];
    };
  };
  postApiRegistersAskSilent: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SilentRegistersAsked'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      409: components['responses']['Problem409'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiRequestApplicantSigned: {
    parameters: {
      query: {
        requestId: string | number;
      };
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Outcome'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      429: components['responses']['Problem429'];
      431: components['responses']['AddressTooLong'];
      503: components['responses']['Problem503'];
    };
  };
  postApiRequestApprove: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          RequestId: string | number;
          InvegaLoanSum?: string | number;
          InvegaLoanInterestRate?: string | number;
          RateByFormula?: boolean | ('true' | 'false' | 'True' | 'False');
          InvegaLoanTerm?: string | number;
          InvegaLoanDelayTerm?: string | number;
          /** @default  */
          Comment?: string;
          NoBankFinancingNote?: boolean | ('true' | 'false' | 'True' | 'False');
          /** @default  */
          acknowledgement?: string;
        } & {
          /** Format: binary */
          File?: string;
        };
        'application/json': {
          RequestId: string | number;
          InvegaLoanSum?: string | number;
          InvegaLoanInterestRate?: string | number;
          RateByFormula?: boolean | ('true' | 'false' | 'True' | 'False');
          InvegaLoanTerm?: string | number;
          InvegaLoanDelayTerm?: string | number;
          /** @default  */
          Comment?: string;
          NoBankFinancingNote?: boolean | ('true' | 'false' | 'True' | 'False');
          /** @default  */
          acknowledgement?: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Outcome'];
        };
      };
      /** @description With `pending`: not known yet, ask again with the same key. Otherwise done, with its effect only later */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Pending'] | components['schemas']['HeldOutcome'];
        };
      };
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      500: components['responses']['Problem500'];
      503: components['responses']['Problem503'];
    };
  };
  postApiRequestCalculateFinancialCriteria: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          requestId: string | number;
          /** @default false */
          recheck?: boolean;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EvaluationStarted'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  getApiRequestCanConfirmInvoicesFromManagerId: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string | number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CanConfirmInvoices'];
        };
      };
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiRequestCanCreateOrSubmit: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': {
          requestId?: string | number;
          /**
           * @default tiesiogines
           * @enum {string}
           */
          schemeCode?: 'tiesiogines' | 'startuok' | 'covid' | 'nuoma';
          sectorType?: number;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CanCreate'];
        };
      };
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  getApiRequestCanCreateRequest: {
    parameters: {
      query?: {
        schemeCode?: 'tiesiogines' | 'startuok' | 'covid' | 'nuoma';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': boolean;
        };
      };
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      429: components['responses']['Problem429'];
      431: components['responses']['AddressTooLong'];
      503: components['responses']['Problem503'];
    };
  };
  postApiRequestChangeApprovedTerms: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          RequestId: string | number;
          InvegaLoanSum?: string | number;
          InvegaLoanInterestRate?: string | number;
          RateByFormula?: boolean | ('true' | 'false' | 'True' | 'False');
          InvegaLoanTerm?: string | number;
          InvegaLoanDelayTerm?: string | number;
          /** @default  */
          Reason?: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Outcome'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiRequestChangeContractFile: {
    parameters: {
      query?: {
        comment?: string;
      };
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          RequestId: string | number;
          InvegaContractNumber?: string;
          InvegaLoanSum: string | number;
          InvegaLoanInterestRate: string | number;
          /** @description yyyy-MM-dd */
          InvegaLoanPaymentTerm?: string;
          InvegaLoanDelayTerm: string | number;
          TermsConfirmed?: boolean | ('true' | 'false' | 'True' | 'False');
          FileConfirmed?: boolean | ('true' | 'false' | 'True' | 'False');
          /** @default  */
          Comment?: string;
          /** Format: uuid */
          DocumentId?: string;
        } & {
          /** Format: binary */
          File?: string;
        };
        'application/json': {
          RequestId: string | number;
          InvegaContractNumber?: string;
          InvegaLoanSum: string | number;
          InvegaLoanInterestRate: string | number;
          /** @description yyyy-MM-dd */
          InvegaLoanPaymentTerm?: string;
          InvegaLoanDelayTerm: string | number;
          TermsConfirmed?: boolean | ('true' | 'false' | 'True' | 'False');
          FileConfirmed?: boolean | ('true' | 'false' | 'True' | 'False');
          /** @default  */
          Comment?: string;
          /** Format: uuid */
          DocumentId?: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Outcome'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      431: components['responses']['AddressTooLong'];
      500: components['responses']['Problem500'];
      503: components['responses']['Problem503'];
    };
  };
  postApiRequestCheckForApprove: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          requestId: string | number;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CheckResult'];
        };
      };
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiRequestConfirmChangeConditions: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          RequestId: string | number;
          InvegaLoanSum: string | number;
          InvegaLoanInterestRate: string | number;
          /** @description yyyy-MM-dd */
          InvegaLoanPaymentTerm?: string;
          /** @default  */
          Reason?: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Outcome'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiRequestConfirmInvoicesFromManagerId: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path: {
        id: string | number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': {
          invoiceIds?: number[] | null;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FundedInvoices'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiRequestCopyId: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path: {
        id: string | number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Outcome'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  deleteApiRequestDelete: {
    parameters: {
      query: {
        requestId: string | number;
      };
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Outcome'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      429: components['responses']['Problem429'];
      431: components['responses']['AddressTooLong'];
      503: components['responses']['Problem503'];
    };
  };
  postApiRequestDoubleCheckRequestEvaluation: {
    parameters: {
      query: {
        requestId: string | number;
      };
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DoubleCheck'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      429: components['responses']['Problem429'];
      431: components['responses']['AddressTooLong'];
      503: components['responses']['Problem503'];
    };
  };
  getApiRequestDownloadAdministrationInvoiceId: {
    parameters: {
      query?: {
        format?: 'pdf' | 'xml';
      };
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description File */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          '*/*': string;
        };
      };
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      429: components['responses']['Problem429'];
      431: components['responses']['AddressTooLong'];
      500: components['responses']['Problem500'];
      503: components['responses']['Problem503'];
    };
  };
  getApiRequestDownloadChangeConditionsInvoiceId: {
    parameters: {
      query?: {
        format?: 'pdf' | 'xml';
      };
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description File */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          '*/*': string;
        };
      };
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      429: components['responses']['Problem429'];
      431: components['responses']['AddressTooLong'];
      500: components['responses']['Problem500'];
      503: components['responses']['Problem503'];
    };
  };
  getApiRequestDownloadContractId: {
    parameters: {
      query?: {
        documentId?: string;
      };
      header?: never;
      path: {
        id: string | number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description File */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/pdf': string;
        };
      };
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      429: components['responses']['Problem429'];
      431: components['responses']['AddressTooLong'];
      500: components['responses']['Problem500'];
      503: components['responses']['Problem503'];
    };
  };
  postApiRequestExtendLoanDelayTerm: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          RequestId: string | number;
          InvegaLoanDelayTerm: string | number;
          /** @default  */
          Reason?: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Outcome'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiRequestGenerateChangeConditionsId: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path: {
        id: string | number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          InvegaDocumentNumber?: string;
          /** @description yyyy-MM-dd */
          InvegaDocumentDate?: string;
          InvegaLoanSum: string | number;
          InvegaLoanInterestRate: string | number;
          /** @description yyyy-MM-dd */
          InvegaLoanPaymentTerm?: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GeneratedContract'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiRequestGenerateContractId: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path: {
        id: string | number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          InvegaContractNumber?: string;
          InvegaLoanSum: string | number;
          InvegaLoanInterestRate: string | number;
          /** @description yyyy-MM-dd */
          InvegaLoanPaymentTerm?: string;
          InvegaLoanDelayTerm: string | number;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GeneratedContract'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  getApiRequestGet: {
    parameters: {
      query: {
        requestId: string | number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RequestDetail'];
        };
      };
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      429: components['responses']['Problem429'];
      431: components['responses']['AddressTooLong'];
      503: components['responses']['Problem503'];
    };
  };
  getApiRequestGetAdministrationInvoicesId: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string | number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FeeInvoice'][];
        };
      };
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  getApiRequestGetAssessorsList: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Assessor'][];
        };
      };
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  getApiRequestGetCaseOnDay: {
    parameters: {
      query: {
        requestId: string | number;
        day: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CaseOnDay'];
        };
      };
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      429: components['responses']['Problem429'];
      431: components['responses']['AddressTooLong'];
      503: components['responses']['Problem503'];
    };
  };
  getApiRequestGetChangeConditionsTemplateId: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string | number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description File */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/pdf': string;
        };
      };
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      429: components['responses']['Problem429'];
      500: components['responses']['Problem500'];
      503: components['responses']['Problem503'];
    };
  };
  getApiRequestGetCompanyEvrks: {
    parameters: {
      query: {
        requestId: string | number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EvrkRow'][];
        };
      };
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      429: components['responses']['Problem429'];
      431: components['responses']['AddressTooLong'];
      503: components['responses']['Problem503'];
    };
  };
  postApiRequestGetCompanyEvrks: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': {
          requestId?: string | number;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EvrkRow'][];
        };
      };
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  getApiRequestGetDecisionDifferencesId: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string | number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DecisionDifferences'];
        };
      };
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  getApiRequestGetDocumentsToSign: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DocumentsToSign'];
        };
      };
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  getApiRequestGetFinancialEvaluationStatusId: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string | number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EvaluationProgress'];
        };
      };
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  getApiRequestGetForManager: {
    parameters: {
      query: {
        requestId: string | number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StaffCase'];
        };
      };
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      429: components['responses']['Problem429'];
      431: components['responses']['AddressTooLong'];
      503: components['responses']['Problem503'];
    };
  };
  getApiRequestGetGeneralInfo: {
    parameters: {
      query?: {
        schemeCode?: 'tiesiogines' | 'startuok' | 'covid' | 'nuoma';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GeneralInfo'];
        };
      };
      400: components['responses']['Problem400'];
      404: components['responses']['Problem404'];
      429: components['responses']['Problem429'];
      431: components['responses']['AddressTooLong'];
      503: components['responses']['Problem503'];
    };
  };
  getApiRequestGetGeneratedChangeId: {
    parameters: {
      query: {
        documentId: string;
      };
      header?: never;
      path: {
        id: string | number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description File */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/pdf': string;
        };
      };
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      429: components['responses']['Problem429'];
      431: components['responses']['AddressTooLong'];
      500: components['responses']['Problem500'];
      503: components['responses']['Problem503'];
    };
  };
  getApiRequestGetIndividualEvrks: {
    parameters: {
      query: {
        requestId: string | number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EvrkRow'][];
        };
      };
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      429: components['responses']['Problem429'];
      431: components['responses']['AddressTooLong'];
      503: components['responses']['Problem503'];
    };
  };
  postApiRequestGetIndividualEvrks: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': {
          requestId?: string | number;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EvrkRow'][];
        };
      };
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  getApiRequestGetInitialRequestLimitId: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string | number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Limit'];
        };
      };
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiRequestGetManagerRequests: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['ManagerFilter'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ManagerPage'];
        };
      };
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  getApiRequestGetNoBankFinancingNoteId: {
    parameters: {
      query?: {
        documentId?: string;
      };
      header?: never;
      path: {
        id: string | number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description File */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/pdf': string;
        };
      };
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      429: components['responses']['Problem429'];
      431: components['responses']['AddressTooLong'];
      500: components['responses']['Problem500'];
      503: components['responses']['Problem503'];
    };
  };
  getApiRequestGetOffersId: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string | number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Offers'];
        };
      };
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  getApiRequestGetPreviewId: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string | number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Preview'];
        };
      };
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  getApiRequestGetReceiptId: {
    parameters: {
      query?: {
        no?: string | number;
        withAnswers?: boolean | ('true' | 'false' | 'True' | 'False');
      };
      header?: never;
      path: {
        id: string | number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SubmissionReceipt'];
        };
      };
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      429: components['responses']['Problem429'];
      431: components['responses']['AddressTooLong'];
      503: components['responses']['Problem503'];
    };
  };
  getApiRequestGetRelatedRequests: {
    parameters: {
      query: {
        requestId: string | number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RelatedRequest'][];
        };
      };
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      429: components['responses']['Problem429'];
      431: components['responses']['AddressTooLong'];
      503: components['responses']['Problem503'];
    };
  };
  getApiRequestGetRequestEditListId: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string | number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EditedSubmission'][];
        };
      };
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  getApiRequestGetRequestLimitId: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string | number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Limit'];
        };
      };
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  getApiRequestGetRequestLogId: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string | number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LogRow'][];
        };
      };
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  getApiRequestGetRequestPdfId: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string | number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description File */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/pdf': string;
        };
      };
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      429: components['responses']['Problem429'];
      500: components['responses']['Problem500'];
      503: components['responses']['Problem503'];
    };
  };
  getApiRequestGetSignedChangeConditionsIdFileId: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string | number;
        fileId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description File */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/pdf': string;
        };
      };
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      429: components['responses']['Problem429'];
      500: components['responses']['Problem500'];
      503: components['responses']['Problem503'];
    };
  };
  getApiRequestGetSignedContractId: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string | number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description File */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/pdf': string;
        };
      };
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      429: components['responses']['Problem429'];
      500: components['responses']['Problem500'];
      503: components['responses']['Problem503'];
    };
  };
  getApiRequestGetSignedDecisionId: {
    parameters: {
      query?: {
        documentId?: string;
      };
      header?: never;
      path: {
        id: string | number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description File */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/pdf': string;
        };
      };
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      429: components['responses']['Problem429'];
      431: components['responses']['AddressTooLong'];
      500: components['responses']['Problem500'];
      503: components['responses']['Problem503'];
    };
  };
  getApiRequestGetSignedRejectDecisionId: {
    parameters: {
      query?: {
        documentId?: string;
      };
      header?: never;
      path: {
        id: string | number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description File */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/pdf': string;
        };
      };
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      429: components['responses']['Problem429'];
      431: components['responses']['AddressTooLong'];
      500: components['responses']['Problem500'];
      503: components['responses']['Problem503'];
    };
  };
  getApiRequestGetSigningBatch: {
    parameters: {
      query: {
        batchId: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SigningBatchRows'];
        };
      };
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      429: components['responses']['Problem429'];
      431: components['responses']['AddressTooLong'];
      503: components['responses']['Problem503'];
    };
  };
  getApiRequestGetSigningInfoId: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string | number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SigningInfo'];
        };
      };
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  getApiRequestGetSigningUrlId: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string | number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SigningUrl'];
        };
      };
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiRequestGetSigningUrlBatch: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          requestIds: (string | number)[];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SigningBatchOpened'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  getApiRequestGetSigningUrlDecisionId: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string | number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SigningUrl'];
        };
      };
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  getApiRequestGetSigningUrlManagerId: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string | number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SigningUrl'];
        };
      };
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  getApiRequestGetTerminationDocumentIdFileId: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string | number;
        fileId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description File */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          '*/*': string;
        };
      };
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      429: components['responses']['Problem429'];
      500: components['responses']['Problem500'];
      503: components['responses']['Problem503'];
    };
  };
  postApiRequestHandOver: {
    parameters: {
      query: {
        requestId: string | number;
        comment?: string;
      };
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': {
          /** @default  */
          comment?: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Outcome'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      431: components['responses']['AddressTooLong'];
      503: components['responses']['Problem503'];
    };
  };
  postApiRequestIcreaseInvegaLoanSum: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          RequestId: string | number;
          Sum: string | number;
          /** @default  */
          Reason?: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Outcome'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiRequestInvegaSendForApprove: {
    parameters: {
      query: {
        requestId: string | number;
        comment?: string;
      };
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': {
          /** @default  */
          comment?: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Outcome'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      431: components['responses']['AddressTooLong'];
      503: components['responses']['Problem503'];
    };
  };
  getApiRequestList: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RequestRow'][];
        };
      };
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiRequestManagerSaveCompanySizeType: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          RequestId: string | number;
          companySizeTypeId: string | number;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Outcome'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiRequestMarkForVmiAdditionalCheckMass: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['ManagerFilter'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Batch'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiRequestMarkForVmiRenewMass: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['ManagerFilter'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Batch'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiRequestRegenerateDecisionDoc: {
    parameters: {
      query: {
        requestId: string | number;
      };
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Outcome'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      429: components['responses']['Problem429'];
      431: components['responses']['AddressTooLong'];
      503: components['responses']['Problem503'];
    };
  };
  postApiRequestReject: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          requestId: string | number;
          /** @default null */
          reasonCode?: string | null;
          /** @default  */
          comment?: string;
          userCommentRequired?: boolean | ('true' | 'false' | 'True' | 'False');
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Outcome'];
        };
      };
      /** @description With `pending`: not known yet, ask again with the same key. Otherwise done, with its effect only later */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Pending'] | components['schemas']['HeldOutcome'];
        };
      };
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiRequestRejectChangeConditions: {
    parameters: {
      query: {
        requestId: string | number;
        comment?: string;
      };
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': {
          /** @default  */
          comment?: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Outcome'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      431: components['responses']['AddressTooLong'];
      503: components['responses']['Problem503'];
    };
  };
  postApiRequestRenewAmlChecksId: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path: {
        id: string | number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Outcome'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiRequestRenewVmiInfo: {
    parameters: {
      query: {
        requestId: string | number;
      };
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RegistersRenewed'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      429: components['responses']['Problem429'];
      431: components['responses']['AddressTooLong'];
      503: components['responses']['Problem503'];
    };
  };
  postApiRequestRequestChangeConditions: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          RequestId: string | number;
        } & {
          Files?: string[];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Outcome'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      500: components['responses']['Problem500'];
      503: components['responses']['Problem503'];
    };
  };
  postApiRequestReturn: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          requestId: string | number;
          /** @default [] */
          sections?: string[];
          /** @default [] */
          documents?: string[];
          /** @default  */
          comment?: string;
          userCommentRequired?: boolean | ('true' | 'false' | 'True' | 'False');
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Outcome'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiRequestReviewAmlChecks: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          requestId: string | number;
          /** @default [] */
          matches?: {
            matchId: number;
            /** @default null */
            seenReviewId?: number | null;
            answer: string;
            /** @default  */
            note?: string;
          }[];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Outcome'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiRequestSave: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SaveInput'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Saved'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiRequestSaveAmlAdditionalCheck: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          requestId: string | number;
          result?: string | number;
          /** @description yyyy-MM-dd */
          date?: string;
          /** @default  */
          note?: string;
          /** @default null */
          seenCheckId?: number | null;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Outcome'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiRequestSaveDraft: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SaveInput'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Saved'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiRequestSaveLoanSums: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          RequestId: string | number;
          GuaranteesLoanSum: string | number;
          CovidLoanSum: string | number;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Outcome'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiRequestSaveRiskAssessment: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          requestId: string | number;
          riskAssessmentResultId?: string | number;
          /** @description yyyy-MM-dd */
          riskAssessmentDate?: string;
          /** @default  */
          riskAssessmentNote?: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Outcome'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiRequestSaveUserComment: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          requestId: string | number;
          comment: string;
          /** @default true */
          userCommentRequired?: boolean;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Comment'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiRequestSendBack: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          requestId: string | number;
          /** @default  */
          comment?: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Outcome'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiRequestSendForApprove: {
    parameters: {
      query: {
        requestId: string | number;
        formVersion?: string | number;
      };
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Outcome'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      429: components['responses']['Problem429'];
      431: components['responses']['AddressTooLong'];
      503: components['responses']['Problem503'];
    };
  };
  postApiRequestSetAssessor: {
    parameters: {
      query: {
        requestId: string | number;
        userId: string;
      };
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Outcome'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      429: components['responses']['Problem429'];
      431: components['responses']['AddressTooLong'];
      500: components['responses']['Problem500'];
      503: components['responses']['Problem503'];
    };
  };
  postApiRequestSetInvegaLoanSum: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          RequestId: string | number;
          Sum: string | number;
          /** @default  */
          Reason?: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Outcome'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiRequestSigned: {
    parameters: {
      query: {
        requestId: string | number;
      };
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Outcome'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      429: components['responses']['Problem429'];
      431: components['responses']['AddressTooLong'];
      503: components['responses']['Problem503'];
    };
  };
  postApiRequestSignedBatch: {
    parameters: {
      query: {
        batchId: string;
      };
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SigningBatchRows'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      429: components['responses']['Problem429'];
      431: components['responses']['AddressTooLong'];
      503: components['responses']['Problem503'];
    };
  };
  postApiRequestStart: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': {
          /**
           * @default tiesiogines
           * @enum {string}
           */
          schemeCode?: 'tiesiogines' | 'startuok' | 'covid' | 'nuoma';
          sectorType?: 1 | 2 | 3;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Outcome'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiRequestStopDecision: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          RequestId: string | number;
          /** @default  */
          comment?: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Outcome'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiRequestSubmitAdditionalDocs: {
    parameters: {
      query: {
        requestId: string | number;
      };
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Outcome'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      429: components['responses']['Problem429'];
      431: components['responses']['AddressTooLong'];
      503: components['responses']['Problem503'];
    };
  };
  postApiRequestTerminate: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          RequestId: string | number;
          /** @default  */
          Comment?: string;
        } & {
          Files?: string[];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Outcome'];
        };
      };
      /** @description With `pending`: not known yet, ask again with the same key. Otherwise done, with its effect only later */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Pending'] | components['schemas']['HeldOutcome'];
        };
      };
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      500: components['responses']['Problem500'];
      503: components['responses']['Problem503'];
    };
  };
  postApiRequestUploadChangeConditions: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          RequestId: string | number;
          InvegaDocumentNumber?: string;
          /** @description yyyy-MM-dd */
          InvegaDocumentDate?: string;
          InvegaLoanSum: string | number;
          InvegaLoanInterestRate: string | number;
          /** @description yyyy-MM-dd */
          InvegaLoanPaymentTerm?: string;
          /** @default  */
          Comment?: string;
          TermsConfirmed?: boolean | ('true' | 'false' | 'True' | 'False');
          FileConfirmed?: boolean | ('true' | 'false' | 'True' | 'False');
          /** Format: uuid */
          DocumentId?: string;
        } & {
          /** Format: binary */
          File?: string;
        };
        'application/json': {
          RequestId: string | number;
          InvegaDocumentNumber?: string;
          /** @description yyyy-MM-dd */
          InvegaDocumentDate?: string;
          InvegaLoanSum: string | number;
          InvegaLoanInterestRate: string | number;
          /** @description yyyy-MM-dd */
          InvegaLoanPaymentTerm?: string;
          /** @default  */
          Comment?: string;
          TermsConfirmed?: boolean | ('true' | 'false' | 'True' | 'False');
          FileConfirmed?: boolean | ('true' | 'false' | 'True' | 'False');
          /** Format: uuid */
          DocumentId?: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Outcome'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      500: components['responses']['Problem500'];
      503: components['responses']['Problem503'];
    };
  };
  postApiRequestUploadContract: {
    parameters: {
      query?: {
        comment?: string;
      };
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          RequestId: string | number;
          InvegaContractNumber?: string;
          InvegaLoanSum: string | number;
          InvegaLoanInterestRate: string | number;
          /** @description yyyy-MM-dd */
          InvegaLoanPaymentTerm?: string;
          InvegaLoanDelayTerm: string | number;
          TermsConfirmed?: boolean | ('true' | 'false' | 'True' | 'False');
          FileConfirmed?: boolean | ('true' | 'false' | 'True' | 'False');
          /** @default  */
          Comment?: string;
          /** Format: uuid */
          DocumentId?: string;
        } & {
          /** Format: binary */
          File?: string;
        };
        'application/json': {
          RequestId: string | number;
          InvegaContractNumber?: string;
          InvegaLoanSum: string | number;
          InvegaLoanInterestRate: string | number;
          /** @description yyyy-MM-dd */
          InvegaLoanPaymentTerm?: string;
          InvegaLoanDelayTerm: string | number;
          TermsConfirmed?: boolean | ('true' | 'false' | 'True' | 'False');
          FileConfirmed?: boolean | ('true' | 'false' | 'True' | 'False');
          /** @default  */
          Comment?: string;
          /** Format: uuid */
          DocumentId?: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Outcome'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      431: components['responses']['AddressTooLong'];
      500: components['responses']['Problem500'];
      503: components['responses']['Problem503'];
    };
  };
  getApiRequestVmiAdditionalChecksList: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['VmiCheck'][];
        };
      };
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiRequestVmiAdditionalChecksSaveCode: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path: {
        code: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['VmiCheckSent'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiRequestWaitForAdditionalDocs: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          RequestId?: string | number;
          requestId?: string | number;
          InvegaContractNumber?: string;
          invegaContractNumber?: string;
          InvegaLoanSum?: string | number;
          invegaLoanSum?: string | number;
          InvegaLoanInterestRate?: string | number;
          invegaLoanInterestRate?: string | number;
          RateByFormula?: boolean | ('true' | 'false' | 'True' | 'False');
          rateByFormula?: boolean | ('true' | 'false' | 'True' | 'False');
          InvegaLoanTerm?: string | number;
          invegaLoanTerm?: string | number;
          InvegaLoanDelayTerm?: string | number;
          invegaLoanDelayTerm?: string | number;
          RefusalOfFunding?: boolean | ('true' | 'false' | 'True' | 'False');
          refusalOfFunding?: boolean | ('true' | 'false' | 'True' | 'False');
          NoBankFinancingNote?: boolean | ('true' | 'false' | 'True' | 'False');
          noBankFinancingNote?: boolean | ('true' | 'false' | 'True' | 'False');
          Comment?: string;
          comment?: string;
          acknowledgement?: string;
          Acknowledgement?: string;
          UserCommentRequired?: boolean | ('true' | 'false' | 'True' | 'False');
          userCommentRequired?: boolean | ('true' | 'false' | 'True' | 'False');
        } & {
          /** Format: binary */
          File?: string;
        };
        'application/json': {
          RequestId?: string | number;
          requestId?: string | number;
          InvegaContractNumber?: string;
          invegaContractNumber?: string;
          InvegaLoanSum?: string | number;
          invegaLoanSum?: string | number;
          InvegaLoanInterestRate?: string | number;
          invegaLoanInterestRate?: string | number;
          RateByFormula?: boolean | ('true' | 'false' | 'True' | 'False');
          rateByFormula?: boolean | ('true' | 'false' | 'True' | 'False');
          InvegaLoanTerm?: string | number;
          invegaLoanTerm?: string | number;
          InvegaLoanDelayTerm?: string | number;
          invegaLoanDelayTerm?: string | number;
          RefusalOfFunding?: boolean | ('true' | 'false' | 'True' | 'False');
          refusalOfFunding?: boolean | ('true' | 'false' | 'True' | 'False');
          NoBankFinancingNote?: boolean | ('true' | 'false' | 'True' | 'False');
          noBankFinancingNote?: boolean | ('true' | 'false' | 'True' | 'False');
          Comment?: string;
          comment?: string;
          acknowledgement?: string;
          Acknowledgement?: string;
          UserCommentRequired?: boolean | ('true' | 'false' | 'True' | 'False');
          userCommentRequired?: boolean | ('true' | 'false' | 'True' | 'False');
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Outcome'];
        };
      };
      /** @description With `pending`: not known yet, ask again with the same key. Otherwise done, with its effect only later */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Pending'] | components['schemas']['HeldOutcome'];
        };
      };
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      500: components['responses']['Problem500'];
      503: components['responses']['Problem503'];
    };
  };
  postApiScreenError: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** Format: uuid */
          reference: string;
          name: string;
          places: string[];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      400: components['responses']['Problem400'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiSelfCheck: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          CompanyCode: string;
          /**
           * @default tiesiogines
           * @enum {string}
           */
          SchemeCode?: 'tiesiogines' | 'startuok' | 'covid' | 'nuoma';
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SelfCheck'];
        };
      };
      400: components['responses']['Problem400'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  getApiSelfCheckId: {
    parameters: {
      query?: {
        schemeCode?: 'tiesiogines' | 'startuok' | 'covid' | 'nuoma';
      };
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SelfCheck'];
        };
      };
      400: components['responses']['Problem400'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      429: components['responses']['Problem429'];
      431: components['responses']['AddressTooLong'];
      503: components['responses']['Problem503'];
    };
  };
  postApiSigningCallback: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': {
          token?: string;
          signing_token?: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      400: components['responses']['Problem400'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiUsersCreateConsent: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          email: string;
          phoneNumber: string;
          accepted: boolean;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ConsentState'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  deleteApiUsersDeleteCompanyRepresentativeId: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiUsersEndAllSessions: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          keepThis: boolean;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EndedSessions'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiUsersEndSession: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** Format: uuid */
          Id: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EndedSessions'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  getApiUsersGetCompanyRepresentations: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Representation'][];
        };
      };
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  getApiUsersGetConsent: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ConsentForm'];
        };
      };
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  getApiUsersGetConsentDocument: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description File */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/pdf': string;
        };
      };
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      429: components['responses']['Problem429'];
      500: components['responses']['Problem500'];
      503: components['responses']['Problem503'];
    };
  };
  getApiUsersGetEditList: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Representative'][];
        };
      };
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  getApiUsersGetMailSettings: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MailSettings'];
        };
      };
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  getApiUsersGetOwnData: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnData'];
        };
      };
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  getApiUsersGetOwnDataDocument: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description File */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/pdf': string;
        };
      };
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      429: components['responses']['Problem429'];
      500: components['responses']['Problem500'];
      503: components['responses']['Problem503'];
    };
  };
  getApiUsersGetRepresentativeFileRepresentativeIdFileNumber: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        representativeId: string;
        fileNumber: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description File */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          '*/*': string;
        };
      };
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      429: components['responses']['Problem429'];
      500: components['responses']['Problem500'];
      503: components['responses']['Problem503'];
    };
  };
  getApiUsersGetSessions: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnSessions'];
        };
      };
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiUsersImpersonate: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          representativeId: 'self' | string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Impersonated'];
        };
      };
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  getApiUsersIsConsentAgreed: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ConsentState'];
        };
      };
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  getApiUsersIsRepresentative: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['IsRepresentative'];
        };
      };
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  getApiUsersMe: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Me'];
        };
      };
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiUsersPushToken: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PushedToken'];
        };
      };
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiUsersSaveCompanyRepresentative: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          Id?: string | '';
          /** @default  */
          FirstName?: string;
          /** @default  */
          LastName?: string;
          /** @default  */
          PersonalCode?: string;
          /** @default  */
          ValidFrom?: string;
          /** @default  */
          ValidTo?: string;
          /**
           * @default Company
           * @enum {string}
           */
          RepresentativeType?: 'Company' | 'Personal';
        } & {
          /** Format: binary */
          UploadedFile?: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SavedRepresentative'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      500: components['responses']['Problem500'];
      503: components['responses']['Problem503'];
    };
  };
  postApiUsersSaveMailSettings: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          muted: (
            | 'decisions'
            | 'signing'
            | 'overdue'
            | 'reminders'
            | 'receipts'
            | 'staffAssigned'
            | 'staffNews'
            | 'staffTerms'
            | 'staffDigest'
          )[];
          /** @default null */
          digestAt?: string | null;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  getApiUsersLogoff: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  getApiBackofficeGetStats: {
    parameters: {
      query?: {
        SchemeCode?: 'tiesiogines' | 'startuok' | 'covid' | 'nuoma';
        dateFrom?: string;
        dateTo?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Statistics'];
        };
      };
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      429: components['responses']['Problem429'];
      431: components['responses']['AddressTooLong'];
      503: components['responses']['Problem503'];
    };
  };
  postApiCompanySave: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          RequestId: string | number;
          formVersion: number;
          CompanyData: {
            [key: string]: unknown;
          };
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CompanySaved'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  getApiFeatureGet: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Features'];
        };
      };
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  deleteApiRequestDeleteUploadedFileRequestIdFileId: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path: {
        requestId: string | number;
        fileId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  getApiRequestDownloadAllFilesId: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string | number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description File */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/zip': string;
        };
      };
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      429: components['responses']['Problem429'];
      500: components['responses']['Problem500'];
      503: components['responses']['Problem503'];
    };
  };
  getApiRequestDownloadFileRequestIdFileId: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        requestId: string | number;
        fileId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description File */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          '*/*': string;
        };
      };
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      429: components['responses']['Problem429'];
      500: components['responses']['Problem500'];
      503: components['responses']['Problem503'];
    };
  };
  getApiRequestGetAdditionalCommentsId: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string | number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdditionalComments'];
        };
      };
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  getApiRequestGetFinancialCriteriaResultsId: {
    parameters: {
      query?: {
        role?: 'Manager' | 'User';
        recheck?: boolean | ('true' | 'false' | 'True' | 'False');
      };
      header?: never;
      path: {
        id: string | number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CriteriaResult'];
        };
      };
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      429: components['responses']['Problem429'];
      431: components['responses']['AddressTooLong'];
      503: components['responses']['Problem503'];
    };
  };
  getApiRequestGetFinancialCriteriaResultsFinalId: {
    parameters: {
      query?: {
        role?: 'Manager' | 'User';
        recheck?: boolean | ('true' | 'false' | 'True' | 'False');
      };
      header?: never;
      path: {
        id: string | number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CriteriaResult'];
        };
      };
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      429: components['responses']['Problem429'];
      431: components['responses']['AddressTooLong'];
      503: components['responses']['Problem503'];
    };
  };
  getApiRequestGetUploadedFilesId: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string | number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UploadedFile'][];
        };
      };
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  getApiRequestGetUploadedFilesManagerId: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string | number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UploadedFile'][];
        };
      };
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiRequestSaveAdditionalComments: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          requestId: string | number;
          approversComment?: string | null;
          signatorysComment?: string | null;
          approversVersion?: number;
          signatorysVersion?: number;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      503: components['responses']['Problem503'];
    };
  };
  postApiRequestUploadFiles: {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
        'If-Match'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          RequestId: string | number;
          FileType: string | number;
          Additional?: boolean | ('true' | 'false' | 'True' | 'False');
          /** @enum {string} */
          RefusedBy?: 'bank' | 'financialCompany';
        } & {
          Files?: string[];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UploadedFile'][];
        };
      };
      202: components['responses']['Pending'];
      400: components['responses']['Problem400'];
      401: components['responses']['Problem401'];
      403: components['responses']['Problem403'];
      404: components['responses']['Problem404'];
      409: components['responses']['Problem409'];
      413: components['responses']['Problem413'];
      429: components['responses']['Problem429'];
      500: components['responses']['Problem500'];
      503: components['responses']['Problem503'];
    };
  };
}

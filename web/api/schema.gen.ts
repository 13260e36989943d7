// Generated from openapi.json by `npm run gen`; never edited by hand.
export interface paths {
  '/Auth/CustomLogin': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Starts the staff login in the same way */
    get: operations['getAuthCustomLogin'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Address/Districts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Districts (apskritys) */
    get: operations['getApiAddressDistricts'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Address/Elderships/{municipalityId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Elderships of a municipality; none are known */
    get: operations['getApiAddressEldershipsMunicipalityId'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Address/Municipalities/{districtId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Municipalities of a district */
    get: operations['getApiAddressMunicipalitiesDistrictId'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Address/Settlements': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Settlements of a municipality, fetched directly where it has no elderships */
    get: operations['getApiAddressSettlements'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Auth/Authenticate/backoffice': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Staff login with credentials; 404 in production */
    post: operations['postApiAuthAuthenticateBackoffice'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Auth/Exchange': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Trades the one-time code, once and within 60 s and from the same browser, for the session token */
    post: operations['postApiAuthExchange'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Auth/Login': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Starts the applicant login: redirects a navigating browser to the identity gateway, answers its address otherwise */
    get: operations['getApiAuthLogin'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Auth/TestPersonas': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Fictional people of the test login; 404 in production */
    get: operations['getApiAuthTestPersonas'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Auth/callback': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Post-back of the identity gateway; redirects to /logincallback with a one-time code, or to /permission-denied/{id} */
    post: operations['postApiAuthCallback'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Auth/logout': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Ends the login */
    get: operations['getApiAuthLogout'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Auth/vaiisistest': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Test login of an applicant; 404 in production */
    post: operations['postApiAuthVaiisistest'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/BackOffice/CancelBatch/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Stops a mass action; what was not asked stays undone */
    post: operations['postApiBackOfficeCancelBatchId'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/BackOffice/ConfirmRegisterValue': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Confirms a value another person has entered; from now on it counts */
    post: operations['postApiBackOfficeConfirmRegisterValue'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/BackOffice/DeclineRegisterValue': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Declines a value another person has entered, with a comment */
    post: operations['postApiBackOfficeDeclineRegisterValue'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/BackOffice/DownloadRegisterDocument/{requestId}/{entryId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The document a value was entered from */
    get: operations['getApiBackOfficeDownloadRegisterDocumentRequestIdEntryId'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/BackOffice/EnterRegisterValue': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Enters a register’s answer by hand, from a document; it counts once another person has confirmed it */
    post: operations['postApiBackOfficeEnterRegisterValue'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/BackOffice/GetBatch/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** How far a mass action is, and which rows failed */
    get: operations['getApiBackOfficeGetBatchId'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/BackOffice/GetBatches': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Mass actions in progress, and those of the caller that ended within a day */
    get: operations['getApiBackOfficeGetBatches'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/BackOffice/GetInvegaUsers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Users of the provider */
    get: operations['getApiBackOfficeGetInvegaUsers'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/BackOffice/GetQueues': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Queues with live counts for this person */
    get: operations['getApiBackOfficeGetQueues'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/BackOffice/GetRegisterHistory': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Every answer of one register about the applicant, the newest first */
    get: operations['getApiBackOfficeGetRegisterHistory'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/BackOffice/GetRegisters': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** How the registers stand with a case: what is missing, since when, and what was entered by hand */
    get: operations['getApiBackOfficeGetRegisters'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/BackOffice/GetTasks': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Open tasks */
    get: operations['getApiBackOfficeGetTasks'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/BackOffice/ImportDataList': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Takes a file of values for many parties and starts its dry run: nothing changes yet */
    post: operations['postApiBackOfficeImportDataList'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/BackOffice/ImportTemplate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The table to fill in */
    get: operations['getApiBackOfficeImportTemplate'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/BackOffice/Imports': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Imports, the newest first */
    get: operations['getApiBackOfficeImports'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/BackOffice/Imports/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** How far an import is, and what it would change or has changed */
    get: operations['getApiBackOfficeImportsId'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/BackOffice/Imports/{id}/Apply': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Applies what the dry run found, all of it or nothing */
    post: operations['postApiBackOfficeImportsIdApply'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/BackOffice/Imports/{id}/ErrorFile': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Rows that are not applied, with the reason, to be mended and imported again */
    get: operations['getApiBackOfficeImportsIdErrorFile'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/BackOffice/Imports/{id}/Rows': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Rows of an import, fifty a page */
    get: operations['getApiBackOfficeImportsIdRows'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/BackOffice/Imports/{id}/Undo': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Brings back what was before the import, but for parties with newer answers */
    post: operations['postApiBackOfficeImportsIdUndo'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/BackOffice/Policy/Drafts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Draft rule sets, the newest saved first */
    get: operations['getApiBackOfficePolicyDrafts'];
    put?: never;
    /** Copies a rule set in force into a draft; real requests are never judged by it */
    post: operations['postApiBackOfficePolicyDrafts'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/BackOffice/Policy/Drafts/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One draft with its parameters */
    get: operations['getApiBackOfficePolicyDraftsId'];
    put?: never;
    /** Saves a draft; 409 says who saved it meanwhile */
    post: operations['postApiBackOfficePolicyDraftsId'];
    /** Deletes a draft; its runs stay */
    delete: operations['deleteApiBackOfficePolicyDraftsId'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/BackOffice/Policy/Runs': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What-if runs, the newest first */
    get: operations['getApiBackOfficePolicyRuns'];
    put?: never;
    /** Judges past evaluations of a scheme by a draft; nothing real changes */
    post: operations['postApiBackOfficePolicyRuns'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/BackOffice/Policy/Runs/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** How far a run is, and what it found so far */
    get: operations['getApiBackOfficePolicyRunsId'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/BackOffice/Policy/Runs/{id}/Cancel': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Stops a run; what it found stays */
    post: operations['postApiBackOfficePolicyRunsIdCancel'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/BackOffice/Policy/Runs/{id}/Export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The same as a CSV file, all of them */
    get: operations['getApiBackOfficePolicyRunsIdExport'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/BackOffice/Policy/Runs/{id}/Outcomes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Requests that would be decided otherwise, thirty a page, the largest sums first */
    get: operations['getApiBackOfficePolicyRunsIdOutcomes'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/BackOffice/RenewRegisters': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Asks one register, or all, about the applicant again; says who did when they are being asked */
    post: operations['postApiBackOfficeRenewRegisters'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/BackOffice/RepeatBatch/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Starts what a mass action left undone, failed or cancelled, again */
    post: operations['postApiBackOfficeRepeatBatchId'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/BackOffice/WithdrawRegisterValue': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Takes back a value one has entered oneself, before anybody decided */
    post: operations['postApiBackOfficeWithdrawRegisterValue'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Classifiers/Countries': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Countries with Lithuanian names */
    get: operations['getApiClassifiersCountries'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Classifiers/Evrk': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Activity codes */
    get: operations['getApiClassifiersEvrk'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Classifiers/Schemes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Schemes with period, budget and texts */
    get: operations['getApiClassifiersSchemes'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Codec/decode': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Decrypts payloads for the engine’s own pages and command line; 404 where nothing is encrypted */
    post: operations['postApiCodecDecode'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Company/Find': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Companies by their codes in the register of legal entities; a register that must be asked answers later */
    post: operations['postApiCompanyFind'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Company/GetRegistersProcessingStatus/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** How far the registers are, step by step; id is that of the party */
    get: operations['getApiCompanyGetRegistersProcessingStatusId'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Company/StartRegistersProcessing': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Asks the registers about the company */
    post: operations['postApiCompanyStartRegistersProcessing'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Individual/GetFinancialCriteriaResults/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Criteria result of a sole trader’s request */
    get: operations['getApiIndividualGetFinancialCriteriaResultsId'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Individual/GetRegistersProcessingStatus/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The same for a sole trader */
    get: operations['getApiIndividualGetRegistersProcessingStatusId'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Individual/StartRegistersProcessing': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Asks the registers about the sole trader */
    post: operations['postApiIndividualStartRegistersProcessing'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Request/ApplicantSigned': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The applicant came back from the signing page: the provider is asked how it ended */
    post: operations['postApiRequestApplicantSigned'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Request/Approve': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Approves */
    post: operations['postApiRequestApprove'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Request/CalculateFinancialCriteria': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Starts the financial evaluation */
    post: operations['postApiRequestCalculateFinancialCriteria'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Request/CanCreateOrSubmit': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Whether the call is open and the sector free */
    post: operations['postApiRequestCanCreateOrSubmit'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Request/CanCreateRequest': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Whether the call is open */
    get: operations['getApiRequestCanCreateRequest'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Request/ChangeContractFile': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Replaces the contract; signatures given are void */
    post: operations['postApiRequestChangeContractFile'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Request/CheckForApprove': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** What still blocks submission (applicant) or approval (staff) */
    post: operations['postApiRequestCheckForApprove'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Request/Copy/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** New draft with the answers of a rejected request */
    post: operations['postApiRequestCopyId'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Request/Delete': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Deletes a draft or a request that does not meet the criteria */
    delete: operations['deleteApiRequestDelete'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Request/DoubleCheckRequestEvaluation': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Asks the registers again and evaluates; answers when it is done, else 202 with the same key */
    post: operations['postApiRequestDoubleCheckRequestEvaluation'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Request/DownloadContract/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The contract as it was uploaded; staff may name a generated one */
    get: operations['getApiRequestDownloadContractId'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Request/GenerateContract/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Makes the contract from the template and the terms; nothing is submitted yet */
    post: operations['postApiRequestGenerateContractId'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Request/Get': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One request with its answers, clocks and allowed actions; ETag is its version */
    get: operations['getApiRequestGet'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Request/GetAssessorsList': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** People who may assess */
    get: operations['getApiRequestGetAssessorsList'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Request/GetChangeConditionsTemplate/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A letter that asks for other conditions, with those of the contract filled in */
    get: operations['getApiRequestGetChangeConditionsTemplateId'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Request/GetCompanyEvrks': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Activities of the company of a request */
    get: operations['getApiRequestGetCompanyEvrks'];
    put?: never;
    /** Activities of the company as the tax authority lists them */
    post: operations['postApiRequestGetCompanyEvrks'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Request/GetFinancialEvaluationStatus/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** How far the newest evaluation is */
    get: operations['getApiRequestGetFinancialEvaluationStatusId'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Request/GetForManager': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The whole case with allowed actions; ETag is its version */
    get: operations['getApiRequestGetForManager'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Request/GetGeneralInfo': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Budget of a scheme: issued, reserved and total sum */
    get: operations['getApiRequestGetGeneralInfo'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Request/GetIndividualEvrks': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Activities of the sole trader of a request */
    get: operations['getApiRequestGetIndividualEvrks'];
    put?: never;
    /** Activities of the sole trader as the tax authority lists them */
    post: operations['postApiRequestGetIndividualEvrks'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Request/GetInitialRequestLimit/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Loan limit as it stood at submission */
    get: operations['getApiRequestGetInitialRequestLimitId'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Request/GetManagerRequests': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Requests by filter, thirty a page, the most urgent first */
    post: operations['postApiRequestGetManagerRequests'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Request/GetPreview/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Questions and answers as a person reads them */
    get: operations['getApiRequestGetPreviewId'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Request/GetReceipt/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What was submitted, when and by whom, and until when it will be evaluated */
    get: operations['getApiRequestGetReceiptId'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Request/GetRelatedRequests': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Other requests of the party, of its group, and of the same people */
    get: operations['getApiRequestGetRelatedRequests'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Request/GetRequestLimit/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Loan limit now */
    get: operations['getApiRequestGetRequestLimitId'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Request/GetRequestLog/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Who did what and when */
    get: operations['getApiRequestGetRequestLogId'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Request/GetRequestPdf/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Everything answered as one PDF, from the walk GetPreview shows */
    get: operations['getApiRequestGetRequestPdfId'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Request/GetSignedChangeConditions/{id}/{fileId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A document of a change of conditions */
    get: operations['getApiRequestGetSignedChangeConditionsIdFileId'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Request/GetSignedContract/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The contract with the signatures it has */
    get: operations['getApiRequestGetSignedContractId'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Request/GetSignedDecision/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The decision */
    get: operations['getApiRequestGetSignedDecisionId'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Request/GetSignedRejectDecision/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The decision to reject */
    get: operations['getApiRequestGetSignedRejectDecisionId'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Request/GetSigningInfo/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Documents, signatures and whose turn it is */
    get: operations['getApiRequestGetSigningInfoId'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Request/GetSigningUrl/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Where the applicant signs the contract or the change of conditions */
    get: operations['getApiRequestGetSigningUrlId'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Request/GetSigningUrlManager/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Where the provider signs */
    get: operations['getApiRequestGetSigningUrlManagerId'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Request/GetTerminationDocument/{id}/{fileId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A document of the termination */
    get: operations['getApiRequestGetTerminationDocumentIdFileId'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Request/HandOver': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Hands the assessed request to the approver */
    post: operations['postApiRequestHandOver'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Request/IcreaseInvegaLoanSum': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Increases the loan sum of a signed contract */
    post: operations['postApiRequestIcreaseInvegaLoanSum'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Request/InvegaSendForApprove': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Takes an approved request back to submitted */
    post: operations['postApiRequestInvegaSendForApprove'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Request/List': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Requests of the party */
    get: operations['getApiRequestList'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Request/ManagerSaveCompanySizeType': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Enters the size of the business */
    post: operations['postApiRequestManagerSaveCompanySizeType'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Request/MarkForVmiAdditionalCheckMass': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Checks the turnover of every request the filter finds */
    post: operations['postApiRequestMarkForVmiAdditionalCheckMass'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Request/MarkForVmiRenewMass': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Renews the tax data of every request the filter finds */
    post: operations['postApiRequestMarkForVmiRenewMass'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Request/Reject': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Rejects; there is no way back */
    post: operations['postApiRequestReject'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Request/RejectChangeConditions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Rejects a change of conditions */
    post: operations['postApiRequestRejectChangeConditions'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Request/RenewAmlChecks/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Looks everybody up in the lists of sanctions and PEP again; who has started it before is told */
    post: operations['postApiRequestRenewAmlChecksId'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Request/RenewVmiInfo': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Asks the tax authority about the applicant again */
    post: operations['postApiRequestRenewVmiInfo'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Request/RequestChangeConditions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Asks for a change of conditions */
    post: operations['postApiRequestRequestChangeConditions'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Request/Return': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Returns for correction */
    post: operations['postApiRequestReturn'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Request/ReviewAmlChecks': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Says whether the matches of the lists are the people of the request: 1 they are not, 2 they are */
    post: operations['postApiRequestReviewAmlChecks'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Request/Save': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Saves the answers if all of them are valid */
    post: operations['postApiRequestSave'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Request/SaveAmlAdditionalCheck': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The additional AML/PEP check of a failed result: 1 passed after all, 2 failed */
    post: operations['postApiRequestSaveAmlAdditionalCheck'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Request/SaveDraft': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Saves the answers as they are */
    post: operations['postApiRequestSaveDraft'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Request/SaveRiskAssessment': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Risk assessment: 1 further assessment impossible, 2 affects it, 3 does not */
    post: operations['postApiRequestSaveRiskAssessment'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Request/SaveUserComment': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Comment that the applicant sees */
    post: operations['postApiRequestSaveUserComment'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Request/SendForApprove': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Submits the request */
    post: operations['postApiRequestSendForApprove'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Request/SetAssessor': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Assigns the assessor */
    post: operations['postApiRequestSetAssessor'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Request/SetInvegaLoanSum': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sets the loan sum */
    post: operations['postApiRequestSetInvegaLoanSum'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Request/Signed': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The signatory came back from the signing page: the provider is asked how it ended */
    post: operations['postApiRequestSigned'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Request/Start': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Creates a draft */
    post: operations['postApiRequestStart'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Request/SubmitAdditionalDocs': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Submits the additional documents */
    post: operations['postApiRequestSubmitAdditionalDocs'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Request/Terminate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Terminates the contract */
    post: operations['postApiRequestTerminate'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Request/UploadChangeConditions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Accepts a change of conditions with its document */
    post: operations['postApiRequestUploadChangeConditions'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Request/UploadContract': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Submits the contract to the applicant for signing */
    post: operations['postApiRequestUploadContract'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Request/VmiAdditionalChecksList': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Checks at the tax authority, the newest five hundred */
    get: operations['getApiRequestVmiAdditionalChecksList'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Request/VmiAdditionalChecksSave/{code}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Asks the tax authority about a company or person; a question under way is joined */
    post: operations['postApiRequestVmiAdditionalChecksSaveCode'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Request/WaitForAdditionalDocs': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Approves with additional documents */
    post: operations['postApiRequestWaitForAdditionalDocs'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ScreenError': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A screen broke in the browser: the log keeps where, under the number the person was shown */
    post: operations['postApiScreenError'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/SelfCheck': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** „Ar man tinka?“: asks the public registers about a company and judges it by the rules of a scheme */
    post: operations['postApiSelfCheck'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/SelfCheck/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The same check again, while the registers are being asked or for another scheme */
    get: operations['getApiSelfCheckId'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Signing/callback': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Post-back of the signing provider; the provider is always asked before anything is believed */
    post: operations['postApiSigningCallback'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Users/CreateConsent': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Gives the consent */
    post: operations['postApiUsersCreateConsent'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Users/DeleteCompanyRepresentative/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Removes an authorisation: the access under it ends at once */
    delete: operations['deleteApiUsersDeleteCompanyRepresentativeId'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Users/GetCompanyRepresentations': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Whom the person may act for; empty when there is nobody to choose */
    get: operations['getApiUsersGetCompanyRepresentations'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Users/GetConsent': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What the consent screen shows */
    get: operations['getApiUsersGetConsent'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Users/GetConsentDocument': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A printed copy of the consent: the words, who, for whom and when */
    get: operations['getApiUsersGetConsentDocument'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Users/GetEditList': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Authorisations the party has given */
    get: operations['getApiUsersGetEditList'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Users/GetRepresentativeFile/{representativeId}/{fileNumber}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A document of an authorisation */
    get: operations['getApiUsersGetRepresentativeFileRepresentativeIdFileNumber'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Users/Impersonate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A token to act for another, or for oneself again */
    post: operations['postApiUsersImpersonate'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Users/IsConsentAgreed': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Whether the consent is given */
    get: operations['getApiUsersIsConsentAgreed'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Users/IsRepresentative': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Whether the person may act for others today */
    get: operations['getApiUsersIsRepresentative'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Users/Me': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Who is logged in, with roles and the represented party */
    get: operations['getApiUsersMe'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Users/PushToken': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Heartbeat of the open page; may answer a fresh token */
    post: operations['postApiUsersPushToken'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Users/SaveCompanyRepresentative': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Adds an authorisation, or changes one (Id) */
    post: operations['postApiUsersSaveCompanyRepresentative'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/Users/logoff': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Ends the login */
    get: operations['getApiUsersLogoff'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/company/save': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Saves the company section of a draft and asks the registers again */
    post: operations['postApiCompanySave'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/feature/get': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Feature flags, read at page load */
    get: operations['getApiFeatureGet'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/request/DeleteUploadedFile/{requestId}/{fileId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Removes an attachment */
    delete: operations['deleteApiRequestDeleteUploadedFileRequestIdFileId'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/request/DownloadAllFiles/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** All attachments in one zip */
    get: operations['getApiRequestDownloadAllFilesId'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/request/DownloadFile/{requestId}/{fileId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One attachment */
    get: operations['getApiRequestDownloadFileRequestIdFileId'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/request/GetAdditionalComments/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The same */
    get: operations['getApiRequestGetAdditionalCommentsId'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/request/GetFinancialCriteriaResults/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Newest criteria result */
    get: operations['getApiRequestGetFinancialCriteriaResultsId'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/request/GetFinancialCriteriaResultsFinal/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Criteria result as it stood at submission */
    get: operations['getApiRequestGetFinancialCriteriaResultsFinalId'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/request/GetUploadedFiles/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Attachments */
    get: operations['getApiRequestGetUploadedFilesId'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/request/GetUploadedFilesManager/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Attachments */
    get: operations['getApiRequestGetUploadedFilesManagerId'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/request/SaveAdditionalComments': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Comments of approver and signatory, for staff only */
    post: operations['postApiRequestSaveAdditionalComments'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/request/UploadFiles': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Adds attachments of one purpose */
    post: operations['postApiRequestUploadFiles'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    AdditionalComments: {
      approversComment: string | null;
      signatorysComment: string | null;
    };
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
      /** @enum {string} */
      kind: 'sanctions' | 'pep';
      EntityId: string;
      Caption: string;
      Score: number;
      Datasets: string[];
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
    ApproveWithDocsInput: {
      requestId?: string | number;
      RequestId?: string | number;
      comment?: string;
      Comment?: string;
      userCommentRequired?: boolean | ('true' | 'false' | 'True' | 'False');
      UserCommentRequired?: boolean | ('true' | 'false' | 'True' | 'False');
      refusalOfFunding?: boolean | ('true' | 'false' | 'True' | 'False');
      RefusalOfFunding?: boolean | ('true' | 'false' | 'True' | 'False');
      invegaContractNumber?: string;
      InvegaContractNumber?: string;
      invegaLoanSum?: string | number;
      InvegaLoanSum?: string | number;
      invegaLoanInterestRate?: string | number;
      InvegaLoanInterestRate?: string | number;
      invegaLoanDelayTerm?: string | number;
      InvegaLoanDelayTerm?: string | number;
    };
    Assessor: {
      Id: string;
      FirstName: string;
      LastName: string;
      openRequests: number;
      self: boolean;
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
      UserEmail?: string | null;
      RequestAction?: (number | string) | null;
      BusinessDaysToSignature?: (number | string) | null;
      DaysFromReturned?: (number | string) | null;
      AssessorId?: string | null;
      IsReserved?: boolean | null;
      ConditionsChanged?: boolean | null;
      search?: string | null;
      queue?: string | null;
    };
    CanCreate: {
      allowed: boolean;
      code: string | null;
      ErrorDescription: string | null;
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
        | 'additionalDocuments'
        | 'correction'
        | 'fundsUse'
        | 'appeal';
      startDate: string;
      length: number;
      /** @enum {string} */
      unit: 'workingDays' | 'months';
      /** Format: date-time */
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
        | 'additionalDocuments'
        | 'correction'
        | 'fundsUse'
        | 'appeal';
      /** Format: date-time */
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
      Id: number;
      Date: string;
      CommentedBy: string;
      NewComment: string;
      visibleToApplicant: boolean;
    };
    CompanySaved: {
      id: number;
      saved: boolean;
      error: string | null;
      checking: boolean;
      decision: ('Accepted' | 'Denied' | 'DataIsMissing') | null;
      formVersion: number;
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
        | 'Termination';
      FileName: string;
      DocumentCreatedAt: string;
      ApplicantSigningDate: string | null;
      ApplicantSignedBy: string | null;
      InvegaSigningDate: string | null;
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
      ConditionsChanged: boolean;
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
      formVersion: number | null;
      stale: boolean;
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
    Features: {
      testLogin: boolean;
      /** @enum {string} */
      environment: 'production' | 'demo' | 'test' | 'development';
      schemes: boolean;
      bills: boolean;
      paymentRequests: boolean;
      maintenance: {
        from: string;
        to: string;
        isNow: boolean;
      } | null;
    };
    FoundCompany: {
      Code: string;
      /** @enum {string} */
      State: 'Found' | 'NotFound' | 'Searching' | 'Failed';
      Name: string | null;
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
    Impersonated: {
      Token: string;
      Role: number;
      /** @enum {string} */
      loginType: 'Company' | 'Individual';
    };
    IsRepresentative: {
      isRepresentative: boolean;
    };
    Limit: {
      Limit: string;
      Reason: ('budget' | 'borrower' | 'group' | 'rules') | null;
    };
    LogRow: {
      Id: number;
      action: string;
      ActionLogType: number[];
      ChangedBy: string | null;
      actorRole: string;
      Created: string;
      fromStatus: components['schemas']['StatusId'] | null;
      toStatus: components['schemas']['StatusId'] | null;
      comment: string | null;
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
    ManagerFilter: {
      RequestId?: (number | string) | null;
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
      UserEmail?: string | null;
      RequestAction?: (number | string) | null;
      BusinessDaysToSignature?: (number | string) | null;
      DaysFromReturned?: (number | string) | null;
      AssessorId?: string | null;
      IsReserved?: boolean | null;
      ConditionsChanged?: boolean | null;
      search?: string | null;
      queue?: string | null;
      /** @default 1 */
      page: number;
      /** @default 30 */
      countPerPage: number;
      sortDirection?: number | null;
      sortBy?: ('deadline' | 'id' | 'submitted' | 'sum' | 'name' | 'status') | null;
    };
    ManagerPage: {
      SearchResult: components['schemas']['ManagerRow'][];
      TotalPageCount: number;
      TotalCount: number;
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
      ConditionsChanged: boolean;
      Stuck: string | null;
      clock: components['schemas']['ClockSummary'] | null;
      tasks: (
        | 'takeRequest'
        | 'assess'
        | 'decide'
        | 'prepareContract'
        | 'signAsProvider'
        | 'reviewConditionsChange'
        | 'signChange'
        | 'reviewPaymentRequest'
        | 'confirmBills'
        | 'amlReview'
        | 'confirmRegister'
        | 'stuck'
      )[];
      version: number;
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
      expiresAt: string;
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
        | 'reviewPaymentRequest'
        | 'confirmBills'
        | 'amlReview'
        | 'confirmRegister'
        | 'stuck';
      AssigneeId: string | null;
      Assignee: string | null;
      OpenedAt: string;
      DueAt: string | null;
      mine: boolean;
    };
    Outcome: {
      requestId: number;
      status: components['schemas']['StatusId'] | null;
      version: number;
    };
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
      applicantName: string;
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
      turn: ('applicant' | 'provider' | 'nobody') | null;
      alarming: boolean;
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
    RegistersProgress: {
      id: number;
      runId: string | null;
      /** @enum {string} */
      Status: 'InProgress' | 'Finished' | 'Failed';
      startedAt: string | null;
      elapsedMs: number;
      Steps: components['schemas']['RegisterStep'][];
    };
    RegistersRenewed: {
      id: number;
      runId: string | null;
      /** @enum {string} */
      Status: 'InProgress' | 'Finished' | 'Failed';
      startedAt: string | null;
      elapsedMs: number;
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
      Contract: components['schemas']['ContractTerms'];
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
    ReturnedFor: {
      comment: string;
      at: string;
      by: string | null;
      sections: string[];
      documents: string[];
    };
    RuleParameters: {
      financialYears: number[];
      difficultyYear: number;
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
    SavedRepresentative: {
      Id: string;
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
      /** Format: date-time */
      startedAt: string;
      CompanyCode: string;
      CompanyName: string | null;
      ChecksumOk: boolean;
      /** @enum {string} */
      SchemeCode: 'tiesiogines' | 'startuok' | 'covid' | 'nuoma';
      ruleSetVersion: string;
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
      Contract: components['schemas']['ContractTerms'];
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
      company: {
        Id: number;
        Name: string;
        Code: string;
      };
      files: components['schemas']['UploadedFile'][];
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
      PepExists: boolean;
      RiskAssessmentResultId: number | null;
      RiskAssessmentNote: string | null;
      RiskAssessmentDate: string | null;
      riskAssessedBy: string | null;
      riskAssessedAt: string | null;
      registers: components['schemas']['RegisterAnswer'][];
      registersState: components['schemas']['CaseRegisters'];
      CompanyEvrks: components['schemas']['EvrkRow'][];
      IndividualEvrks: components['schemas']['EvrkRow'][];
      SharesInfo: {
        [key: string]: unknown;
      }[];
      CompanyAge: number | null;
      IndividualAge: number | null;
      ApproversComment: string | null;
      SignatorysComment: string | null;
      loanSum: string | null;
      reserved: string | null;
      handedOverAt: string | null;
      refusalOfFunding: boolean;
      stuck: {
        code: string;
        since: string | null;
      } | null;
    };
    StartedImport: {
      id: string;
      /** @enum {string} */
      state: 'parsing' | 'refused' | 'checked' | 'applied' | 'undone';
    };
    StatusId: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16;
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
        | 'reviewPaymentRequest'
        | 'confirmBills'
        | 'amlReview'
        | 'confirmRegister'
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
  };
  responses: never;
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
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not there, or not yours */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not there, or not yours */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not there, or not yours */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not there, or not yours */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  postApiAuthAuthenticateBackoffice: {
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
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not there, or not yours */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  postApiAuthCallback: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
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
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description The outcome is not known yet: ask again with the same Idempotency-Key */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Pending'];
        };
      };
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not there, or not yours */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused by the transition table, a stale version, or a reused key */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description The outcome is not known yet: ask again with the same Idempotency-Key */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Pending'];
        };
      };
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused by the transition table, a stale version, or a reused key */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description The outcome is not known yet: ask again with the same Idempotency-Key */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Pending'];
        };
      };
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused by the transition table, a stale version, or a reused key */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
          'application/octet-stream': string;
        };
      };
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not there, or not yours */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description The outcome is not known yet: ask again with the same Idempotency-Key */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Pending'];
        };
      };
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused by the transition table, a stale version, or a reused key */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not there, or not yours */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not there, or not yours */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not there, or not yours */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not there, or not yours */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description The outcome is not known yet: ask again with the same Idempotency-Key */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Pending'];
        };
      };
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused by the transition table, a stale version, or a reused key */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not there, or not yours */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not there, or not yours */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description The outcome is not known yet: ask again with the same Idempotency-Key */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Pending'];
        };
      };
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not there, or not yours */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused by the transition table, a stale version, or a reused key */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not there, or not yours */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not there, or not yours */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description The outcome is not known yet: ask again with the same Idempotency-Key */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Pending'];
        };
      };
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not there, or not yours */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused by the transition table, a stale version, or a reused key */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description The outcome is not known yet: ask again with the same Idempotency-Key */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Pending'];
        };
      };
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused by the transition table, a stale version, or a reused key */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not there, or not yours */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description The outcome is not known yet: ask again with the same Idempotency-Key */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Pending'];
        };
      };
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not there, or not yours */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused by the transition table, a stale version, or a reused key */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description The outcome is not known yet: ask again with the same Idempotency-Key */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Pending'];
        };
      };
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not there, or not yours */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused by the transition table, a stale version, or a reused key */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not there, or not yours */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description The outcome is not known yet: ask again with the same Idempotency-Key */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Pending'];
        };
      };
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused by the transition table, a stale version, or a reused key */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not there, or not yours */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description The outcome is not known yet: ask again with the same Idempotency-Key */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Pending'];
        };
      };
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not there, or not yours */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused by the transition table, a stale version, or a reused key */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not there, or not yours */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not there, or not yours */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description The outcome is not known yet: ask again with the same Idempotency-Key */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Pending'];
        };
      };
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused by the transition table, a stale version, or a reused key */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description The outcome is not known yet: ask again with the same Idempotency-Key */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Pending'];
        };
      };
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not there, or not yours */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused by the transition table, a stale version, or a reused key */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description The outcome is not known yet: ask again with the same Idempotency-Key */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Pending'];
        };
      };
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused by the transition table, a stale version, or a reused key */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not there, or not yours */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not there, or not yours */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
    requestBody: {
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
      /** @description The outcome is not known yet: ask again with the same Idempotency-Key */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Pending'];
        };
      };
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused by the transition table, a stale version, or a reused key */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not there, or not yours */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not there, or not yours */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
    requestBody: {
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
      /** @description The outcome is not known yet: ask again with the same Idempotency-Key */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Pending'];
        };
      };
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused by the transition table, a stale version, or a reused key */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description The outcome is not known yet: ask again with the same Idempotency-Key */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Pending'];
        };
      };
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not there, or not yours */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused by the transition table, a stale version, or a reused key */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
          /** @default  */
          Comment?: string;
          NoBankFinancingNote?: boolean | ('true' | 'false' | 'True' | 'False');
        } & {
          /** Format: binary */
          File?: string;
        };
        'application/json': {
          RequestId: string | number;
          /** @default  */
          Comment?: string;
          NoBankFinancingNote?: boolean | ('true' | 'false' | 'True' | 'False');
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
      /** @description The outcome is not known yet: ask again with the same Idempotency-Key */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Pending'];
        };
      };
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused by the transition table, a stale version, or a reused key */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description The outcome is not known yet: ask again with the same Idempotency-Key */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Pending'];
        };
      };
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused by the transition table, a stale version, or a reused key */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  postApiRequestCanCreateOrSubmit: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
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
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not there, or not yours */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
          /** @default  */
          InvegaContractNumber?: string;
          InvegaLoanSum: string | number;
          InvegaLoanInterestRate: string | number;
          InvegaLoanPaymentTerm: string;
          InvegaLoanDelayTerm: string | number;
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
          /** @default  */
          InvegaContractNumber?: string;
          InvegaLoanSum: string | number;
          InvegaLoanInterestRate: string | number;
          InvegaLoanPaymentTerm: string;
          InvegaLoanDelayTerm: string | number;
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
      /** @description The outcome is not known yet: ask again with the same Idempotency-Key */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Pending'];
        };
      };
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not there, or not yours */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused by the transition table, a stale version, or a reused key */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description The outcome is not known yet: ask again with the same Idempotency-Key */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Pending'];
        };
      };
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not there, or not yours */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused by the transition table, a stale version, or a reused key */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description The outcome is not known yet: ask again with the same Idempotency-Key */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Pending'];
        };
      };
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not there, or not yours */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused by the transition table, a stale version, or a reused key */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description The outcome is not known yet: ask again with the same Idempotency-Key */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Pending'];
        };
      };
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not there, or not yours */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused by the transition table, a stale version, or a reused key */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not there, or not yours */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
          /** @default  */
          InvegaContractNumber?: string;
          InvegaLoanSum: string | number;
          InvegaLoanInterestRate: string | number;
          InvegaLoanPaymentTerm: string;
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
      /** @description The outcome is not known yet: ask again with the same Idempotency-Key */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Pending'];
        };
      };
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not there, or not yours */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused by the transition table, a stale version, or a reused key */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not there, or not yours */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not there, or not yours */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not there, or not yours */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  postApiRequestGetCompanyEvrks: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
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
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not there, or not yours */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not there, or not yours */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not there, or not yours */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not there, or not yours */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  postApiRequestGetIndividualEvrks: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
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
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not there, or not yours */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  postApiRequestGetManagerRequests: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
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
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not there, or not yours */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not there, or not yours */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not there, or not yours */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not there, or not yours */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not there, or not yours */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not there, or not yours */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not there, or not yours */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not there, or not yours */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  getApiRequestGetSignedDecisionId: {
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
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not there, or not yours */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  getApiRequestGetSignedRejectDecisionId: {
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
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not there, or not yours */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not there, or not yours */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not there, or not yours */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not there, or not yours */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
          'application/octet-stream': string;
        };
      };
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not there, or not yours */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description The outcome is not known yet: ask again with the same Idempotency-Key */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Pending'];
        };
      };
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not there, or not yours */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused by the transition table, a stale version, or a reused key */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description The outcome is not known yet: ask again with the same Idempotency-Key */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Pending'];
        };
      };
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused by the transition table, a stale version, or a reused key */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description The outcome is not known yet: ask again with the same Idempotency-Key */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Pending'];
        };
      };
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not there, or not yours */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused by the transition table, a stale version, or a reused key */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description The outcome is not known yet: ask again with the same Idempotency-Key */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Pending'];
        };
      };
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused by the transition table, a stale version, or a reused key */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
    requestBody: {
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
      /** @description The outcome is not known yet: ask again with the same Idempotency-Key */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Pending'];
        };
      };
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused by the transition table, a stale version, or a reused key */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
    requestBody: {
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
      /** @description The outcome is not known yet: ask again with the same Idempotency-Key */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Pending'];
        };
      };
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused by the transition table, a stale version, or a reused key */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
          /** @default  */
          comment?: string;
          /** @default true */
          userCommentRequired?: boolean;
          /** @default null */
          reasonCode?: string | null;
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
      /** @description The outcome is not known yet: ask again with the same Idempotency-Key */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Pending'];
        };
      };
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused by the transition table, a stale version, or a reused key */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description The outcome is not known yet: ask again with the same Idempotency-Key */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Pending'];
        };
      };
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not there, or not yours */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused by the transition table, a stale version, or a reused key */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description The outcome is not known yet: ask again with the same Idempotency-Key */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Pending'];
        };
      };
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not there, or not yours */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused by the transition table, a stale version, or a reused key */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description The outcome is not known yet: ask again with the same Idempotency-Key */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Pending'];
        };
      };
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not there, or not yours */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused by the transition table, a stale version, or a reused key */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description The outcome is not known yet: ask again with the same Idempotency-Key */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Pending'];
        };
      };
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused by the transition table, a stale version, or a reused key */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
          /** @default  */
          comment?: string;
          /** @default true */
          userCommentRequired?: boolean;
          /** @default [] */
          sections?: string[];
          /** @default [] */
          documents?: string[];
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
      /** @description The outcome is not known yet: ask again with the same Idempotency-Key */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Pending'];
        };
      };
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused by the transition table, a stale version, or a reused key */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
          result?: string | number;
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
          'application/json': components['schemas']['Outcome'];
        };
      };
      /** @description The outcome is not known yet: ask again with the same Idempotency-Key */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Pending'];
        };
      };
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused by the transition table, a stale version, or a reused key */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description The outcome is not known yet: ask again with the same Idempotency-Key */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Pending'];
        };
      };
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused by the transition table, a stale version, or a reused key */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
          /** @default  */
          date?: string;
          /** @default  */
          note?: string;
          result?: string | number;
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
      /** @description The outcome is not known yet: ask again with the same Idempotency-Key */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Pending'];
        };
      };
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused by the transition table, a stale version, or a reused key */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description The outcome is not known yet: ask again with the same Idempotency-Key */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Pending'];
        };
      };
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused by the transition table, a stale version, or a reused key */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
          /** @default  */
          riskAssessmentNote?: string;
          /** @default  */
          riskAssessmentDate?: string;
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
      /** @description The outcome is not known yet: ask again with the same Idempotency-Key */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Pending'];
        };
      };
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused by the transition table, a stale version, or a reused key */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description The outcome is not known yet: ask again with the same Idempotency-Key */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Pending'];
        };
      };
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused by the transition table, a stale version, or a reused key */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description The outcome is not known yet: ask again with the same Idempotency-Key */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Pending'];
        };
      };
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not there, or not yours */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused by the transition table, a stale version, or a reused key */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description The outcome is not known yet: ask again with the same Idempotency-Key */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Pending'];
        };
      };
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not there, or not yours */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused by the transition table, a stale version, or a reused key */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description The outcome is not known yet: ask again with the same Idempotency-Key */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Pending'];
        };
      };
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused by the transition table, a stale version, or a reused key */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description The outcome is not known yet: ask again with the same Idempotency-Key */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Pending'];
        };
      };
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not there, or not yours */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused by the transition table, a stale version, or a reused key */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
    requestBody: {
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
      /** @description The outcome is not known yet: ask again with the same Idempotency-Key */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Pending'];
        };
      };
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused by the transition table, a stale version, or a reused key */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description The outcome is not known yet: ask again with the same Idempotency-Key */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Pending'];
        };
      };
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not there, or not yours */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused by the transition table, a stale version, or a reused key */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description The outcome is not known yet: ask again with the same Idempotency-Key */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Pending'];
        };
      };
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused by the transition table, a stale version, or a reused key */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
          /** @default  */
          InvegaDocumentNumber?: string;
          InvegaDocumentDate?: string;
          InvegaLoanInterestRate: string | number;
          InvegaLoanPaymentTerm: string;
          InvegaLoanSum: string | number;
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
          'application/json': components['schemas']['Outcome'];
        };
      };
      /** @description The outcome is not known yet: ask again with the same Idempotency-Key */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Pending'];
        };
      };
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused by the transition table, a stale version, or a reused key */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
          /** @default  */
          InvegaContractNumber?: string;
          InvegaLoanSum: string | number;
          InvegaLoanInterestRate: string | number;
          InvegaLoanPaymentTerm: string;
          InvegaLoanDelayTerm: string | number;
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
          /** @default  */
          InvegaContractNumber?: string;
          InvegaLoanSum: string | number;
          InvegaLoanInterestRate: string | number;
          InvegaLoanPaymentTerm: string;
          InvegaLoanDelayTerm: string | number;
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
      /** @description The outcome is not known yet: ask again with the same Idempotency-Key */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Pending'];
        };
      };
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not there, or not yours */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused by the transition table, a stale version, or a reused key */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description The outcome is not known yet: ask again with the same Idempotency-Key */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Pending'];
        };
      };
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not there, or not yours */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused by the transition table, a stale version, or a reused key */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
        'multipart/form-data': components['schemas']['ApproveWithDocsInput'] & {
          /** Format: binary */
          File?: string;
        };
        'application/json': components['schemas']['ApproveWithDocsInput'];
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
      /** @description The outcome is not known yet: ask again with the same Idempotency-Key */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Pending'];
        };
      };
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused by the transition table, a stale version, or a reused key */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not there, or not yours */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  postApiSigningCallback: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
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
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description The outcome is not known yet: ask again with the same Idempotency-Key */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Pending'];
        };
      };
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused by the transition table, a stale version, or a reused key */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description The outcome is not known yet: ask again with the same Idempotency-Key */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Pending'];
        };
      };
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not there, or not yours */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused by the transition table, a stale version, or a reused key */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
          'application/pdf': string;
        };
      };
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not there, or not yours */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description The outcome is not known yet: ask again with the same Idempotency-Key */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Pending'];
        };
      };
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused by the transition table, a stale version, or a reused key */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description The outcome is not known yet: ask again with the same Idempotency-Key */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Pending'];
        };
      };
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused by the transition table, a stale version, or a reused key */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description The outcome is not known yet: ask again with the same Idempotency-Key */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Pending'];
        };
      };
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not there, or not yours */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused by the transition table, a stale version, or a reused key */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not there, or not yours */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
          'application/octet-stream': string;
        };
      };
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not there, or not yours */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not there, or not yours */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not there, or not yours */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not there, or not yours */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not there, or not yours */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not there, or not yours */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description The outcome is not known yet: ask again with the same Idempotency-Key */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Pending'];
        };
      };
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused by the transition table, a stale version, or a reused key */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
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
      /** @description The outcome is not known yet: ask again with the same Idempotency-Key */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Pending'];
        };
      };
      /** @description Not valid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not logged in */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description No rights */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Refused by the transition table, a stale version, or a reused key */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Too many calls */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Not available now */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
}

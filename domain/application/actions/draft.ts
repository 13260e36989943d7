import { MAX_ACTION_FILES } from '../../documents/limits.ts';
import { Status } from '../status.ts';
import { BY_QUERY, BY_REQUEST_ID, type Rows } from './row.ts';

const S = Status;

/** From the first answer to the submission. */
export const DRAFT_ROWS = {
  start: {
    from: null,
    to: S.preparing,
    by: ['applicant'],
    needs: ['periodOpen', 'consentGiven', 'oneRequestPerSector'],
    log: [],
    fields: { schemeCode: { kind: 'scheme', wire: 'schemeCode' } },
    call: { elsewhere: 'Start draws a number and begins the workflow with it' },
    button: { elsewhere: 'the list of requests' },
  },
  copy: {
    from: null,
    to: S.preparing,
    by: ['applicant'],
    needs: ['periodOpen', 'consentGiven', 'oneRequestPerSector', 'sourceCopyable'],
    log: [],
    fields: { sourceId: { kind: 'source', wire: 'requestId' } },
    call: { elsewhere: 'CopyRequest draws a number and begins the workflow with it' },
    button: { elsewhere: 'the rejected request and the list' },
  },
  save: {
    from: [S.preparing, S.returned],
    to: 'same',
    by: ['applicant'],
    needs: ['formVersionMatches'],
    log: [],
    fields: { formVersion: { kind: 'version', wire: 'formVersion' } },
    call: { elsewhere: 'Save and SaveDraft write the draft, past the workflow' },
    button: { elsewhere: 'the form saves by itself' },
  },
  delete: {
    from: [S.preparing, S.criteriaNotMet],
    to: 'gone',
    by: ['applicant'],
    needs: ['ownRequest'],
    log: [],
    call: {
      path: '/api/Request/Delete',
      method: 'DELETE',
      summary: 'Deletes a draft or a request that does not meet the criteria',
      request: BY_QUERY,
    },
    button: { elsewhere: 'the list of requests' },
  },
  evaluate: {
    from: [S.preparing, S.returned],
    to: 'byDecision',
    by: ['applicant', 'system'],
    needs: [],
    log: [],
    call: { elsewhere: 'CalculateFinancialCriteria starts an evaluation, whose end makes the move' },
    button: { elsewhere: 'the form' },
  },
  submit: {
    from: [S.preparing, S.returned],
    to: S.submitted,
    by: ['applicant'],
    needs: [
      'formVersionMatches',
      'formComplete',
      'attachmentsComplete',
      // The sector is chosen in the form, after the start.
      'oneRequestPerSector',
      'evaluationAccepted',
      'evaluationCurrent',
      'withinLimits',
      'periodOpenUnlessReturned',
    ],
    log: [3],
    fields: { formVersion: { kind: 'version', wire: 'formVersion' } },
    call: {
      path: '/api/Request/SendForApprove',
      summary: 'Submits the request',
      request: BY_QUERY,
      query: ['formVersion'],
    },
    button: { elsewhere: 'the form' },
  },
  submitAdditionalDocs: {
    from: [S.awaitingDocuments],
    to: S.documentsSubmitted,
    by: ['applicant'],
    needs: ['atLeastOneAdditionalFile', 'refusalsComplete'],
    log: [22],
    call: {
      path: '/api/Request/SubmitAdditionalDocs',
      summary: 'Submits the additional documents',
      request: BY_QUERY,
    },
    button: { elsewhere: 'the applicant’s view of the request' },
  },
  requestConditionsChange: {
    from: [S.signed, S.changeSigned],
    to: S.conditionsChange,
    by: ['applicant'],
    needs: [],
    log: [39],
    files: { min: 1, max: MAX_ACTION_FILES, extensions: ['.pdf'] },
    call: {
      path: '/api/Request/RequestChangeConditions',
      summary: 'Asks for a change of conditions',
      request: BY_REQUEST_ID,
    },
    button: { elsewhere: 'the applicant’s view of the request' },
  },
} as const satisfies Rows;

// Calls of what staff find before the decision.
import type { Sample } from './sample.ts';

const REFUSED = [409];

export const ASSESSMENT_SAMPLES: Record<string, () => Sample> = {
  'POST /api/Request/ReviewAmlChecks': () => ({
    json: { requestId: 'ID', matches: [{ matchId: 1, answer: 'other', note: 'Bendravardis' }] },
    request: 'json.requestId',
    good: REFUSED,
  }),
  'POST /api/Request/SaveAmlAdditionalCheck': () => ({
    json: { requestId: 'ID', date: '2026-11-20', note: 'Pasitarta', result: 1 },
    request: 'json.requestId',
    good: REFUSED,
  }),
  'POST /api/Request/SaveRiskAssessment': () => ({
    json: {
      requestId: 'ID',
      riskAssessmentResultId: 3,
      riskAssessmentNote: '',
      riskAssessmentDate: '2026-11-20',
    },
    request: 'json.requestId',
    good: REFUSED,
  }),
  'POST /api/Request/SendBack': () => ({
    json: { requestId: 'ID', comment: 'Patikslinkite riziką' },
    request: 'json.requestId',
    good: REFUSED,
  }),
  'POST /api/BackOffice/MarkFileSeen': () => ({
    json: { requestId: 'ID', fileId: '00000000-0000-4000-8000-000000000001' },
    request: 'json.requestId',
    good: [404],
  }),
  'POST /api/BackOffice/CasePresence': () => ({
    json: { requestId: 'ID', place: '00000000-0000-4000-8000-000000000001', state: 'viewing' },
    request: 'json.requestId',
    good: [200],
  }),
  'GET /api/Request/GetCaseOnDay': () => ({
    query: 'requestId=ID&day=2026-11-20',
    request: 'query',
    good: [200],
  }),
  'GET /api/Request/GetRequestEditList/{id}': () => ({
    params: { id: 'ID' },
    request: 'params.id',
    good: [200],
  }),
  'POST /api/BackOffice/ExtendEvaluation': () => ({
    json: { RequestId: 'ID', comment: 'Laukiame registro atsakymo' },
    request: 'json.RequestId',
    good: REFUSED,
  }),
};

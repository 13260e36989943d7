import { vilniusDate } from '../../domain/values/working-days.ts';
import { runAction, staffOf } from '../commands.ts';
import { defineRoute } from '../http/define-route.ts';
import { fieldProblem } from '../http/problems.ts';
import * as wire from '../wire/screening.ts';
import { idParams, outcome } from '../wire/shared.ts';

const RISK_NAMES = {
  result: 'riskAssessmentResultId',
  note: 'riskAssessmentNote',
  date: 'riskAssessmentDate',
};

/** What is entered has happened: a day to come is a slip of the hand. */
function pastDay(field: string, day: string): void {
  if (day > vilniusDate(Date.now())) throw fieldProblem(field, 'dateInvalid');
}

export const screeningRoutes = [
  defineRoute({
    method: 'POST',
    path: '/api/Request/RenewAmlChecks/{id}',
    access: staffOf('renewAml'),
    summary: 'Looks everybody up in the lists of sanctions and PEP again; who has started it before is told',
    params: idParams,
    output: outcome,
    handler: async (call) => runAction(call, { requestId: call.params.id, action: 'renewAml' }),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/Request/ReviewAmlChecks',
    access: staffOf('reviewAml'),
    summary:
      'Says whether the matches of the lists are the people of the request: 1 they are not, 2 they are',
    body: wire.reviewAmlInput,
    output: outcome,
    handler: async (call) => {
      const { requestId, result, note } = call.body;
      return runAction(call, { requestId, action: 'reviewAml', input: { result, note } });
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/Request/SaveAmlAdditionalCheck',
    access: staffOf('saveAmlCheck'),
    summary: 'The additional AML/PEP check of a failed result: 1 passed after all, 2 failed',
    body: wire.amlCheckInput,
    output: outcome,
    handler: async (call) => {
      const { requestId, date, note, result } = call.body;
      pastDay('date', date);
      return runAction(call, { requestId, action: 'saveAmlCheck', input: { date, note, result } });
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/Request/SaveRiskAssessment',
    access: staffOf('assessRisk'),
    summary: 'Risk assessment: 1 further assessment impossible, 2 affects it, 3 does not',
    body: wire.riskInput,
    output: outcome,
    handler: async (call) => {
      const { requestId, riskAssessmentResultId: result, riskAssessmentNote: note } = call.body;
      const { riskAssessmentDate: date } = call.body;
      pastDay(RISK_NAMES.date, date);
      const input = { result, note, date };
      return runAction(call, { requestId, action: 'assessRisk', input, names: RISK_NAMES });
    },
  }),
];

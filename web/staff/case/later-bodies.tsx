// What sections of the case hold: each comes when its section is opened for the first time.
import { lazy } from 'react';

export const LaterAccount = lazy(() => import('../../account-of-loan/LoanAccountSection.tsx'));
export const LaterAnswers = lazy(() => import('./AnswersBody.tsx'));
export const LaterCompany = lazy(() => import('./CompanyBody.tsx'));
export const LaterContract = lazy(async () => ({
  default: (await import('./ContractSection.tsx')).ContractSection,
}));
export const LaterCriteria = lazy(async () => ({
  default: (await import('./CriteriaSection.tsx')).CriteriaSection,
}));
export const LaterScreening = lazy(async () => ({
  default: (await import('./ScreeningSection.tsx')).ScreeningSection,
}));
export const LaterRelated = lazy(async () => ({
  default: (await import('./RelatedSection.tsx')).RelatedSection,
}));
export const LaterNotes = lazy(async () => ({
  default: (await import('./EvaluatorNotes.tsx')).EvaluatorNotes,
}));
export const LaterComments = lazy(async () => ({ default: (await import('./CommentList.tsx')).CommentList }));
export const LaterHistory = lazy(() => import('./HistoryBody.tsx'));
export const LaterRepresentatives = lazy(() => import('./RepresentativesBody.tsx'));
export const LaterEdits = lazy(() => import('./EditsBody.tsx'));
export const LaterReaders = lazy(async () => ({ default: (await import('./CaseReaders.tsx')).CaseReaders }));
export const LaterRegisters = lazy(async () => ({
  default: (await import('../registers/RegistersSection.tsx')).RegistersSection,
}));

const registers = () => import('./RegisterSections.tsx');
export const LaterFinancial = lazy(async () => ({ default: (await registers()).FinancialSection }));
export const LaterGroup = lazy(async () => ({ default: (await registers()).GroupSection }));
export const LaterShares = lazy(async () => ({ default: (await registers()).SharesSection }));
export const LaterEvrk = lazy(async () => ({ default: (await registers()).EvrkSection }));
export const LaterVmi = lazy(async () => ({ default: (await registers()).VmiSection }));

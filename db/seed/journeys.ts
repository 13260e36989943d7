import { Status, type StatusId } from '../../domain/application/status.ts';
import type { Plan, Step } from './steps.ts';

/** One demo request and the moves that bring it where it shall stand. */
export interface Journey extends Plan {
  endsIn: StatusId;
  steps: readonly Step[];
}

const filled = ['registers', 'save', 'files', 'evaluate'] as const satisfies readonly Step[];
const submitted = [...filled, 'submit'] as const satisfies readonly Step[];
const checked = ['amlFail', 'amlCheck', 'risk'] as const satisfies readonly Step[];
const assessed = [
  ...submitted,
  'assign',
  'size',
  'sum',
  ...checked,
  'handOver',
] as const satisfies readonly Step[];
const approved = [...assessed, 'approve'] as const satisfies readonly Step[];
const contract = [...approved, 'contract'] as const satisfies readonly Step[];
const signed = [...contract, 'applicantSign', 'providerSign'] as const satisfies readonly Step[];
const change = [...signed, 'askChange', 'agreeChange', 'offerChange'] as const satisfies readonly Step[];

/** At least one request in each of the sixteen statuses, by the real moves. */
export const JOURNEYS: readonly Journey[] = [
  {
    name: 'draft',
    company: 'linija',
    sum: '185000.00',
    term: 18,
    endsIn: Status.preparing,
    steps: ['registers', 'saveHalf'],
  },
  { name: 'new', company: 'linija', sum: '240000.00', term: 24, endsIn: Status.submitted, steps: submitted },
  {
    name: 'assessing',
    company: 'tekstile',
    sum: '900000.00',
    term: 24,
    endsIn: Status.submitted,
    steps: [...submitted, 'assign', 'size'],
  },
  {
    name: 'sanctioned',
    company: 'linija',
    sum: '160000.00',
    term: 24,
    supplier: 'viktor',
    endsIn: Status.submitted,
    steps: [...submitted, 'assign', 'size', 'amlFail'],
  },
  {
    name: 'deciding',
    company: 'riba',
    sum: '310000.00',
    term: 24,
    endsIn: Status.submitted,
    steps: assessed,
  },
  { name: 'approved', company: 'riba', sum: '150000.00', term: 12, endsIn: Status.approved, steps: approved },
  {
    name: 'rejected',
    company: 'riba',
    sum: '95000.00',
    term: 24,
    endsIn: Status.rejected,
    steps: [...submitted, 'assign', 'reject'],
  },
  {
    name: 'returned',
    company: 'linija',
    sum: '120000.00',
    term: 24,
    endsIn: Status.returned,
    steps: [...submitted, 'assign', 'return'],
  },
  {
    name: 'criteria',
    company: 'sunkmetis',
    sum: '80000.00',
    term: 24,
    endsIn: Status.criteriaNotMet,
    steps: filled,
  },
  {
    name: 'contract',
    company: 'linija',
    sum: '420000.00',
    term: 24,
    endsIn: Status.contractGenerated,
    steps: contract,
  },
  {
    name: 'half-signed',
    company: 'riba',
    sum: '260000.00',
    term: 18,
    endsIn: Status.signedByApplicant,
    steps: [...contract, 'applicantSign'],
  },
  {
    name: 'signed',
    company: 'linija',
    sum: '300000.00',
    term: 12,
    endsIn: Status.signed,
    steps: [...signed, 'loanSums', 'payments'],
  },
  {
    name: 'rent',
    company: 'mantas',
    scheme: 'nuoma',
    sum: '15000.00',
    term: 12,
    endsIn: Status.signed,
    steps: [...signed, 'bills'],
  },
  {
    name: 'terminated',
    company: 'tekstile',
    sum: '75000.00',
    term: 24,
    endsIn: Status.terminated,
    steps: [...signed, 'terminate'],
  },
  {
    name: 'awaiting',
    company: 'tekstile',
    sum: '640000.00',
    term: 24,
    endsIn: Status.awaitingDocuments,
    steps: [...assessed, 'approveWithDocs'],
  },
  {
    name: 'documents',
    company: 'riba',
    sum: '410000.00',
    term: 24,
    endsIn: Status.documentsSubmitted,
    steps: [...assessed, 'approveWithDocs', 'addDocuments'],
  },
  {
    name: 'change-asked',
    company: 'tekstile',
    sum: '500000.00',
    term: 24,
    endsIn: Status.conditionsChange,
    steps: [...signed, 'askChange'],
  },
  {
    name: 'change-offered',
    company: 'linija',
    sum: '200000.00',
    term: 18,
    endsIn: Status.changeGenerated,
    steps: change,
  },
  {
    name: 'change-half',
    company: 'riba',
    sum: '175000.00',
    term: 18,
    endsIn: Status.changeSignedByApplicant,
    steps: [...change, 'applicantSign'],
  },
  {
    name: 'changed',
    company: 'tekstile',
    sum: '350000.00',
    term: 18,
    endsIn: Status.changeSigned,
    steps: [...change, 'applicantSign', 'providerSign'],
  },
];

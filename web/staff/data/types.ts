// Names of the wire for the staff's screens.
import type { components } from '../../api/schema.gen.ts';

type Schemas = components['schemas'];

export type ManagerFilter = Schemas['ManagerFilter'];
export type ManagerPage = Schemas['ManagerPage'];
export type SavedView = Schemas['SavedView'];
export type ManagerRow = Schemas['ManagerRow'];
export type StaffCase = Schemas['StaffCase'];
export type AmlCheck = Schemas['AmlCheck'];
export type AmlHit = Schemas['AmlHit'];
export type MatchReview = Schemas['MatchReview'];
export type AmlRun = Schemas['AmlRun'];
export type RelatedRequest = Schemas['RelatedRequest'];
export type Clock = Schemas['Clock'];
export type ClockSummary = Schemas['ClockSummary'];
export type LogRow = Schemas['LogRow'];
export type Comment = Schemas['Comment'];
export type UploadedFile = Schemas['StaffFile'];
export type ContractDocument = Schemas['ContractDocument'];
export type CriteriaResult = Schemas['CriteriaResult'];
export type Criterion = Schemas['Criterion'];
export type RegisterAnswer = Schemas['RegisterAnswer'];
export type CaseRegisters = Schemas['CaseRegisters'];
export type HandEntry = Schemas['HandEntry'];
export type RegisterStep = Schemas['RegisterStep'];
export type RegisterVersion = Schemas['RegisterVersion'];
export type CaseOnDay = Schemas['CaseOnDay'];
export type EditedSubmission = Schemas['EditedSubmission'];
export type CaseReader = Schemas['CaseReader'];
export type NoteVersion = Schemas['NoteVersion'];
export type Assessor = Schemas['Assessor'];
export type Outcome = Schemas['Outcome'];
export type HeldOutcome = Schemas['HeldOutcome'];
export type ProblemBody = Schemas['Problem'];

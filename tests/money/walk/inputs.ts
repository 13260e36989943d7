// What is given with each action, as the API stores it; a long walk says which of them were never carried out.
import { filesOf } from '../../../domain/application/inputs.ts';
import type { ActionName } from '../../../domain/application/transitions.ts';
import { insertDocument, DOCUMENT_KIND_OF } from '../../../db/queries/documents.ts';
import { randomUUID } from 'node:crypto';
import type { MoneyGround } from '../ground.ts';
import type { Chance } from './chance.ts';
import type { Model } from './model.ts';

export interface Draw {
  chance: Chance;
  model: Model;
  ground: MoneyGround;
}

type Given = (draw: Draw) => Record<string, unknown>;

const nothing: Given = () => ({});
export const COMMENT = 'Atsitiktinis žingsnis';
const told: Given = () => ({ comment: COMMENT });

/** Sums that fit and sums that do not, in cents; some are those of the request. */
const sumCents = ({ chance, model }: Draw): number =>
  chance.pick([
    1,
    model.held,
    30_000_00,
    80_000_00,
    200_000_00,
    999_999_99,
    2_500_000_00,
    5_000_000_01,
    49_000_000_00,
  ]) +
  (chance.in100(10) ? 1 : 0) * (model.sent?.sumCents ?? 0);

const terms: Given = (draw) => ({
  contractNumber: 'A-1',
  sumCents: sumCents(draw),
  rate: 210,
  paymentTerm: '2028-06-30',
  delayMonths: 3,
  comment: COMMENT,
  termsConfirmed: true,
});

const change: Given = (draw) => ({
  sumCents: sumCents(draw),
  rate: draw.chance.pick([205, 210, 250]),
  paymentTerm: draw.chance.pick(['2028-06-30', '2028-05-30']),
  reason: COMMENT,
});

/** What a manager has proposed, said again as a rule. */
function proposed({ chance, model }: Draw, action: ActionName): Record<string, unknown> | null {
  return model.proposal?.action === action && chance.in100(80) ? { ...model.proposal.input } : null;
}

const higherSum = ({ chance, model }: Draw): number =>
  model.held + chance.pick([1, 100_000_00, 1_000_000_00, 5_000_000_00]);

const screened: Given = ({ chance }) => ({
  result: chance.pick([1, 2]),
  date: '2026-11-20',
  note: COMMENT,
});

const INPUT_OF: Partial<Record<ActionName, Given>> = {
  copy: ({ model }) => ({ sourceId: model.requestId }),
  save: ({ model }) => ({ formVersion: model.formVersion }),
  submit: ({ model }) => ({ formVersion: model.formVersion }),
  setAssessor: ({ ground }) => ({ userId: ground.staff.assessor }),
  setCompanySize: ({ chance }) => ({ companySizeTypeId: 1 + chance.int(4) }),
  setLoanSum: (draw) => ({ sumCents: sumCents(draw), reason: COMMENT }),
  saveAmlCheck: screened,
  assessRisk: screened,
  handOver: told,
  approve: told,
  approveWithDocs: (draw) => ({
    comment: COMMENT,
    ...(draw.chance.in100(50) ? { sumCents: sumCents(draw), rate: 210, delayMonths: 3 } : {}),
  }),
  return: told,
  reject: told,
  changeToSubmitted: told,
  uploadContract: terms,
  changeContractFile: terms,
  changeTerms: (draw) => ({
    reason: COMMENT,
    ...(draw.chance.in100(70) ? { sumCents: sumCents(draw) } : {}),
  }),
  rejectConditionsChange: told,
  confirmConditions: (draw) => proposed(draw, 'confirmConditions') ?? change(draw),
  uploadConditionsChange: (draw) => ({
    ...(proposed(draw, 'confirmConditions') ?? change(draw)),
    documentNumber: 'P-1',
    documentDate: '2026-11-20',
    termsConfirmed: true,
    comment: COMMENT,
  }),
  increaseLoanSum: (draw) =>
    proposed(draw, 'increaseLoanSum') ?? { sumCents: higherSum(draw), reason: COMMENT },
  terminate: told,
};

/** The bytes of all files of a walk: nobody reads them. */
export const STORED = { storageKey: 'walk', sha256: '0'.repeat(64), size: 15 };

/** Input of an action with the files it asks for, which are staged first. */
export async function inputOf(action: ActionName, draw: Draw): Promise<Record<string, unknown>> {
  const input = (INPUT_OF[action] ?? nothing)(draw);
  const min = filesOf(action)?.min ?? 0;
  const kind = DOCUMENT_KIND_OF[action];
  if (min === 0 || !kind) return input;
  const { id } = await insertDocument(draw.ground.db, {
    requestId: draw.model.requestId,
    kind,
    state: 'staged',
    fileName: 'walk.pdf',
    stored: STORED,
    createdBy: null,
    uploadKey: randomUUID(),
  });
  return { ...input, fileIds: [id] };
}

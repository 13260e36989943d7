// Those of the form beside the request itself: its printed answers, and what may stand in its empty fields.
const PART = ['sharesPart', 'votingPart'];
const PERSON = ['name', 'surname', 'citizenshipId', 'personCode', 'position', ...PART];
const COMPANY = ['country', 'code', 'name', ...PART];

export const FORM_KEYS: Record<string, string[]> = {
  'GET /api/Request/GetPreview/{id}': [
    'RequestId',
    'sections',
    'sections[].id',
    'sections[].rows',
    'sections[].rows[].answer',
    'sections[].rows[].fromRegister',
    'sections[].rows[].question',
    'sections[].title',
  ],
  'GET /api/Request/GetOffers/{id}': [
    '[].isPut',
    '[].path',
    '[].source',
    '[].value',
    ...[...new Set([...PERSON, ...COMPANY])].map((key) => `[].value[].${key}`),
  ],
};

import { REQUEST_DATA as T } from '../../texts/lt/form/request-data.ts';
import type { Section } from '../form.ts';

export const requestData: Section = {
  id: 'requestData',
  number: 1,
  title: T.title,
  short: T.short,
  group: 'applicant',
  fields: [
    {
      path: 'RequestSystemInfo.RequestId',
      label: T.number,
      kind: 'text',
      registerSource: 'system',
      width: 'third',
    },
    {
      path: 'RequestSystemInfo.Created',
      label: T.created,
      kind: 'instant',
      registerSource: 'system',
      width: 'third',
    },
    {
      path: 'RequestSystemInfo.Status',
      label: T.status,
      kind: 'status',
      registerSource: 'system',
      width: 'third',
    },
  ],
};

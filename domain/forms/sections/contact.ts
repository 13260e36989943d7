import { CONTACT as T } from '../../texts/lt/form/contact.ts';
import type { Section } from '../form.ts';

export const contact: Section = {
  id: 'contact',
  number: 2,
  title: T.title,
  short: T.short,
  group: 'applicant',
  intro: T.intro,
  fields: [
    {
      path: 'ContactInfo.ApplicantName',
      label: T.name,
      kind: 'text',
      registerSource: 'identity',
      width: 'half',
    },
    {
      path: 'ContactInfo.ApplicantSurname',
      label: T.surname,
      kind: 'text',
      registerSource: 'identity',
      width: 'half',
    },
    { path: 'ContactInfo.ApplicantEmail', label: T.email, kind: 'email', width: 'half' },
    { path: 'ContactInfo.ApplicantPhone', label: T.phone, kind: 'phone', hint: T.phoneHint, width: 'half' },
  ],
};

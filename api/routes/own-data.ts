import { Readable } from 'node:stream';
import { loadOwnData } from '../../db/queries/own-data.ts';
import { OWN_DATA } from '../../domain/texts/lt/own-data.ts';
import { defineRoute } from '../http/define-route.ts';
import { fileReply } from '../http/reply.ts';
import { time } from '../present/wire-values.ts';
import { ownDataSheet } from '../print/own-data.ts';
import { print } from '../print/print.ts';
import * as wire from '../wire/own-data.ts';

export const ownDataRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/Users/GetOwnData',
    access: 'applicant',
    representing: 'evenEnded',
    rate: 'heavy',
    summary: 'What is held of the person, and who of the staff looked at it',
    output: wire.ownData,
    handler: async ({ deps, session }) => loadOwnData(deps.db, session.userId),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/Users/GetOwnDataDocument',
    access: 'applicant',
    representing: 'evenEnded',
    rate: 'heavy',
    summary: 'The same on paper',
    output: { file: 'application/pdf' },
    handler: async ({ deps, session }) => {
      const bytes = await print(ownDataSheet(await loadOwnData(deps.db, session.userId), time(new Date())));
      return fileReply({
        stream: Readable.from([bytes]),
        name: OWN_DATA.pdfFile,
        contentType: 'application/pdf',
        size: bytes.length,
      });
    },
  }),
];

import type { Content } from 'pdfmake/interfaces.js';
import type { Sheet } from '../../db/files/print/print-pdf.ts';
import { factsTable } from '../../db/files/print/facts-table.ts';
import { CONSENT_COPY as T, CONSENT_WORDS } from '../../domain/texts/lt/consent-copy.ts';

export interface ConsentCopy {
  /** Who agreed, and whom they represented. */
  person: string;
  party: { name: string; code: string } | null;
  /** 'yyyy-MM-dd HH:mm:ss' */
  at: string;
  email: string;
  phone: string;
  textVersion: string;
}

/** The words of the version that was agreed to, with who, for whom and when. */
export function consentSheet(copy: ConsentCopy): Sheet {
  const words = CONSENT_WORDS[copy.textVersion] ?? { notice: [], checks: [] };
  return {
    frame: { title: T.title, date: copy.at.slice(0, 10), foot: T.foot(copy.at) },
    content: [
      { text: T.title, fontSize: 17, bold: true, margin: [0, 0, 0, 8], headlineLevel: 1 },
      rowsOf([
        [T.person, copy.person],
        [T.identity, T.gateway],
        ...(copy.party ? ([[T.party, T.coded(copy.party.name, copy.party.code)]] as const) : []),
        [T.at, copy.at],
        [T.email, copy.email],
        [T.phone, copy.phone],
        [T.version, copy.textVersion],
      ]),
      heading(T.checks),
      { ul: [...words.checks] },
      heading(T.notice),
      rowsOf(words.notice),
    ],
  };
}

function heading(text: string): Content {
  return { text, bold: true, fontSize: 12, margin: [0, 14, 0, 4], headlineLevel: 2 };
}

function rowsOf(rows: readonly (readonly [string, string])[]): Content {
  return { stack: factsTable(rows, { color: '#4d5661', widths: ['30%', '70%'] }) };
}

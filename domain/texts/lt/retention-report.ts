// The sealed report of a removal, as a file one can check without the portal.
import { vilniusTime } from '../../values/days.ts';

export const REPORT_FILE = (listId: number): string => `Salinimo_ataskaita_${listId}.txt`;

interface SealedReport {
  no: number;
  said: string;
  hash: string;
  prior: string | null;
  sealedAt: Date;
}

/** What was sealed stands below the line, byte by byte. */
export const reportText = ({ no, said, hash, prior, sealedAt }: SealedReport): string =>
  [
    `Saugojimo terminų ataskaita Nr. ${no}`,
    `Užantspauduota: ${vilniusTime(sealedAt)}`,
    `Ankstesnės ataskaitos SHA-256: ${prior ?? 'nėra (pirmoji)'}`,
    `Šios ataskaitos SHA-256: ${hash}`,
    'Patikra: sha256(ankstesnės ataskaitos maiša dvejetainiu pavidalu + tekstas po brūkšnio, be paskutinės eilutės pabaigos).',
    'Eilutė: numeris, rūšis, priemonė, kada baigėsi, nuo kada galima šalinti, kas įvyko, įrašų, failų, variklio istorijų.',
    '----',
    said,
    '',
  ].join('\n');

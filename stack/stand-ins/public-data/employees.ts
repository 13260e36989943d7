import { COMPANIES, type Company } from '../parties.ts';
import { addressFor } from '../registers/addresses.ts';

const HEADER = [
  'Draudėjo kodas (code)',
  'Juridinių asmenų registro kodas (jarCode)',
  'Pavadinimas (name)',
  'Savivaldybė, kurioje registruota(municipality)',
  'Ekonominės veiklos rūšies kodas(ecoActCode)',
  'Ekonominės veiklos rūšies pavadinimas(ecoActName)',
  'Mėnuo (month)',
  'Vidutinis darbo užmokestis (avgWage)',
  'Apdraustųjų skaičius (numInsured)',
  'Vidutinis darbo užmokestis II (avgWage2)',
  'Apdraustųjų skaičius II (numInsured2)',
  'Valstybinio socialinio draudimo įmoka (tax)',
];

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** The months of a year that are out by a day, yyyyMM: those before last month's, since a month comes out on the 20th of the next. */
export function monthsOut(year: number, now: Date): string[] {
  const newest = new Date(
    Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (now.getUTCDate() < 20 ? 2 : 1), 1),
  );
  return Array.from({ length: 12 }, (_, i) => new Date(Date.UTC(year, i, 1)))
    .filter((month) => month <= newest)
    .map((month) => month.toISOString().slice(0, 7).replace('-', ''));
}

/**
 * Employers by month, as atvira.sodra.lt publishes them: semicolons, decimal commas, a header of Lithuanian names with the
 * field in brackets. Employers that are people have no code of a legal entity.
 */
export function employeesCsv(year: number, now: Date): string | null {
  const months = monthsOut(year, now);
  if (months.length === 0) return null;
  const line = (company: Company, insurer: number, month: string, insured: number): string =>
    [
      insurer,
      company.CompanyCode,
      quoted(company.CompanyName),
      addressFor(company.CompanyCode).municipality,
      company.mainEvrk,
      '',
      month,
      '1987,52',
      insured,
      '',
      '0',
      '10250,7',
    ].join(';');
  const rows = months.flatMap((month) => [
    ...COMPANIES.filter(({ legalStatus }) => legalStatus === 'registered').map((company, i) =>
      line(company, 1_200_000 + i, month, company.employees),
    ),
    ['3300001', '', quoted('FIZINIS ASMUO'), '', '', '', month, '', '1', '', '0', ''].join(';'),
  ]);
  return `\uFEFF${[HEADER.join(';'), ...rows].join('\r\n')}\r\n`;
}

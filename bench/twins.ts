// Companies by the thousand, each like the one of the demo data whose every check ends well, with a head and owner of its own.
import { readFileSync, writeFileSync } from 'node:fs';
import { checkCompanyCode } from '../domain/values/company-code.ts';
import { addDays } from '../domain/values/days.ts';
import { checkPersonCode } from '../domain/values/person-code.ts';

const DEMO = new URL('../stack/stand-ins/data/demo-parties.json', import.meta.url);
const MODEL = 'linija';

export interface Twin {
  companyCode: string;
  companyName: string;
  personalCode: string;
  firstName: string;
  lastName: string;
  email: string;
}

interface Parties {
  people: Record<string, { PersonalCode: string; LastName: string }>;
  companies: Record<
    string,
    { CompanyCode: string; CompanyName: string; manager: string; shareholders: { owner: string }[] }
  >;
}

/** Writes demo data with so many twins into the file, which the stand-ins then read (`STAND_IN_PARTIES`). */
export function writeTwins(file: string, count: number): Twin[] {
  const parties = JSON.parse(readFileSync(DEMO, 'utf8')) as Parties;
  const company = parties.companies[MODEL]!;
  const person = parties.people[company.manager]!;
  const twins = Array.from({ length: count }, (_, index): Twin => {
    const no = String(index + 1).padStart(5, '0');
    const key = `dvynys-${no}`;
    const personalCode = codeLike(
      `48${yearMonthDay(index)}${no.slice(-3)}`,
      (code) => checkPersonCode(code).checksumOk,
    );
    const companyCode = codeLike(`980${no}`, (code) => checkCompanyCode(code).checksumOk);
    const companyName = `UAB „Šiaurės linija ${no}“`;
    const lastName = person.LastName;
    parties.people[key] = { ...person, PersonalCode: personalCode };
    parties.companies[key] = {
      ...company,
      CompanyCode: companyCode,
      CompanyName: companyName,
      manager: key,
      shareholders: company.shareholders.map((one) => ({ ...one, owner: key })),
    };
    return {
      companyCode,
      companyName,
      personalCode,
      firstName: 'Ieva',
      lastName,
      email: `${key}@pavyzdys.lt`,
    };
  });
  writeFileSync(file, JSON.stringify(parties));
  return twins;
}

/** Days of one year: with a number of three digits enough for some three hundred thousand. */
function yearMonthDay(index: number): string {
  return addDays('1984-01-01', Math.floor(index / 900) % 360)
    .slice(3)
    .replaceAll('-', '');
}

function codeLike(beginning: string, isRight: (code: string) => boolean): string {
  for (let digit = 0; digit < 10; digit += 1) if (isRight(beginning + digit)) return beginning + digit;
  throw new Error(`${beginning} has no check digit`);
}

// Authorisations of all parties, as staff keep them.
import { counted } from '../plural.ts';

const ROWS = { one: 'įgaliojimas', few: 'įgaliojimai', other: 'įgaliojimų' } as const;

export const STAFF_AUTHORISATIONS = {
  lead: 'Kas gali veikti pareiškėjų vardu. Popierinį įgaliojimą įrašykite čia.',
  search: 'Ieškoti pagal vardą, pavadinimą ar kodą',
  count: (count: number): string => counted(count, ROWS),
  represented: 'Atstovaujamasis',
  more: (count: number): string => `Rodyti dar ${counted(count, ROWS)}`,
  nothingFound: (text: string): string => `Pagal „${text}“ nieko nerasta`,
  emptyTitle: 'Įgaliojimų dar nėra',
  emptyText: 'Čia matysite pareiškėjų duotus įgaliojimus ir tuos, kuriuos įrašote patys.',
  failed: 'Įgaliojimų sąrašo įkelti nepavyko',
  off: 'Nauji įgaliojimai šiuo metu išjungti. Panaikinti įgaliojimą galima.',
  type: 'Ką atstovaus',
  company: 'Įmonę',
  person: 'Fizinį asmenį',
  companyCode: 'Atstovaujamos įmonės kodas',
  personCode: 'Atstovaujamo asmens kodas',
  name: 'Atstovaujamojo pavadinimas arba vardas ir pavardė',
  nameHint: 'Reikia tik tada, kai portale ir registre jo dar nėra',
  locked: 'Atstovaujamasis nekeičiamas: kitam pridėkite naują įgaliojimą.',
} as const;

// Words of the consent an applicant gives first.

export const CONSENT = {
  title: 'Sutikimo patvirtinimas',
  lead: 'Prieš pirmą prašymą patvirtinkite kontaktus ir sutikimą tvarkyti duomenis.',
  identifiedBy: (at: string): string => `Iš elektroninių valdžios vartų, ${at}`,
  mismatch: 'Neatitinka? Kaip ištaisyti',
  mismatchText:
    'Vardas ir pavardė – iš Gyventojų registro, įmonės duomenys – iš Juridinių asmenų registro. Ištaisykite juos registre ir prisijunkite iš naujo.',
  represented: 'Atstovaujate',
  ownTitle: 'Sutikimą duodate jūs, kaip įgaliotinis',
  ownText: (name: string, until: string): string =>
    `Atstovaujate: ${name}. Įgaliojimas galioja iki ${until}. Kiekvienam atstovaujamam asmeniui sutikimas duodamas atskirai.`,
  copyNote: 'Patvirtinto sutikimo kopiją (PDF) bet kada atsisiųsite paskyros meniu.',
  short:
    'Trumpai: jūsų duomenis naudosime tik prašymui nagrinėti ir sutarčiai vykdyti, dalį jų gausime iš registrų, saugosime 10 metų.',
  firstName: 'Vardas',
  lastName: 'Pavardė',
  companyName: 'Įmonės pavadinimas',
  companyCode: 'Įmonės kodas',
  contacts: 'Kontaktai',
  email: 'El. paštas',
  emailHint: 'Čia siųsime pranešimus apie prašymą',
  phone: 'Telefono numeris',
  phoneHint: 'pvz., +370 612 34567',
  typo: (guess: string): string => `Ar norėjote rašyti ${guess}?`,
  noticeTitle: 'Asmens duomenų tvarkymas',
  notice: [
    ['Kas tvarko', 'Paskolų teikėjas, valstybės remiamų paskolų priemonės valdytojas.'],
    [
      'Kokius duomenis',
      'Tapatybės ir kontaktinius duomenis, prašymo atsakymus ir priedus, registrų duomenis apie jus ir atstovaujamą įmonę.',
    ],
    [
      'Kam',
      'Prašymui įvertinti, sutarčiai sudaryti ir vykdyti, valstybės pagalbos apskaitai ir teisės aktų prievolėms.',
    ],
    ['Iš kur', 'Iš jūsų, Juridinių asmenų registro, VMI, „Sodros“, Gyventojų registro ir sankcijų sąrašų.'],
    ['Kiek laiko', 'Asmens duomenys ir dokumentai saugomi 10 metų.'],
    [
      'Jūsų teisės',
      'Susipažinti, ištaisyti, apriboti tvarkymą, skųstis Valstybinei duomenų apsaugos inspekcijai.',
    ],
  ],
  checksTitle: 'Patvirtinimai',
  checks: [
    'Susipažinau su informacija apie asmens duomenų tvarkymą',
    'Sutinku, kad mano ir atstovaujamos įmonės duomenys būtų gaunami iš registrų',
    'Sutinku gauti pranešimus apie prašymą nurodytu el. paštu ir telefonu',
    'Patvirtinu, kad turiu teisę veikti pareiškėjo vardu, o nurodyti kontaktai yra mano',
  ],
  submit: 'Patvirtinti',
  agreed: 'Sutikimas patvirtintas',
} as const;

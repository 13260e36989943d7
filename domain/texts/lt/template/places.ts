// Places of the texts and what stands in them, as the keeper of the texts reads it. None names a person beside the parties of a document.
export const CONTRACT_PLACES = {
  teikėjas: 'Paskolos teikėjas: pavadinimas, kodas, adresas ir kas pasirašo',
  gavėjas: 'Paskolos gavėjas: pavadinimas, kodas, adresas ir kas pasirašo',
  teikėjo_adresas: 'Kur pranešama teikėjui',
  gavėjo_adresas: 'Kur pranešama gavėjui',
  priemonė: 'Priemonės pavadinimas',
  taisyklės: 'Taisyklių redakcija; tuščia, kai nevertinta',
  pagalbos_pagrindas: 'Valstybės pagalbos teisinis pagrindas, po žodžio „pagal“',
  saugojimo_laikas: 'Kiek metų saugoma',
  prašymo_nr: 'Prašymo numeris',
  sprendimas: 'Sprendimas (kas?): data ir numeris; tuščia, kai nėra',
  sprendimą: 'Sprendimas (ką?): data ir numeris; tuščia, kai nėra',
  suma: 'Paskolos suma',
  paskirtis: 'Paskolos paskirtis, didžiąja raide',
  paskirtis_sakinyje: 'Paskolos paskirtis, mažąja raide',
  norma: 'Metinė palūkanų norma',
  norma_su_formule: 'Norma ir kaip ji apskaičiuota',
  bazinė_norma: 'Bazinė norma; tuščia, kai norma ne pagal formulę',
  bazinės_normos_diena: 'Kurios dienos bazinė norma; tuščia, kai norma ne pagal formulę',
  marža: 'Marža; tuščia, kai norma ne pagal formulę',
  atidėjimas: 'Grąžinimo atidėjimas (kiek?)',
  atidėjimas_sakinyje: 'Atidėjimas po žodžio „pirmuosius“; tuščia, kai neatidedama',
  galutinis_terminas: 'Paskutinės įmokos diena',
  mokėjimo_diena: 'Mėnesio diena',
  sutarties_mokestis: 'Sutarties mokesčio suma',
  pagalbos_suma: 'Valstybės pagalbos suma; tuščia, kai norma ne pagal formulę',
  sąskaita: 'Gavėjo sąskaita; tuščia, kai nenurodyta',
} as const;
export type ContractPlace = keyof typeof CONTRACT_PLACES;

const DECIDED_PLACES = {
  pareiškėjas: 'Pareiškėjo pavadinimas',
  kodas: 'Pareiškėjo kodas',
  priemonė: 'Priemonės pavadinimas',
  prašoma_suma: 'Prašoma suma',
  prašymo_nr: 'Prašymo numeris',
} as const;

export const DECISION_PLACES = {
  ...DECIDED_PLACES,
  patvirtinta_suma: 'Patvirtinta suma',
  mažiausia_norma: 'Mažiausia palūkanų norma',
  terminas: 'Ilgiausias terminas mėnesiais',
  atidėjimas: 'Ilgiausias atidėjimas mėnesiais',
  sąlygų_kodas: 'Sąlygų kontrolinis kodas; tuščia, kai sąlygos neįrašytos',
  pastaba: 'Ką parašė sprendęs asmuo; nefinansuojant – priežastys',
  pateikti_iki: 'Iki kada pateikti dokumentus; tuščia, kai terminas neskaičiuojamas',
  banko_pažyma: 'Netuščia, kai prašoma banko nefinansavimo pažymų',
  prašomi_dokumentai: 'Kokių dokumentų prašoma',
  apskųsti_iki: 'Paskutinė skundo diena',
} as const;
export type DecisionPlace = keyof typeof DECISION_PLACES;

export const NOTE_PLACES = { ...DECIDED_PLACES, sprendimo_nr: 'Sprendimo numeris' } as const;
export type NotePlace = keyof typeof NOTE_PLACES;

export const CHANGE_PLACES = {
  teikėjas: CONTRACT_PLACES.teikėjas,
  gavėjas: CONTRACT_PLACES.gavėjas,
  sutartis: 'Keičiama sutartis (ką?): data ir numeris',
  prašymo_nr: 'Prašymo numeris',
  priemonė: 'Priemonės pavadinimas',
  sena_suma: 'Paskolos suma iki pakeitimo',
  suma: 'Paskolos suma po pakeitimo',
  suma_keičiasi: 'Netuščia, kai keičiasi suma',
  sena_norma: 'Palūkanų norma iki pakeitimo',
  norma: 'Palūkanų norma po pakeitimo',
  norma_keičiasi: 'Netuščia, kai keičiasi norma',
  senas_terminas: 'Paskutinės įmokos diena iki pakeitimo',
  terminas: 'Paskutinės įmokos diena po pakeitimo',
  terminas_keičiasi: 'Netuščia, kai keičiasi terminas',
  niekas_nesikeičia: 'Netuščia, kai visos trys sąlygos lieka',
  atidėjimas: 'Grąžinimo atidėjimas, kurio pakeitimas nekeičia',
  įmokų: 'Kiek įmokų naujame grafike',
  palūkanų_suma: 'Palūkanos per visą terminą',
} as const;
export type ChangePlace = keyof typeof CHANGE_PLACES;

export const MAIL_PLACES = {
  numeris: 'Prašymo numeris',
  iki: '„ iki 2026-12-04“ su tarpu priekyje; tuščia, kai termino nėra',
  diena: '„ 2026-12-04“ su tarpu priekyje; tuščia, kai termino nėra',
  terminas: 'Termino pavadinimas',
  darbai: 'Dienos darbų skaičiai',
} as const;
export type MailPlace = keyof typeof MAIL_PLACES;

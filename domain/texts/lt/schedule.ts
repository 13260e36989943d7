/** Words of the repayment table at the end of a contract. */
export const SCHEDULE_TEXT = {
  heading: 'Preliminarus grąžinimo grafikas',
  /** As annex of a contract. */
  annex: '1 priedas. Preliminarus grąžinimo grafikas',
  note: 'Apskaičiuota, jei visa suma išmokama dokumento dieną. Tikslus grafikas pateikiamas po išmokėjimo.',
  columns: ['Nr.', 'Mokėti iki', 'Dienos', 'Palūkanos', 'Paskola', 'Iš viso', 'Likutis'],
} as const;

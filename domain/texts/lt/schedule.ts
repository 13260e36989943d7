/** Words of the repayment table at the end of a contract. */
export const SCHEDULE_TEXT = {
  heading: 'Preliminarus grąžinimo grafikas',
  /** As annex of a contract. */
  annex: '1 priedas. Preliminarus grąžinimo grafikas',
  annexOfChange: '1 priedas. Grąžinimo grafikas po pakeitimo',
  headingPaid: 'Grąžinimo grafikas',
  note: 'Apskaičiuota, jei visa suma išmokama dokumento dieną. Tikslus grafikas pateikiamas po išmokėjimo.',
  noteOfPaid:
    'Apskaičiuota pagal iki šiol išmokėtas sumas. Jis pakeičia ankstesnį grafiką, o išmokėjus daugiau pateikiamas naujas.',
  noteOfChange:
    'Apskaičiuota, jei visa suma išmokėta sutarties dieną. Tikslus likusių įmokų grafikas pateikiamas įsigaliojus pakeitimui.',
  columns: ['Nr.', 'Mokėti iki', 'Dienos', 'Palūkanos', 'Paskola', 'Iš viso', 'Likutis'],
} as const;

export const SCHEDULE_FILE = (requestId: number): string => `grazinimo-grafikas-${requestId}.pdf`;

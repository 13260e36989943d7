export const SURVEY = {
  title: 'Apklausos atsakymai',
  short: 'Apklausa',
  starter: 'Ar buvo paprasta pateikti prašymą?',
  communication: 'Kaip vertinate bendravimą su paskolų teikėju?',
  financial: 'Kaip vertinate finansavimo sąlygas?',
} as const;

export const SURVEY_RATING = {
  1: 'Labai gerai',
  2: 'Gerai',
  3: 'Patenkinamai',
  4: 'Blogai',
} as const;

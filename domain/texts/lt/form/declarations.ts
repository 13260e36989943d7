export const DECLARATIONS = {
  title: 'Deklaracijos ir klausimynas',
  short: 'Deklaracijos',
  intro:
    'Patvirtinkite deklaraciją. Jaunas ir mažas socialinis verslas dar atsako į šešis klausimus pagal Komisijos reglamentą (ES) Nr. 651/2014; atsakę „Ne“, trumpai paaiškinkite.',
  comment: 'Paaiškinimas',
  commentHint: 'Bent 6 ženklai',
  selfDeclaration: 'Patvirtinu, kad deklaracijoje nurodyti duomenys teisingi',
  selfDeclarationHint:
    'Suprantu, kad deklaracija yra prašymo dalis ir jos duomenys bus tikrinami registruose iki sutarties pasirašymo.',
} as const;

/** Six criteria; keys are the wire names. */
export const QUESTIONNAIRE = {
  IsSmall: {
    label: 'Ar įmonė yra labai maža arba maža?',
    hint: 'Mažiau kaip 50 darbuotojų, metinės pajamos arba turtas – ne daugiau kaip 10 mln. EUR.',
  },
  IsNotListed: {
    label: 'Ar įmonė neįtraukta į biržos sąrašus?',
    hint: 'Įmonės vertybiniais popieriais neprekiaujama reguliuojamoje rinkoje.',
  },
  IsProfitNotShared: {
    label: 'Ar įmonė dar nėra paskirsčiusi pelno?',
    hint: 'Dalyviams nebuvo išmokėta dividendų ar kitokių pelno išmokų.',
  },
  IsNotJoined: {
    label: 'Ar įmonė nebuvo sukurta susijungimo būdu?',
    hint: 'Įmonė neatsirado reorganizavus kitas įmones.',
  },
  IsNotTaken: {
    label: 'Ar įmonė neperėmė kitos įmonės veiklos?',
    hint: 'Nebuvo įsigytas kitos įmonės verslas ar turtinis kompleksas.',
  },
  IsNotProblemic: {
    label: 'Ar įmonė nėra sunkumų patirianti įmonė?',
    hint: 'Pagal Komisijos reglamento (ES) Nr. 651/2014 2 straipsnio 18 dalį.',
  },
} as const;

// What each scheme is called and what it offers, in the words of the specification.
import type { SchemeCode, SchemeTexts } from '../../schemes/scheme.ts';

export const SCHEME_TEXT = {
  tiesiogines: {
    name: 'Tiesioginės paskolos nuo trečiųjų šalių veiksmų nukentėjusiems verslo subjektams',
    shortName: 'Tiesioginės paskolos',
    summary:
      'Lengvatinės paskolos apyvartai ir investicijoms verslui, kurio prekybą sutrikdė trečiosios šalies veiksmai.',
    description: [
      'Paskolos skiriamos Lietuvoje veikiantiems juridiniams ir fiziniams asmenims, kurių 2021 m. importas iš vienos trečiosios šalies arba eksportas į ją sudarė ne mažiau kaip 25 proc. viso importo arba eksporto.',
      'Paskolos gali prašyti labai mažos, mažos, vidutinės ir didelės įmonės bei savarankiškai dirbantys asmenys, atitinkantys minimalius patikimų mokesčių mokėtojų kriterijus ir nesantys sunkumų patiriančia įmone.',
      'Paskola teikiama iki 24 mėnesių, įskaitant grąžinimo atidėjimą nuo 1 iki 6 mėnesių. Palūkanos fiksuotos: (bazinė norma + marža) × 0,3, neigiama bazinė norma laikoma nuliu.',
      'Nefinansuojami žemės ūkio, miškininkystės, žuvininkystės ir finansų sektoriai.',
    ],
  },
  startuok: {
    name: 'Startuok paskolos',
    shortName: 'Startuok',
    summary: 'Paskolos jaunam verslui ir socialiniam verslui: investicijoms ir apyvartai.',
    description: [
      'Paskolos skiriamos labai mažoms ir mažoms įmonėms bei savarankiškai dirbantiems asmenims, veikiantiems ne ilgiau kaip 3 metus, o vykdantiems socialinį verslą – ne ilgiau kaip 5 metus.',
      'Paskolos suma priklauso nuo verslo subjekto dydžio ir nuo to, ar vykdomas socialinis verslas.',
    ],
  },
  covid: {
    name: 'Paskolos kelionių organizatoriams, apgyvendinimo ir maitinimo paslaugų teikėjams',
    shortName: 'Paskolos nuo COVID-19 nukentėjusiems',
    summary:
      'Apyvartinės paskolos nuo COVID-19 nukentėjusiems turizmo, apgyvendinimo ir maitinimo sektoriams.',
    description: [
      'Paskolos skiriamos iki 2020-12-31 įregistruotoms įmonėms ir savarankiškai dirbantiems asmenims, kurie 2019-12-31 nepatyrė sunkumų.',
      'Vienam sektoriui galima pateikti vieną prašymą; apgyvendinimas ir maitinimas laikomi vienu sektoriumi.',
    ],
  },
  nuoma: {
    name: 'Nuomos mokesčio kompensavimas',
    shortName: 'Nuomos kompensavimas',
    summary: 'Dalinis nuomos mokesčio kompensavimas dėl karantino apriboto verslo nuomininkams.',
    description: [
      'Kompensuojama nuoma pagal sutartį, įregistruotą Nekilnojamojo turto registre, įsigaliojusią iki 2020-03-15 ir galiojusią bent iki 2020-07-01.',
      'Vienam subjektui skiriama iki 800 000 EUR, žvejybos ir akvakultūros – iki 120 000 EUR, pirminės žemės ūkio gamybos – iki 100 000 EUR.',
      'Nuomininkas pateikia sąskaitas, patalpų savininkas jas patvirtina, tada jas vertina teikėjas.',
    ],
  },
} as const satisfies Record<SchemeCode, SchemeTexts>;

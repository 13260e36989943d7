// Version 1 of the agreement that changes a signed contract: old terms against new ones, the new schedule as its annex.
export const CONDITIONS_CHANGE_TEXT = `# Susitarimas dėl paskolos sutarties pakeitimo

| Sutartis | {sutartis}
[jei suma_keičiasi: | Paskolos suma iki pakeitimo | {sena_suma}]
| Paskolos suma[jei suma_keičiasi:  po pakeitimo] | {suma}
[jei norma_keičiasi: | Metinė palūkanų norma iki pakeitimo | {sena_norma}]
| Metinė palūkanų norma[jei norma_keičiasi:  po pakeitimo] | {norma}
[jei terminas_keičiasi: | Galutinis grąžinimo terminas iki pakeitimo | {senas_terminas}]
| Galutinis grąžinimo terminas[jei terminas_keičiasi:  po pakeitimo] | {terminas}
| Grąžinimo atidėjimas (nesikeičia) | {atidėjimas}

## Šalys
[būtina paskolos teikėjas] Paskolos teikėjas – {teikėjas}.
[būtina paskolos gavėjas] Paskolos gavėjas – {gavėjas}.

## Susitarimo pagrindas
[būtina sutartis] Šalys keičia {sutartis} (toliau – Sutartis), sudarytą pagal Paskolos gavėjo prašymą Nr. {prašymo_nr} ir priemonę „{priemonė}“.
Pakeitimo prašo Paskolos gavėjas; jo prašymas pateiktas ir įvertintas Portale.

## Keičiamos sąlygos
[jei suma_keičiasi: Paskolos suma buvo {sena_suma}; nuo šio susitarimo įsigaliojimo ji yra {suma}.]
[jei norma_keičiasi: Fiksuota metinė palūkanų norma buvo {sena_norma}; nuo šio susitarimo įsigaliojimo ji yra {norma}.]
[jei terminas_keičiasi: Galutinis grąžinimo terminas buvo {senas_terminas}; nuo šio susitarimo įsigaliojimo jis yra {terminas}.]
[jei niekas_nesikeičia: Paskolos suma, palūkanų norma ir galutinis grąžinimo terminas lieka tokie, kokie nurodyti lentelėje.]
[būtina nekeičiamos sąlygos] Kitos Sutarties sąlygos nesikeičia, o Šalių teisės ir pareigos, atsiradusios iki šio susitarimo, išlieka.

## Grafikas ir mokestis
[būtina grafikas] Naujas Paskolos grąžinimo ir palūkanų mokėjimo grafikas yra šio susitarimo 1 priedas; jis pakeičia ankstesnįjį. Pagal jį įmokų – {įmokų}, palūkanų per visą terminą – {palūkanų_suma}.
[būtina mokestis] Už pakeitimą mokamas 100,00 EUR mokestis pagal Paskolos teikėjo sąskaitą, kai Sutartis taip nustato.

## Baigiamosios nuostatos
[būtina įsigaliojimas] Susitarimas pasirašomas kvalifikuotais elektroniniais parašais, įsigalioja, kai jį pasirašo paskutinė Šalis, ir yra neatskiriama Sutarties dalis.
Susitarimo priedas: 1 priedas. Grąžinimo grafikas po pakeitimo.
`;

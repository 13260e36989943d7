// Version 1 of the texts of decisions, and of the certificate beside one.
const FACTS = `| Pareiškėjas | {pareiškėjas}, kodas {kodas}
| Priemonė | {priemonė}
| Prašoma suma | {prašoma_suma}`;

const GRANTED = `${FACTS}
| Patvirtinta suma | {patvirtinta_suma}
[jei sąlygų_kodas: | Mažiausia metinė palūkanų norma | {mažiausia_norma}]
[jei sąlygų_kodas: | Ilgiausias terminas | {terminas} nuo sutarties dienos]
[jei sąlygų_kodas: | Ilgiausias atidėjimas | {atidėjimas}]
[jei sąlygų_kodas: | Sąlygų kontrolinis kodas (SHA-256) | {sąlygų_kodas}]`;

export const APPROVAL_TEXT = `# Sprendimas dėl finansavimo

${GRANTED}

## Sprendimas
[būtina sprendimas] Įvertinus prašymą Nr. {prašymo_nr}, nuspręsta suteikti paskolą.
{pastaba}

## Tolesni veiksmai
[būtina tolesni veiksmai] Sutartis parengiama per 5 darbo dienas nuo šio sprendimo.
`;

export const CONDITIONAL_TEXT = `# Sprendimas dėl finansavimo su sąlyga

${GRANTED}
[jei pateikti_iki: | Dokumentus pateikti iki | {pateikti_iki}]

## Sprendimas
[būtina sprendimas] Įvertinus prašymą Nr. {prašymo_nr}, nuspręsta suteikti paskolą su sąlyga, kad pareiškėjas[jei pateikti_iki:  iki {pateikti_iki}] pateiks toliau nurodytus dokumentus.
{pastaba}

## Pateiktini dokumentai
[jei banko_pažyma: Pažymos, kad bankai ir kitos finansų įstaigos atsisakė pareiškėją finansuoti.]
[būtina prašomi dokumentai] {prašomi_dokumentai}

## Tolesni veiksmai
[būtina tolesni veiksmai] Dokumentai pateikiami portale[jei pateikti_iki:  iki {pateikti_iki}]. Laiku jų nepateikus, paskola gali būti nesuteikta.
Gauti dokumentai vertinami. Sutartis parengiama per 5 darbo dienas nuo jų patvirtinimo.
`;

export const REJECTION_TEXT = `# Sprendimas nefinansuoti

${FACTS}

## Sprendimas
[būtina sprendimas] Įvertinus prašymą Nr. {prašymo_nr}, nuspręsta paskolos neteikti.
[būtina priežastys] {pastaba}

## Tolesni veiksmai
[būtina apskundimas] Sprendimas gali būti apskųstas per vieną mėnesį[jei apskųsti_iki: , iki {apskųsti_iki}].
`;

export const NOTE_TEXT = `# Pažyma apie banko nefinansavimą

${FACTS}
| Prašymas | Nr. {prašymo_nr}
| Sprendimas | Nr. {sprendimo_nr}

## Pažymima
[būtina pažymima] Pareiškėjas pateikė duomenis, kad bankų ir kitų finansų įstaigų finansavimo jam neskirta.
Pažyma parengta pagal prašymo Nr. {prašymo_nr} ir jo vertinimo duomenis; ji yra sprendimo Nr. {sprendimo_nr} dokumentų dalis.
`;

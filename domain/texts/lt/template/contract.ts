// Version 1 of the contract's text (decision 0053). Figures are those of specification 1 section 9; terms are defined once, in section 1.
export const CONTRACT_TEXT = `# Paskolos sutartis

[jei sprendimas: | Finansavimo pagrindas | {sprendimas}]
| Paskolos suma | {suma}
| Paskirtis | {paskirtis}
| Metinė palūkanų norma (fiksuota) | {norma_su_formule}
| Grąžinimo atidėjimas | {atidėjimas}
| Galutinis grąžinimo terminas | {galutinis_terminas}
| Mokėjimo diena | kiekvieno mėnesio {mokėjimo_diena} d.
| Sutarties mokestis | {sutarties_mokestis}
[jei pagalbos_suma: | Valstybės pagalbos suma | {pagalbos_suma}]
[jei sąskaita: | Paskolos gavėjo sąskaita | {sąskaita}]

## Šalys ir sąvokos
[būtina paskolos teikėjas] Paskolos teikėjas – {teikėjas}.
[būtina paskolos gavėjas] Paskolos gavėjas – {gavėjas}.
Paskolos teikėjas ir Paskolos gavėjas kartu vadinami Šalimis, o kiekvienas atskirai – Šalimi.
Sutartis – ši paskolos sutartis su lentele jos pradžioje, priedais ir vėlesniais pakeitimais. Lentelėje nurodytos individualios Paskolos sąlygos.
Paskola – lentelėje nurodyta pinigų suma. Portalas – paskolų portalas, kuriame pateiktas prašymas ir pasirašoma Sutartis. Grafikas – Paskolos grąžinimo ir palūkanų mokėjimo grafikas.

## Sutarties pagrindas ir dalykas
[būtina teisinis pagrindas] Sutartis sudaroma vadovaujantis Lietuvos Respublikos civilinio kodekso 6.870 straipsniu ir priemonės „{priemonė}“ (toliau – Priemonė) sąlygomis.
Paskolos gavėjo prašymas Nr. {prašymo_nr} įvertintas[jei taisyklės: , pagal taisyklių redakciją „{taisyklės}“][jei sprendimą: , o Paskola skiriama pagal Paskolos teikėjo {sprendimą}].
[būtina sutarties dalykas] Paskolos teikėjas įsipareigoja suteikti Paskolą, o Paskolos gavėjas – ją panaudoti pagal paskirtį, grąžinti ir sumokėti palūkanas bei kitas Sutartyje nustatytas sumas.

## Paskolos išmokėjimas ir naudojimas
[būtina paskirtis] Paskolos paskirtis – {paskirtis_sakinyje}. Naudoti Paskolą kitam tikslui draudžiama.
Paskola išmokama pagal Portale pateiktus Paskolos gavėjo mokėjimo prašymus per 10 darbo dienų nuo jų patvirtinimo, į lentelėje nurodytą sąskaitą arba tiekėjui, kurio sąskaita pridėta prie prašymo.
Paskola panaudojama per 6 mėnesius nuo Sutarties įsigaliojimo. Nepanaudota dalis neišmokama, o išmokėta ir nepanaudota – grąžinama.
Paskolos lėšos negali būti naudojamos dividendams ar kitoms išmokoms dalyviams, paskoloms susijusiems asmenims ir turimoms paskoloms grąžinti.

## Palūkanos
[būtina palūkanos] Už naudojimąsi Paskola mokamos fiksuotos {norma} dydžio metinės palūkanos.
[jei marža: Palūkanų norma apskaičiuota pagal formulę (B + M) × 0,3, kur B – Europos Komisijos paskelbta bazinė norma Lietuvai, {bazinės_normos_diena} lygi {bazinė_norma} (neigiama norma laikoma nuliu), M – marža, lygi {marža}; rezultatas apvalinamas aukštyn iki šimtųjų.]
Palūkanos skaičiuojamos nuo išmokėtos ir negrąžintos Paskolos dalies už faktines dienas, laikant, kad metuose yra 365 dienos, nuo išmokėjimo iki visiško grąžinimo dienos.

## Paskolos grąžinimas
[būtina grąžinimas] Paskola grąžinama ir palūkanos mokamos kiekvieno mėnesio {mokėjimo_diena} dieną pagal Grafiką; paskutinė įmoka sumokama {galutinis_terminas}.
[jei atidėjimas_sakinyje: Pirmuosius {atidėjimas_sakinyje} mokamos tik palūkanos. Atidėjimas gali būti pratęstas vieną kartą, pakeitus Sutartį.]
Paskola grąžinama lygiomis dalimis; paskutinė įmoka apima apvalinimo skirtumą.
Preliminarus Grafikas yra Sutarties 1 priedas. Tikslų Grafiką Paskolos teikėjas pateikia per 10 darbo dienų nuo Paskolos išmokėjimo, ir jis pakeičia preliminarų.
[būtina išankstinis grąžinimas] Paskolos gavėjas turi teisę grąžinti visą Paskolą ar jos dalį anksčiau, apie tai Portale pranešęs ne vėliau kaip prieš 5 darbo dienas. Už išankstinį grąžinimą mokestis neimamas, palūkanos mokamos iki grąžinimo dienos.
Gautos lėšos pirmiausia skiriamos palūkanoms, po to Paskolai, po to delspinigiams.

## Mokesčiai
[būtina sutarties mokestis] Paskolos gavėjas sumoka {sutarties_mokestis} sutarties mokestį – 0,4 procento Paskolos sumos, bet ne mažiau kaip 200,00 EUR.
Sutarties mokestis sumokamas pagal Paskolos teikėjo sąskaitą per 10 darbo dienų nuo Sutarties įsigaliojimo ir ne vėliau kaip iki pirmojo išmokėjimo. Sumokėtas mokestis negrąžinamas.
Už Paskolos gavėjo prašomą Sutarties pakeitimą mokamas 100,00 EUR mokestis pagal Paskolos teikėjo sąskaitą.

## Atskaitomybė ir patikros
Paskolos gavėjas patvirtina, kad prašyme pateikti duomenys yra teisingi, ir apie jų pasikeitimus, taip pat apie nemokumo ar restruktūrizavimo bylos iškėlimą, vadovo, kontrolės ar buveinės pasikeitimą praneša per 5 darbo dienas.
Paskolos gavėjas Paskolos naudojimą pagrindžiančius dokumentus pateikia kartu su mokėjimo prašymais, o kitus dokumentus ir finansines ataskaitas – per 10 darbo dienų nuo Paskolos teikėjo prašymo.
[būtina patikros] Paskolos teikėjas ir institucijos, kurioms teisės aktai suteikia tokią teisę, gali tikrinti Paskolos naudojimą vietoje ir pagal dokumentus iki dokumentų saugojimo termino pabaigos.

## Pažeidimai ir atsakomybė
[būtina delspinigiai] Laiku nesumokėjęs Paskolos dalies, Paskolos gavėjas moka 0,03 procento nuo vėluojamos sumokėti Paskolos dalies delspinigius už kiekvieną pavėluotą dieną.
Paskola laikoma problemine, kai įmoką vėluojama sumokėti 90 dienų arba Paskolos gavėjui iškeliama nemokumo byla.
Esminiu Sutarties pažeidimu laikoma, kai Paskola panaudota ne pagal paskirtį, pateikti melagingi duomenys, Paskola tapo problemine arba nevykdoma pareiga leisti atlikti patikrą.
Šalis neatsako už nevykdymą, kurį lėmė nenugalima jėga, jeigu apie ją nedelsdama praneša kitai Šaliai.

## Sutarties pakeitimas ir nutraukimas
Sutartis keičiama Šalių pasirašytu susitarimu. Prašymą pakeisti sąlygas Paskolos gavėjas pateikia Portale.
[būtina nutraukimas] Paskolos teikėjas gali vienašališkai nutraukti Sutartį dėl esminio pažeidimo, įspėjęs Paskolos gavėją ne vėliau kaip prieš 10 darbo dienų ir nurodęs priežastį, jeigu per tą laiką pažeidimas neištaisomas.
Paskolos gavėjas gali nutraukti Sutartį, kol Paskola neišmokėta, o ją išmokėjus – grąžinęs visą Paskolą ir sumokėjęs visas kitas sumas.
Nutraukus Sutartį dėl Paskolos gavėjo pažeidimo, negrąžinta Paskola, palūkanos ir delspinigiai sumokami per 10 darbo dienų nuo nutraukimo.

## Valstybės pagalba
[būtina valstybės pagalba] Paskola suteikiama lengvatinėmis sąlygomis ir yra valstybės pagalba, teikiama pagal {pagalbos_pagrindas}.
[būtina pagalbos suma] Pagalbos suma yra bendrasis dotacijos ekvivalentas: palūkanų pagal orientacinę normą, nustatytą Komisijos komunikatu dėl orientacinių ir diskonto normų nustatymo metodo pakeitimo (2008/C 14/02), ir Sutarties palūkanų skirtumas, diskontuotas pagalbos suteikimo dienai. Jis skaičiuojamas nuo lentelėje nurodytos Paskolos sumos[jei pagalbos_suma: , laikant, kad visa Paskola išmokama Sutarties sudarymo dieną ir grąžinama pagal Grafiką, ir yra {pagalbos_suma}]; apie jį Paskolos gavėjui pranešama raštu.
Paskolos gavėjui neleidžiama viršyti Priemonėje nustatytų pagalbos ribų, sumuojant kitą tų pačių išlaidų pagalbą.
Apie 500 000,00 EUR ir didesnę pagalbą per 6 mėnesius skelbiama valstybės pagalbos skaidrumo sistemoje.
[būtina pagalbos grąžinimas] Neteisėta ar netinkamai panaudota pagalba grąžinama su palūkanomis, apskaičiuotomis pagal Tarybos reglamentą (ES) 2015/1589 ir Komisijos reglamentą (EB) Nr. 794/2004.

## Asmens duomenys ir dokumentų saugojimas
[būtina asmens duomenys] Šalys asmens duomenis tvarko pagal Reglamentą (ES) 2016/679, kiek to reikia Sutarčiai sudaryti, vykdyti ir teisės aktuose nustatytoms pareigoms atlikti. Kiekviena Šalis yra savarankiška duomenų valdytoja.
Paskolos gavėjas informuoja asmenis, kurių duomenis pateikia, kad duomenys perduoti Paskolos teikėjui. Duomenys gali būti teikiami institucijoms, kurios prižiūri Priemonę ar valstybės pagalbą.
[būtina saugojimas] Dokumentai ir duomenys saugomi {saugojimo_laikas} nuo Sutarties pabaigos, jeigu teisės aktai nenustato ilgesnio termino.

## Pranešimai
Šalys pranešimus teikia Portale. Pranešimas laikomas gautu kitą darbo dieną po jo pateikimo.
Kai Portalu pasinaudoti negalima, Paskolos teikėjui pranešama šiuo adresu: {teikėjo_adresas}.
Kai Portalu pasinaudoti negalima, Paskolos gavėjui pranešama šiuo adresu: {gavėjo_adresas}.
Apie pasikeitusius adresus Šalis praneša per 5 darbo dienas; iki tol pranešimas senuoju adresu laikomas tinkamu.

## Taikoma teisė ir ginčai
[būtina taikoma teisė] Sutarčiai taikoma Lietuvos Respublikos teisė.
[būtina ginčai] Ginčai sprendžiami derybomis, o nesusitarus per 30 dienų – Lietuvos Respublikos teismuose pagal Paskolos teikėjo buveinę, jeigu įstatymai nenustato kitaip.

## Baigiamosios nuostatos
Sutartis pasirašoma kvalifikuotais elektroniniais parašais. Paskolos gavėjas pasirašo per 10 darbo dienų nuo Sutarties gavimo, Paskolos teikėjas – per 5 darbo dienas po to.
[būtina įsigaliojimas] Sutartis įsigalioja, kai ją pasirašo paskutinė Šalis, ir galioja iki visiško įsipareigojimų įvykdymo.
Jeigu viena nuostata negalioja, kitos lieka galioti. Sąlygų, kurių Sutartis nenustato, laikomasi pagal teisės aktus ir Priemonės sąlygas.
Sutarties priedas: 1 priedas. Preliminarus grąžinimo grafikas.
`;

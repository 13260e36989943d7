// Clauses of the loan contract. Terms are defined once, in the first section; figures are those of specification 1 section 9.
import { contractFeeCents } from '../../values/loan-schedule.ts';
import { decisionText, type LoanTerms } from './contract-terms.ts';
import { PURPOSE_TEXT } from './form/loan.ts';
import { formatEur, formatRate } from './format.ts';
import type { ClausedSection } from './numbered-clauses.ts';
import { partyText } from './party.ts';
import { MONTH_ACCUSATIVE, YEAR_ACCUSATIVE, counted } from './plural.ts';
import { SCHEME_AID } from './scheme-aid.ts';

type Section = (terms: LoanTerms) => ClausedSection;

const parties: Section = ({ lender, borrower }) => ({
  title: 'Šalys ir sąvokos',
  clauses: [
    `Paskolos teikėjas – ${partyText(lender)}.`,
    `Paskolos gavėjas – ${partyText(borrower)}.`,
    'Paskolos teikėjas ir Paskolos gavėjas kartu vadinami Šalimis, o kiekvienas atskirai – Šalimi.',
    'Sutartis – ši paskolos sutartis su lentele jos pradžioje, priedais ir vėlesniais pakeitimais. Lentelėje nurodytos individualios Paskolos sąlygos.',
    'Paskola – lentelėje nurodyta pinigų suma. Portalas – paskolų portalas, kuriame pateiktas prašymas ir pasirašoma Sutartis. Grafikas – Paskolos grąžinimo ir palūkanų mokėjimo grafikas.',
  ],
});

const basis: Section = (terms) => {
  const { scheme, requestId } = terms;
  const decision = decisionText(terms, 'sprendimą');
  const rules = scheme.ruleSetVersion ? `, pagal taisyklių redakciją „${scheme.ruleSetVersion}“` : '';
  return {
    title: 'Sutarties pagrindas ir dalykas',
    clauses: [
      `Sutartis sudaroma vadovaujantis Lietuvos Respublikos civilinio kodekso 6.870 straipsniu ir priemonės „${scheme.name}“ (toliau – Priemonė) sąlygomis.`,
      `Paskolos gavėjo prašymas Nr. ${requestId} įvertintas${rules}${decision ? `, o Paskola skiriama pagal Paskolos teikėjo ${decision}` : ''}.`,
      'Paskolos teikėjas įsipareigoja suteikti Paskolą, o Paskolos gavėjas – ją panaudoti pagal paskirtį, grąžinti ir sumokėti palūkanas bei kitas Sutartyje nustatytas sumas.',
    ],
  };
};

const use: Section = ({ purpose }) => ({
  title: 'Paskolos išmokėjimas ir naudojimas',
  clauses: [
    `Paskolos paskirtis – ${PURPOSE_TEXT[purpose].toLowerCase()}. Naudoti Paskolą kitam tikslui draudžiama.`,
    'Paskola išmokama pagal Portale pateiktus Paskolos gavėjo mokėjimo prašymus per 10 darbo dienų nuo jų patvirtinimo, į lentelėje nurodytą sąskaitą arba tiekėjui, kurio sąskaita pridėta prie prašymo.',
    'Paskola panaudojama per 6 mėnesius nuo Sutarties įsigaliojimo. Nepanaudota dalis neišmokama, o išmokėta ir nepanaudota – grąžinama.',
    'Paskolos lėšos negali būti naudojamos dividendams ar kitoms išmokoms dalyviams, paskoloms susijusiems asmenims ir turimoms paskoloms grąžinti.',
  ],
});

const interest: Section = ({ rateBp, rateParts }) => ({
  title: 'Palūkanos',
  clauses: [
    `Už naudojimąsi Paskola mokamos fiksuotos ${formatRate(rateBp)} dydžio metinės palūkanos.`,
    rateParts &&
      `Palūkanų norma apskaičiuota pagal formulę (B + M) × 0,3, kur B – Europos Komisijos paskelbta bazinė norma Lietuvai, ${rateParts.referenceDate} lygi ${formatRate(rateParts.referenceBp)} (neigiama norma laikoma nuliu), M – marža, lygi ${formatRate(rateParts.marginBp)}; rezultatas apvalinamas aukštyn iki šimtųjų.`,
    'Palūkanos skaičiuojamos nuo išmokėtos ir negrąžintos Paskolos dalies už faktines dienas, laikant, kad metuose yra 365 dienos, nuo išmokėjimo iki visiško grąžinimo dienos.',
  ],
});

const repayment: Section = ({ repaidBy, delayMonths, paymentDay }) => ({
  title: 'Paskolos grąžinimas',
  clauses: [
    `Paskola grąžinama ir palūkanos mokamos kiekvieno mėnesio ${paymentDay} dieną pagal Grafiką; paskutinė įmoka sumokama ${repaidBy}.`,
    delayMonths > 0
      ? `Pirmuosius ${counted(delayMonths, MONTH_ACCUSATIVE)} mokamos tik palūkanos. Atidėjimas gali būti pratęstas vieną kartą, pakeitus Sutartį.`
      : null,
    'Paskola grąžinama lygiomis dalimis; paskutinė įmoka apima apvalinimo skirtumą.',
    'Preliminarus Grafikas yra Sutarties 1 priedas. Tikslų Grafiką Paskolos teikėjas pateikia per 10 darbo dienų nuo Paskolos išmokėjimo, ir jis pakeičia preliminarų.',
    'Paskolos gavėjas turi teisę grąžinti visą Paskolą ar jos dalį anksčiau, apie tai Portale pranešęs ne vėliau kaip prieš 5 darbo dienas. Už išankstinį grąžinimą mokestis neimamas, palūkanos mokamos iki grąžinimo dienos.',
    'Gautos lėšos pirmiausia skiriamos palūkanoms, po to Paskolai, po to delspinigiams.',
  ],
});

const fee: Section = ({ sumCents }) => ({
  title: 'Mokesčiai',
  clauses: [
    `Paskolos gavėjas sumoka ${formatEur(contractFeeCents(sumCents))} sutarties mokestį – 0,4 procento Paskolos sumos, bet ne mažiau kaip 200,00 EUR.`,
    'Sutarties mokestis sumokamas pagal Paskolos teikėjo sąskaitą per 10 darbo dienų nuo Sutarties įsigaliojimo ir ne vėliau kaip iki pirmojo išmokėjimo. Sumokėtas mokestis negrąžinamas.',
    'Už Paskolos gavėjo prašomą Sutarties pakeitimą mokamas 100,00 EUR mokestis pagal Paskolos teikėjo sąskaitą.',
  ],
});

const duties: Section = () => ({
  title: 'Atskaitomybė ir patikros',
  clauses: [
    'Paskolos gavėjas patvirtina, kad prašyme pateikti duomenys yra teisingi, ir apie jų pasikeitimus, taip pat apie nemokumo ar restruktūrizavimo bylos iškėlimą, vadovo, kontrolės ar buveinės pasikeitimą praneša per 5 darbo dienas.',
    'Paskolos gavėjas Paskolos naudojimą pagrindžiančius dokumentus pateikia kartu su mokėjimo prašymais, o kitus dokumentus ir finansines ataskaitas – per 10 darbo dienų nuo Paskolos teikėjo prašymo.',
    'Paskolos teikėjas ir institucijos, kurioms teisės aktai suteikia tokią teisę, gali tikrinti Paskolos naudojimą vietoje ir pagal dokumentus iki dokumentų saugojimo termino pabaigos.',
  ],
});

const breach: Section = () => ({
  title: 'Pažeidimai ir atsakomybė',
  clauses: [
    'Laiku nesumokėjęs Paskolos dalies, Paskolos gavėjas moka 0,03 procento nuo vėluojamos sumokėti Paskolos dalies delspinigius už kiekvieną pavėluotą dieną.',
    'Paskola laikoma problemine, kai įmoką vėluojama sumokėti 90 dienų arba Paskolos gavėjui iškeliama nemokumo byla.',
    'Esminiu Sutarties pažeidimu laikoma, kai Paskola panaudota ne pagal paskirtį, pateikti melagingi duomenys, Paskola tapo problemine arba nevykdoma pareiga leisti atlikti patikrą.',
    'Šalis neatsako už nevykdymą, kurį lėmė nenugalima jėga, jeigu apie ją nedelsdama praneša kitai Šaliai.',
  ],
});

const ending: Section = () => ({
  title: 'Sutarties pakeitimas ir nutraukimas',
  clauses: [
    'Sutartis keičiama Šalių pasirašytu susitarimu. Prašymą pakeisti sąlygas Paskolos gavėjas pateikia Portale.',
    'Paskolos teikėjas gali vienašališkai nutraukti Sutartį dėl esminio pažeidimo, įspėjęs Paskolos gavėją ne vėliau kaip prieš 10 darbo dienų ir nurodęs priežastį, jeigu per tą laiką pažeidimas neištaisomas.',
    'Paskolos gavėjas gali nutraukti Sutartį, kol Paskola neišmokėta, o ją išmokėjus – grąžinęs visą Paskolą ir sumokėjęs visas kitas sumas.',
    'Nutraukus Sutartį dėl Paskolos gavėjo pažeidimo, negrąžinta Paskola, palūkanos ir delspinigiai sumokami per 10 darbo dienų nuo nutraukimo.',
  ],
});

const aid: Section = ({ scheme, aidCents }) => ({
  title: 'Valstybės pagalba',
  clauses: [
    `Paskola suteikiama lengvatinėmis sąlygomis ir yra valstybės pagalba, teikiama pagal ${SCHEME_AID[scheme.code]}.`,
    'Pagalbos suma yra bendrasis dotacijos ekvivalentas: palūkanų pagal orientacinę normą, nustatytą Komisijos komunikatu dėl orientacinių ir diskonto normų nustatymo metodo pakeitimo (2008/C 14/02), ir Sutarties palūkanų skirtumas, diskontuotas pagalbos suteikimo dienai. ' +
      (aidCents === null
        ? 'Jis skaičiuojamas nuo lentelėje nurodytos Paskolos sumos ir raštu pranešamas Paskolos gavėjui.'
        : 'Lentelėje nurodyta pagalbos suma apskaičiuota laikant, kad visa Paskola išmokama Sutarties sudarymo dieną ir grąžinama pagal Grafiką.'),
    'Paskolos gavėjui neleidžiama viršyti Priemonėje nustatytų pagalbos ribų, sumuojant kitą tų pačių išlaidų pagalbą.',
    'Apie 500 000,00 EUR ir didesnę pagalbą per 6 mėnesius skelbiama valstybės pagalbos skaidrumo sistemoje.',
    'Neteisėta ar netinkamai panaudota pagalba grąžinama su palūkanomis, apskaičiuotomis pagal Tarybos reglamentą (ES) 2015/1589 ir Komisijos reglamentą (EB) Nr. 794/2004.',
  ],
});

const data: Section = ({ scheme }) => ({
  title: 'Asmens duomenys ir dokumentų saugojimas',
  clauses: [
    'Šalys asmens duomenis tvarko pagal Reglamentą (ES) 2016/679, kiek to reikia Sutarčiai sudaryti, vykdyti ir teisės aktuose nustatytoms pareigoms atlikti. Kiekviena Šalis yra savarankiška duomenų valdytoja.',
    'Paskolos gavėjas informuoja asmenis, kurių duomenis pateikia, kad duomenys perduoti Paskolos teikėjui. Duomenys gali būti teikiami institucijoms, kurios prižiūri Priemonę ar valstybės pagalbą.',
    `Dokumentai ir duomenys saugomi ${counted(scheme.retentionYears, YEAR_ACCUSATIVE)} nuo Sutarties pabaigos, jeigu teisės aktai nenustato ilgesnio termino.`,
  ],
});

const notices: Section = ({ lender, borrower }) => ({
  title: 'Pranešimai',
  clauses: [
    'Šalys pranešimus teikia Portale. Pranešimas laikomas gautu kitą darbo dieną po jo pateikimo.',
    `Kai Portalu pasinaudoti negalima, Paskolos teikėjui pranešama šiuo adresu: ${contactText(lender)}.`,
    `Kai Portalu pasinaudoti negalima, Paskolos gavėjui pranešama šiuo adresu: ${contactText(borrower)}.`,
    'Apie pasikeitusius adresus Šalis praneša per 5 darbo dienas; iki tol pranešimas senuoju adresu laikomas tinkamu.',
  ],
});

/** Where the party itself said nothing, the address of its register counts. */
const contactText = ({ name, address, email }: LoanTerms['lender']): string =>
  [name, address ?? 'registrų duomenyse nurodytas adresas', email && `el. paštas ${email}`]
    .filter(Boolean)
    .join(', ');

const disputes: Section = () => ({
  title: 'Taikoma teisė ir ginčai',
  clauses: [
    'Sutarčiai taikoma Lietuvos Respublikos teisė.',
    'Ginčai sprendžiami derybomis, o nesusitarus per 30 dienų – Lietuvos Respublikos teismuose pagal Paskolos teikėjo buveinę, jeigu įstatymai nenustato kitaip.',
  ],
});

const final: Section = () => ({
  title: 'Baigiamosios nuostatos',
  clauses: [
    'Sutartis pasirašoma kvalifikuotais elektroniniais parašais. Paskolos gavėjas pasirašo per 10 darbo dienų nuo Sutarties gavimo, Paskolos teikėjas – per 5 darbo dienas po to.',
    'Sutartis įsigalioja, kai ją pasirašo paskutinė Šalis, ir galioja iki visiško įsipareigojimų įvykdymo.',
    'Jeigu viena nuostata negalioja, kitos lieka galioti. Sąlygų, kurių Sutartis nenustato, laikomasi pagal teisės aktus ir Priemonės sąlygas.',
    'Sutarties priedas: 1 priedas. Preliminarus grąžinimo grafikas.',
  ],
});

/** In the order they are cited by. */
const SECTIONS: readonly Section[] = [
  parties,
  basis,
  use,
  interest,
  repayment,
  fee,
  duties,
  breach,
  ending,
  aid,
  data,
  notices,
  disputes,
  final,
];

export const contractClauses = (terms: LoanTerms): ClausedSection[] =>
  SECTIONS.map((section) => section(terms));

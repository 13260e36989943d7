export const CONFIRMATIONS_TITLE = {
  title: 'Patvirtinimai',
  short: 'Patvirtinimai',
  intro: 'Perskaitykite ir pažymėkite kiekvieną patvirtinimą atskirai.',
} as const;

/** Short sentence first, the legal text under it. Keys are the wire names. */
export const CONFIRMATIONS = {
  Check1Confirment: {
    label: 'Turiu teisę teikti šį prašymą',
    hint: 'Patvirtinu, kad esu verslo subjekto vadovas, savarankiškai dirbantis asmuo arba turiu galiojantį įgaliojimą teikti prašymą ir pasirašyti su juo susijusius dokumentus.',
  },
  Check2Correctness: {
    label: 'Visi pateikti duomenys teisingi ir išsamūs',
    hint: 'Suprantu, kad už neteisingų ar tikrovės neatitinkančių duomenų pateikimą atsakau teisės aktų nustatyta tvarka, o dėl tokių duomenų suteiktą paskolą gali tekti grąžinti anksčiau laiko. Apie duomenų pasikeitimus pranešiu nedelsdamas.',
  },
  Check3AgreementToCheck: {
    label: 'Sutinku, kad duomenys būtų tikrinami registruose',
    hint: 'Sutinku, kad paskolos teikėjas iš Registrų centro, Valstybinės mokesčių inspekcijos, „Sodros“ ir kitų registrų gautų prašymui įvertinti būtinus duomenis, įskaitant mokesčių paslaptį sudarančią informaciją apie importą ir eksportą.',
  },
  Check4AgreementToPublish: {
    label: 'Sutinku, kad informacija apie suteiktą pagalbą būtų viešinama',
    hint: 'Suprantu, kad apie 500 000,00 EUR ir didesnę pagalbą per 6 mėnesius skelbiama Valstybės pagalbos skaidrumo paieškos sistemoje: gavėjo pavadinimas, kodas, suma ir suteikimo data.',
  },
  Check5AgreementToManage: {
    label: 'Sutinku, kad mano asmens duomenys būtų tvarkomi',
    hint: 'Patvirtinu, kad susipažinau su pranešimu apie asmens duomenų tvarkymą ir apie jį informavau prašyme nurodytus asmenis. Duomenys ir dokumentai saugomi 10 metų.',
  },
  Check6OtherCircuference: {
    label: 'Nėra kitų aplinkybių, kurios trukdytų gauti paskolą',
    hint: 'Patvirtinu, kad nežinau aplinkybių, dėl kurių paskola negalėtų būti suteikta ar grąžinta, ir kad verslo subjektui nėra taikomos tarptautinės sankcijos.',
  },
  Check7Restructuring: {
    label: 'Nevyksta bankrotas, restruktūrizavimas ar likvidavimas',
    hint: 'Patvirtinu, kad verslo subjektui nėra iškelta nemokumo byla, jis nėra bankrutuojantis, restruktūrizuojamas ar likviduojamas ir neatitinka sąlygų tokiai bylai iškelti.',
  },
  Check8Turnover1: {
    label: 'Nurodyti apyvartos duomenys atitinka buhalterinę apskaitą',
    hint: 'Patvirtinu, kad pajamų, importo ir eksporto sumos paimtos iš apskaitos dokumentų ir prireikus pateiksiu juos pagrindžiančius dokumentus.',
  },
  Check9Turnover2: {
    label: 'Paskolą naudosiu tik prašyme nurodytam tikslui',
    hint: 'Įsipareigoju paskolos nenaudoti dividendams ar kitoms išmokoms dalyviams, paskoloms susijusiems asmenims ir jau turimoms paskoloms grąžinti, o lėšų panaudojimą pagrįsti mokėjimo prašymais per 6 mėnesius nuo sutarties pasirašymo.',
  },
  Check10Chinese: {
    label: '2021 m. importas iš Kinijos arba eksportas į ją sudarė ne mažiau kaip 25 proc.',
    hint: 'Patvirtinu, kad ne mažiau kaip 25 proc. viso 2021 m. importo arba ne mažiau kaip 25 proc. viso eksporto teko Kinijos Liaudies Respublikai, ir tai pagrindžiu pridėta buhalterine pažyma.',
  },
} as const;

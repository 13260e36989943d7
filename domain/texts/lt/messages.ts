// Sentences of the specification that belong to no single form field, letter by letter. Together with the other files here every line of
// the specification's list stands in this catalogue; messages.test.ts proves it.

export const MESSAGES = {
  confirm: {
    deleteRequest: 'Ar tikrai norite ištrinti šią prašymą?',
    deleteFile: 'Ar tikrai norite ištrinti šį failą?',
    leaveForm: 'Užpildyti paraiškos duomenys nėra išsaugoti. Ar tikrai norite grįžti į prašymų sąrašą?',
    leavePaymentDocument:
      'Ar tikrai norite grįžti į mokėjimų prašymų sąrašą. Ne visi pakeitimai yra išsaugoti.',
  },
  notice: {
    documentSaved: 'Dokumentas išsaugotas sėkmingai',
    conditionsChangeSent: 'Prašymas pakeisti sutartį sėkmingai pateiktas',
  },
  dialog: { errorTitle: 'Klaida' },
  representation: { title: 'Įmonės atstovavimas', self: 'Atstovauju save', authorizations: 'Įgaliojimai' },
  vmi: {
    title: 'VMI užklausos',
    check: 'Tikrinti VMI',
    tableTitle: 'Tikrintos VMI įmonės/asmenys',
    wrongCode: '* įmonės kodas turi būti sudarytas iš 9 skaitmenų, o asmens kodas - iš 11 skaitmenų',
    sent: 'Užklausa į VMI sėkmingai nusiųsta',
    failed: 'Užklausa į VMI nesėkminga',
  },
  paymentDocument: {
    title: 'Dokumento duomenys',
    save: 'Išsaugoti',
    back: 'Atgal į mokėjimo prašymą',
    edit: 'Koreguoti dokumento duomenis',
    applicantValue: 'Pareiškėjo įvesta reikšmė',
    assessorValue: 'Vertintojo įvesta reikšmė',
    assessorNote: 'Vertintojo pastaba',
    valueMissing: 'Nepasirinkta reikšmė',
    typeMissing: 'Turite pasirinkti dokumento tipą',
    supplierTypeMissing: 'Turite pasirinkti tiekėjo tipą',
    supplierCodeTooLong: 'Per ilgas įmonės kodas',
    dateWrong: 'Neteisingai pasirinkta data',
    sumOverMax: 'Suma negali būti didesnė už {max}',
    sumUnderMin: 'Suma negali būti mažesnė už {min}',
    fieldMissing: 'Neįvestas privalomas laukas',
    originsEqual: 'Lėšų kilmė negali sutapti',
    originMissing: 'Nepasirinkta lėšų kilmė',
  },
} as const;

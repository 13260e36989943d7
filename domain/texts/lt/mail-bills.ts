// Mails about bills of rent (decision 0109); the owner's names no number either.
const BILLS = 'Peržiūrėti sąskaitas';

export const BILL_MAIL = {
  billReturned: {
    subject: 'Prašymo Nr. {numeris} nuomos sąskaita grąžinta tikslinti',
    title: 'Nuomos sąskaita grąžinta tikslinti',
    body: 'Nuomos sąskaitą reikia patikslinti. Ką pataisyti, parašyta portale.',
    missed: null,
    button: 'Pataisyti sąskaitą',
  },
  billRejected: {
    subject: 'Prašymo Nr. {numeris} nuomos sąskaita atmesta',
    title: 'Nuomos sąskaita atmesta',
    body: 'Nuomos sąskaita atmesta. Priežastis rasite portale.',
    missed: null,
    button: BILLS,
  },
  billsFunded: {
    subject: 'Prašymo Nr. {numeris} nuomos sąskaitos patvirtintos finansuoti',
    title: 'Nuomos sąskaitos patvirtintos finansuoti',
    body: 'Nuomos sąskaitos patvirtintos finansuoti. Kurios ir kiek, matote portale.',
    missed: null,
    button: BILLS,
  },
  billToConfirm: {
    subject: 'Gavote nuomos sąskaitą, kurią reikia patvirtinti',
    title: 'Nuomos sąskaita laukia jūsų patvirtinimo',
    body: 'Nuomininkas pateikė nuomos sąskaitą. Patikrinkite ją ir patvirtinkite arba grąžinkite.',
    missed: null,
    button: BILLS,
  },
} as const;

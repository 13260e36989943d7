export const PURPOSE = {
  title: 'Dalykinių santykių tikslas',
  short: 'Santykių tikslas',
  reason: 'Dalykinių santykių tikslas',
  reasonHint: 'Kam prašote paskolos, iš kokių pajamų ją grąžinsite ir su kuo susiję mokėjimai',
} as const;

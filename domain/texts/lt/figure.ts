import { AGE_FROM, figureOf } from '../../statistics/figures.ts';
import { STATUS_TEXT } from './status.ts';

/** Working days of a bucket of the ageing: „6–10“, „> 30“. */
export function ageText(bucket: number): string {
  const [from = 0, next] = [AGE_FROM[bucket], AGE_FROM[bucket + 1]];
  return next === undefined ? `>\u00A0${from - 1}` : `${from}–${next - 1}`;
}

const SIMPLE = {
  submitted: 'Kada nors pateiktos',
  yesterday: 'Pirmą kartą pateiktos vakar',
  inTerm: 'Nuspręsta per terminą',
  overTerm: 'Nuspręsta vėliau nei per terminą',
} as const;

const LOAD = {
  late: 'Terminas praėjęs',
  soon: 'Liko iki 5 d. d.',
  later: 'Liko daugiau kaip 5 d. d.',
} as const;

/** Which requests a figure counts, as a chip of the list says it. */
export function figureText(key: string): string {
  const figure = figureOf(key);
  switch (figure?.kind) {
    case undefined:
      return key;
    case 'decision':
      return figure.id === 110 ? 'Sprendimas: finansuoti' : 'Sprendimas: nefinansuoti';
    case 'age':
      return `${STATUS_TEXT[figure.status].short}: ${ageText(figure.bucket)} d. d.`;
    case 'decidedIn':
      return `Nuspręsta per ${figure.days} d. d.`;
    case 'load':
      return LOAD[figure.part];
    default:
      return SIMPLE[figure!.kind];
  }
}

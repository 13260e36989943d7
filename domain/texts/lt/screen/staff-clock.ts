// The working-day ruler in words.
import type { ClockKind } from '../../../application/clocks.ts';
import { counted, MONTH, WORKING_DAY, WORKING_DAY_ACCUSATIVE } from '../plural.ts';

const NBSP = '\u00A0';
const MINUS = '\u2212';

/** Accusative without „darbo“: after „stovėjo“. */
const HELD = { one: 'dieną', few: 'dienas', other: 'dienų' };

export const CLOCK_TITLE = {
  evaluation: 'Vertinimo terminas',
  decisionNotice: 'Pranešimo apie sprendimą terminas',
  contract: 'Sutarties rengimo terminas',
  applicantSigns: 'Pareiškėjo pasirašymo terminas',
  applicantSignsChange: 'Pakeitimo pasirašymo terminas',
  providerSigns: 'Teikėjo pasirašymo terminas',
  conditionsReview: 'Sąlygų keitimo nagrinėjimo terminas',
  additionalDocuments: 'Papildomų dokumentų terminas',
  correction: 'Tikslinimo terminas',
  fundsUse: 'Lėšų panaudojimo terminas',
  appeal: 'Apskundimo terminas',
} as const satisfies Record<ClockKind, string>;

export const CLOCK_WORDS = {
  start: (length: number, date: string) => `${counted(length, WORKING_DAY)} nuo ${date}.`,
  months: (length: number, date: string) => `${counted(length, MONTH)} nuo ${date}.`,
  used: (runs: readonly number[], total: number) =>
    runs.length > 1
      ? `Panaudota ${runs.join(`${NBSP}+${NBSP}`)}${NBSP}=${NBSP}${total}.`
      : `Panaudota ${total}.`,
  held: (days: number, paused: boolean) =>
    paused
      ? `kol laukiame pareiškėjo, terminas stovi jau ${counted(days, HELD)}`
      : `kol laukta pareiškėjo, terminas stovėjo ${counted(days, HELD)}`,
  holidays: (items: readonly { name: string; monthDay: string }[]) =>
    `neskaičiuojama: ${items.map(({ name, monthDay }) => `${name.replace(/^.*\((.*)\)$/, '$1')} (${monthDay})`).join(', ')}`,
  holiday: 'šventė',
  subtraction: (length: number, used: number, left: number, due: string) =>
    `${length}${NBSP}${MINUS}${NBSP}${used}${NBSP}=${NBSP}${left}, todėl iki ${due}.`,
  until: (due: string) => `Todėl iki ${due}.`,
  overdue: (due: string, days: number) =>
    `Baigėsi ${due}, vėluojama ${counted(days, WORKING_DAY_ACCUSATIVE)}.`,
  paused: (left: number) => `Terminas sustabdytas, liks ${counted(left, WORKING_DAY)}.`,
  stopped: (used: number) => `Terminas sustojo po ${used}${NBSP}d.${NBSP}d.`,
} as const;

export const NO_CLOCK = 'Šioje būsenoje joks terminas neskaičiuojamas.';
export const CLOCK_EXTENDED = 'pratęstas';

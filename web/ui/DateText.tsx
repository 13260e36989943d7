import type { ReactNode } from 'react';

/** A date with digits of one width; never breaks. */
export function DateText({ value }: { value: string }) {
  return <span className="num">{value}</span>;
}

/** Dates inside a sentence, set as dates. */
export function withDates(sentence: string): ReactNode[] {
  return sentence
    .split(/(\d{4}-\d{2}-\d{2})/)
    .map((part, index) => (index % 2 === 1 ? <DateText key={index} value={part} /> : part));
}

import type { ReactNode } from 'react';
import { DateText } from '../../ui/DateText.tsx';

/** Dates of a sentence stand out and never break; „dar nepateiktas“ too, because saved is not submitted. */
export function boldDates(sentence: string): ReactNode[] {
  return sentence
    .split(/(\d{4}-\d{2}-\d{2}|dar nepateiktas)/)
    .map((part, index) =>
      index % 2 === 1 ? <b key={index}>{/^\d/.test(part) ? <DateText value={part} /> : part}</b> : part,
    );
}

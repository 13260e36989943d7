import type { ReactNode } from 'react';

/** Dates of a sentence stand out and never break; „dar nepateiktas“ too, because saved is not submitted. */
export function boldDates(sentence: string): ReactNode[] {
  return sentence.split(/(\d{4}-\d{2}-\d{2}|dar nepateiktas)/).map((part, index) =>
    index % 2 === 1 ? (
      <b key={index} className="num">
        {part}
      </b>
    ) : (
      part
    ),
  );
}

import { filled, type Values } from './filled.ts';
import { linesOf } from './template.ts';

export interface MadeText {
  title: string;
  facts: { label: string; value: string }[];
  sections: { heading: string; paragraphs: string[] }[];
}

/** A document of its template. Sections and clauses get the numbers they are cited by when the kind is cited by numbers. */
export function madeOf(source: string, values: Values, isNumbered: boolean): MadeText {
  const made: MadeText = { title: '', facts: [], sections: [] };
  for (const line of linesOf(source)) {
    if (line.kind === 'title') made.title = filled(line.text, values);
    else if (line.kind === 'heading')
      made.sections.push({ heading: filled(line.text, values), paragraphs: [] });
    else if (line.kind === 'fact') {
      if (line.condition === null || values[line.condition])
        made.facts.push({ label: filled(line.label, values), value: filled(line.value, values) });
    } else {
      const text = filled(line.text, values).trim();
      if (text) made.sections.at(-1)?.paragraphs.push(text);
    }
  }
  const sections = made.sections.filter(({ paragraphs }) => paragraphs.length > 0);
  return { ...made, sections: isNumbered ? sections.map(numbered) : sections };
}

function numbered({ heading, paragraphs }: MadeText['sections'][number], at: number) {
  const section = at + 1;
  return {
    heading: `${section}. ${heading}`,
    paragraphs: paragraphs.map((text, index) => `${section}.${index + 1}. ${text}`),
  };
}

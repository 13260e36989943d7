import type { ComboboxItem, OptionsFilter } from '@mantine/core';
import { fold } from '../../domain/texts/lt/format.ts';

/** Every word of the search must occur; diacritics and case do not matter. */
export const foldedFilter: OptionsFilter = ({ options, search, limit }) => {
  const words = fold(search).split(/\s+/).filter(Boolean);
  return (options as ComboboxItem[])
    .filter((option) => words.every((word) => fold(option.label).includes(word)))
    .slice(0, limit);
};

import type { ComboboxItem, ComboboxItemGroup, OptionsFilter } from '@mantine/core';
import { searched } from '../../domain/classifiers/words.ts';

type Options = readonly (ComboboxItem | ComboboxItemGroup<ComboboxItem>)[];

const labelOf = ({ label }: ComboboxItem): string => label;

/** Every word of the search must occur in some form; the best come first, within its group where there are groups. */
export const foldedFilter: OptionsFilter = ({ options, search, limit }) => {
  const groups = (options as Options).filter((option) => 'group' in option);
  if (groups.length === 0) return searched(options as ComboboxItem[], search, labelOf).slice(0, limit);
  return groups
    .map(({ group, items }) => ({ group, items: searched(items, search, labelOf).slice(0, limit) }))
    .filter(({ items }) => items.length > 0);
};

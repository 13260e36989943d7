import { Select, type SelectProps } from '@mantine/core';
import { IconSelector } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Field, FormData, Place } from '../../domain/forms/form.ts';
import { shownAt } from '../../domain/forms/form.ts';
import { getAt } from '../../domain/forms/path.ts';
import { PLACE } from '../../domain/texts/lt/form/place.ts';
import { UI } from '../../domain/texts/lt/screen/common.ts';
import { fieldId } from './field-id.ts';
import { foldedFilter } from './folded-filter.ts';
import { placesAbove } from './place-choice.ts';
import { placesQuery, type PlaceOption } from './place-lists.ts';
import { textOf } from './text-of.ts';

interface PlaceSelectProps {
  field: Field;
  place: Place;
  /** Answers as of a moment ago. */
  data: FormData;
  initial: unknown;
  error: string | undefined;
  /** Where the value is from, when nobody chose it. */
  source: string | undefined;
  onPlace: (place: Place, chosen: PlaceOption | null) => void;
}

/** One step of the cascade; it opens when the place above it is chosen. */
export function PlaceSelect({ field, place, data, initial, error, source, onPlace }: PlaceSelectProps) {
  const [value, setValue] = useState<string | null>(textOf(initial) || null);
  const above = placesAbove(data, place.at);
  const list = useQuery(placesQuery(place.level, above));
  const name = textOf(getAt(data, shownAt(field)));
  const options = useMemo(() => {
    const found = (list.data ?? []).map((listed) => ({ value: String(listed.id), label: listed.name }));
    const isKnown = value === null || found.some((option) => option.value === value);
    // A chosen place is shown while the list is on its way.
    return isKnown ? found : [{ value, label: name || value }, ...found];
  }, [list.data, name, value]);
  const isEmpty = list.data?.length === 0;
  const isWaiting = place.level !== 'district' && !list.isFetched;
  const hint = placeHint(place, { isEmpty, isWaiting: isWaiting && !list.isFetching });
  const props: SelectProps = {
    id: fieldId(field.path),
    name: field.path,
    label: field.optional ? `${field.label} ${UI.optional}` : field.label,
    error,
  };
  return (
    <Select
      {...props}
      data={options}
      value={value}
      onChange={(next) => {
        setValue(next);
        onPlace(place, list.data?.find((listed) => String(listed.id) === next) ?? null);
      }}
      disabled={value === null && (isEmpty || isWaiting)}
      description={value === null && name ? PLACE.before(name) : source}
      searchable
      clearable={Boolean(field.optional)}
      clearButtonProps={{ 'aria-label': PLACE.clear(field.label) }}
      allowDeselect={false}
      filter={foldedFilter}
      limit={60}
      maxDropdownHeight={320}
      placeholder={hint}
      nothingFoundMessage={list.isError ? PLACE.failed : PLACE.nothing}
      rightSection={<IconSelector size={16} stroke={1.6} aria-hidden />}
      rightSectionPointerEvents="none"
      autoComplete="off"
      selectFirstOptionOnChange
      inputWrapperOrder={['label', 'input', 'description', 'error']}
    />
  );
}

function placeHint({ level }: Place, state: { isEmpty: boolean; isWaiting: boolean }): string {
  if (state.isEmpty) return PLACE.none;
  if (!state.isWaiting || level === 'district') return PLACE.choose;
  return level === 'municipality' ? PLACE.districtFirst : PLACE.municipalityFirst;
}

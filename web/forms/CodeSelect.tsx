import { Select, type ComboboxItem, type SelectProps } from '@mantine/core';
import { IconSelector } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { PLACE } from '../../domain/texts/lt/form/place.ts';
import { FORM } from '../../domain/texts/lt/screen/form.ts';
import { countriesQuery, evrkQuery } from './code-lists.ts';
import { foldedFilter } from './folded-filter.ts';
import classes from './forms.module.css';

interface CodeSelectProps extends Omit<SelectProps, 'data' | 'onChange' | 'defaultValue'> {
  kind: 'evrk' | 'country';
  /** Codes that come first (activities the tax authority lists). */
  registered: readonly string[] | null;
  /** Nothing but those is offered, as soon as there are any. */
  onlyRegistered?: boolean;
  defaultValue: string;
  onValue: (value: string) => void;
}

/** Activity or country by code or name. The full name is repeated under the input where it would be clipped. */
export function CodeSelect({
  kind,
  registered,
  onlyRegistered,
  defaultValue,
  onValue,
  ...rest
}: CodeSelectProps) {
  const [value, setValue] = useState<string | null>(defaultValue || null);
  const evrk = useQuery({ ...evrkQuery, enabled: kind === 'evrk' });
  const countries = useQuery({ ...countriesQuery, enabled: kind === 'country' });
  const list = useMemo(() => {
    const all: ComboboxItem[] =
      kind === 'evrk'
        ? (evrk.data ?? []).map(({ code, name }) => ({ value: code, label: `${code} ${name}` }))
        : (countries.data ?? []).map((country) => ({ value: country.Code, label: country.Name }));
    const known = new Set(all.map((item) => item.value));
    // A code of an older classifier version is kept, not lost.
    const extra = [defaultValue, ...(registered ?? [])].filter((code) => code && !known.has(code));
    return [...new Set(extra)].map((code) => ({ value: code, label: code })).concat(all);
  }, [kind, evrk.data, countries.data, registered, defaultValue]);
  const data = useMemo(() => {
    const own = new Set(registered ?? []);
    const [first, others] = [list.filter(isOwn), list.filter((item) => !isOwn(item))];
    // A chosen code of an older list stands among the others, never under „registered“.
    if (onlyRegistered && own.size > 0) return [...first, ...others.filter(isChosen)];
    if (first.length === 0) return list;
    return [
      { group: FORM.evrkRegistered, items: first },
      { group: FORM.evrkOthers, items: others },
    ];

    function isOwn(item: ComboboxItem): boolean {
      return own.has(item.value);
    }
    function isChosen(item: ComboboxItem): boolean {
      return item.value === defaultValue;
    }
  }, [list, registered, onlyRegistered, defaultValue]);
  const label = list.find((item) => item.value === value)?.label;
  return (
    <div>
      <Select
        {...rest}
        data={data}
        value={value}
        onChange={(next) => {
          setValue(next);
          onValue(next ?? '');
        }}
        searchable
        // What is typed takes the place of what was chosen.
        onFocus={(event) => event.currentTarget.select()}
        allowDeselect={false}
        filter={foldedFilter}
        // Countries are few enough to be read through; the chosen one is then always among them.
        limit={kind === 'evrk' ? 60 : undefined}
        maxDropdownHeight={320}
        placeholder={kind === 'evrk' ? FORM.evrkSearch : PLACE.country}
        nothingFoundMessage={kind === 'evrk' ? FORM.evrkNothing : FORM.countryNothing}
        rightSection={<IconSelector size={16} stroke={1.6} aria-hidden />}
        rightSectionPointerEvents="none"
        comboboxProps={{ withinPortal: true }}
        // Until the list is here a code stands where its name will.
        aria-busy={evrk.isLoading || countries.isLoading || undefined}
        autoComplete="off"
        selectFirstOptionOnChange
        title={label}
      />
      {label && label.length > 30 && <div className={classes.fullLabel}>{label}</div>}
    </div>
  );
}

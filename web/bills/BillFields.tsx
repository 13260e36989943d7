import { Autocomplete, Select, TextInput } from '@mantine/core';
import { useState } from 'react';
import { BILL_TYPE_TEXT } from '../../domain/texts/lt/bill-type.ts';
import { BILL_PAGE as T } from '../../domain/texts/lt/screen/bills.ts';
import { vilniusDate } from '../../domain/values/days.ts';
import type { TypedFields } from '../payment-document/use-typed-fields.ts';
import { DateInput } from '../ui/input/DateInput.tsx';
import { MoneyInput } from '../ui/input/MoneyInput.tsx';
import classes from './Bills.module.css';
import type { Leases } from './queries.ts';

type Name = keyof typeof T.fields;

export const billInputId = (name: string): string => `bill-${name}`;

interface BillFieldsProps {
  fields: TypedFields;
  errors: Readonly<Record<string, string>>;
  leases: Leases['Items'];
}

/** Fields of a bill; premises of a registered lease bring their owner along. */
export function BillFields({ fields, errors, leases }: BillFieldsProps) {
  const [today] = useState(() => vilniusDate(Date.now()));
  const { texts, set, fill, generation } = fields;
  const props = (name: Name) => ({
    id: billInputId(name),
    label: T.fields[name],
    description: (T.hints as Partial<Record<Name, string>>)[name],
    error: errors[name],
    required: true,
    withAsterisk: false,
  });
  const typed = (name: Name) => ({
    ...props(name),
    value: texts[name] ?? '',
    onChange: (event: { currentTarget: { value: string } }) => set(name, event.currentTarget.value),
    autoComplete: 'off',
  });
  const choosePremises = (value: string) => {
    const lease = leases.find(({ RealEstateObjectId }) => RealEstateObjectId === value);
    if (!lease) return set('RealEstateObjectId', value);
    const { OwnerCode, OwnerName } = lease;
    fill({ RealEstateObjectId: value, OwnerCode, ...(OwnerName ? { OwnerName } : {}) });
  };
  return (
    <>
      <TextInput {...typed('Number')} maxLength={60} />
      <Select
        {...props('InvoiceType')}
        data={Object.entries(BILL_TYPE_TEXT).map(([value, label]) => ({ value, label }))}
        value={texts.InvoiceType ?? null}
        onChange={(value) => set('InvoiceType', value ?? '')}
        allowDeselect={false}
        checkIconPosition="right"
      />
      <DateInput
        key={`date ${generation}`}
        {...props('RentDate')}
        defaultValue={texts.RentDate ?? ''}
        onValue={(value) => set('RentDate', value)}
        maxDate={today}
      />
      <MoneyInput
        key={`sum ${generation}`}
        {...props('Sum')}
        defaultValue={texts.Sum ?? ''}
        onValue={(value) => set('Sum', value)}
      />
      <Autocomplete
        size="md"
        {...props('RealEstateObjectId')}
        className={classes.wide}
        data={[...new Set(leases.map(({ RealEstateObjectId }) => RealEstateObjectId))]}
        value={texts.RealEstateObjectId ?? ''}
        onChange={choosePremises}
        maxLength={30}
      />
      <TextInput {...typed('OwnerCode')} inputMode="numeric" maxLength={11} />
      <TextInput {...typed('OwnerName')} maxLength={250} />
    </>
  );
}

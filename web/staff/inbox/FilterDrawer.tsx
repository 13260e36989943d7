import { Button, Checkbox, Drawer, NativeSelect, TextInput } from '@mantine/core';
import { STATUS_IDS } from '../../../domain/application/status.ts';
import { FILTER_LABEL, INBOX } from '../../../domain/texts/lt/screen/staff-inbox.ts';
import { STATUS_TEXT } from '../../../domain/texts/lt/status.ts';
import { DateRangeFields } from './DateRangeFields.tsx';
import {
  ACTION_CODES,
  actionCodeLabel,
  FLAG_FIELDS,
  NUMBER_FIELDS,
  RANGE_FIELDS,
  WORD_FIELDS,
} from './filter-fields.ts';
import classes from './FilterBar.module.css';
import { NO_RANGE, withFlag, withNumber, withRange, withWords, type InboxFilter } from './inbox-filter.ts';
import '@mantine/core/styles/Drawer.layer.css';

interface FilterDrawerProps {
  opened: boolean;
  filter: InboxFilter;
  assessors: readonly { id: string; name: string }[];
  total: number | null;
  onChange: (filter: InboxFilter) => void;
  onClear: () => void;
  onClose: () => void;
}

/** Every filter of the specification, grouped; each takes effect at once, the list stays in sight. */
export function FilterDrawer({
  opened,
  filter,
  assessors,
  total,
  onChange,
  onClear,
  onClose,
}: FilterDrawerProps) {
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title={INBOX.allFilters}
      position="right"
      size={400}
      padding={20}
    >
      <div className={classes.drawer}>
        {WORD_FIELDS.map(({ key, label, digits }, index) => (
          <TextInput
            key={key}
            data-autofocus={index === 0 || undefined}
            label={label}
            inputMode={digits ? 'numeric' : 'text'}
            defaultValue={filter.words[key] ?? ''}
            onBlur={(event) => {
              const text = event.currentTarget.value.trim();
              onChange(withWords(filter, key, digits ? text.replace(/\D/g, '') : text));
            }}
          />
        ))}
        <Checkbox.Group
          label={FILTER_LABEL.status}
          value={filter.statuses.map(String)}
          onChange={(values) =>
            onChange({ ...filter, statuses: STATUS_IDS.filter((id) => values.includes(String(id))) })
          }
        >
          <div className={classes.choices}>
            {STATUS_IDS.map((id) => (
              <Checkbox key={id} size="xs" value={String(id)} label={STATUS_TEXT[id].label} />
            ))}
          </div>
        </Checkbox.Group>
        <NativeSelect
          label={FILTER_LABEL.assessor}
          value={filter.assessorId ?? ''}
          onChange={(event) => onChange({ ...filter, assessorId: event.currentTarget.value || null })}
          data={[
            { value: '', label: INBOX.anyone },
            ...assessors.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <NativeSelect
          label={FILTER_LABEL.action}
          value={filter.action ?? ''}
          onChange={(event) =>
            onChange({
              ...filter,
              action: event.currentTarget.value ? Number(event.currentTarget.value) : null,
            })
          }
          data={[
            { value: '', label: INBOX.anything },
            ...ACTION_CODES.map((code) => ({ value: String(code), label: actionCodeLabel(code) })),
          ]}
        />
        <TextInput
          label={FILTER_LABEL.email}
          inputMode="email"
          defaultValue={filter.email}
          onBlur={(event) => onChange({ ...filter, email: event.currentTarget.value })}
        />
        {RANGE_FIELDS.map(({ key, label }) => (
          <DateRangeFields
            key={key}
            label={label}
            range={filter.ranges[key] ?? NO_RANGE}
            onChange={(range) => onChange(withRange(filter, key, range))}
          />
        ))}
        <div className={classes.pair}>
          {NUMBER_FIELDS.map(({ key, label }) => (
            <TextInput
              key={key}
              label={label}
              inputMode="numeric"
              defaultValue={filter.numbers[key] ?? ''}
              onBlur={(event) => {
                const text = event.currentTarget.value.trim();
                onChange(withNumber(filter, key, /^\d{1,4}$/.test(text) ? Number(text) : null));
              }}
            />
          ))}
        </div>
        {FLAG_FIELDS.map(({ key, label, yesOnly }) => (
          <NativeSelect
            key={key}
            label={label}
            value={filter.flags[key] === undefined ? '' : filter.flags[key] ? 'yes' : 'no'}
            onChange={(event) => {
              const { value } = event.currentTarget;
              onChange(withFlag(filter, key, value === '' ? null : value === 'yes'));
            }}
            data={[
              { value: '', label: INBOX.anything },
              { value: 'yes', label: INBOX.yes },
              ...(yesOnly ? [] : [{ value: 'no', label: INBOX.no }]),
            ]}
          />
        ))}
        <Button size="md" onClick={onClose}>
          {total === null ? INBOX.showResults : INBOX.showCount(total)}
        </Button>
        <Button size="md" variant="default" onClick={onClear}>
          {INBOX.clear}
        </Button>
      </div>
    </Drawer>
  );
}

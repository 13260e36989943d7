import { IconInfoCircle } from '@tabler/icons-react';
import { memo, useId, useState, type ReactNode } from 'react';
import {
  isEditable,
  isShown,
  type Field,
  type FormContext,
  type FormData,
  type Place,
  type Section as SectionData,
} from '../../domain/forms/form.ts';
import { getAt } from '../../domain/forms/path.ts';
import type { SourceStandings } from '../../domain/forms/source-standing.ts';
import { sectionStateText } from '../../domain/texts/lt/form/progress.ts';
import { FORM } from '../../domain/texts/lt/screen/form.ts';
import { ToneBadge } from '../ui/StatusBadge.tsx';
import { Section } from '../ui/Section.tsx';
import { FieldInput } from './FieldInput.tsx';
import { sectionId } from './field-id.ts';
import classes from './forms.module.css';
import { KnownValue } from './KnownValue.tsx';
import { LookUpNote, lookUpError } from './LookUpNote.tsx';
import type { PlaceOption } from './place-lists.ts';
import { PlaceSelect } from './PlaceSelect.tsx';
import { RegisterFields } from './RegisterFields.tsx';
import { RowsField } from './RowsField.tsx';
import type { Companies } from './use-companies.ts';

interface FormSectionProps {
  section: SectionData;
  /** Place on the screen, from 1. */
  number: number;
  /** Answers with read-only values, as of a moment ago. */
  data: FormData;
  /** What stands in the inputs, rows that are still empty included. */
  typed: FormData;
  context: FormContext;
  applies: boolean;
  returned: boolean;
  /** How the registers behind its values stand; not known yet without. */
  standings: SourceStandings | undefined;
  /** What stands right after a field: the limit hint. */
  after?: Readonly<Record<string, ReactNode>>;
  initialOf: (path: string) => unknown;
  keyOf: (path: string) => string;
  errorOf: (path: string) => string | undefined;
  /** Where a value is from that nobody typed. */
  sourceOf: (path: string) => string | undefined;
  /** Where the value of an empty field would be from. */
  knownFrom: (path: string) => string | undefined;
  onPutIn: (path: string) => void;
  onChange: (path: string, value: unknown) => void;
  onRows: (path: string, rows: readonly unknown[]) => void;
  onPlace: (place: Place, chosen: PlaceOption | null) => void;
  companies: Companies;
}

/** One section from its data: register card, then its fields by kind. */
export const FormSection = memo(function FormSection(props: FormSectionProps) {
  const { section, number, data, context, returned } = props;
  const [help, setHelp] = useState(false);
  const helpId = useId();
  const readOnly = section.fields.filter((field) => !isEditable(field) && isShown(field, data, context));
  const asked = section.fields.filter((field) => isEditable(field) && isShown(field, data, context));
  const aside = (
    <>
      {returned && <ToneBadge tone="warning">{FORM.returnedMark}</ToneBadge>}
      {section.help && (
        <button
          type="button"
          className={classes.how}
          aria-expanded={help}
          aria-controls={helpId}
          onClick={() => setHelp(!help)}
        >
          <IconInfoCircle size={16} stroke={1.8} aria-hidden />
          <span className={classes.howLong}>{FORM.how}</span>
          <span className={classes.howShort} aria-hidden>
            {FORM.howShort}
          </span>
        </button>
      )}
    </>
  );
  return (
    <Section
      id={sectionId(section.id)}
      number={number}
      title={section.title}
      aside={aside}
      {...(returned ? { tone: 'warning' as const } : {})}
    >
      {section.help && (
        <p id={helpId} hidden={!help} className={classes.help}>
          {section.help}
        </p>
      )}
      {!props.applies ? (
        <p className={classes.hint}>{sectionStateText({ kind: 'notApplicable' })}</p>
      ) : (
        <>
          {section.intro && <p className={classes.intro}>{section.intro}</p>}
          {readOnly.length > 0 && (
            <RegisterFields fields={readOnly} data={data} context={context} standings={props.standings} />
          )}
          {/* A form of its own: browsers' autofill looks through the whole form with every keystroke, half of what one takes. */}
          <form className={classes.grid} noValidate onSubmit={(event) => event.preventDefault()}>
            {asked.map((field, index) => (
              <FieldSlot
                // A list draws its rows anew by itself, and remembers where the focus goes when one comes or leaves.
                key={field.kind === 'rows' ? field.path : `${field.path}-${props.keyOf(field.path)}`}
                width={field.kind === 'rows' ? 'full' : (field.width ?? 'half')}
                newLine={(field.width === 'third') !== (asked[index - 1]?.width === 'third')}
                after={props.after?.[field.path]}
              >
                <SlotInput {...props} field={field} />
                <KnownSlot {...props} field={field} />
              </FieldSlot>
            ))}
          </form>
        </>
      )}
    </Section>
  );
});

function SlotInput({
  field,
  data,
  typed,
  context,
  companies,
  ...props
}: FormSectionProps & { field: Field }) {
  const initial = props.initialOf(field.path) ?? getAt(data, field.path);
  const value = getAt(data, field.path);
  const error = props.errorOf(field.path) ?? (field.lookUp ? lookUpError(value, companies) : undefined);
  if (field.kind === 'rows')
    return (
      <RowsField
        field={field}
        snapshot={typed}
        context={context}
        companies={companies}
        keyOf={props.keyOf}
        errorOf={props.errorOf}
        source={props.sourceOf(field.path)}
        onChange={props.onChange}
        onRows={props.onRows}
      />
    );
  if (field.place)
    return (
      <PlaceSelect
        field={field}
        place={field.place}
        data={data}
        initial={initial}
        error={error}
        source={props.sourceOf(field.path)}
        onPlace={props.onPlace}
      />
    );
  return (
    <>
      <FieldInput
        field={field}
        path={field.path}
        initial={initial}
        error={error}
        source={props.sourceOf(field.path)}
        context={context}
        onChange={props.onChange}
      />
      {field.lookUp && <LookUpNote code={value} companies={companies} />}
    </>
  );
}

function KnownSlot({ field, knownFrom, onPutIn }: FormSectionProps & { field: Field }) {
  const source = knownFrom(field.path);
  return source && <KnownValue label={field.label} path={field.path} source={source} onPutIn={onPutIn} />;
}

interface FieldSlotProps {
  width: string;
  /** Thirds and halves do not tile: a change between them starts a row. */
  newLine: boolean;
  after: ReactNode;
  children: ReactNode;
}

function FieldSlot({ width, newLine, after, children }: FieldSlotProps) {
  return (
    <>
      <div className={classes.cell} data-width={width} data-newline={newLine || undefined}>
        {children}
      </div>
      {after && (
        <div className={classes.cell} data-width="half">
          {after}
        </div>
      )}
    </>
  );
}

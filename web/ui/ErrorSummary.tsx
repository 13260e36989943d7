import { IconAlertCircle } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { ERRORS } from '../../domain/texts/lt/screen/common.ts';
import classes from './ErrorSummary.module.css';

export interface ErrorLine {
  /** id of the field that takes the focus. */
  fieldId: string;
  /** „Banko sąskaita (IBAN): Neteisingas formatas“. */
  text: string;
  section: string;
}

interface ErrorSummaryProps {
  lines: readonly ErrorLine[];
  /** How often it was asked for: it takes the focus each time. */
  asked: number;
  onGo: (fieldId: string) => void;
}

/** „Nustatytos klaidos“: how many, then every one of them under its section, each a way to its field. */
export default function ErrorSummary({ lines, asked, onGo }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (asked > 0) box.current?.focus();
  }, [asked]);
  return (
    <div ref={box} className={classes.box} role="alert" tabIndex={-1} aria-labelledby="error-summary-title">
      <IconAlertCircle className={classes.icon} size={22} stroke={1.8} aria-hidden />
      <div className={classes.content}>
        <h2 id="error-summary-title" className={classes.title}>
          {ERRORS.heading}
        </h2>
        <p>
          {ERRORS.thereAre(lines.length)} {ERRORS.kept}
        </p>
        <dl className={classes.list}>
          {grouped(lines).map(([section, inside]) => (
            <div key={section} className={classes.group}>
              <dt className={classes.section}>{section}</dt>
              {inside.map((line, index) => (
                <dd key={`${line.fieldId}-${index}`}>
                  <a
                    href={`#${line.fieldId}`}
                    onClick={(event) => {
                      event.preventDefault();
                      onGo(line.fieldId);
                    }}
                  >
                    {line.text}
                  </a>
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

/** In the order of the form; those of one section stand together. */
function grouped(lines: readonly ErrorLine[]): [string, ErrorLine[]][] {
  const groups = new Map<string, ErrorLine[]>();
  for (const line of lines) groups.set(line.section, [...(groups.get(line.section) ?? []), line]);
  return [...groups];
}

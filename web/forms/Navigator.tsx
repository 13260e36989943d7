import { IconAlertCircle, IconCheck } from '@tabler/icons-react';
import type { FormProgress, SectionProgress } from '../../domain/forms/progress.ts';
import { SECTIONS } from '../../domain/forms/sections/index.ts';
import { GROUP_TITLE } from '../../domain/texts/lt/form/shared.ts';
import { FORM } from '../../domain/texts/lt/screen/form.ts';
import { Ruler, rulerCells } from '../ui/Ruler.tsx';
import { sectionId } from './field-id.ts';
import classes from './Navigator.module.css';

interface NavigatorProps {
  progress: FormProgress;
  current: string | null;
  returned: ReadonlySet<string>;
  onGo: (id: string) => void;
}

const groupOf = new Map(SECTIONS.map((section) => [section.id, section.group]));

/** Every section with its state; progress above. */
export function Navigator({ progress, current, returned, onGo }: NavigatorProps) {
  return (
    <nav className={classes.nav} aria-label={FORM.navigation} data-print="no">
      <p className={classes.text}>{progress.text}</p>
      <Ruler days={rulerCells(progress.done, progress.total)} name={progress.text} plain />
      <ol className={classes.list}>
        {progress.sections.map((section, index) => {
          const group = groupOf.get(section.id);
          const first = group !== groupOf.get(progress.sections[index - 1]?.id as never);
          return (
            <li key={section.id}>
              {first && group && <span className={classes.group}>{GROUP_TITLE[group]}</span>}
              <a
                href={`#${sectionId(section.id)}`}
                className={classes.row}
                aria-current={current === section.id ? 'true' : undefined}
                data-quiet={section.state.kind === 'notApplicable' || undefined}
                onClick={(event) => {
                  event.preventDefault();
                  onGo(section.id);
                }}
              >
                <span className={classes.number}>{index + 1}</span>
                <span className={classes.title}>{section.short}</span>
                <SectionStateWords section={section} returned={returned.has(section.id)} />
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function SectionStateWords({ section, returned }: { section: SectionProgress; returned: boolean }) {
  const { kind } = section.state;
  if (returned && kind !== 'errors')
    return <span className={`${classes.state} ${classes.returned}`}>{FORM.returnedMark}</span>;
  return (
    <span className={classes.state} data-kind={kind}>
      {kind === 'complete' && <IconCheck size={14} stroke={2} aria-hidden />}
      {kind === 'errors' && <IconAlertCircle size={14} stroke={2} aria-hidden />}
      {section.text}
    </span>
  );
}

import { CASE, CASE_GROUP, DIFFERENCE } from '../../../domain/texts/lt/screen/staff-case.ts';
import { FOLD } from '../../../domain/texts/lt/screen/staff-fold.ts';
import type { CaseSection } from './sections.tsx';
import classes from './SectionNav.module.css';
import { useCurrentSection } from '../../ui/use-current-section.ts';

interface SectionNavProps {
  sections: readonly CaseSection[];
  /** Unfolds the section and goes there. */
  onGo: (id: string) => void;
}

/** Sections of the case in groups; what needs a look is marked right beside its name. */
export function SectionNav({ sections, onGo }: SectionNavProps) {
  const current = useCurrentSection(['summary', ...sections.map((section) => section.id)]);
  const groups = Object.keys(CASE_GROUP) as (keyof typeof CASE_GROUP)[];
  return (
    <nav className={classes.nav} aria-label={CASE.sectionsName} data-print="no">
      <a
        href="#summary"
        className={classes.link}
        aria-current={current === 'summary' ? 'true' : undefined}
        onClick={(event) => {
          event.preventDefault();
          goTo('summary');
        }}
      >
        <span className={classes.label}>{FOLD.summary}</span>
      </a>
      {groups.map((group) => (
        <div key={group}>
          <div className={classes.group}>{CASE_GROUP[group]}</div>
          <ul className="plain-list">
            {sections
              .filter((section) => section.group === group)
              .map((section) => (
                <li key={section.id}>
                  <a
                    href={`#${section.id}`}
                    className={classes.link}
                    aria-current={current === section.id ? 'true' : undefined}
                    onClick={(event) => {
                      event.preventDefault();
                      onGo(section.id);
                    }}
                  >
                    <span className={classes.label}>{section.short}</span>
                    {section.differs > 0 && (
                      <span className={classes.mark} data-tone="warning">
                        <span aria-hidden>{DIFFERENCE.count(section.differs)}</span>
                        <span className="visually-hidden">{DIFFERENCE.countName(section.differs)}</span>
                      </span>
                    )}
                    {section.mark && (
                      <span className={classes.mark} data-tone={section.mark.tone}>
                        {section.mark.short}
                      </span>
                    )}
                  </a>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** Scrolls to a section and puts the reading there. */
export function goTo(id: string): void {
  const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  document.getElementById(id)?.scrollIntoView({ behavior: reduced ? 'auto' : 'smooth', block: 'start' });
  document.getElementById(`${id}-title`)?.focus({ preventScroll: true });
}

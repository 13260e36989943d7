import { IconChevronRight } from '@tabler/icons-react';
import { Suspense } from 'react';
import { SkeletonLines } from '../../ui/Skeletons.tsx';
import classes from './FoldedSection.module.css';
import type { CaseSection } from './sections.tsx';

interface FoldedSectionProps {
  section: CaseSection;
  isOpen: boolean;
  onToggle: (id: string) => void;
}

/** A section that says in a line what stands in it; what it holds comes when it is opened. */
export function FoldedSection({ section, isOpen, onToggle }: FoldedSectionProps) {
  const { id, title, aside, line, body } = section;
  return (
    <section
      id={id}
      className={classes.section}
      aria-labelledby={`${id}-title`}
      data-open={isOpen || undefined}
    >
      <h2 className={classes.head}>
        <button
          type="button"
          id={`${id}-title`}
          className={classes.toggle}
          aria-expanded={isOpen}
          data-print="words"
          onClick={() => onToggle(id)}
        >
          <IconChevronRight size={16} stroke={2} aria-hidden className={classes.arrow} />
          {title}
        </button>
        {!isOpen && line && <span className={classes.line}>{line}</span>}
        {aside && <span className={classes.aside}>{aside}</span>}
      </h2>
      {isOpen && (
        <div className={classes.body}>
          <Suspense
            fallback={
              <div data-coming>
                <SkeletonLines lines={3} />
              </div>
            }
          >
            {body}
          </Suspense>
        </div>
      )}
    </section>
  );
}

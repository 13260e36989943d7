import { useCallback, useState } from 'react';
import type { CaseSection } from './sections.tsx';
import { goTo as bringIntoSight } from './SectionNav.tsx';

const PRINT_TRY_MS = 100;
const PRINT_TRIES = 60;

/** Which sections are unfolded: at first those that differ from a register or have something red in them. */
export function useOpenSections(sections: readonly CaseSection[]) {
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () =>
      new Set(
        sections.filter(({ differs, mark }) => differs > 0 || mark?.tone === 'danger').map(({ id }) => id),
      ),
  );
  const toggle = useCallback(
    (id: string) =>
      setOpen((was) => {
        const next = new Set(was);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    [],
  );
  const goTo = useCallback((id: string) => {
    setOpen((was) => new Set([...was, id]));
    requestAnimationFrame(() => bringIntoSight(id));
  }, []);
  const all = sections.map(({ id }) => id);
  const areAllOpen = all.every((id) => open.has(id));
  return {
    isOpen: (id: string) => open.has(id),
    areAllOpen,
    toggle,
    goTo,
    toggleAll: () => setOpen(areAllOpen ? new Set() : new Set(all)),
    /** A print is evidence: everything is unfolded, and printed once it has come. */
    print: () => {
      setOpen(new Set(all));
      void whenCome().then(() => window.print());
    },
  };
}

async function whenCome(): Promise<void> {
  for (let tries = 0; tries < PRINT_TRIES; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, PRINT_TRY_MS));
    if (tries > 2 && !document.querySelector('[data-coming]')) return;
  }
}

import { useEffect } from 'react';
import { sectionId } from '../../forms/field-id.ts';

const setAddress = (id: string): void => window.history.replaceState(window.history.state, '', `#${id}`);

/**
 * The address says which section is being read: after a reload, or a login in the middle of the form, the person stands
 * where they stood.
 */
export function useSectionAddress(
  current: string | null,
  sections: readonly { id: string }[],
  onGo: (section: string) => void,
): void {
  useEffect(() => {
    const wanted = decodeURIComponent(window.location.hash.slice(1));
    const section = sections.find(({ id }, index) => index > 0 && sectionId(id) === wanted);
    if (section) onGo(section.id);
    // Once: where the person came to.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  useEffect(() => {
    // At the top nothing has been chosen yet.
    if (current && window.scrollY > 0) setAddress(current);
  }, [current]);
  useEffect(() => {
    // Whoever types in a section is there, wherever the page has been scrolled to.
    const look = ({ target }: FocusEvent): void => {
      const id = (target as Element).closest('section[id]')?.id;
      if (id && sections.some((section) => sectionId(section.id) === id)) setAddress(id);
    };
    document.addEventListener('focusin', look);
    return () => document.removeEventListener('focusin', look);
  }, [sections]);
}

import { useEffect } from 'react';
import { PORTAL } from '../../domain/texts/lt/screen/common.ts';

/** „<Puslapis> – Verslo paskolos“; a screen with errors starts with „Klaida: “. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} – ${PORTAL.name}` : PORTAL.name;
  }, [title]);
}

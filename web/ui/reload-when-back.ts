/**
 * Back from the signing provider by the browser's own button, a page may be shown as it was left: it is read anew, and
 * then asks how the signing ended. The provider need not send anybody back. An effect: answers how to stop listening.
 */
export function reloadWhenBack(): () => void {
  const reload = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) window.location.reload();
  };
  window.addEventListener('pageshow', reload);
  return () => window.removeEventListener('pageshow', reload);
}

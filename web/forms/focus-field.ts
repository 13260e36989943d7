const FOCUSABLE = 'input:not([type=hidden]), select, textarea, button, [tabindex]';

/** Brings a field into view and gives it the focus; a group (radio) focuses its first control. */
export function focusField(id: string): boolean {
  const node = document.getElementById(id);
  if (!node) return false;
  const target = node.matches(FOCUSABLE) ? node : (node.querySelector<HTMLElement>(FOCUSABLE) ?? node);
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  node.scrollIntoView({ block: 'center', behavior: calm ? 'auto' : 'smooth' });
  target.focus({ preventScroll: true });
  return true;
}

import './print-dialog.css';

/** Prints the open dialog alone, with everything that is folded in it. */
export function printDialog(): void {
  const root = document.documentElement;
  const folded = [...document.querySelectorAll<HTMLDetailsElement>('[role="dialog"] details:not([open])')];
  for (const one of folded) one.open = true;
  root.dataset.printing = 'dialog';
  window.addEventListener(
    'afterprint',
    () => {
      delete root.dataset.printing;
      for (const one of folded) one.open = false;
    },
    { once: true },
  );
  window.print();
}

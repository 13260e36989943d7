import './print-dialog.css';

/** Prints the open dialog alone, with everything that is folded in it. */
export function printDialog(): void {
  const root = document.documentElement;
  const folded = [...document.querySelectorAll<HTMLDetailsElement>('[role="dialog"] details:not([open])')];
  for (const details of folded) details.open = true;
  root.dataset.printing = 'dialog';
  window.addEventListener(
    'afterprint',
    () => {
      delete root.dataset.printing;
      for (const details of folded) details.open = false;
    },
    { once: true },
  );
  window.print();
}

import { StrictMode, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Themed } from './Themed.tsx';

/**
 * Puts an application into the page. Markup that the page came with (web/first-paint) is kept and comes to life, unless it
 * was hidden because it is another's (before-paint.js).
 */
export function mount(app: ReactNode): void {
  // The policy allows styles with this nonce only; the placeholder stays when no server filled it (development).
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
  // react-remove-scroll (behind Modal) reads its nonce from here.
  (globalThis as { __webpack_nonce__?: string }).__webpack_nonce__ = nonce;
  const root = document.getElementById('root')!;
  const isOwn = !document.documentElement.hasAttribute('data-undrawn');
  document.documentElement.removeAttribute('data-undrawn');
  const page = (
    <StrictMode>
      <Themed nonce={nonce}>{app}</Themed>
    </StrictMode>
  );
  if (isOwn && root.hasChildNodes()) {
    wearStyles(root);
    hydrateRoot(root, page);
  } else {
    root.replaceChildren();
    createRoot(root).render(page);
  }
}

/** The policy allows no styles in markup; by script they may be set, and React expects to find them. */
function wearStyles(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset.style!;
    delete element.dataset.style;
  }
}

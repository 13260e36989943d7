import { UI } from '../../domain/texts/lt/screen/common.ts';
import classes from './SkipLink.module.css';

/** First in every layout; `main` carries id="turinys" and tabIndex -1. */
export function SkipLink() {
  return (
    <a className={classes.skip} href="#turinys" data-print="no">
      {UI.skipToContent}
    </a>
  );
}

export const MAIN_ID = 'turinys';

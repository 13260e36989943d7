import { PORTAL, UI } from '../../domain/texts/lt/screen/common.ts';
import { AppLink } from './AppLink.tsx';
import classes from './Brand.module.css';

/** The mark: four columns of unequal height, a ruler standing up. */
export function BrandMark({ size = 28 }: { size?: number }) {
  return (
    <svg className={classes.mark} width={size} height={size} viewBox="0 0 28 28" fill="none" aria-hidden>
      <rect className={classes.plate} width="28" height="28" rx="6" />
      <g className={classes.bars} strokeWidth="2.2" strokeLinecap="round">
        <path d="M7.5 8v12M12 12.5V20M16.5 10.5V20M21 15.5V20" />
      </g>
    </svg>
  );
}

interface BrandProps {
  to?: string;
  onInk?: boolean;
  /** The scheme one is in. */
  sub?: string;
  /** Until when it takes requests. */
  period?: string | undefined;
}

export function Brand({ to = '/', onInk = false, sub = PORTAL.short, period }: BrandProps) {
  return (
    <AppLink
      to={to}
      className={classes.brand}
      data-ink={onInk || undefined}
      aria-label={`${PORTAL.name}, ${UI.home.toLowerCase()}`}
    >
      <BrandMark />
      <span className={classes.words}>
        <span className={classes.name}>{PORTAL.name}</span>
        {!onInk && (
          <span className={classes.sub}>
            {sub}
            {period && (
              <>
                , <span className={classes.whole}>{period}</span>
              </>
            )}
          </span>
        )}
      </span>
    </AppLink>
  );
}

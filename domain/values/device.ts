/** On what somebody works, in words coarse enough to tell apart one's own devices and nobody else's. */
export interface Device {
  device: 'computer' | 'phone' | 'tablet' | 'unknown';
  /** The family alone, without a version; null where it is none of these. */
  browser: string | null;
}

/** In order: later families say that they are the earlier ones too. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

/** What a User-Agent header tells, and no more is kept of it. */
export function deviceOf(userAgent: string | undefined): Device {
  const agent = userAgent ?? '';
  const browser = BROWSERS.find(([pattern]) => pattern.test(agent))?.[1] ?? null;
  return { device: kindOf(agent), browser };
}

function kindOf(agent: string): Device['device'] {
  if (/\biPad\b|\bTablet\b|\bAndroid\b(?!.*\bMobile\b)/.test(agent)) return 'tablet';
  if (/\biPhone\b|\bMobile\b/.test(agent)) return 'phone';
  if (/\b(?:Windows NT|Macintosh|X11|Linux|CrOS)\b/.test(agent)) return 'computer';
  return 'unknown';
}

// The cookies of one browser, as far as the portal's logins need them: kept when an answer sets them, sent with every call.
export interface CookieJar {
  /** For the Cookie header; with `more` a call's own beside them. Empty when there is none. */
  header(more?: string): string;
  keep(headers: Headers): void;
  set(name: string, value: string): void;
  /** As a real browser takes them. */
  forBrowser(url: string): { name: string; value: string; url: string; httpOnly: true; sameSite: 'Strict' }[];
}

/** The cookie that begins a login belongs to one walk through the gateway; tests hand it on by themselves. */
const KEPT = /^(__Host-)?device/;

export function cookieJar(): CookieJar {
  const kept = new Map<string, string>();
  return {
    header: (more = '') =>
      [...[...kept].map(([name, value]) => `${name}=${value}`), more].filter(Boolean).join('; '),
    keep(headers) {
      for (const line of headers.getSetCookie()) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (name && KEPT.test(name)) kept.set(name, value!);
      }
    },
    forBrowser: (url) =>
      [...kept].map(([name, value]) => ({ name, value, url, httpOnly: true, sameSite: 'Strict' })),
    set: (name, value) => void kept.set(name, value),
  };
}

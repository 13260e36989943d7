// Runs before the first paint.
(function () {
  var kept = function (key, session) {
    try {
      return (session ? sessionStorage : localStorage).getItem(key);
    } catch {
      // Storage may be closed; then nothing is known.
      return null;
    }
  };
  var html = document.documentElement;
  // A dark page never flashes white; without a choice the system's is used. The key is Mantine's own.
  var stored = kept('mantine-color-scheme-value');
  var dark = stored === 'dark' || (stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  html.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
  // Some pages come drawn for whom the browser knows nothing about (web/first-paint). Others do not see them flash up, and
  // their pages are drawn anew (web/shell/mount.tsx).
  var isLogin = document.location.pathname === '/login';
  var knownHere = isLogin && (kept('lastLogin') || kept('returnTo', true));
  if (kept('userToken') || knownHere || /"selfCheck"/.test(kept('features') || ''))
    html.setAttribute('data-undrawn', '');
})();

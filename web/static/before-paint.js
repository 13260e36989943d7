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
  // Ways to the login lead back to where somebody was, and the login says which of them was taken last.
  var path = document.location.pathname;
  var leadsBack = (path === '/login' || path === '/self-check') && kept('returnTo', true);
  var knownHere = leadsBack || (path === '/login' && kept('lastLogin'));
  if (kept('userToken') || knownHere || /"selfCheck"/.test(kept('features') || ''))
    html.setAttribute('data-undrawn', '');
})();

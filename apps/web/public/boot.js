// Runs before the first paint, so that neither the wrong theme nor the wrong layout flashes up.
// A file of its own, not inline: the content security policy allows no inline scripts.
(() => {
  var root = document.documentElement;
  try {
    const theme = localStorage.getItem('plumbline.theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  } catch {
    // storage switched off: the system's theme it is
  }
  const ipad =
    /iPad/.test(navigator.userAgent) || (navigator.platform === 'MacIntel' && navigator.maxTouchPoints > 1);
  if (ipad) root.dataset.ipad = '';
})();

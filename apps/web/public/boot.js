// Runs before the first paint, so that neither the wrong theme nor the wrong layout flashes up.
// A file of its own, not inline: the content security policy allows no inline scripts.
(() => {
  const SLOW_MBIT = 2;
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

  // The signed-in part's letters, 20 KB: not over a slow connection, nor where somebody asks to save data. The connection
  // is guessed anew at each load: as the first page of a tab looks, so do those after it. A public page brings the letters.
  const font = document.currentScript?.dataset.font;
  const { saveData, effectiveType, downlink } = navigator.connection ?? {};
  let slow = saveData || (effectiveType && effectiveType !== '4g') || downlink < SLOW_MBIT;
  try {
    sessionStorage['plumbline.letters'] ??= font && slow ? 'own' : 'ours';
    slow = sessionStorage['plumbline.letters'] === 'own';
  } catch {
    // storage switched off: each page by itself
  }
  if (font && slow) root.dataset.ownLetters = '';
  else if (font) {
    const link = document.createElement('link');
    const said = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href: font };
    document.head.append(Object.assign(link, said));
  }
})();

// What the dashboard shows is asked for while its code is still on the way; src/api/early-answers.ts hands it on.
(() => {
  if (window.location.pathname !== '/dashboard') return;
  if (!document.cookie.split('; ').includes('plumbline.signed_in=1')) return;
  const answers = {};
  window.earlyAnswers = answers;
  const ask = (address) => {
    const answer = fetch(address, { headers: { accept: 'application/json' }, credentials: 'include' });
    answers[address] = answer;
    // Whoever takes it meets the failure.
    void answer.catch(() => undefined);
    return answer;
  };
  const askFindings = (id) => ask(`/api/projects/${id}/defects?limit=30&sort=recent`);
  void ask('/api/me');
  void ask('/api/account/preferences');
  const projects = ask('/api/projects?limit=100');
  void ask('/api/stats');
  let chosen = 0;
  try {
    const named = new URLSearchParams(window.location.search).get('project');
    chosen = Number(named ?? sessionStorage.getItem('plumbline.project'));
  } catch {
    // storage switched off: the first project is shown
  }
  if (chosen) void askFindings(chosen);
  else
    void projects
      .then(async (answer) => {
        const [first] = answer.ok ? await answer.clone().json() : [];
        if (first) void askFindings(first.id);
      })
      .catch(() => undefined);
})();

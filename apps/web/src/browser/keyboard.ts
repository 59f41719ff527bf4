/** A viewport that shrinks by more than this, in pixels, has a keyboard over it; less is a browser's own bar. */
const KEYBOARD_MINIMUM = 150;

/**
 * Tells the style sheets when a phone's keyboard covers the page, and by how much: dialogs rise above it and the
 * bottom bar makes room. Returns a function that stops watching.
 */
export function watchKeyboard(): () => void {
  const viewport = window.visualViewport;
  if (!viewport) return () => undefined;
  const root = document.documentElement;
  const measure = () => {
    const covered = window.innerHeight - viewport.height;
    if (covered > KEYBOARD_MINIMUM) {
      root.dataset.keyboard = '';
      root.style.setProperty('--keyboard', `${Math.round(covered - viewport.offsetTop)}px`);
    } else {
      delete root.dataset.keyboard;
      root.style.removeProperty('--keyboard');
    }
  };
  viewport.addEventListener('resize', measure);
  viewport.addEventListener('scroll', measure);
  return () => {
    viewport.removeEventListener('resize', measure);
    viewport.removeEventListener('scroll', measure);
  };
}

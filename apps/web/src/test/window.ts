import { SIGNED_IN_COOKIE } from '@plumbline/contract/signed-in-cookie';

/** The server's mark that somebody may be signed in; every test begins with it. */
let marked = true;

export function endSignedInCookie(): void {
  marked = false;
}

Object.defineProperty(document, 'cookie', {
  configurable: true,
  get: () => (marked ? `other=2; ${SIGNED_IN_COOKIE}=1` : 'other=2'),
});

/** The window of tests has no layout: a desktop of 1440 px unless a test says otherwise. */
let width = 1440;

export function setWindowWidth(next: number): void {
  width = next;
}

function matches(query: string): boolean {
  const minimum = /min-width:\s*(\d+)px/.exec(query)?.[1];
  return minimum === undefined ? false : width >= Number(minimum);
}

window.matchMedia = (query) =>
  Object.assign(new EventTarget(), {
    matches: matches(query),
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.hasPointerCapture = () => false;
Element.prototype.setPointerCapture = () => undefined;
Element.prototype.releasePointerCapture = () => undefined;

/** The window of tests has no layout: everything is in sight unless a test says otherwise. */
let inSight = true;
const watched = new Map<IntersectionObserver, () => void>();

export function putOutOfSight(): void {
  inSight = false;
}

export function bringIntoSight(): void {
  inSight = true;
  for (const tell of watched.values()) tell();
}

globalThis.IntersectionObserver = class implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  readonly #callback: IntersectionObserverCallback;

  constructor(callback: IntersectionObserverCallback) {
    this.#callback = callback;
  }
  observe(target: Element): void {
    const entry = { target, isIntersecting: true } as IntersectionObserverEntry;
    watched.set(this, () => this.#callback([entry], this));
    if (inSight) watched.get(this)?.();
  }
  unobserve(): void {}
  disconnect(): void {
    watched.delete(this);
  }
  takeRecords = () => [];
};

globalThis.ResizeObserver = class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

/** As every test begins: on a desk, signed in, with nothing stored. */
export function restoreWindow(): void {
  width = 1440;
  inSight = true;
  marked = true;
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
}

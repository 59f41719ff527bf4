import { readFileSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';

const boot = readFileSync(`${import.meta.dirname}/../../public/boot.js`, 'utf8');
const FONT = '/assets/letters.woff2';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  delete document.documentElement.dataset.ownLetters;
  document.head.replaceChildren();
});

/** What the page's first file does over such a connection: whether it asks for the font, or does without. */
function begin(connection: object | undefined, font: string | undefined = FONT) {
  vi.stubGlobal('navigator', { userAgent: '', platform: '', maxTouchPoints: 0, connection });
  document.head.replaceChildren();
  delete document.documentElement.dataset.ownLetters;
  const script = document.createElement('script');
  if (font) script.dataset.font = font;
  const { documentElement, head, cookie } = document;
  const createElement = (name: string) => document.createElement(name);
  new Function('document', boot)({ documentElement, head, cookie, createElement, currentScript: script });
  return {
    asks: document.head.querySelector('link[rel=preload]')?.getAttribute('href') ?? null,
    without: 'ownLetters' in documentElement.dataset,
  };
}

it.each([
  ['a browser that tells nothing', undefined],
  ['a good connection', { saveData: false, effectiveType: '4g', downlink: 10 }],
])('%s gets the font at once', (_what, connection) => {
  expect(begin(connection)).toEqual({ asks: FONT, without: false });
});

it.each([
  ['who saves data', { saveData: true, effectiveType: '4g', downlink: 10 }],
  ['a far server', { saveData: false, effectiveType: '3g', downlink: 10 }],
  ['a narrow line', { saveData: false, effectiveType: '4g', downlink: 1.6 }],
])('%s reads the letters that the device has', (_what, connection) => {
  expect(begin(connection)).toEqual({ asks: null, without: true });
});

const SLOW = { saveData: false, effectiveType: '3g', downlink: 0.4 };
const QUICK = { saveData: false, effectiveType: '4g', downlink: 10 };

it.each([
  ['ours', QUICK, SLOW, { asks: FONT, without: false }],
  ['the device’s', SLOW, QUICK, { asks: null, without: true }],
])('a tab that began with %s letters keeps them when it is loaded again', (_whose, first, then, letters) => {
  expect(begin(first)).toEqual(letters);
  expect(begin(then)).toEqual(letters);
});

it('keeps the letters that a public page of the tab brought', () => {
  begin(SLOW, '');
  expect(begin(SLOW)).toEqual({ asks: FONT, without: false });
});

it('goes by the connection alone where nothing can be kept', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(begin(SLOW)).toEqual({ asks: null, without: true });
  expect(begin(QUICK)).toEqual({ asks: FONT, without: false });
});

it('leaves pages alone that ask for their font themselves', () => {
  expect(begin({ saveData: true }, '')).toEqual({ asks: null, without: false });
});

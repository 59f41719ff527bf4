import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

/** A console.error that no test asked for is a fault: React says there what is wrong. */
let complaints: string[] = [];

beforeEach(() => {
  complaints = [];
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    complaints.push(words.map(String).join(' '));
  });
});

afterEach(() => {
  cleanup();
  const heard = complaints;
  vi.restoreAllMocks();
  expect(heard, 'unexpected console.error').toEqual([]);
});

/** For the test of something that is meant to fail: hands back what was complained of and forgets it. */
export function takeComplaints(): string[] {
  const heard = complaints;
  complaints = [];
  return heard;
}

/** jsdom has no layout: a desktop of 1440 px unless a test says otherwise. */
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

globalThis.ResizeObserver = class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

beforeEach(() => {
  width = 1440;
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

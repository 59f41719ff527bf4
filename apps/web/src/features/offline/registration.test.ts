import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { tellNewVersion, useVersionNews } from '../../browser/new-version.ts';
import { type Watched, watch } from './registration.ts';

class FakeWorker extends EventTarget {
  state: ServiceWorkerState;
  constructor(state: ServiceWorkerState) {
    super();
    this.state = state;
  }
}
class FakeRegistration extends EventTarget {
  active: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;
}
const seen = (fake: FakeRegistration) => fake as unknown as Watched;

beforeEach(() => tellNewVersion(null));

function watched(fake: FakeRegistration) {
  const { result } = renderHook(() => useVersionNews());
  act(() => watch(seen(fake)));
  return () => result.current;
}

/** Sets where the worker is, then says so as a browser does. */
const become = (worker: FakeWorker, state: ServiceWorkerState, place: () => void) =>
  act(() => {
    place();
    worker.state = state;
    worker.dispatchEvent(new Event('statechange'));
  });

test('offers nothing while the very first worker starts, though it waits and answers already', () => {
  const first = new FakeWorker('installed');
  const fake = new FakeRegistration();
  fake.waiting = first;
  const news = watched(fake);
  expect(news()).toBeNull();
  become(first, 'activating', () => {
    fake.active = first;
  });
  expect(news()).toBeNull();
  become(first, 'activated', () => {
    fake.waiting = null;
  });
  expect(news()).toBeNull();
});

test('offers nothing of one worker that a browser names as waiting and as active', () => {
  const fake = new FakeRegistration();
  fake.active = new FakeWorker('activated');
  fake.waiting = fake.active;
  expect(watched(fake)()).toBeNull();
});

test('offers a second worker once it is installed beside one that runs, and takes that back when it is gone', () => {
  const fake = new FakeRegistration();
  fake.active = new FakeWorker('activated');
  const news = watched(fake);
  const next = new FakeWorker('installing');
  act(() => {
    fake.installing = next;
    fake.dispatchEvent(new Event('updatefound'));
  });
  expect(news()).toBeNull();
  become(next, 'installed', () => {
    fake.installing = null;
    fake.waiting = next;
  });
  expect(news()).toBe('ready');
  become(next, 'activating', () => {
    fake.waiting = null;
    fake.active = next;
  });
  expect(news()).toBeNull();
});

test('offers one that waited before the page was opened, and after Later only a newer one', () => {
  const fake = new FakeRegistration();
  fake.active = new FakeWorker('activated');
  const second = new FakeWorker('installed');
  fake.waiting = second;
  const news = watched(fake);
  expect(news()).toBe('ready');
  act(() => tellNewVersion(null));
  act(() => fake.active?.dispatchEvent(new Event('statechange')));
  expect(news()).toBeNull();
  const third = new FakeWorker('installing');
  act(() => {
    fake.installing = third;
    fake.dispatchEvent(new Event('updatefound'));
  });
  become(third, 'installed', () => {
    fake.waiting = third;
  });
  expect(news()).toBe('ready');
});

import { AppError } from '../platform/errors.ts';

/** Setting a document takes a process and a core: so many at once, and so many waiting, for the whole server. */
const AT_ONCE = 2;
const WAITING = 6;

/** Lets strangers' documents through a few at a time. */
export class PressQueue {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  /** @throws AppError busy when too many wait already. */
  async run<T>(make: () => Promise<T>): Promise<T> {
    if (this.#running >= AT_ONCE) {
      if (this.#waiting.length >= WAITING) throw new AppError('busy', { retryAfterSeconds: 5 });
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else {
      this.#running += 1;
    }
    try {
      return await make();
    } finally {
      // Whoever waits longest takes over the place; only when nobody does is it free.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}

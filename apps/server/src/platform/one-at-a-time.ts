import { AppError } from './errors.ts';

interface Turns {
  /** Of everybody. */
  mostWaiting: number;
  /** Of one account, so that nobody keeps all places. */
  mostOfOne: number;
  retryAfterSeconds: number;
}

/**
 * Lets heavy work be done one piece at a time, because each takes a core and much memory; who finds all places taken, or
 * has taken their share of them, is sent away. @throws AppError busy
 */
export function oneAtATime({ mostWaiting, mostOfOne, retryAfterSeconds }: Turns) {
  let last: Promise<unknown> = Promise.resolve();
  const waiting: number[] = [];
  return async function inTurn<T>(owner: number, work: () => Promise<T>): Promise<T> {
    const waitingOfOwner = waiting.filter((one) => one === owner).length;
    if (waiting.length >= mostWaiting || waitingOfOwner >= mostOfOne)
      throw new AppError('busy', { retryAfterSeconds });
    waiting.push(owner);
    const mine = last.then(work, work);
    last = mine.catch(() => undefined);
    try {
      return await mine;
    } finally {
      waiting.splice(waiting.indexOf(owner), 1);
    }
  };
}

import { useEffect } from 'react';

let takenOver: Promise<void> = Promise.resolve();
let tell = () => {};

/** A prerendered page is about to be taken over by React. */
export function expectTakeOver(): void {
  takenOver = new Promise((resolve) => {
    tell = resolve;
  });
}

/**
 * Resolves once React has taken the prerendered page over; at once where nothing was prerendered. What comes before,
 * such as who is signed in, mustn't change what is shown, or React finds another page than the one it renders.
 */
export const pageTakenOver = (): Promise<void> => takenOver;

/** For what stands inside of everything that is taken over as one. */
export function useTakenOver(): void {
  useEffect(() => tell(), []);
}

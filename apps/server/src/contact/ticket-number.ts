import { randomInt } from 'node:crypto';

/** Without 0 and O, 1 and I: people read these out on the telephone. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** PL- and eight letters: a trillion of them. */
export function newTicketNumber(): string {
  return `PL-${Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`;
}

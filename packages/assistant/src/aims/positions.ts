/** Takes a position on a defect: who fixes it, whether oneself may, how long it can wait, and what may be asked next. */
import type { Part } from '../compose/part.ts';
import {
  canDoItMyself,
  canTrade,
  howLong,
  type Subject,
  stayOrGo,
  whoFixes,
} from '../compose/position-parts.ts';
import { tradeSaid } from '../compose/trade-said.ts';
import type { Aim } from './aims.ts';

export const POSITIONS: ReadonlySet<Aim> = new Set([
  'pos.who',
  'pos.trade',
  'pos.diy',
  'pos.wait',
  'pos.stay',
]);

export function takePosition(aim: Aim, text: string, subject: Subject): Part[] {
  switch (aim) {
    case 'pos.who':
      return whoFixes(subject);
    case 'pos.trade':
      return tradeSaid(text) ? canTrade(text, subject) : whoFixes(subject);
    case 'pos.diy':
      return canDoItMyself(text, subject);
    case 'pos.wait':
      return howLong(text, subject);
    default:
      return stayOrGo(text, subject);
  }
}

export const NEXT: Partial<Record<Aim, readonly string[]>> = {
  'pos.who': ['How long can it wait?', 'Who pays, me or the builder?'],
  'pos.trade': ['Who should fix it?', 'How long can it wait?'],
  'pos.wait': ['Who fixes it?', 'Who pays, me or the builder?'],
  'pos.stay': ['Who fixes it?', 'How long can it wait?'],
};

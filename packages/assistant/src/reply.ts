/** What the built-in assistant answers with: the text, what it cites, and what the conversation goes on from. */
import type { Alert } from '@plumbline/knowledge/hazards';
import type { Aim } from './aims/aims.ts';
import type { Intent } from './question/intents.ts';
import type { Thread } from './question/thread.ts';
import type { Row } from './rows/row.ts';

/** An answer of the built-in assistant. */
export interface Reply {
  /** Markdown. '[1]' points at the first of `rows`. */
  text: string;
  /** What the text says, in the order in which it is cited. */
  rows: readonly Row[];
  /** What was asked for; 'ask' where the answer is a question back, 'declined' where nothing supports one. */
  kind: Intent | Aim | 'smalltalk' | 'general' | 'ask' | 'hazard' | 'declined';
  declined: boolean;
  /** How well the rows support it, 0–1. */
  support: number;
  thread: Thread;
  /** Whether it takes up what was spoken of before. */
  followUp: boolean;
  /** Whether the user's own finding or project was read for it. */
  contextLoaded: boolean;
  /** True for a decline that fits the question: what is beyond the assistant is said beside a hazard, too. */
  fits: boolean;
  /** Open hazards of the user's own findings that decide it; unset where none does. */
  open?: readonly Alert[];
  /** How surely what the message wants was read; unset where rules read it. */
  read?: { taken: number; words: number };
  /** What may be tapped to go on, each a message of its own. */
  choices: readonly string[];
}

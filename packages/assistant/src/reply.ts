/** What the built-in assistant answers with: the text, what it cites, and what the conversation goes on from. */
import type { Alert } from '@plumbline/knowledge/hazards';
import type { Aim } from './aims/aims.ts';
import type { Intent } from './question/intents.ts';
import type { Thread } from './question/thread.ts';
import type { Row } from './rows/row.ts';

/** What is known of an answer before it is given, and tells how likely it is the one that was asked for. */
export interface Signs {
  /** How likely the model of aims holds what it was answered as. 0–1. */
  taken: number;
  /** How far the likeliest aim stands before the next. 0–1. */
  margin: number;
  /** Words of the message. */
  words: number;
  /** Share of what the message is about, by how much each word tells, that the answer or its rows hold. 0–1. */
  shared: number;
  /** How many such words they don't hold. */
  left: number;
  /** Numbers of the message that stand in the answer or its rows, and those that don't. */
  numbersUsed: number;
  numbersLeft: number;
  /** Whether the user has projects, so that it may be asked of these. */
  hasWork: boolean;
  /** Whether a finding is open. */
  onFinding: boolean;
}

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
  /** The whole question that the message was rebuilt to and answered as; unset where it was read as it stands. */
  askedAs?: string;
  /** Whether the user's own finding or project was read for it. */
  contextLoaded: boolean;
  /** True for a decline that fits the question: what is beyond the assistant is said beside a hazard, too. */
  fits: boolean;
  /** Open hazards of the user's own findings that decide it; unset where none does. */
  open?: readonly Alert[];
  /** What was known of how it came about before it was given; unset where it isn't weighed. */
  signs?: Signs;
  /** What may be tapped to go on, each a message of its own. */
  choices: readonly string[];
  /** What the message may have meant, itself first, where the answer is likelier wrong than right. */
  unsure?: NonNullable<Thread['pending']>;
}

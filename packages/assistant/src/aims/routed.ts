/** What a message is routed by, and what comes of it. */

import type { Alert } from '@plumbline/knowledge/hazards';
import type { OwnContext, OwnFinding, OwnProject } from '../account-data.ts';
import type { Part } from '../compose/part.ts';
import type { Question } from '../question/read-question.ts';
import type { Thread } from '../question/thread.ts';
import type { Aim } from './aims.ts';

export interface Routed {
  aim: Aim;
  parts: readonly Part[];
  asks: boolean;
  declined: boolean;
  choices: readonly string[];
  question: Question;
  finding: OwnFinding | null;
  projectId: number | null;
  /** The question that a list answers, where the message only changed one before it. */
  listAsked?: string;
  /** Open hazards of the user's own findings that decide the answer. */
  alerts?: readonly Alert[];
}

/** Parts that answer a message by themselves: nothing is asked back, and no finding is meant. */
export const routedAs = (
  found: Pick<Routed, 'aim' | 'parts'> & { declined?: boolean },
  question: Question,
  projectId: number | null,
): Routed => ({ declined: false, ...found, asks: false, choices: [], question, finding: null, projectId });

/** What a message is about, beside its words. */
export interface Situation {
  text: string;
  question: Question;
  thread: Thread;
  own: OwnContext;
  projects: readonly OwnProject[];
  warned: boolean;
}

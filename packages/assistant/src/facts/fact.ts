/** A fact that people ask for, by the thing that is asked of and what is asked of it. */
import type { StateCode } from '@plumbline/knowledge';
import type { FactAspect } from './aspects.ts';
import type { ThingId } from './things.ts';

interface OfThing {
  /** The main thing of the question: one, or several of which the same holds. */
  thing: ThingId | readonly ThingId[];
  /** What is asked of it: one, or several words for the same. */
  aspect: FactAspect | readonly FactAspect[];
  /** Named beside it, all of them: the waterproofing of a bath has another height than that of a shower. */
  of?: readonly ThingId[];
  /** Holds in this state alone. One without a state answers wherever no row of the state asked for does. */
  state?: StateCode;
}

/** What holds from a sum of money on, in dollars. */
export interface OfSum {
  from: number;
  /** So much in a hundred of it at most. */
  percent?: number;
  /** Said of the sum: 'no licence is asked for'. */
  told?: string;
}

/** From more than so many dollars on. */
export const over = (dollars: number): number => dollars + 0.01;

/** A fact that no row of the knowledge says. */
export interface ToldFact extends OfThing {
  /** The number or the verdict first, in at most 60 words. */
  answer: string;
  /** Where it comes from, in words; a clause only where a cited row holds it. */
  source?: string;
  /** 'likely': told by a source, and not confirmed here. 'trade': what the trade knows. */
  confidence: 'likely' | 'trade';
  /** Rows of the knowledge that it rests on. */
  rows?: readonly string[];
  /** Told first where the message states a sum, of the last that it reaches; the least stands first. */
  sums?: readonly OfSum[];
}

/** A fact that rows of the knowledge say: it is told in their words. */
export interface HeldFact extends OfThing {
  held: readonly string[];
}

export type Fact = ToldFact | HeldFact;

/** One or several, as a list. */
export const listOf = <Of extends string>(one: Of | readonly Of[]): readonly Of[] =>
  typeof one === 'string' ? [one] : one;

type Answer =
  | string
  | (Pick<ToldFact, 'answer'> & Partial<Pick<ToldFact, 'thing' | 'source' | 'confidence' | 'rows' | 'sums'>>);

/** One question with an answer for each state that is told apart; `any` holds wherever no row of the state does. */
export const byState = (
  asked: Omit<ToldFact, 'answer' | 'state'>,
  answers: Readonly<Partial<Record<StateCode | 'any', Answer>>>,
): Fact[] =>
  Object.entries(answers).map(([state, answer]) => ({
    ...asked,
    ...(state === 'any' ? {} : { state: state as StateCode }),
    ...(typeof answer === 'string' ? { answer } : answer),
  }));

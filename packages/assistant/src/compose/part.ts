import type { OwnContext, OwnFinding } from '../account-data.ts';
import type { Corpus } from '../corpus.ts';
import type { Question } from '../question/read-question.ts';
import type { ListedItem } from '../question/thread.ts';
import type { Row } from '../rows/row.ts';

/** A piece of an answer with the rows that it says. */
export interface Part {
  text: string;
  rows: readonly Row[];
  /** How well the rows support it, 0–1. */
  support: number;
  /** What 'the second one' may mean from here on. */
  listed?: readonly ListedItem[];
  /** Where the part asks back: what may be tapped. */
  choices?: readonly string[];
  /** Projects that were listed, by their ids. */
  listedProjects?: readonly number[];
}

/** What a composer has to go on. */
export interface Brief {
  question: Question;
  corpus: Corpus;
  own: OwnContext;
  /** The finding that is spoken of, where it is one of the user's own. */
  finding: OwnFinding | null;
  /** Whether the words themselves say what is asked for, and not only the conversation. */
  asked: boolean;
}

/** Answers one kind of question; no parts where nothing supports an answer. */
export type Composer = (brief: Brief) => Promise<Part[]> | Part[];

export const part = (row: Row, support: number, lead = ''): Part => ({
  text: lead ? `${lead}\n\n${row.text}` : row.text,
  rows: [row],
  support,
});

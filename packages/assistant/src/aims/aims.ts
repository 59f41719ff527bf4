/** What a message wants, beyond the kinds of rows: the user's own work, a position, or something that can't be had. */
import { BEYOND } from './examples/beyond.ts';
import { KNOWLEDGE } from './examples/knowledge.ts';
import { LAW } from './examples/law.ts';
import { OWN_WORK } from './examples/own-work.ts';
import { POSITIONS } from './examples/positions.ts';

const EXAMPLES_OF = { ...OWN_WORK, ...POSITIONS, ...LAW, ...BEYOND, ...KNOWLEDGE } as const;

export type Aim = keyof typeof EXAMPLES_OF;

export const AIMS = Object.keys(EXAMPLES_OF) as Aim[];

/** The patterns of an aim, one a line of its text. */
export const patternsOf = (aim: Aim): string[] =>
  EXAMPLES_OF[aim].split('\n').filter((pattern) => pattern.trim() !== '');

export const isAim = (value: unknown): value is Aim => AIMS.some((aim) => aim === value);

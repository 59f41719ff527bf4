/** The patterns that every aim is learnt from, beside the questions of the development sets. */
import type { Aim } from '../../src/aims/aims.ts';
import { BEYOND } from './beyond.ts';
import { KNOWLEDGE } from './knowledge.ts';
import { LAW } from './law.ts';
import { MORE_LAW } from './more-law.ts';
import { OWN_WORK } from './own-work.ts';
import { POSITIONS } from './positions.ts';

const PATTERNS: Readonly<Record<Aim, string>> = {
  ...OWN_WORK,
  ...POSITIONS,
  ...LAW,
  ...MORE_LAW,
  ...BEYOND,
  ...KNOWLEDGE,
};

/** The patterns of an aim, one a line of its text. */
export const patternsOf = (aim: Aim): string[] =>
  PATTERNS[aim].split('\n').filter((pattern) => pattern.trim() !== '');

/** Waterproofing by oneself: no rule on it is held. */
import { rowsNamed } from '../corpus.ts';
import type { Part } from './part.ts';

export const OF_WATERPROOFING =
  /\bwater ?proof\w*|\bmembranes?\b|\b(?:re-?)?til(?:e|ing) (?:the|my|our|a) (?:shower|bathroom|balcony)|\bre-?tile\b/i;
export const NO_LICENCE_RULES: Part[] = [
  {
    text: '**Don’t count on it: I hold no rules on who may waterproof.** Your state’s building regulator says whether it needs a licence, and some states inspect it before it is covered. Work by yourself carries no builder’s warranty, and a failed membrane means taking the tiles up again.',
    rows: rowsNamed('defect:waterproofing_failure/who'),
    support: 0.65,
  },
];

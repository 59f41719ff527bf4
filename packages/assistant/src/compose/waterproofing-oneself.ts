/** Work by oneself that has an answer of its own: waterproofing, and a small patch of mould. */
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

const OF_MOULD = /\bmou?ld\w*|\bmildew\b/i;
const CLEANS = /\b(?:clean\w*|wip(?:e|ing)|scrub\w*|bleach|vinegar|wash\w*|get rid|remove)\b/i;
const LARGE =
  /\b(?:whole|entire|all over|everywhere|huge|big|large|sewage|m2|m²|square|metres?|spread\w*|asthma\w*|baby|back again|hidden|ceiling and walls?)\b/i;
/** 'A patch the size of my hand, bleach or what?' */
export const smallMould = (text: string): Part[] =>
  OF_MOULD.test(text) && CLEANS.test(text) && !LARGE.test(text)
    ? [
        {
          text: '**A small patch you can: clean it wet, never brushed dry.** Air the room and find what makes it damp, or it comes back. Leave a large patch (over about 1 m²), or mould after sewage, to a remediator. I recommend no products.',
          rows: rowsNamed('defect:condensation_mould/next'),
          support: 0.75,
        },
      ]
    : [];

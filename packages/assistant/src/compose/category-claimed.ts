/** 'My 9 mm crack is category 1, right?': the category by the width that is told, whatever somebody calls it. */
import { readMeasurements } from '@plumbline/knowledge/measurements';
import type { Question } from '../question/read-question.ts';
import { crackCategory } from './crack-part.ts';
import { withRange } from './limit-position.ts';
import type { Part } from './part.ts';
import { sizesIn } from './sizes-said.ts';
import { statesSize } from './stated-limits.ts';

const CLAIMED = /\bcat(?:egory|\.)? ?([0-5])\b/i;
/** How a width is set beside a category, by what it is called; the first that a message says, 'no more than' before 'more than'. */
const COMPARED: readonly (readonly [RegExp, string, (rank: number, of: number) => boolean])[] = [
  [
    before(
      'at most|(?:no|not) (?:more|worse|higher|greater|bigger) than|no(?:t)? (?:over|above|beyond)|up to',
    ),
    'at most',
    (rank, of) => rank <= of,
  ],
  [
    before('at least|(?:no|not) (?:less|lower|smaller|better) than|(?:no|not) (?:under|below)'),
    'at least',
    (rank, of) => rank >= of,
  ],
  [
    before('(?:worse|more|higher|greater|bigger|wider) than|beyond|over|above|past|exceed\\w*'),
    'worse than',
    (rank, of) => rank > of,
  ],
  [
    before('(?:less|lower|smaller|better|milder|narrower) than|under|below'),
    'under',
    (rank, of) => rank < of,
  ],
];
/** What stands right before a category. */
function before(words: string): RegExp {
  return new RegExp(`\\b(?:${words})(?: (?:a|an|the|only|just|damage))* cat(?:egory|\\.)? ?[0-5]\\b`, 'i');
}
/** Denied or doubted otherwise, a comparison has no plain yes or no. */
const DENIED = /\b(?:not|never|no)\b|n['’]t\b/i;
/** The categories that it may be, by what is said of it; wider than the table has is half a step more than its last. */
const ranksOf = (said: string, category: number): number[] => {
  const milder = /category (\d) (?:or|to) /i.exec(said)?.[1];
  const rank = said.includes('beyond AS 2870') ? category + 0.5 : category;
  return milder === undefined ? [rank] : [Number(milder), rank];
};
const OF_ROW = /^tolerance:as2870-c[12]-(\d)$/;
const FLOOR = /\b(?:slabs?|floors?|driveway|paving|concrete)\b/i;
/** Asks which one it is, or names two. */
const WHICH = /\b(?:which|what|whats|or|between|from)\b/i;

/** The category by its width, and whether that is the one it was called; nothing where no width or no category is told. */
export function categoryClaimed(message: string, question: Question): Part[] {
  const claimed = CLAIMED.exec(message)?.[1];
  if (claimed === undefined || WHICH.test(message) || !/\bcrack/i.test(message) || !statesSize(message))
    return [];
  // Any crack is taken as one of a wall, as where its category is asked for.
  const ofFloor = question.followUp || FLOOR.test(message);
  const defectIds = question.defectIds.filter((id) => ofFloor || id !== 'slab_crack');
  // '20mm wall crack' tells how wide it is as well.
  const [size] = sizesIn(message);
  const measurements =
    question.measurements.length > 0 || size === undefined
      ? question.measurements
      : readMeasurements(`crack in the wall ${size.value} mm wide`);
  return crackCategory({ ...question, defectIds, measurements }).map((part) => {
    const category = OF_ROW.exec(part.rows[0]?.id ?? '')?.[1];
    if (category === undefined) return part;
    const told = withRange(part);
    const [words, said, holds] = COMPARED.find(([pattern]) => pattern.test(message)) ?? [];
    if (words && DENIED.test(message.replace(words, ''))) return told;
    // Where a width may be either of two, both have to agree.
    const ranks = ranksOf(part.text, Number(category));
    const holding = ranks.filter((rank) => holds?.(rank, Number(claimed)) ?? rank === Number(claimed));
    const beyondLast = !holds && category === claimed;
    const yes = beyondLast || holding.length === ranks.length;
    if (!yes && holding.length > 0) return told;
    const of = `${said ? `${said} ` : ''}category ${claimed}`;
    return { ...told, text: `${yes ? `**By its width yes, ${of}.**` : `**No, not ${of}.**`} ${told.text}` };
  });
}

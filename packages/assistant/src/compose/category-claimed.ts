/** 'My 9 mm crack is category 1, right?': the category by the width that is told, whatever somebody calls it. */
import { readMeasurements } from '@plumbline/knowledge/measurements';
import type { Question } from '../question/read-question.ts';
import { crackCategory } from './crack-part.ts';
import { withRange } from './limit-position.ts';
import type { Part } from './part.ts';
import { sizesIn } from './sizes-said.ts';
import { statesSize } from './stated-limits.ts';

const CLAIMED = /\bcat(?:egory|\.)? ?([0-5])\b/i;
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
    return {
      ...told,
      text: `${category === claimed ? `**By its width yes, category ${claimed}.**` : `**No, not category ${claimed}.**`} ${told.text}`,
    };
  });
}

import type { Quality } from '../evidence/evidence.ts';
import { logistic } from '../model/trees.ts';
import type { CrackChange } from './crack-change.ts';
import type { SecondLook, SecondReason } from './second-look.ts';
import type { Around, Remains } from './still-there.ts';

/** What a pair of photos of one place tells. */
export interface Opened extends Remains {
  agreeing: number;
  around: Around;
  /** Share of the defect's place that the second photo shows. */
  inView: number;
  family: { before: number; after: number } | undefined;
  crack: CrackChange | undefined;
  quality: Quality;
}

/** Below these two photos don't surely show one place, or the second is too soft to show what was there. */
const LEAST = { agreeing: 9, likeness: 0.2, margin: 0.12, inView: 0.85, sharpness: 0.35 };
const SHARPEST = 4;
/**
 * On smooth walls the grain of the sensor drowns all fine detail. So many spots that agree stand in for it, as long as
 * the wall fits nowhere else nearly as well. Of 66 drawn pairs of two walls none had more than 11.
 */
const MANY = { agreeing: 40, likeness: 0.05, marginShare: 0.6, sharpest: 8 };
/**
 * How much each fact counts, none of them against what it means: a regression on 265 drawn pairs of the tuning half,
 * tried on tenths that it hadn't seen. Fitted on drawn walls: of real ones it may be surer than it should be.
 */
const CRACK = { weights: [0, 2.55, 0.49, 0, 0, 0, 2.98, 0.84], offset: -4.5 };
const OTHER = { weights: [1.01, 1.98, 1.45, 0.7, 6.36], offset: -4.72 };
/**
 * An answer is given up to the first and from the second, as a probability that the defect is still there. A wrong 'not
 * fixed' costs a look, a wrong 'fixed' more.
 */
const [GONE_UP_TO, STILL_FROM] = [0.35, 0.5];
/** No answer from one pair of photos is surer. */
const SUREST = 0.97;

/** A crack that is so much wider than before, beyond the doubt of both measurements, is told as wider. */
const WIDER = 1.6;
const PARTLY = 0.75;

/** Whether the photos may be compared at all. */
export function hindrance({ agreeing, around, inView }: Opened): SecondReason | undefined {
  const { likeness, margin, sharpness } = around;
  const many =
    agreeing >= MANY.agreeing && likeness >= MANY.likeness && margin >= MANY.marginShare * likeness;
  const alike = agreeing >= LEAST.agreeing && likeness >= LEAST.likeness && margin >= LEAST.margin;
  if (!many && !alike) return 'no_match';
  if (inView < LEAST.inView) return 'not_in_view';
  return sharpness < LEAST.sharpness || sharpness > (many ? MANY.sharpest : SHARPEST)
    ? 'too_soft'
    : undefined;
}

const bounded = (value: number, most = 1.5) => Math.min(most, Math.max(-0.5, value));

/** What the opinion is made of, each about 0 where the defect is gone and 1 where it is as it was. */
export function factsOf({ pattern, worstPart, detail, uneven, family, crack, around }: Opened): number[] {
  const left = family ? family.after / Math.max(0.05, family.before) : 0.5;
  const common = [
    bounded(pattern),
    bounded(worstPart),
    bounded(detail / Math.max(0.2, around.likeness)),
    bounded(uneven),
    bounded(left),
  ];
  if (!crack) return common;
  return [...common, crack.remains - crack.chance, crack.worstPart - crack.chance, crack.darkness];
}

export function opinionOn(opened: Opened, hazard: boolean): SecondLook {
  const { crack, pattern } = opened;
  const remains = Math.min(1, Math.max(0, crack ? crack.remains : pattern));
  const widthRatio = crack?.width ?? null;
  const unsure = (reason: SecondReason): SecondLook => ({
    answer: 'cant_tell',
    ...{ reason, confidence: 0, remains: null, widthRatio: null },
  });
  const hindered = hindrance(opened);
  if (hindered) return unsure(hindered);
  const model = crack ? CRACK : OTHER;
  const there = thereOn(model, opened);
  if (there >= STILL_FROM) {
    const reason =
      widthRatio !== null && widthRatio >= WIDER
        ? 'wider'
        : remains < PARTLY
          ? 'partly_there'
          : 'still_there';
    return { answer: 'not_fixed', reason, confidence: Math.min(SUREST, there), remains, widthRatio };
  }
  if (there > GONE_UP_TO) return unsure('unclear');
  // A photo shows a surface: that the danger behind it is gone is for somebody on site to say.
  if (hazard) return unsure('danger');
  return {
    answer: 'fixed',
    reason: 'gone',
    confidence: Math.min(SUREST, 1 - there),
    remains,
    widthRatio: null,
  };
}

/** Probability that the defect is still there. */
function thereOn(
  { weights, offset }: { weights: readonly number[]; offset: number },
  opened: Opened,
): number {
  return logistic(factsOf(opened).reduce((sum, fact, at) => sum + fact * (weights[at] ?? 0), offset));
}

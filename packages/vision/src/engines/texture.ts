import type { Family } from '@plumbline/knowledge';
import data from '../model/data/texture.json' with { type: 'json' };
import type { Engine, Opinion } from '../panel.ts';
import { descriptorOf } from '../texture/descriptor.ts';
import { textureFamilies } from '../texture/model.ts';
import { plainness } from '../texture/plain.ts';
import { SIGNS, signOf, type TexturedFamily } from '../texture/signs.ts';

const CLAIMED = Object.keys(SIGNS) as TexturedFamily[];
/** Odds against a family before anything is seen: nine others could be it. */
const OTHERS = 9;
/** How far the fitted odds are believed: timber and brick have the colours of rust. */
const BELIEF: Readonly<Record<TexturedFamily, number>> = { vegetation: 1, corrosion: 0.6 };
const WORTH_SAYING = 0.35;
/** A cell of a smaller picture holds too few pixels to be measured, in pixels of the short side. */
const LEAST_SIDE = 48;

const SAYS: Readonly<Record<TexturedFamily, string>> = {
  vegetation: 'Leaf green',
  corrosion: 'Rust brown',
};

/** Odds of a plain surface to be sound, and to have a line across it, against each other family. */
const PLAIN = { normal: 60, crack: 12 } as const;

/** Probabilities of the claimed families in one distribution with all the others. */
function familiesIn(descriptor: readonly number[]): Partial<Record<Family, number>> {
  const alone = textureFamilies(data, descriptor);
  const odds = new Map<Family, number>();
  for (const family of CLAIMED) {
    const p = Math.min(0.995, Math.max(0.005, alone.get(family) ?? 0));
    odds.set(family, (p / (1 - p)) ** BELIEF[family] / OTHERS);
  }
  const plain = plainness(descriptor);
  if (plain > 0) {
    odds.set('normal', PLAIN.normal ** plain / OTHERS);
    odds.set('crack', PLAIN.crack ** plain / OTHERS);
  }
  const unclaimed = (OTHERS + 1 - odds.size) / OTHERS;
  const total = [...odds.values()].reduce((sum, value) => sum + value, unclaimed);
  return Object.fromEntries([...odds].map(([family, value]) => [family, value / total]));
}

function summaryOf(families: Partial<Record<Family, number>>, descriptor: readonly number[]): string {
  const best = CLAIMED.reduce((a, b) => ((families[b] ?? 0) > (families[a] ?? 0) ? b : a));
  if ((families.normal ?? 0) >= WORTH_SAYING) return 'Most of the photo is one even surface.';
  // That a colour didn't stand out doesn't show that it isn't there: streaks under rusting bars are too few to count.
  if ((families[best] ?? 0) < WORTH_SAYING) return '';
  // The sign is a root of the share of pixels.
  const share = Math.max(1, Math.round(100 * signOf(SIGNS[best][0], descriptor) ** 2));
  return `${SAYS[best]} over about ${share}% of the photo.`;
}

/** Tells by colour and texture what can be told by them in photos from anywhere: plants, and less surely rust. */
export const texture: Engine = {
  id: 'texture',
  name: 'Colour and texture',
  family: 'descriptor',
  about:
    'Measures colour and texture in parts of the photo: leaf green, rust brown, how even the surface is.',
  timeLimitMs: 8000,
  async vote(evidence): Promise<Opinion | undefined> {
    if (Math.min(evidence.working.width, evidence.working.height) < LEAST_SIDE) return undefined;
    const descriptor = descriptorOf(evidence);
    const families = familiesIn(descriptor);
    const summary = summaryOf(families, descriptor);
    return { families, defects: {}, summary, recommendations: [], measurements: [] };
  },
};

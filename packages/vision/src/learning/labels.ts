import type { Family } from '@plumbline/knowledge';
import { wilson } from './figures.ts';

/** A labelled photo, and what a panel says of it that learned from the labels of other scenes. */
export interface Relabelled {
  label: Family;
  said: Family;
}

/** How far labels bear each other out. Shares are 0 to 1. */
export interface Agreement {
  photos: number;
  /** Photos of which the panel, taught by the others, says what the label says. */
  agreeing: number;
  /** How many would agree if the same labels were dealt out among the same photos. */
  byChance: number;
  /** How much better than chance it is at most: 0 is chance, 1 is always; the end of a 95 % interval over scenes. */
  atMost: number;
}

/** Labels of which nearly all are alike agree by chance nearly always: dealing them out anew tells nothing. */
const ONE_LABEL = 0.85;
/** Right labels of the looks that are hardest to learn reach 0.35 and more at most, wrong ones 0.18 and less (decision 0343). */
const LEARNABLE = 0.2;

const shareOf = (some: readonly Relabelled[], holds: (one: Relabelled) => boolean) =>
  some.filter(holds).length / some.length;

/** Undefined where the labels are too much alike, or too few, to say anything. */
export function agreementOf(some: readonly Relabelled[], scenes: number): Agreement | undefined {
  const labels = [...new Set(some.map(({ label }) => label))];
  const most = Math.max(0, ...labels.map((family) => shareOf(some, ({ label }) => label === family)));
  if (some.length === 0 || most > ONE_LABEL) return undefined;
  const agreeing = some.filter(({ label, said }) => label === said).length;
  const chance = labels.reduce(
    (sum, family) =>
      sum + shareOf(some, ({ label }) => label === family) * shareOf(some, ({ said }) => said === family),
    0,
  );
  // Photos of one scene are one trial.
  const [, high] = wilson((agreeing / some.length) * scenes, scenes);
  return {
    photos: some.length,
    agreeing,
    byChance: Math.round(chance * some.length),
    atMost: (high - chance) / (1 - chance),
  };
}

/** Why labels aren't learned from, in people's words; undefined where nothing is known against them. */
export function againstLabels(agreement: Agreement | undefined): string | undefined {
  if (!agreement || agreement.atMost >= LEARNABLE) return undefined;
  const { photos, agreeing, byChance } = agreement;
  return `the labels don't bear each other out: taught by the others, the panel agrees with ${agreeing} of ${photos}, and by chance with ${byChance}. Look through the labelled photos`;
}

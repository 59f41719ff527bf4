/** Whether a photo in which nobody looked for a defect may show one: one of many, looked at without being asked. */
import type { Family } from '@plumbline/knowledge';
import { calibrated } from './consensus/opinion-pool.ts';
import { SHIPPED_WEIGHTS } from './consensus/weights.ts';
import type { Examination } from './panel.ts';

/** Shares and certainties are compared as log odds; nothing counts as surer than this. */
const NEVER_SURER = 1e-4;
const logOdds = (share: number) => {
  const held = Math.min(1 - NEVER_SURER, Math.max(NEVER_SURER, share));
  return Math.log(held / (1 - held));
};

/** What is said where the panel says that it's no defect, or isn't sure: below every threshold. */
const NOTHING = -9.9;

/**
 * How much a photo's contrast takes off: hard light and sharpening have the network mark more of every surface, and make
 * the panel surer of what isn't there.
 */
const CONTRAST = { marked: 2, panel: 4 } as const;
/** A flat, hazy photo has no less taken off than one of middling contrast: what is seen in it is as doubtful. */
const LEAST_CONTRAST = 0.5;
/** How much the panel's share of any defect counts beside the mean of what is marked. */
const PANEL_BESIDE = 0.15;

/** The kinds whose marks tell most, of whatever kind the defect is. */
const TELLING = ['crack', 'corrosion', 'peeling_damp'] as const satisfies readonly Family[];

/**
 * `together`: all three marked at once, none of them strongly, and the panel not sure that nothing is there. A sound surface
 * is seldom taken for several kinds.
 */
export const OVERLOOKED_SIGNALS = [...TELLING, 'spalling', 'together', 'panel'] as const;
export type OverlookedSignals = Readonly<Record<(typeof OVERLOOKED_SIGNALS)[number], number>>;

/**
 * From here on somebody is asked. Chosen so that of the 283 photos for measuring that show no defect none is asked
 * about; `npm run evaluate:omissions` chooses them anew without the photos that each is measured on.
 */
const ASKS_FROM: OverlookedSignals = {
  crack: -3.62,
  corrosion: -3.24,
  peeling_damp: -4.21,
  spalling: -2.47,
  together: -4.69,
  panel: -1.14,
};

/** What a photo says of itself, each number the higher the likelier a defect. */
export function overlookedSignals({
  votes,
  consensus,
}: Pick<Examination, 'votes' | 'consensus'>): OverlookedSignals {
  const marked = votes.find(({ opinion }) => opinion?.marked)?.opinion?.marked;
  const contrast = Math.max(LEAST_CONTRAST, marked?.contrast ?? 0);
  const of = (family: Family) => {
    const share = marked?.shares[family];
    if (share === undefined) return NOTHING;
    return logOdds(share) - CONTRAST.marked * contrast;
  };
  const telling = TELLING.map(of);
  const { distribution } = consensus;
  const shown = 1 - (distribution.normal ?? 0) - (distribution.not_building ?? 0);
  const together = telling.reduce((sum, one) => sum + one, 0) / TELLING.length;
  // As fitted: by what the panel makes of the photo, not by what may be said of it.
  const { family, confidence } = consensus;
  const held = family
    ? Math.max(confidence, calibrated(distribution[family], SHIPPED_WEIGHTS.calibration))
    : confidence;
  const sure = consensus.outcome === 'defect' ? logOdds(held) : NOTHING;
  return {
    crack: of('crack'),
    corrosion: of('corrosion'),
    peeling_damp: of('peeling_damp'),
    spalling: of('spalling'),
    together: marked ? together + PANEL_BESIDE * logOdds(shown) : NOTHING,
    panel: sure - CONTRAST.panel * contrast,
  };
}

/** Whether somebody is asked about a photo that was kept without analysis. */
export function mayBeOverlooked(examination: Pick<Examination, 'votes' | 'consensus'>): boolean {
  const signals = overlookedSignals(examination);
  return OVERLOOKED_SIGNALS.some((name) => signals[name] > ASKS_FROM[name]);
}

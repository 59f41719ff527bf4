import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { BARS_SHOWN } from '../consensus/observed.ts';
import { examine } from '../examine.ts';
import { assetPath } from './assets.ts';
import { barsIn, barsShare } from './bars.ts';
import type { Inference } from './inference.ts';

const SAMPLES = fileURLToPath(new URL('../../../documents/assets/samples/', import.meta.url));
const NO_WORDS = { description: '', stages: [], project: {}, inspectedOn: '2026-11-27' };
const look = (name: string) => examine(readFileSync(`${SAMPLES}${name}`), NO_WORDS);

/** A map of bars with these cells at this score and none elsewhere. */
function map(cells: readonly number[], score: number): Inference {
  const values = new Float32Array(100).fill(-6);
  for (const at of cells) values[at] = score;
  const bars = { columns: 10, rows: 10, values };
  return {
    scores: [],
    cells: { columns: 10, rows: 10, values: new Map() },
    damaged: 0,
    marked: {},
    bars,
    embedding: new Float32Array(),
  };
}

describe('bare bars in a photo', () => {
  test('are a few kilobytes laid onto the network that they were fitted on', () => {
    const file = readFileSync(assetPath('bars.onnx'));
    expect(statSync(assetPath('bars.onnx')).size).toBeLessThan(10 * 1024);
    const damage = createHash('sha256')
      .update(readFileSync(assetPath('damage.onnx')))
      .digest('hex');
    expect(file.includes(damage.slice(0, 16))).toBe(true);
  });

  test('show where several cells say so, and there', () => {
    const shown = map([72, 73, 82], 5);
    expect(barsShare(shown)).toBeGreaterThan(BARS_SHOWN);
    const box = barsIn(shown)?.box;
    expect(box).toEqual({ x: 0.2, y: 0.7, width: 0.2, height: 0.2 });
    expect(barsIn(shown)?.outlines).toHaveLength(1);
    expect(barsIn(map([72], 5))).toBeUndefined();
    expect(barsIn(map([72, 73, 82], 3))).toBeUndefined();
  });

  test('are seen under a broken soffit, marked there, and told as what seems', async () => {
    const { consensus, overlays, overlayDescription, votes } = await look('balcony-soffit.jpg');
    expect(consensus.seen).toEqual(['exposed_reinforcement']);
    expect(consensus.observed?.join(' ')).toContain('Bare steel seems to show around the middle.');
    expect(overlayDescription).toContain('Bare steel seems to show around the middle: outlined.');
    expect(overlays.filter(({ label }) => label === 'Bare steel seems to show here')).not.toEqual([]);
    expect(votes.every(({ opinion }) => opinion === undefined || !('bareBars' in opinion))).toBe(true);
  }, 30_000);

  test.each(['garage-slab.jpg', 'ensuite-floor.jpg', 'meeting-room-door.jpg', 'north-wall.jpg'])(
    'aren’t in %s',
    async (name) => {
      const { consensus, overlays } = await look(name);
      expect(consensus.seen).toEqual([]);
      expect(overlays.map(({ label }) => label).join()).not.toContain('Bare steel');
    },
    30_000,
  );
});

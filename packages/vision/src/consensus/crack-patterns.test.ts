import { describe, expect, test } from 'vitest';
import type { EngineFamily, Opinion, Vote } from '../panel.ts';
import { combine } from './combine.ts';
import { SHIPPED_WEIGHTS } from './weights.ts';

const vote = (engineId: string, family: EngineFamily, parts: Partial<Opinion>): Vote => ({
  ...{ engineId, engineName: engineId, family, status: 'voted', confidence: 0.8, elapsedMs: 1 },
  opinion: {
    ...{ families: {}, defects: {}, summary: '', recommendations: [], measurements: [] },
    ...parts,
  },
});
const seen = vote('surface', 'network', { families: { crack: 0.9 } });
const guess = vote('language', 'words', {
  defects: { brick_vertical_crack: 0.45, brick_stepped_crack: 0.4 },
});
const named = (description: string, ...votes: Vote[]) =>
  combine(
    [seen, guess, ...votes],
    { description, stages: [], project: {}, inspectedOn: '2026-11-21' },
    SHIPPED_WEIGHTS,
  ).title;

describe('how a crack in brick runs', () => {
  test('is no part of its name where nobody said it and no check saw it', () => {
    expect(named('crack in brick 6 mm')).toBe('Crack in brickwork');
    expect(named('crack beside the sandstone step')).toBe('Crack in stonework');
  });

  test('names it where it is said or seen', () => {
    expect(named('stepped crack in the bricks')).toBe('Stepped cracking in brickwork');
    expect(named('vertical crack in the bricks')).toBe('Vertical or through-brick crack');
    const traced = vote('crack', 'geometry', { defects: { brick_stepped_crack: 0.6 } });
    expect(named('crack in brick 6 mm', traced)).toBe('Stepped cracking in brickwork');
  });

  test('is as it was traced where it is told to be vertical, unless it is told to break bricks', () => {
    const traced = vote('crack', 'geometry', { defects: { brick_stepped_crack: 0.6 } });
    const told = vote('language', 'words', {
      defects: { brick_vertical_crack: 0.9, brick_stepped_crack: 0.05 },
    });
    for (const words of [
      'vertical crack in the brickwork',
      'crack runs vertically up the brick wall',
      'straight crack in the bricks from the window down',
    ])
      expect(named(words, told, traced)).toBe('Stepped cracking in brickwork');
    expect(named('vertical crack through the bricks', told, traced)).toBe('Vertical or through-brick crack');
    expect(named('vertical crack in the brickwork', told)).toBe('Vertical or through-brick crack');
  });
});

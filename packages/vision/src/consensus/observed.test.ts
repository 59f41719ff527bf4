import type { AnalysisContext, Family } from '@plumbline/knowledge';
import { describe, expect, test } from 'vitest';
import type { EngineFamily, Opinion, Vote } from '../panel.ts';
import { combine } from './combine.ts';
import { SHIPPED_WEIGHTS } from './weights.ts';

const said = (description = ''): AnalysisContext => ({
  description,
  stages: [],
  project: {},
  inspectedOn: '2026-11-27',
});

function vote(engineId: string, family: EngineFamily, parts: Partial<Opinion>): Vote {
  const opinion: Opinion = {
    ...{ families: {}, defects: {}, summary: '', recommendations: [], measurements: [] },
    ...parts,
  };
  return { engineId, engineName: engineId, family, status: 'voted', opinion, elapsedMs: 1 };
}
const sees = (families: Partial<Record<Family, number>>) => vote('surface', 'network', { families });
const answer = (votes: readonly Vote[], words = '') => combine(votes, said(words), SHIPPED_WEIGHTS);

describe('words of a wall that moves', () => {
  const salts = sees({ efflorescence: 0.9, normal: 0.1 });
  const unseen = 'Your words say it bulges or leans; this photo doesn’t show it.';

  test.each(['wall bellying out', 'the brick wall is bulging outward', 'bowed wall with white salts on it'])(
    'are set against a photo of salts: %s',
    (words) => {
      const language = vote('language', 'words', { defects: { efflorescence: 0.8 } });
      expect(answer([salts, language], words).mismatch).toBe(
        `${unseen} The photo looks like: efflorescence.`,
      );
    },
  );

  test('are set against a photo that shows nothing', () => {
    expect(answer([sees({ normal: 0.97 })], 'wall bellying out').mismatch).toBe(unseen);
  });

  test('aren’t where the photo shows a crack, or where they deny it', () => {
    expect(answer([sees({ crack: 0.97 })], 'wall bellying out').mismatch).toBeUndefined();
    expect(answer([salts], 'the wall isn’t bulging, it has white salts').mismatch).toBeUndefined();
  });
});

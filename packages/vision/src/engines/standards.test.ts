import type { AnalysisContext } from '@plumbline/knowledge';
import { describe, expect, test } from 'vitest';
import { canvas } from '../../test/drawing/canvas.ts';
import { evidenceFrom } from '../evidence/gather.ts';
import { measureQuality } from '../evidence/quality.ts';
import { standards } from './standards.ts';

const blank = canvas(32, 32, [200, 200, 200]);
const working = { data: Uint8Array.from(blank.data), width: 32, height: 32 };
const grey = { data: new Uint8Array(32 * 32).fill(200), width: 32, height: 32 };
const evidence = evidenceFrom({
  original: { width: 32, height: 32 },
  working,
  quality: measureQuality(working, grey),
  capture: {},
});

function ask(description: string, project: AnalysisContext['project'] = { state: 'NSW' }) {
  const context: AnalysisContext = { description, stages: [], project, inspectedOn: '2026-11-21' };
  return standards.vote(evidence, context, new AbortController().signal);
}

describe('the standards engine', () => {
  test('has no say where nothing was measured', async () => {
    expect(await ask('There is a crack above the door')).toBeUndefined();
    expect(await ask('')).toBeUndefined();
  });

  test('takes a stated width for a crack and keeps it as a measurement', async () => {
    const opinion = await ask('Stepped crack in the brick wall, 6 mm wide');
    expect(opinion?.measurements).toMatchObject([{ attribute: 'crack_width', value: 6, origin: 'stated' }]);
    expect(opinion?.families.crack).toBeGreaterThan(0.5);
  });

  test('finds lippage beyond its tolerance', async () => {
    const opinion = await ask('4 mm lippage between the floor tiles');
    expect(opinion?.summary).toMatch(/^Beyond the tolerance: lippage stated as 4 mm/);
    expect(opinion?.defects.tile_lippage).toBeGreaterThan(0.3);
  });

  test('says so where the value is within its tolerance', async () => {
    const opinion = await ask('1 mm lippage between the floor tiles');
    expect(opinion?.summary).toMatch(/^Within the tolerance/);
  });

  test('never settles a name alone', async () => {
    for (const words of [
      '4 mm lippage',
      'wall is 12 mm out of plumb',
      '20 mm gap under the door',
      'fall of 1:200',
    ]) {
      const opinion = await ask(words);
      for (const probability of Object.values(opinion?.defects ?? {}))
        expect(probability).toBeLessThanOrEqual(0.7);
    }
  });
});

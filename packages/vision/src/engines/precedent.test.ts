import { describe, expect, it } from 'vitest';
import type { Example } from '../network/examples.ts';
import { opinionOfNearest } from './precedent.ts';

const at = (family: Example['family'], ...embedding: number[]): Example => ({ family, embedding });
const here = Float32Array.from([1, 0]);

describe('precedent', () => {
  it('says what the nearest examples show', () => {
    const opinion = opinionOfNearest(
      here,
      [at('crack', 0.98, 0.2), at('normal', 0.3, 0.95)],
      [at('crack', 0.99, 0.1)],
    );
    expect(opinion?.families.crack).toBeGreaterThan(0.8);
    expect(opinion?.summary).toContain('crack');
  });

  it('abstains where no added example is near', () => {
    expect(opinionOfNearest(here, [], [at('crack', 0, 1)])).toBeUndefined();
    expect(opinionOfNearest(here, [at('crack', 1, 0)])).toBeUndefined();
    expect(opinionOfNearest(here, [])).toBeUndefined();
  });

  it('lets an added example outweigh those that came with the product', () => {
    const shipped = [at('normal', 0.95, 0.3), at('normal', 0.95, -0.3)];
    const far = opinionOfNearest(here, shipped, [at('efflorescence', 0.8, 0.6)]);
    const near = opinionOfNearest(here, shipped, [at('efflorescence', 1, 0)]);
    expect(far?.families.normal).toBeGreaterThan(0.6);
    expect(near?.families.efflorescence).toBeGreaterThan(near?.families.normal ?? 1);
  });

  it('lets the very photo that was labelled speak against a crowd of much the same ones', () => {
    const crowd = Array.from({ length: 40 }, (_, index) => at('crack', 0.997 - index * 1e-5, 0.0774));
    const opinion = opinionOfNearest(here, crowd, [at('efflorescence', 1, 0)]);
    expect(opinion?.families.efflorescence).toBeGreaterThan(opinion?.families.crack ?? 1);
  });
});
